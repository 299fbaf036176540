import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { diffArrays } from 'diff'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { filesBelow } from '../../renderer/files-below'
import { browserArguments, findBrowser } from '../browser.mjs'
import { withoutHashes } from './state'

/** One place of a page before and after, as `data:` addresses; one of them is missing where it is new or gone. */
export type PicturePair = { width: number; before?: string; after?: string }

/** A part of a page that can be photographed: header, a band of `main`, or footer. */
type Section = { html: string; y: number; height: number }

const WIDTHS = [1280, 390] as const
/** Places of one page at one width; a page that changed all over is not shown in full. */
const MOST_PLACES = 4
/** Of pages with the same words and another look; the others are named. */
const MOST_OTHER_PAGES = 3
/** Taller parts are cut: nobody looks at more in a review. */
const TALLEST = 1800
/** Address of the pages while they are photographed; every request to it is answered from the folder. */
const ORIGIN = 'http://review.invalid'
/** Nothing may move in a picture, or it differs without a reason; Emilia's button floats over whatever is below. */
const STILL = `*, ::before, ::after { animation: none !important; transition: none !important }
[data-island="ChatWidget"] { display: none !important }`

/**
 * Photographs what changed on the pages of two built sites, at both widths.
 * @param before folder of the earlier pages
 * @param routes pages that read differently; `renamed` knows what a renamed one was
 * @returns pictures by address, also of some pages where only the look changed, and the addresses of all of those
 */
export async function takePictures(
  before: string,
  after: string,
  routes: readonly string[],
  renamed: ReadonlyMap<string, string>,
): Promise<{ pictures: Map<string, PicturePair[]>; looks: string[] } | undefined> {
  const executablePath = findBrowser()
  if (!executablePath) return undefined
  const looks = changedFiles(before, after).filter(route => !routes.includes(route))
  const pictures = new Map<string, PicturePair[]>()
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    const shown = new Set<string>()
    for (const width of WIDTHS) {
      const [old, now] = [await open(browser, before, width), await open(browser, after, width)]
      for (const route of [...routes, ...looks.slice(0, MOST_OTHER_PAGES)]) {
        const list = await photograph(old, now, renamed.get(route) ?? route, route, width)
        // What changed everywhere, such as the footer, is shown with the first page only.
        const fresh = list.filter(shot => !shown.has(`${shot.before}${shot.after}`))
        for (const shot of fresh) shown.add(`${shot.before}${shot.after}`)
        pictures.set(route, [...(pictures.get(route) ?? []), ...fresh])
      }
    }
    return { pictures, looks }
  } finally {
    await browser.close()
  }
}

/** Addresses of pages whose file changed, its words or not. */
function changedFiles(before: string, after: string): string[] {
  const html = (folder: string, file: string) =>
    existsSync(join(folder, file)) &&
    withoutHashes(readFileSync(join(folder, file), 'utf8'))
      .replace(/<meta name="build"[^>]*>/, '')
      // Written for search engines: it never changes the look, and its days come from git, which a copy has not.
      .replace(/<script type="application\/ld\+json"[^>]*>.*?<\/script>/gs, '')
  return filesBelow(after)
    .filter(file => file.endsWith('.html') && html(before, file) !== html(after, file))
    .map(file => `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '/'))
    .sort()
}

async function photograph(
  old: Page,
  now: Page,
  before: string,
  route: string,
  width: number,
): Promise<PicturePair[]> {
  const [left, right] = [await sectionsOf(old, before), await sectionsOf(now, route)]
  const pictures: PicturePair[] = []
  const pairs = align(left, right)
  const changed = pairs.filter(([a, b]) => a?.html !== b?.html)
  // Where no words changed, the look did: then any section may be another.
  for (const [a, b] of changed.length > 0 ? changed : pairs) {
    const first = a && (await shoot(old, a, width))
    const second = b && (await shoot(now, b, width))
    if (first && second && first.equals(second)) continue
    pictures.push({
      width,
      ...(first && { before: await encode(first) }),
      ...(second && { after: await encode(second) }),
    })
    if (pictures.length === MOST_PLACES) break
  }
  return pictures
}

/**
 * Opens a window on a folder of built pages. Scripts stay off: what waits to be revealed is visible without them, and
 * nothing moves.
 */
async function open(browser: Browser, folder: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
    locale: 'de-AT',
  })
  await context.route('**/*', async route => {
    const { origin, pathname } = new URL(route.request().url())
    const path = join(folder, decodeURIComponent(pathname))
    const file = [path, `${path}.html`, join(path, 'index.html')].find(
      path => existsSync(path) && statSync(path).isFile(),
    )
    if (origin === ORIGIN && file) await route.fulfill({ path: file })
    else await route.fulfill({ status: 404, body: '' })
  })
  return context.newPage()
}

/** @returns none where there is no such page */
async function sectionsOf(page: Page, route: string): Promise<Section[]> {
  const answer = await page.goto(ORIGIN + route, { waitUntil: 'load' })
  if (answer?.status() !== 200) return []
  await page.evaluate(() => document.fonts.ready.then(() => true))
  const sections = await page.evaluate(() =>
    [
      ...document.querySelectorAll('body > header, main > *, main:not(:has(> *)), body > footer'),
    ].map(band => {
      const { top, height } = band.getBoundingClientRect()
      return {
        html: band.outerHTML,
        y: Math.floor(top + window.scrollY),
        height: Math.ceil(height),
      }
    }),
  )
  return sections
    .filter(({ height }) => height > 0)
    .map(section => ({ ...section, html: withoutHashes(section.html) }))
}

/** Which section became which: equal ones first, what lies between them in order. */
function align(left: Section[], right: Section[]): [Section | undefined, Section | undefined][] {
  const pairs: [Section | undefined, Section | undefined][] = []
  const gone: Section[] = []
  let [i, j] = [0, 0]
  const flush = () =>
    pairs.push(...gone.splice(0).map((section): [Section, undefined] => [section, undefined]))
  for (const { added, removed, count } of diffArrays(left, right, {
    comparator: (a, b) => a.html === b.html,
  })) {
    if (removed) gone.push(...left.slice(i, i + count))
    else if (added)
      for (const section of right.slice(j, j + count)) pairs.push([gone.shift(), section])
    else {
      flush()
      for (let k = 0; k < count; k++) pairs.push([left[i + k], right[j + k]])
    }
    if (!added) i += count
    if (!removed) j += count
  }
  flush()
  return pairs
}

function shoot(page: Page, { y, height }: Section, width: number): Promise<Buffer> {
  const clip = { x: 0, y, width, height: Math.min(height, TALLEST) }
  return page.screenshot({ clip, fullPage: true, style: STILL, animations: 'disabled' })
}

async function encode(png: Buffer): Promise<string> {
  const webp = await sharp(png).webp({ quality: 82 }).toBuffer()
  return `data:image/webp;base64,${webp.toString('base64')}`
}
