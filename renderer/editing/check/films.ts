import { existsSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { contracts } from '../../../components/boxes/registry'
import { meant } from '../../../components/contract/closest'
import type { Site } from '../../../components/facts/site'
import { filesBelow } from '../../data/files-below'
import type { Report } from '../../data/report'
import type { Page } from '../../page/page'
import { judge, type Rules } from './checked'

const VIDEOS = 'content/media/videos'
/** Phones load a film while its visitor reads. */
const HEAVIEST = 2_000_000
/** A still picture as cameras and editors make it. */
const STILL = /-poster\.(?:jpe?g|png|webp)$/

/** A film with the files that are there; `isDated` when it is known since when it has been online. */
type Film = { name: string; files: readonly string[]; isDated: boolean; root: string }

/** What the films of a page lack, each at its box. */
export function checkFilms(
  page: Page | undefined,
  site: Site | undefined,
  root: string,
  report: Report,
): void {
  for (const { at, tag, props, isWhole } of page?.boxes ?? [])
    for (const { file } of (isWhole && contracts[tag]?.films?.(props)) || []) {
      const name = file.replace(/^\/videos\/|\.mp4$/g, '')
      const files = filesBelow(join(root, VIDEOS))
      // Without site.yaml, which is told by itself, nobody knows the day of any film.
      const film = { name, files, isDated: !site || Boolean(site.films[file]), root }
      judge(RULES, [film, undefined, at], report)
    }
}

const RULES: Rules<Film, undefined> = {
  'film-file': [
    ({ name, files }) => {
      if (files.includes(`${name}.mp4`)) return undefined
      const known = files.flatMap(file => /^(.*)\.mp4$/.exec(file)?.[1] ?? [])
      return `Den Film „${name}“ gibt es nicht.${meant(name, known) || ` Er braucht in ${VIDEOS} die Datei ${name}.mp4 (ohne Ton, H.264), ein Standbild ${name}-poster.jpg und, wenn jemand spricht, die Untertitel ${name}.vtt.`}`
    },
    ({ name, files }) => {
      if (!files.includes(`${name}.mp4`) || files.includes(`${name}-poster.avif`)) return undefined
      const still = files.find(file => file.replace(STILL, '') === name)
      return still
        ? `Das Standbild ${still} wird erst zu ${name}-poster.avif. Das macht „npm run check -- --fix“, und auf GitHub die Prüfung selbst.`
        : `Dem Film „${name}“ fehlt das Standbild, das man sieht, bevor er läuft: ${VIDEOS}/${name}-poster.jpg, so groß wie der Film.`
    },
    ({ name, root }) => {
      const file = join(root, VIDEOS, `${name}.vtt`)
      return (
        existsSync(file) &&
        !/^\uFEFF?WEBVTT\s/.test(readFileSync(file, 'utf8')) &&
        `Die Untertitel ${name}.vtt zeigt kein Browser: Die erste Zeile heißt WEBVTT, darunter steht je Untertitel die Zeit wie 00:00:01.800 --> 00:00:04.400 und der Text.`
      )
    },
    ({ name, files, isDated }) => {
      const reason = `Suchmaschinen wollen wissen, seit wann es den Film „${name}“ gibt. Tragen Sie in content/site.yaml unter films eine Zeile ein: /videos/${name}.mp4: "2026-12-01T07:00:00+01:00".`
      return files.includes(`${name}.mp4`) && !isDated && { reason, isHint: true }
    },
    ({ name, files, root }) => {
      const reason = `Der Film ${name}.mp4 hat mehr als 2 MB und lädt auf Handys lange. Kürzen Sie ihn oder speichern Sie ihn kleiner, zum Beispiel mit HandBrake, Voreinstellung „Web“, 720p, ohne Ton.`
      const isHeavy =
        files.includes(`${name}.mp4`) && statSync(join(root, VIDEOS, `${name}.mp4`)).size > HEAVIEST
      return isHeavy && { reason, isHint: true }
    },
  ],
}

/**
 * Makes the still pictures of films AVIF, as pages show them, and takes the others away.
 * @returns the files written, e.g. `content/media/videos/rundgang-poster.avif`
 */
export async function mendPosters(root: string = process.cwd()): Promise<string[]> {
  const mended: string[] = []
  for (const still of filesBelow(join(root, VIDEOS)).filter(file => STILL.test(file))) {
    const file = `${VIDEOS}/${still.replace(STILL, '-poster.avif')}`
    const from = join(root, VIDEOS, still)
    const picture = sharp(readFileSync(from)).autoOrient()
    const avif = await picture.resize({ width: 1280, withoutEnlargement: true }).avif().toBuffer()
    writeFileSync(join(root, file), avif)
    unlinkSync(from)
    mended.push(file)
  }
  return mended
}
