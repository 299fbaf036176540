import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { PNG } from 'pngjs'
import { browserArguments, findBrowser } from '../browser'

/** A part of a page that can be photographed; `key` tells whether it is the same one in the other state. */
export type Section = { key: string; html: string; y: number; height: number }

/** A built state of the site, open at one width. */
export type Studio = { page: Page; open(route: string): Promise<Section[]>; shoot(section: Section): Promise<PNG> }

/** Address of the pages while they are photographed; every request to it is answered from the folder. */
const ORIGIN = 'http://review.invalid'
/** Taller parts are cut: nobody looks at more in a review. */
const TALLEST = 2400
/** Nothing may move in a picture, or it differs without a reason. */
const STILL = '*, ::before, ::after { animation: none !important; transition: none !important }'

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
      return page.evaluate(readSections)
    },
    async shoot({ y, height }) {
      const clip = { x: 0, y, width, height: Math.min(height, TALLEST) }
      return PNG.sync.read(await page.screenshot({ clip, fullPage: true, animations: 'disabled', style: STILL }))
    },
  }
}

/** Runs in the page: header, the bands of main, footer. */
function readSections(): Section[] {
  const bands = document.querySelectorAll('body > header, main > *, main:not(:has(> *)), body > footer')
  return [...bands].flatMap(band => {
    const { top, height } = band.getBoundingClientRect()
    if (height < 1) return []
    const html = band.outerHTML.replace(/\.[\w-]{8}(\.\w+)/g, '$1')
    const heading = band.querySelector('h1, h2')?.textContent ?? band.tagName
    return [{ key: `${band.tagName} ${heading}`, html, y: Math.floor(top + window.scrollY), height: Math.ceil(height) }]
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
