import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Where distributions put Chromium. */
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

/** Switches that keep Chromium quiet: no GPU, and no calls to its maker's servers. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of a Chromium: Playwright's own where it is installed, else the system's; undefined without any. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...SYSTEM].find(
    path => path !== '' && existsSync(path),
  )
}
