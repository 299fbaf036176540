import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { browserArguments, findBrowser } from '../browser.mjs'

/** How slow the line is. */
type Slowness = {
  /** Milliseconds that each request waits for its answer. */
  roundTrip: number
  /** Of downloads; without it as fast as the machine. */
  kilobitsPerSecond?: number
}

/**
 * Runs `use` with a Chromium of its own; `more` are further arguments.
 * @throws Error where there is none
 */
export async function withBrowser<T>(
  use: (browser: Browser) => Promise<T>,
  more: readonly string[] = [],
): Promise<T> {
  const args = [...browserArguments, ...more]
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('there is no Chromium')
  const browser = await chromium.launch({ executablePath, args })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** Runs `use` with a page of a fresh browser: nothing cached, nothing stored. */
export async function withFreshPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ locale: 'de-AT', ...options })
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Slows a page down, by way of the browser's own tools. */
export async function slowDown(
  page: Page,
  { roundTrip, kilobitsPerSecond }: Slowness,
): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  const throughput = kilobitsPerSecond === undefined ? -1 : (kilobitsPerSecond * 1000) / 8
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}
