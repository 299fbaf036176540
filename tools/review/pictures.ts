import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { diffArrays } from 'diff'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { browserArguments, findBrowser } from '../browser.mjs'

/** One place of a page before and after, as `data:` addresses; one of them is missing where it is new or gone. */
export type Picture = { width: number; before?: string; after?: string }

/** A part of a page that can be photographed: header, a band of `main`, or footer. */
type Section = { html: string; y: number; height: number }

const WIDTHS = [1280, 390] as const
/** Places of one page at one width; a page that changed all over is not shown in full. */
const MOST_PLACES = 4
/** Pages with the same words and another look. */
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
 * @param pages with changed words, new ones with the address they had before
 * @returns pictures by address, also of pages where only the look changed; undefined without a browser
 */
export async function takePictures(
  before: string,
  after: string,
  pages: readonly { route: string; before?: string | undefined }[],
): Promise<Map<string, Picture[]> | undefined> {
  const executablePath = findBrowser()
  if (!executablePath) return undefined
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    const known = new Set(pages.map(({ route }) => route))
    const others = changedFiles(before, after).filter(route => !known.has(route))
    const wanted = [...pages, ...others.slice(0, MOST_OTHER_PAGES).map(route => ({ route, before: route }))]
    const pictures = new Map<string, Picture[]>()
    const shown = new Set<string>()
    for (const width of WIDTHS) {
      const [old, now] = [await open(browser, before, width), await open(browser, after, width)]
      for (const page of wanted) {
        const list = await photograph(old, now, page, width)
        // A footer that changed everywhere is shown with the first page only.
        const fresh = list.filter(one => !shown.has(`${one.before}${one.after}`))
        for (const one of fresh) shown.add(`${one.before}${one.after}`)
        pictures.set(page.route, [...(pictures.get(page.route) ?? []), ...fresh])
      }
    }
    return pictures
  } finally {
    await browser.close()
  }
}

/** Addresses with a changed file; the names that each build gives its files are ignored. */
function changedFiles(before: string, after: string): string[] {
  const files = readdirSync(after, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.html'))
  const plain = (folder: string, file: string) =>
    existsSync(join(folder, file)) && withoutNames(readFileSync(join(folder, file), 'utf8'))
  return files
    .filter(file => plain(before, file) && plain(before, file) !== plain(after, file))
    .map(file => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(/\/index$/, '/'))
    .sort()
}

/** The hashes in the names of files and the id of the build say nothing to visitors. */
function withoutNames(html: string): string {
  return html.replace(/[.-][\w-]{8}(\.\w+)/g, '$1').replace(/<meta name="build"[^>]*>/, '')
}

async function photograph(
  old: Page,
  now: Page,
  { route, before }: { route: string; before?: string | undefined },
  width: number,
): Promise<Picture[]> {
  const [left, right] = [before ? await sectionsOf(old, before) : [], await sectionsOf(now, route)]
  const pictures: Picture[] = []
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
    const file = [path, `${path}.html`, join(path, 'index.html')].find(one => existsSync(one) && statSync(one).isFile())
    if (origin === ORIGIN && file) await route.fulfill({ path: file })
    else await route.abort()
  })
  return context.newPage()
}

async function sectionsOf(page: Page, route: string): Promise<Section[]> {
  await page.goto(ORIGIN + route, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready.then(() => true))
  const sections = await page.evaluate(() =>
    [...document.querySelectorAll('body > header, main > *, main:not(:has(> *)), body > footer')].map(band => {
      const { top, height } = band.getBoundingClientRect()
      return { html: band.outerHTML, y: Math.floor(top + window.scrollY), height: Math.ceil(height) }
    }),
  )
  return sections.filter(({ height }) => height > 0).map(one => ({ ...one, html: withoutNames(one.html) }))
}

/** Which section became which: equal ones first, what lies between them in order. */
function align(left: Section[], right: Section[]): [Section | undefined, Section | undefined][] {
  const pairs: [Section | undefined, Section | undefined][] = []
  const gone: Section[] = []
  let [i, j] = [0, 0]
  const flush = () => pairs.push(...gone.splice(0).map((one): [Section, undefined] => [one, undefined]))
  for (const { added, removed, count } of diffArrays(left, right, { comparator: (a, b) => a.html === b.html })) {
    if (removed) gone.push(...left.slice(i, i + count))
    else if (added) for (const one of right.slice(j, j + count)) pairs.push([gone.shift(), one])
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
