import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../support/frame/frame-test'

/** Scrolls so that `pixels` of an element stand above the lower edge of the window, and waits for the browser to see it. */
async function bringIn(page: Page, element: Locator, pixels: number): Promise<void> {
  await element.evaluate(
    (node, pixels) => scrollBy({ top: node.getBoundingClientRect().top - innerHeight + pixels, behavior: 'instant' }),
    pixels,
  )
  await page.waitForTimeout(150)
}

test.describe('reveal', () => {
  test('an element waits unseen, appears at 10 % and stays', async ({ page }) => {
    await page.goto('/')
    const element = page.locator('#short')
    await expect(element).toHaveCSS('opacity', '0')
    await bringIn(page, element, 1)
    await expect(element).not.toHaveClass(/active/)
    await bringIn(page, element, 20)
    await expect(element).toHaveClass(/active/)
    await expect(element).toHaveCSS('opacity', '1')
    await page.evaluate(() => scrollTo(0, 0))
    await page.waitForTimeout(150)
    await expect(element).toHaveClass(/active/)
  })

  test('one of which 10 % never fit into the window appears all the same', async ({ page }) => {
    await page.goto('/')
    const element = page.locator('#tall')
    await bringIn(page, element, 300)
    await expect(element).not.toHaveClass(/active/)
    await bringIn(page, element, 700)
    await expect(element).toHaveClass(/active/)
  })

  test('a demo plays once 40 % of it are in view', async ({ page }) => {
    await page.goto('/')
    const demo = page.locator('#demo')
    await bringIn(page, demo, 120)
    await expect(demo).not.toHaveClass(/playing/)
    await bringIn(page, demo, 200)
    await expect(demo).toHaveClass(/playing/)
  })

  test('what comes with a navigation is revealed too', async ({ page }) => {
    await page.goto('/trial')
    await page.getByRole('link', { name: '4xDU' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await bringIn(page, page.locator('#short'), 60)
    await expect(page.locator('#short')).toHaveClass(/active/)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('everything is visible and no video starts by itself', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('#short')).toHaveCSS('opacity', '1')
    await page.goto('/video')
    await bringIn(page, page.locator('video'), 380)
    await expect(page.locator('video')).toHaveJSProperty('paused', true)
    await page.getByRole('button', { name: /Video/ }).click()
    await expect(page.locator('video')).toHaveJSProperty('paused', false)
  })
})

test.describe('video', () => {
  test('it is not fetched before, plays at half and pauses below', async ({ page, site }) => {
    site.asked.length = 0
    await page.goto('/video')
    const video = page.locator('video')
    await bringIn(page, video, 160)
    await expect(video).toHaveJSProperty('paused', true)
    expect(site.asked).not.toContain('/film.webm')
    await bringIn(page, video, 200)
    await expect(video).toHaveJSProperty('paused', false)
    await expect(page.getByRole('button', { name: /Video/ })).toHaveAttribute('data-video-toggle', 'playing')
    await bringIn(page, video, 160)
    await expect(video).toHaveJSProperty('paused', true)
    await expect(page.getByRole('button', { name: /Video/ })).toHaveAttribute('data-video-toggle', 'paused')
    await bringIn(page, video, 360)
    await expect(video).toHaveJSProperty('paused', false)
  })

  test('it starts without a sound, or browsers would refuse it', async ({ page }) => {
    await page.goto('/video')
    const video = page.locator('video')
    // As an element may be that came with a navigation.
    await video.evaluate((element: HTMLVideoElement) => Object.assign(element, { muted: false }))
    await bringIn(page, video, 420)
    await expect(video).toHaveJSProperty('paused', false)
    await expect(video).toHaveJSProperty('muted', true)
  })

  test("the visitor's pause wins until the visitor plays it again", async ({ page }) => {
    await page.goto('/video')
    const video = page.locator('video')
    const toggle = page.getByRole('button', { name: /Video/ })
    await bringIn(page, video, 420)
    await expect(video).toHaveJSProperty('paused', false)
    await toggle.click()
    await expect(video).toHaveJSProperty('paused', true)
    await bringIn(page, video, 0)
    await bringIn(page, video, 420)
    await expect(video).toHaveJSProperty('paused', true)
    await toggle.click()
    await expect(video).toHaveJSProperty('paused', false)
    await bringIn(page, video, 0)
    await expect(video).toHaveJSProperty('paused', true)
    await bringIn(page, video, 420)
    await expect(video).toHaveJSProperty('paused', false)
  })
})
