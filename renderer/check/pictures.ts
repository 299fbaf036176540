import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { type Diagnostic, diagnose } from '../data/diagnose'
import { headValue } from '../data/front-matter'
import { filesBelow } from '../files-below'
import type { Problem } from '../sentences/problem'
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
 * A cure is not in the diagnostics: `mendPictures` writes files, not words.
 */
export async function checkPictures(
  { pages }: CheckedContent,
  root: string = process.cwd(),
): Promise<Diagnostic[]> {
  const media = join(root, 'content/media')
  const found: Diagnostic[] = []
  for (const file of picturesIn(media)) {
    const path = `/${file}`
    const problem = await problemOf(path, readFileSync(join(media, file)))
    if (!problem) continue
    const shown = pages.flatMap(({ file: name, text, page }) => {
      const at = page?.links.filter(({ href }) => href === path).map(link => link.at) ?? []
      if (page?.head?.socialImage === path) at.push(headValue(text, 'socialImage'))
      return at.map(offset => ({ name, text, offset }))
    })
    const places =
      shown.length > 0 ? shown : [{ name: `content/media${path}`, text: '', offset: 0 }]
    for (const { name, text, offset } of places) {
      const page = diagnose(name, text)
      page.report(problem, offset)
      found.push(...page.found)
    }
  }
  return found
}

/** Pictures of iPhones (HEIC) are often renamed to .jpg, which no browser shows: they cannot be read to their end. */
async function problemOf(path: string, bytes: Buffer): Promise<Problem | undefined> {
  try {
    const picture = sharp(bytes, { failOn: 'truncated' })
    const about = await picture.metadata()
    await picture.stats()
    if (about.exif) return { ruleId: 'picture-exif', path }
    return isHeavy(about, bytes) ? { ruleId: 'picture-heavy', path } : undefined
  } catch {
    return { ruleId: 'image-broken', path }
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
    const problem = await problemOf(`/${file}`, bytes)
    if (!problem || problem.ruleId === 'image-broken') continue
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
