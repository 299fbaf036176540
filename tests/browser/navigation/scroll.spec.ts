import { expect, test } from '../../support/frame/frame-test'
import { heading, isSameDocument, link, start, top } from './frame-page'

test.beforeEach(({ page }) => start(page))

test('a new page scrolls smoothly to the top; Back and Forward restore where one was', async ({ page }) => {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    document.addEventListener('scroll', () => seen.push(scrollY))
  })
  const seenOnTheWay = async () => {
    if ((await heading(page).textContent()) !== 'Start') await page.goBack()
    await expect(heading(page)).toHaveText('Start')
    await page.evaluate(() => {
      scrollTo(0, 1500)
      ;(window as unknown as { seen: number[] }).seen.length = 0
    })
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).dispatchEvent('click')
    await expect(heading(page)).toHaveText('Kontakt')
    await expect.poll(() => top(page)).toBe(0)
    const between = await page.evaluate(() =>
      (window as unknown as { seen: number[] }).seen.filter(y => y > 0 && y < 700),
    )
    return between.length
  }
  // A machine that paints no frame for half a second sees nothing of the way: once more then. All else must hold at once.
  await expect.poll(seenOnTheWay, { timeout: 30_000 }).toBeGreaterThan(0)
  await page.goBack()
  await expect(heading(page)).toHaveText('Start')
  await expect.poll(() => top(page)).toBe(1500)
  await page.goForward()
  await expect(heading(page)).toHaveText('Kontakt')
  await expect.poll(() => top(page)).toBe(0)
  expect(await isSameDocument(page)).toBe(true)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('the jump to the top is instant', async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 1500))
    const seen = page.evaluate(
      () =>
        new Promise(resolve =>
          document.addEventListener('navigated', () => requestAnimationFrame(() => resolve(scrollY))),
        ),
    )
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).dispatchEvent('click')
    expect(await seen).toBe(0)
  })
})

test('a click on the page one is on goes to its top without loading', async ({ page }) => {
  await page.evaluate(() => scrollTo(0, 900))
  await link(page, 'Diese Seite').dispatchEvent('click')
  await expect.poll(() => top(page)).toBe(0)
  expect(await isSameDocument(page)).toBe(true)
})
