import type { Page } from 'playwright/test'

/** Waits until both fonts of the site are shown, which may move what is read by some pixels. */
export async function fontsShown(page: Page): Promise<void> {
  await page.waitForFunction(
    () => [...document.fonts].filter(({ status }) => status === 'loaded').length > 1,
  )
}
