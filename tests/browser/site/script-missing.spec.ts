import type { Page } from 'playwright/test'
import { expect, test } from '../../support/built-test'
import { industry, menus, pageWith } from '../../support/live'
import { rewritePage } from '../../support/rewritten'
import { unseenParts } from './site-test'

// The page comes, and of its script nothing, or not all: what stands there can be read and used. Forms: no-javascript.spec.ts.

const film = pageWith('<video')

/** A script that somebody on the way has touched, which the policy does not let run. */
const touched = (page: Page, path: string) =>
  rewritePage(page, path, html => html.replace('<script type="module">', '$& '))
const failing = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, 'matchMedia'))

for (const [how, spoil] of [
  ['with a script that was touched', touched],
  ['with a script that fails', failing],
] as const)
  test.describe(`a document ${how}`, () => {
    test.use({ expected: /Content Security Policy|matchMedia/ })

    test('shows all that came, and nothing that does not answer', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      for (const path of ['/', film]) {
        await spoil(page, path)
        await page.goto(path)
        expect(await unseenParts(page)).toEqual([])
      }
      for (const video of await page.locator('video').all())
        await expect(video).toHaveAttribute('controls')
      await expect(page.getByRole('button', { name: /Emilia|Video/ })).toHaveCount(0)
      const banner = page.getByRole('banner')
      await banner.getByRole('link', { name: 'Menü', exact: true }).click()
      await expect(banner.locator(`a[href="${industry.path}"]`)).toBeVisible()
      await banner.getByRole('link', { name: 'Menü schließen' }).click()
      await expect(banner.locator(`a[href="${industry.path}"]`)).toBeHidden()
      await page.setViewportSize({ width: 1280, height: 800 })
      await banner.getByRole('button', { name: menus[0]?.label }).hover()
      await banner.locator(`a[href="${industry.path}"]`).click()
      await expect(page).toHaveURL(industry.path)
    })
  })

test.describe('the code for pages and films', () => {
  test.use({ expected: /Failed to load resource/ })

  test('is not missed: films keep their controls, links lead on', async ({ page }) => {
    await page.route('**/enhance.*.js', route => route.fulfill({ status: 404, body: 'gone' }))
    await page.goto(film)
    const video = page.locator('video').first()
    const answered = page.waitForResponse(/\/enhance\./)
    await video.scrollIntoViewIfNeeded()
    await page.keyboard.press('Tab')
    await answered
    await expect(video).toBeVisible()
    await expect(video).toHaveAttribute('controls')
    await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click()
    await expect(page).toHaveURL('/agb')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
