import { test as base, expect } from 'playwright/test'
import { type BuiltSite, startBuiltSite } from './built-site'

type Fixtures = {
  /** What the browser complained about: policy breaches, uncaught errors, anything on its console as an error. */
  complaints: string[]
  /** Complaints that a test provokes itself. */
  expected: RegExp
}

/** Tests of the built site behind its real server, one server a worker; each fails when the browser complains. */
export const test = base.extend<Fixtures, { site: BuiltSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it needs from this pattern
    async ({}, use) => {
      const site = await startBuiltSite()
      await use(site)
      await site.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  expected: [/^$/, { option: true }],
  complaints: [
    async ({ page, expected }, use) => {
      const complaints: string[] = []
      const complain = (text: string) => expected.test(text) || complaints.push(text)
      page.on('pageerror', error => complain(error.message))
      page.on('console', message => message.type() === 'error' && complain(message.text()))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
