import type { Page } from 'playwright/test'

/** Gives the browser a page other than it was built. */
export const rewritePage = (page: Page, path: string, rewrite: (html: string) => string) =>
  page.route(path, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: rewrite(await response.text()) })
  })
