import type { Page } from 'playwright/test'

const HOUSE_FONTS = ['Bricolage Grotesque', 'Figtree']

/**
 * Waits until both fonts of the site are shown, which may move what is read by some pixels. By name: where the system has the
 * fonts that stand in for them, those are loaded as well, and sooner.
 */
export async function fontsShown(page: Page): Promise<void> {
  await page.waitForFunction(
    names =>
      names.every(name =>
        [...document.fonts].some(
          ({ family, status }) => status === 'loaded' && family.replaceAll('"', '') === name,
        ),
      ),
    HOUSE_FONTS,
  )
}
