import type { Page } from 'playwright/test'

/** Waits until the house's fonts draw the page: it knows of them only when they are there. */
export async function fontsShown(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Figtree' && status === 'loaded'),
  )
}
