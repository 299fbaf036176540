import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { browserArguments, findBrowser } from '../tools/browser.mjs'

export default defineConfig({
  testDir: 'browser',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: availableParallelism(),
  // Generous: machines are slow and shared.
  timeout: 60_000,
  // Once in some hundred tests the browser itself hangs. A test that fails first and passes then is reported as flaky.
  retries: 1,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line']],
  use: {
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
})
