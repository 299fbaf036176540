import type { Page } from 'playwright/test'
import { expect, test } from '../../support/built-test'
import { addLink, countPages, heading } from './follow'

/** Longer than one rests on a link until its page is fetched, on the page's clock. */
const rest = (page: Page) => page.clock.runFor(200)

test('resting on a link fetches its page once, passing over it nothing', async ({ page }) => {
  await page.clock.install()
  await page.goto('/impressum')
  await page.mouse.move(200, 300)
  await page.mouse.move(260, 340)
  await page.waitForLoadState('networkidle')
  const requests = countPages(page)
  for (const href of ['/robots.txt', '/impressum']) {
    const link = await addLink(page, href)
    await link.hover()
    await rest(page)
    await link.evaluate(element => element.remove())
  }
  // Else the link comes up below the pointer that rests there.
  await page.mouse.move(5, 500)
  const link = await addLink(page, '/agb')
  // Both at once, for the page's clock goes on between two calls.
  await link.evaluate(element => {
    for (const one of [element, document.body])
      one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await rest(page)
  // Requests are heard of in their order: this one is the last, and no page.
  await page.evaluate(() => fetch('/robots.txt').then(() => undefined))
  expect(requests).toEqual({})
  await heading(page).hover()
  await link.hover()
  await expect
    .poll(async () => {
      await rest(page)
      return requests['/agb']
    })
    .toBe(1)
  await heading(page).hover()
  await link.hover()
  await rest(page)
  await link.click()
  await expect(link).toHaveCount(0)
  expect(requests['/agb']).toBe(1)
})
