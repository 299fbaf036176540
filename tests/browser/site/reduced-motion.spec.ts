import { siteRoutes } from '../../../tools/bench/site-routes'
import { expect, test } from '../../support/built-test'
import { chatOf, openChat } from '../../support/chat-panel'
import { menus } from '../../support/live'
import { scrollThrough } from './site-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What moves with time at the moment; what merely follows the scrolling does not count. */
const moving = () =>
  document
    .getAnimations()
    .filter(animation => animation.playState === 'running' && animation.timeline instanceof DocumentTimeline)
    .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target?.outerHTML.slice(0, 100)) || '?')

test('nothing moves on any page, and nothing waits to be revealed', async ({ page }) => {
  test.setTimeout(90_000)
  const found: string[] = []
  for (const route of siteRoutes()) {
    await page.goto(route)
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('.reveal')]
        .filter(element => getComputedStyle(element).opacity !== '1')
        .map(element => `hidden: ${element.outerHTML.slice(0, 100)}`),
    )
    await scrollThrough(page)
    const films = await page.evaluate(
      () => [...document.querySelectorAll('video')].filter(video => !video.paused).length,
    )
    if (films) hidden.push('a video plays')
    found.push(...[...hidden, ...(await page.evaluate(moving))].map(what => `${route} ${what}`))
  }
  expect(found).toEqual([])
})

test('neither menu nor chat moves when opened, and a new page is there at once', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: menus[1]?.label }).click()
  expect(await page.evaluate(moving)).toEqual([])
  await openChat(page)
  await expect(chatOf(page).panel).toBeVisible()
  expect(await page.evaluate(moving)).toEqual([])
  await scrollThrough(page)
  await page.getByRole('contentinfo').locator('a[href="/impressum"]').click()
  await expect(page).toHaveURL('/impressum')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
