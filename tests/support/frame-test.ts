import { test as base } from 'playwright/test'
import { type FrameSite, startFrameSite } from './frame-site'

/** Tests with the frame's own small site as `site`, one a worker, on ports from 4310. */
export const test = base.extend<{ baseURL: string }, { site: FrameSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it needs from this pattern
    async ({}, use, { parallelIndex }) => {
      const site = await startFrameSite(4310 + parallelIndex)
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
})

export { expect } from 'playwright/test'
