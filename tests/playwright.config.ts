import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { browserArguments, findBrowser } from '../tools/browser.mjs'

export default defineConfig({
  testDir: 'browser',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than cores: much of a test is waiting.
  workers: availableParallelism() + 1,
  // Generous: machines are slow and shared.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A machine that stalls is no fault of the site; what passes only then is listed as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line']],
  use: {
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
})
