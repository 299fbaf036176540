import type { Page } from 'playwright/test'
import { door } from '../../support/door'

/** Holds back what an island needs. @returns lets it through */
export async function holdCode(page: Page, island: string): Promise<() => void> {
  const { open, opened } = door()
  await page.route(`**/${island}.*.js`, async route => {
    await opened
    await route.continue()
  })
  return open
}
