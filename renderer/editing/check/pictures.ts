import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { filesBelow } from '../../data/files-below'
import { type Finding, reporter } from '../../data/report'

/** Pictures are served as they are, so they have to be small. */
const WIDEST = 1600
const HEAVIEST = 300_000

/** JPEG qualities to try, one after the other, until a picture is light enough. */
const QUALITIES = [80, 65, 50]

const SENTENCES = {
  'image-broken':
    'Diese Datei lässt sich nicht als Bild lesen. Öffnen Sie das Bild und speichern Sie es neu als JPG oder PNG; Umbenennen allein genügt nicht.',
  'picture-exif':
    'In diesem Bild stehen Angaben der Kamera, oft auch, wo es aufgenommen wurde. Jeder Besucher könnte sie lesen. „npm run check -- --fix“ nimmt sie heraus.',
  'picture-heavy':
    'Dieses Bild hat mehr als 300 kB oder ist breiter als 1600 Pixel und lädt auf Handys lange. „npm run check -- --fix“ macht es kleiner. Bleibt es zu groß, speichern Sie es im Bildprogramm kleiner, als JPG.',
}

/** The pictures in content/media that sharp reads and writes again; a drawing (SVG) has no pixels. */
async function wrongPictures(root: string) {
  const media = join(root, 'content/media')
  const wrong: { path: string; bytes: Buffer; problem: keyof typeof SENTENCES }[] = []
  for (const path of filesBelow(media).filter(name =>
    /\.(?:avif|gif|jpe?g|png|webp)$/i.test(name),
  )) {
    const bytes = readFileSync(join(media, path))
    const problem = await problemOf(bytes)
    if (problem) wrong.push({ path: `content/media/${path}`, bytes, problem })
  }
  return wrong
}

/** What is wrong with the pictures in content/media. A cure is not in the findings: `mendPictures` writes files, not words. */
export async function checkPictures(root: string = process.cwd()): Promise<Finding[]> {
  const wrong = await wrongPictures(root)
  return wrong.flatMap(({ path, problem }) => {
    const { findings, report } = reporter(path, '')
    const tell = problem === 'picture-heavy' ? report.hint : report.error
    tell(problem, 0, SENTENCES[problem])
    return findings
  })
}

/** Pictures of iPhones (HEIC) are often renamed to .jpg, which no browser shows: they cannot be read to their end. */
async function problemOf(bytes: Buffer): Promise<keyof typeof SENTENCES | undefined> {
  try {
    const picture = sharp(bytes, { failOn: 'truncated' })
    const about = await picture.metadata()
    await picture.raw().toBuffer()
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
  const mended: string[] = []
  for (const { path, bytes, problem } of await wrongPictures(root)) {
    const light = problem !== 'image-broken' && (await lighter(bytes))
    if (!light) continue
    writeFileSync(join(root, path), light)
    mended.push(path)
  }
  return mended
}

/** The picture upright, no wider than `WIDEST` and without notes; undefined for one that moves, or cannot get better. */
async function lighter(bytes: Buffer): Promise<Buffer | undefined> {
  const { pages = 1, format, exif } = await sharp(bytes).metadata()
  if (pages > 1) return undefined
  let smallest = bytes
  for (const quality of QUALITIES) {
    smallest = await sharp(bytes)
      .autoOrient()
      .resize({ width: WIDEST, withoutEnlargement: true })
      .toFormat(format === 'heif' ? 'avif' : format, { quality })
      .toBuffer()
    if (smallest.length <= HEAVIEST) break
  }
  return exif || smallest.length < bytes.length * 0.95 ? smallest : undefined
}
