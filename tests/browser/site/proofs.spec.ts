import { expect, test } from '../../support/built-test'
import { openChat } from '../../support/chat-panel'
import { pageWith } from '../../support/live'

const path = pageWith('data-measure="bytes"', 'data-measure="answer"')

test('shows what this browser has measured, and nothing moves when it comes', async ({ page }) => {
  await page.goto(path)
  const heightOf = () =>
    page.locator('.proofs').evaluate(proofs => proofs.getBoundingClientRect().height)
  const before = await heightOf()
  await page.locator('.proofs').scrollIntoViewIfNeeded()
  const figures = page.locator('.proof data')
  await expect(figures).toHaveText([/^\d+ kB$/, /^\d+,\d\d s$/])
  const bytes = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).transferSize,
  )
  await expect(figures.first()).toHaveText(`${Math.round(bytes / 1000)} kB`)
  expect(await heightOf()).toBe(before)
  await expect(page.locator('.proofs-note')).toBeVisible()
  // Emilia's time, once she has answered.
  const { ask, bubbles } = await openChat(page)
  await ask('Was kostet das?')
  await expect(bubbles).toHaveCount(3)
  await expect(page.locator('[data-measure=answer] data')).toHaveText(/^[\d\s]+ ms$/)
  expect(await heightOf()).toBe(before)
})

test('says nothing of what the browser does not tell', async ({ page }) => {
  await page.addInitScript(() => {
    performance.getEntriesByType = () => []
  })
  await page.goto(path)
  const loaded = page.waitForResponse(/enhance/)
  await page.locator('.proofs').scrollIntoViewIfNeeded()
  await loaded
  await page.waitForFunction(() => document.readyState === 'complete')
  await expect(page.locator('.proof data')).toHaveCount(0)
  await expect(page.locator('.proofs-note')).toBeHidden()
  await expect(page.locator('[data-measure=bytes]')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the proofs are written lines', async ({ page }) => {
    await page.goto(path)
    for (const proof of await page.locator('.proof').all()) await expect(proof).toHaveText(/\S.*\S/)
    await expect(page.locator('.proofs-note')).toBeHidden()
  })
})
