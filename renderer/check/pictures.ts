import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { headValue } from '../data/front-matter'
import { type Finding, reporter } from '../data/report'
import { filesBelow } from '../files-below'
import type { CheckedContent } from './check-content'

/** Pictures are served as they are, so they have to be small. */
const WIDEST = 1600
const HEAVIEST = 300_000

/** JPEG qualities to try, one after the other, until a picture is light enough. */
const QUALITIES = [80, 65, 50]

/** What sharp reads and writes again; a drawing (SVG) has no pixels. */
const PIXELS = /\.(?:avif|gif|jpe?g|png|webp)$/i

const picturesIn = (media: string) =>
  existsSync(media) ? filesBelow(media).filter(file => PIXELS.test(file)) : []

/**
 * What is wrong with the pictures in content/media, each at the places of the pages that show it, or at the file when none does.
 * A cure is not in the findings: `mendPictures` writes files, not words.
 */
export async function checkPictures(
  { pages }: CheckedContent,
  root: string = process.cwd(),
): Promise<Finding[]> {
  const media = join(root, 'content/media')
  const found: Finding[] = []
  for (const file of picturesIn(media)) {
    const path = `/${file}`
    const problem = await problemOf(readFileSync(join(media, file)))
    if (!problem) continue
    const shown = pages.flatMap(({ file: name, text, page }) => {
      const at = page?.links.filter(({ href }) => href === path).map(link => link.at) ?? []
      if (page?.head?.socialImage === path) at.push(headValue(text, 'socialImage'))
      return at.map(offset => ({ name, text, offset }))
    })
    const places =
      shown.length > 0 ? shown : [{ name: `content/media${path}`, text: '', offset: 0 }]
    for (const { name, text, offset } of places) {
      const page = reporter(name, text)
      const tell = problem === 'picture-heavy' ? page.report.hint : page.report.error
      tell(problem, offset, SAYS[problem](path))
      found.push(...page.found)
    }
  }
  return found
}

const SAYS = {
  'image-broken': (path: string) =>
    `Die Datei ${path} lässt sich nicht als Bild lesen. Öffnen Sie das Bild und speichern Sie es neu als JPG oder PNG; Umbenennen allein genügt nicht.`,
  'picture-exif': (path: string) =>
    `Im Bild ${path} stehen Angaben der Kamera, oft auch, wo es aufgenommen wurde. Jeder Besucher könnte sie lesen. „npm run check -- --fix“ nimmt sie heraus.`,
  'picture-heavy': (path: string) =>
    `Das Bild ${path} hat mehr als 300 kB oder ist breiter als 1600 Pixel und lädt auf Handys lange. „npm run check -- --fix“ macht es kleiner. Bleibt es zu groß, speichern Sie es als JPG.`,
}

/** Pictures of iPhones (HEIC) are often renamed to .jpg, which no browser shows: they cannot be read to their end. */
async function problemOf(bytes: Buffer): Promise<keyof typeof SAYS | undefined> {
  try {
    const picture = sharp(bytes, { failOn: 'truncated' })
    const about = await picture.metadata()
    await picture.stats()
    if (about.exif) return 'picture-exif'
    return isHeavy(about, bytes) ? 'picture-heavy' : undefined
  } catch {
    return 'image-broken'
  }
}

const isHeavy = ({ autoOrient: { width } }: Metadata, bytes: Buffer) =>
  width > WIDEST || bytes.length > HEAVIEST

/**
 * Turns, shrinks and strips each picture in content/media that the check finds too heavy or with notes of its camera.
 * @returns the files written anew, e.g. `content/media/team.jpg`
 */
export async function mendPictures(root: string = process.cwd()): Promise<string[]> {
  const media = join(root, 'content/media')
  const mended: string[] = []
  for (const file of picturesIn(media)) {
    const bytes = readFileSync(join(media, file))
    const problem = await problemOf(bytes)
    if (!problem || problem === 'image-broken') continue
    const light = await lighter(bytes)
    if (!light) continue
    writeFileSync(join(media, file), light)
    mended.push(`content/media/${file}`)
  }
  return mended
}

/** The picture upright, no wider than `WIDEST` and without notes; undefined for one that moves, or cannot get better. */
async function lighter(bytes: Buffer): Promise<Buffer | undefined> {
  const about = await sharp(bytes).metadata()
  if ((about.pages ?? 1) > 1) return undefined
  let smallest: Buffer | undefined
  for (const quality of QUALITIES) {
    const { format } = about
    const picture = sharp(bytes).autoOrient().resize({ width: WIDEST, withoutEnlargement: true })
    const written = await picture
      .toFormat(format === 'heif' ? 'avif' : format, { quality })
      .toBuffer()
    smallest = written
    if (written.length <= HEAVIEST) break
  }
  const isBetter = smallest && (about.exif || smallest.length < bytes.length * 0.95)
  return isBetter ? smallest : undefined
}
