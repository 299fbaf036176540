import type { Page } from 'playwright/test'
import { expect, test } from '../../support/built-test'

const isFresh = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('fresh'))
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const top = (page: Page, selector: string) =>
  page.evaluate(selector => Math.round(document.querySelector(selector)!.getBoundingClientRect().top), selector)
/** How many parts of the page are laid out only when they come near. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > *, .legal-section, .footer')].filter(
        part => getComputedStyle(part).contentVisibility === 'auto',
      ).length,
  )

type Watched = { waited: number; shift: number }

/** Runs in the page: looks at it as soon as its HTML is there. */
function watch(): void {
  const watched: Watched = { waited: 0, shift: 0 }
  Object.assign(window, { watched })
  document.addEventListener('DOMContentLoaded', () => {
    const parts = [...document.querySelectorAll('main > *, .legal-section, .footer')]
    watched.waited = parts.filter(part => getComputedStyle(part).contentVisibility === 'auto').length
  })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) watched.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const route of ['/', '/datenschutz']) {
  test(`${route} lays out its top first and all of it soon, without a shift`, async ({ page }) => {
    // A font that comes may move a line, by how much depends on the machine's own fonts: see tests/browser/budgets.
    await page.route('**/*.woff2', route => route.fulfill({ body: '' }))
    await page.addInitScript(watch)
    await page.goto(route)
    expect(await isFresh(page)).toBe(true)
    await expect.poll(() => waiting(page)).toBe(0)
    const { waited, shift } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched)
    expect(waited).toBeGreaterThan(5)
    expect(shift).toBeLessThan(0.001)
    const whole = await height(page)
    await page.reload()
    expect(await isFresh(page), 'one may come back to a place').toBe(false)
    // A part of a pixel that many parts add up to is nothing to see.
    await expect.poll(async () => Math.abs((await height(page)) - whole)).toBeLessThanOrEqual(1)
  })
}

test('what an address names is found under the bar, and stays there', async ({ page }) => {
  await page.goto('/trial#formular')
  expect(await isFresh(page)).toBe(false)
  const place = await top(page, '#formular')
  expect(place).toBeGreaterThan(72)
  await page.goto('/#:~:text=Ohne%20Kreditkarte')
  expect(await isFresh(page)).toBe(false)
})

test('a link to a place on the page leads there also before all is laid out', async ({ page }) => {
  await page.goto('/trial#formular')
  const place = await top(page, '#formular')
  await page.goto('/')
  await page.goto('/trial', { waitUntil: 'commit' })
  await page.locator('.footer').waitFor({ state: 'attached' })
  await page.locator('main a[href$="#formular"]').first().dispatchEvent('click')
  await expect.poll(() => waiting(page)).toBe(0)
  expect(await top(page, '#formular')).toBe(place)
})

test('a page reached by a link is laid out from its top too, one come back to all at once', async ({ page }) => {
  await page.goto('/agb')
  await expect.poll(() => waiting(page)).toBe(0)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.getByRole('banner').getByRole('link', { name: '4xDU' }).first().dispatchEvent('click')
  await expect(page).toHaveURL('/')
  await expect.poll(() => isFresh(page)).toBe(true)
  await expect.poll(() => waiting(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/agb')
  await expect.poll(() => isFresh(page)).toBe(false)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})
