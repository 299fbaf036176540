import type { Page } from 'playwright/test'
import { expect, test } from '../../support/frame/frame-test'
import { heading, link } from './frame-page'

type Watched = { fades: number; rises: number }

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const watched: Watched = { fades: 0, rises: 0 }
    Object.assign(window, { watched })
    const fade = document.startViewTransition.bind(document)
    document.startViewTransition = update => {
      watched.fades++
      return fade(update)
    }
    document.addEventListener('navigated', () =>
      requestAnimationFrame(() => {
        watched.rises += document.querySelector('main')!.getAnimations().length
      }),
    )
  })
})

const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched)

test('a page that is ready is there at once, and rises', async ({ page, site }) => {
  site.asked.length = 0
  await link(page, 'Testen').hover()
  await expect.poll(() => site.asked).toContain('/trial')
  await page.waitForLoadState('networkidle')
  await link(page, 'Testen').click()
  await expect(heading(page)).toHaveText('Testen')
  await expect.poll(() => watched(page)).toEqual({ fades: 0, rises: 1 })
  await expect.poll(() => page.evaluate(() => document.querySelector('main')!.getAnimations().length)).toBe(0)
})

test('a page that one has to wait for cross-fades', async ({ page }) => {
  await link(page, 'Langsam').click()
  await expect(heading(page)).toHaveText('Langsam')
  await expect.poll(() => watched(page)).toEqual({ fades: 1, rises: 0 })
})

test('a page whose turn comes late does not cover the one that was clicked meanwhile', async ({ page }) => {
  await page.evaluate(() => {
    // A browser too busy to begin: it does when `proceed` is called.
    document.startViewTransition = update => {
      const done = new Promise<void>(resolve =>
        Object.assign(window, {
          proceed: async () => {
            if (typeof update === 'function') await update()
            resolve()
          },
        }),
      )
      return { ready: done, finished: done, updateCallbackDone: done } as unknown as ViewTransition
    }
  })
  await link(page, 'Langsam').click()
  await page.waitForFunction(() => 'proceed' in window)
  await link(page, 'Testen').hover()
  await link(page, 'Testen').click()
  await expect(heading(page)).toHaveText('Testen')
  await page.evaluate(() => (window as unknown as { proceed(): Promise<void> }).proceed())
  await expect(heading(page)).toHaveText('Testen')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('neither happens', async ({ page }) => {
    await link(page, 'Testen').click()
    await expect(heading(page)).toHaveText('Testen')
    await link(page, 'Startseite')
      .or(page.getByRole('banner').getByRole('link', { name: '4xDU' }))
      .first()
      .click()
    await expect(heading(page)).toHaveText('Start')
    expect(await watched(page)).toEqual({ fades: 0, rises: 0 })
  })
})
