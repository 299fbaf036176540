import type { Page } from 'playwright/test'
import { expect, test } from '../../support/built-test'
import { frames } from '../../support/frames'
import { demo, industry } from '../../support/live'

type Frame = { y: number; height: number; title: string }

/** Runs in the page: notes in each frame how high the page is and how far it is scrolled, from the moment its HTML is there. */
function watch(): void {
  const frames: Frame[] = []
  Object.assign(window, { frames })
  const note = () => {
    if (document.readyState !== 'loading')
      frames.push({
        y: Math.round(scrollY),
        height: document.documentElement.scrollHeight,
        title: document.title,
      })
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

const framesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { frames: Frame[] }).frames)

/** Percent by which the height of the page changed. */
function change(frames: readonly Frame[]): number {
  const heights = frames.map(({ height }) => height)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  return ((high - low) / low) * 100
}

test('a link of the footer leads to the top of the next page, straight upwards', async ({
  page,
}) => {
  await page.addInitScript(watch)
  await page.goto('/')
  for (const path of ['/agb', industry.path, demo.path]) {
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    )
    await page.evaluate(() => {
      ;(window as unknown as { frames: Frame[] }).frames.length = 0
    })
    await page.locator(`.footer a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await frames(page, 24)
    const drawn = await framesOf(page)
    const downwards = drawn.filter(({ y }, index) => y > (drawn[index - 1]?.y ?? y))
    expect(downwards, path).toEqual([])
    const title = await page.title()
    expect(change(drawn.filter(frame => frame.title === title)), path).toBeLessThanOrEqual(2)
  }
})
