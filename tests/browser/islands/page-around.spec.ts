import { siteRoutes } from '../../support/built-pages'
import { chatOf } from '../../support/chat-panel'
import { contact, pageWith } from '../../support/live'
import { scrollThrough } from '../site/site-test'
import { expect, test } from './island-test'

declare global {
  interface Window {
    shiftsWhileReading: unknown[]
  }
}

/** A page for each island. */
const routes = ['/', '/trial', contact.path, pageWith('data-island="PriceCalculator"')]

test('the page around the islands looks the same, pixel by pixel, before and after they wake', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const changed: string[] = []
  for (const route of new Set(routes)) {
    await page.goto(route)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '[data-island] { visibility: hidden !important } .chat-panel { display: none !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
    await scrollThrough(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const before = await page.screenshot({ fullPage: true })
    await page.evaluate(() => {
      for (const island of document.querySelectorAll('[data-island]')) {
        island.dispatchEvent(new Event('pointerenter'))
        island.querySelector<HTMLElement>('.chat-launcher')?.click()
      }
    })
    await expect(page.locator('.chat-panel')).toBeAttached()
    await page.waitForLoadState('networkidle')
    const after = await page.screenshot({ fullPage: true })
    if (!before.equals(after)) changed.push(route)
    await page.evaluate(() => sessionStorage.clear())
  }
  expect(changed).toEqual([])
})

test('Emilia covers no word at the end of a page, in windows of any width', async ({ page }) => {
  await page.goto('/agb')
  for (const [width = 0, height = 0] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    )
    // After a rest she comes back whole, if she may.
    await page.waitForTimeout(1400)
    const covered = await page.locator('button.chat-launcher').evaluate(launcher => {
      const box = launcher.getBoundingClientRect()
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (words.nextNode()) {
        const text = words.currentNode
        if (
          !text.textContent?.trim() ||
          text.parentElement?.closest('[data-island=ChatWidget], script, style')
        )
          continue
        if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const rect of range.getClientRects())
          if (
            rect.right > box.left &&
            rect.left < box.right &&
            rect.bottom > box.top &&
            rect.top < box.bottom
          )
            found.push(text.textContent.trim())
      }
      return found
    })
    expect(covered, `${width} px`).toEqual([])
  }
})

test('on a phone Emilia is a tab at the edge while a visitor reads down, and whole after a rest where she covers no word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/agb')
  const { launcher } = chatOf(page)
  const left = async () => (await launcher.boundingBox())!.x
  const { x, width } = (await page.getByRole('main').boundingBox())!
  const edge = x + width
  await page.evaluate(() => {
    window.shiftsWhileReading = []
    new PerformanceObserver(list => window.shiftsWhileReading.push(...list.getEntries())).observe({
      type: 'layout-shift',
    })
  })
  // Beside a short heading there is room for her.
  await page.getByRole('heading', { name: '2. Leistungen' }).evaluate(heading => {
    const { top, height } = heading.getBoundingClientRect()
    scrollBy({ top: top + height / 2 - (innerHeight - 36), behavior: 'instant' })
  })
  await expect.poll(left).toBeGreaterThanOrEqual(edge - 44.5)
  await expect.poll(left).toBeLessThan(edge - 60)
  // Over full lines there is none: she stays in the margin.
  await page.mouse.wheel(0, 150)
  await expect.poll(left).toBeGreaterThanOrEqual(edge - 44.5)
  await page.waitForTimeout(1400)
  expect(await left()).toBeGreaterThanOrEqual(edge - 24.5)
  await launcher.focus()
  await expect.poll(left).toBeLessThan(edge - 60)
  expect(await page.evaluate(() => window.shiftsWhileReading.length)).toBe(0)
})

test('makes room for what an error moves under the button, without a scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/kontaktinformationen')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.locator('.request-form-summary')).toBeVisible()
  const { launcher } = chatOf(page)
  const coveredFields = () =>
    launcher.evaluate(button => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const covered = new Set<string>()
      for (let x = Math.ceil(left); x < right; x += 4)
        for (let y = Math.ceil(top); y < bottom; y += 4) {
          const [seen, ...below] = document.elementsFromPoint(x, y)
          if (!button.contains(seen ?? null)) continue
          for (const field of below.filter(element => element.matches('form :is(input, textarea)')))
            covered.add((field as HTMLInputElement).name)
        }
      return [...covered]
    })
  await expect.poll(coveredFields).toEqual([])
  await page.waitForTimeout(1500)
  expect(await coveredFields()).toEqual([])
})

test('on the first screen of a phone Emilia lies on no exhibit, field or button', async ({
  page,
}) => {
  // All pages, one after the other.
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const { launcher } = chatOf(page)
  for (const route of siteRoutes()) {
    await page.goto(route)
    await expect(page.locator('html.js')).toBeAttached()
    const covered = () =>
      launcher.evaluate(button => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const parts = document.querySelectorAll(
          'main :is(.exhibit, .chat-demo, .button, button, input, select, textarea)',
        )
        return [...parts].filter(part => {
          // Traps for spam programs are out of sight.
          if (part.getAttribute('tabindex') === '-1') return false
          const box = part.getBoundingClientRect()
          // A picture from edge to edge leaves no margin for the tab.
          if (box.right >= document.body.getBoundingClientRect().right) return false
          // Of her tab 4 px are not seen.
          return box.left < right && left + 4.5 < box.right && box.top < bottom && top < box.bottom
        }).length
      })
    await expect.poll(covered, route).toBe(0)
  }
})
