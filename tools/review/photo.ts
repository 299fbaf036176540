import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { PNG } from 'pngjs'
import { browserArguments, findBrowser } from '../browser.mjs'
import type { PageBlock } from './changed-blocks'
import type { Rows } from './crop'

/** A part of a page that can be photographed; `key` tells whether it is the same one in the other state. */
export type Section = { key: string; html: string; y: number; height: number; blocks: PageBlock[] }

/** A built state of the site, open at one width. */
export type Studio = {
  page: Page
  open(route: string): Promise<Section[]>
  shoot(section: Section, rows?: Rows): Promise<PNG>
}

/** Address of the pages while they are photographed; every request to it is answered from the folder. */
const ORIGIN = 'http://review.invalid'
/** Taller parts are cut: nobody looks at more in a review. */
const TALLEST = 1800
/** Nothing may move in a picture, or it differs without a reason; Emilia's button floats over whatever is below. */
const STILL = `*, ::before, ::after { animation: none !important; transition: none !important }
[data-island="ChatWidget"] { display: none !important }`

/** Starts the browser, or gives undefined when there is none. */
export async function startBrowser(): Promise<Browser | undefined> {
  const executablePath = findBrowser()
  return executablePath ? chromium.launch({ executablePath, args: browserArguments }) : undefined
}

/**
 * Opens a window on a folder of built pages. Scripts stay off: what waits to be revealed is visible without them, and
 * nothing moves.
 */
export async function openStudio(browser: Browser, folder: string, width: number): Promise<Studio> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
    locale: 'de-AT',
  })
  context.setDefaultTimeout(15_000)
  await serve(context, folder)
  const page = await context.newPage()
  return {
    page,
    async open(route) {
      await page.goto(ORIGIN + (route === '/404' ? '/404.html' : route), { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready.then(() => true))
      const sections = await page.evaluate(readSections)
      return sections.map(one => ({ ...plain(one), blocks: one.blocks.map(plain) }))
    },
    async shoot({ y, height }, { from, to } = { from: 0, to: height }) {
      const clip = { x: 0, y: y + from, width, height: Math.max(1, Math.min(to - from, TALLEST)) }
      return PNG.sync.read(await page.screenshot({ clip, fullPage: true, animations: 'disabled', style: STILL }))
    },
  }
}

/** Hashes in the names of files say nothing to visitors. */
function plain<T extends { html: string }>(one: T): T {
  return { ...one, html: one.html.replace(/\.[\w-]{8}(\.\w+)/g, '$1') }
}

/** Runs in the page, so it names no functions (tsx would mark them): header, the bands of main, footer. */
function readSections(): Section[] {
  const LEAVES = 'h1, h2, h3, h4, p, li, td, th, dt, dd, summary, figcaption, label, button, img, video'
  const bands = document.querySelectorAll('body > header, main > *, main:not(:has(> *)), body > footer')
  return [...bands].flatMap(band => {
    const { top, height } = band.getBoundingClientRect()
    if (height < 1) return []
    const leaves = [...band.querySelectorAll(LEAVES)].filter(one => !one.querySelector(LEAVES))
    const blocks = leaves.map(one => {
      const box = one.getBoundingClientRect()
      return { html: one.outerHTML, y: box.top - top, height: box.height }
    })
    const heading = band.querySelector('h1, h2')?.textContent ?? band.tagName
    const y = Math.floor(top + window.scrollY)
    return [{ key: `${band.tagName} ${heading}`, html: band.outerHTML, y, height: Math.ceil(height), blocks }]
  })
}

async function serve(context: BrowserContext, folder: string): Promise<void> {
  await context.route('**/*', async route => {
    const { origin, pathname } = new URL(route.request().url())
    const path = join(folder, decodeURIComponent(pathname))
    const file = [path, `${path}.html`, join(path, 'index.html')].find(one => existsSync(one) && statSync(one).isFile())
    if (origin === ORIGIN && file) await route.fulfill({ path: file })
    else await route.abort()
  })
}
