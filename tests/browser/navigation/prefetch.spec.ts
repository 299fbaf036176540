import type { Page } from 'playwright/test'
import { expect, test } from '../../support/built-test'
import { addLink, countPages, heading } from './follow'

/** Longer than one rests on a link until its page is fetched, on the page's clock. */
const rest = (page: Page) => page.clock.runFor(200)

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/impressum')
  await page.mouse.move(200, 300)
  await page.mouse.move(260, 340)
  await page.waitForLoadState('networkidle')
})

test('resting on a link fetches its page once, and the click uses it', async ({ page }) => {
  const requests = countPages(page)
  const link = await addLink(page, '/agb')
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

test('passing over a link fetches nothing, and links to files or to the page itself never do', async ({
  page,
}) => {
  const requests = countPages(page)
  for (const href of ['/robots.txt', '/impressum']) {
    await (await addLink(page, href, { id: `to-${href.length}` }))
      .page()
      .locator(`#to-${href.length}`)
      .hover()
    await rest(page)
  }
  await (await addLink(page, '/agb')).evaluate(element => {
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    setTimeout(
      () => document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
      20,
    )
  })
  await rest(page)
  // Requests are heard of in their order: this one is the last, and no page.
  await page.evaluate(() => fetch('/robots.txt').then(() => undefined))
  expect(requests).toEqual({})
})
