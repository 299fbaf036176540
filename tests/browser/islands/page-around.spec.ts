import { chatOf } from '../../support/chat-panel'
import { contact, pageWith } from '../../support/live'
import { scrollThrough } from '../site/site-test'
import { expect, test } from './island-test'

/** A page for each island. */
const routes = ['/', '/trial', contact.path, pageWith('data-island="PriceCalculator"')]

test('the page around the islands looks the same, pixel by pixel, before and after they wake', async ({ page }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const changed: string[] = []
  for (const route of new Set(routes)) {
    await page.goto(route)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('[data-island] { visibility: hidden !important } .chat-panel { display: none !important }')
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
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await page.waitForTimeout(400)
    const covered = await page.locator('button.chat-launcher').evaluate(launcher => {
      const box = launcher.getBoundingClientRect()
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (words.nextNode()) {
        const text = words.currentNode
        if (!text.textContent?.trim() || text.parentElement?.closest('[data-island=ChatWidget], script, style'))
          continue
        if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const rect of range.getClientRects())
          if (rect.right > box.left && rect.left < box.right && rect.bottom > box.top && rect.top < box.bottom)
            found.push(text.textContent.trim())
      }
      return found
    })
    expect(covered, `${width} px`).toEqual([])
  }
})

test('on a phone Emilia draws back to the edge while a visitor reads down, and comes back on the way up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/agb')
  const { launcher } = chatOf(page)
  const left = async () => (await launcher.boundingBox())!.x
  const { x, width } = (await page.getByRole('main').boundingBox())!
  const edge = x + width
  await page.mouse.wheel(0, 600)
  await expect.poll(left).toBeGreaterThanOrEqual(edge - 24)
  await page.mouse.wheel(0, -200)
  await expect.poll(left).toBeLessThan(edge - 60)
  await page.mouse.wheel(0, 300)
  await expect.poll(left).toBeGreaterThanOrEqual(edge - 24)
  await launcher.focus()
  await expect.poll(left).toBeLessThan(edge - 60)
})
