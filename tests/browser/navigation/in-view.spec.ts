import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../support/built-test'
import { pageWith } from '../../support/live'
import { follow } from './follow'

/** Waits for the next look at what is in view: observers of the page, which are older, hear of it first. */
const seen = (page: Page) =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        requestAnimationFrame(() => new IntersectionObserver(resolve).observe(document.body))
      }),
  )

/** Scrolls so that a share of an element stands above the lower edge of the window, and waits for the browser to see it. */
async function bringIn(page: Page, element: Locator, share: number): Promise<void> {
  await element.evaluate((node, share) => {
    const { top, height } = node.getBoundingClientRect()
    scrollBy({ top: top - innerHeight + height * share, behavior: 'instant' })
  }, share)
  await seen(page)
}

test('a part of the page appears at 10 % and stays, however tall it is', async ({ page }) => {
  await page.goto('/impressum')
  await follow(page, '/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const element = page.locator('main .reveal').last()
  await expect(element).toHaveCSS('opacity', '0')
  await bringIn(page, element, 0.02)
  await expect(element).not.toHaveClass(/active/)
  await bringIn(page, element, 0.14)
  await expect(element).toHaveClass(/active/)
  await expect(element).toHaveCSS('opacity', '1')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await seen(page)
  await expect(element).toHaveClass(/active/)

  // So tall that 10 % of it never fit into the window.
  await page.reload()
  await element.evaluate((part: HTMLElement) => part.style.setProperty('min-height', '1200vh'))
  await bringIn(page, element, 0.03)
  await expect(element).not.toHaveClass(/active/)
  await bringIn(page, element, 0.07)
  await expect(element).toHaveClass(/active/)
})

const film = pageWith('<video')
const toggle = (page: Page) => page.locator('[data-video-toggle]').first()

test('a video plays muted while half of it is seen, and rests when told', async ({ page }) => {
  const mediaRequests: string[] = []
  page.on(
    'request',
    request => request.resourceType() === 'media' && mediaRequests.push(request.url()),
  )
  await page.goto(film)
  const video = page.locator('video[data-in-view]').first()
  await bringIn(page, video, -1)
  expect(mediaRequests).toEqual([])
  await bringIn(page, video, 0.4)
  await expect(video).toHaveJSProperty('paused', true)
  await bringIn(page, video, 0.6)
  await expect(video).toHaveJSProperty('paused', false)
  await expect(video).toHaveJSProperty('muted', true)
  await expect(toggle(page)).toHaveAttribute('data-video-toggle', 'playing')
  await bringIn(page, video, 0.4)
  await expect(video).toHaveJSProperty('paused', true)
  await expect(toggle(page)).toHaveAttribute('data-video-toggle', 'paused')
  // Its picture is seen, not the frame where it stopped.
  await expect(video).toHaveCSS('visibility', 'hidden')
  await bringIn(page, video, 1)
  await expect(video).toHaveJSProperty('paused', false)
  await expect(video).toHaveCSS('visibility', 'visible')

  const comesAgain = async (paused: boolean) => {
    await bringIn(page, video, 0)
    await bringIn(page, video, 1)
    await expect(video).toHaveJSProperty('paused', paused)
  }
  // Not click(): Playwright may scroll first, and so pause the film itself.
  await toggle(page).dispatchEvent('click')
  await expect(video).toHaveJSProperty('paused', true)
  await comesAgain(true)
  await toggle(page).dispatchEvent('click')
  await expect(video).toHaveJSProperty('paused', false)
  await comesAgain(false)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })
  test('no video starts by itself, and phones get their own cut', async ({ page }) => {
    await page.goto(film)
    const video = page.locator('video[data-in-view]').first()
    await bringIn(page, video, 1)
    await expect(video).toHaveJSProperty('paused', true)
    await toggle(page).click()
    await expect(video).toHaveJSProperty('paused', false)
    expect(await video.evaluate((node: HTMLVideoElement) => node.currentSrc)).toContain('-phone.')
  })
})
