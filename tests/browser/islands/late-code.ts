import type { Page } from 'playwright/test'

/** What an island needs comes so many milliseconds late. */
export async function delayCode(page: Page, island: string, ms: number): Promise<void> {
  await page.route(`**/${island}.*.js`, async route => {
    await new Promise(resolve => setTimeout(resolve, ms))
    await route.continue()
  })
}
