// Plain JavaScript: `npm test` needs it before anything that reads TypeScript runs.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

// The headless shell first: it draws no windows, which would take processor time from the page.
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Switches that keep Chromium quiet: no GPU, no calls to its maker's servers; and letters as wide as visitors' machines
 * draw them, where the shell would round them to whole pixels.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/** Path of a Chromium: the one in CHROMIUM_PATH, Playwright's own where it is installed, else the system's; undefined without any. */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...systemBrowsers].find(
    path => path !== '' && existsSync(path),
  )
}
