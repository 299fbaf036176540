import { test as base, expect } from 'playwright/test'
import { type BuiltSite, startBuiltSite } from './built-site'

type Fixtures = {
  /** What the browser complained about: policy breaches, uncaught errors, anything on its console as an error. */
  complaints: string[]
  /** Complaints that a test provokes itself. */
  expected: RegExp
}

/**
 * Tests of the built site behind its real server, one server a worker. Each fails when the browser complains, which it does
 * of every request to another host too, because the policy forbids them, and when a cookie was set.
 */
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
    async ({ page, context, expected }, use) => {
      const complaints: string[] = []
      const complain = (text: string) => expected.test(text) || complaints.push(text)
      page.on('pageerror', error => complain(error.message))
      page.on('console', message => message.type() === 'error' && complain(message.text()))
      await use(complaints)
      expect(complaints).toEqual([])
      expect(await context.cookies()).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
