import { test as base } from 'playwright/test'
import { type FrameSite, startFrameSite } from './frame-site'

/** Tests with the frame's own small site as `site`, one a worker. */
export const test = base.extend<{ baseURL: string }, { site: FrameSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it needs from this pattern
    async ({}, use) => {
      const site = await startFrameSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
})

export { expect } from 'playwright/test'
