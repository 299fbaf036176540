import { chromium, type Page } from 'playwright'
import { browserArguments, findBrowser } from '../../browser.mjs'
import { projectFile } from '../files'
import { type Cut, type Film, RATE } from './film'
import { filmPage } from './page'
import { startPlayer } from './player'

const origin = 'http://film.invalid'

/** Serves the page from memory and what it asks for from the repository; nothing else is reachable. */
async function serve(page: Page, html: string): Promise<void> {
  await page.route('**/*', async route => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
    if (pathname.startsWith('/fonts/')) return route.fulfill({ body: await projectFile(`renderer/styles${pathname}`) })
    const body = await projectFile(`content/media${pathname}`)
    return route.fulfill({ contentType: 'image/svg+xml', body })
  })
}

/**
 * Plays a film and hands over each picture as PNG with its second. All movement stands still and is put to the time of
 * the picture, so a slow machine films the same as a fast one.
 */
export async function recordFilm(
  film: Film,
  { width, height }: Cut,
  take: (png: Buffer, second: number) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  try {
    const page = await browser.newPage({ viewport: { width, height } })
    // tsx wraps named functions in this helper; the page does not have it.
    await page.addInitScript('window.__name = value => value')
    await serve(page, await filmPage(film.screen))
    await page.goto(`${origin}/`)
    await page.evaluate(startPlayer, film.script)
    const devtools = await page.context().newCDPSession(page)
    for (let count = 0; count < film.seconds * RATE; count++) {
      const second = count / RATE
      await page.evaluate(time => window.seek(time), second)
      const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
      await take(Buffer.from(data, 'base64'), second)
    }
  } finally {
    await browser.close()
  }
}
