import type { Page } from 'playwright/test'
import { expect, test } from '../../support/built-test'
import { pagesWith } from '../../support/live'

const missing = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures.filter(({ complete, naturalWidth }) => !complete || !naturalWidth).map(p => p.src),
    )

for (const path of pagesWith('loading="lazy"').slice(0, 3))
  test(`${path} has all its pictures once it rests, without any scrolling`, async ({ page }) => {
    await page.goto(path)
    await expect.poll(() => missing(page)).toEqual([])
  })

test('with Save-Data a picture is fetched when it comes near', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, rtt: 0 } })
  })
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveClass(/reading/)
  expect(await missing(page)).not.toEqual([])
})
