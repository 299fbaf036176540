import { expect, test } from '../../support/built-test'
import { chatOf, openChat } from '../../support/chat-panel'
import { menus } from '../../support/live'
import { movingParts, scrollThrough } from './site-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// That no page moves by itself: ../accessibility/pages.spec.ts.
test('neither menu nor chat moves when opened, and a new page is there at once', async ({
  page,
}) => {
  await page.goto('/')
  const menu = page.getByRole('button', { name: menus[1]?.label })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  expect(await movingParts(page)).toEqual([])
  // Under an open menu her button is hidden.
  await page.keyboard.press('Escape')
  await openChat(page)
  await expect(chatOf(page).panel).toBeVisible()
  expect(await movingParts(page)).toEqual([])
  await scrollThrough(page)
  // The open panel lies over the end of the footer.
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').locator('a[href="/impressum"]').click()
  await expect(page).toHaveURL('/impressum')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
