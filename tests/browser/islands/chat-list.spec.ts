import type { Locator } from 'playwright/test'
import { openChat } from '../../support/chat-panel'
import { door } from '../../support/door'
import { fontsShown } from '../../support/fonts-shown'
import { expect, test } from './island-test'

/** How far apart the top of a bubble and the top of the list are, and the bottoms, in pixels; positive inside. */
async function room(log: Locator, bubble: Locator) {
  const [list, box] = [(await log.boundingBox())!, (await bubble.boundingBox())!]
  return { above: box.y - list.y, below: list.y + list.height - (box.y + box.height) }
}

test('the list scrolls to what is new, not under who reads', async ({ page, emilia }) => {
  const { log, ask, bubbles } = await openChat(page, '/impressum')
  await ask('Kurz bitte')
  await expect(bubbles).toHaveCount(3)
  await expect.poll(async () => (await room(log, bubbles.last())).below).toBeGreaterThan(0)
  emilia.reply = { content: 'Zeile\n'.repeat(40) }
  await ask('Viel bitte')
  await expect(bubbles).toHaveCount(5)
  await expect
    .poll(async () => Math.abs((await room(log, bubbles.nth(3))).above - 12))
    .toBeLessThan(2)
  const { open, opened } = door()
  emilia.reply = opened.then(() => ({ content: 'Neu' }))
  await ask('Langsam')
  await expect.poll(() => emilia.posts.length).toBe(3)
  await log.evaluate(async list => {
    const scrolled = new Promise(resolve =>
      list.addEventListener('scroll', resolve, { once: true }),
    )
    list.scrollTo({ top: 0 })
    await scrolled
  })
  open()
  await expect(bubbles).toHaveCount(7)
  expect(await log.evaluate(list => list.scrollTop)).toBe(0)
})

test('grows with the text, up to its limit, the button in sight', async ({ page }) => {
  await page.goto('/impressum')
  await fontsShown(page)
  const { panel, input, send } = await openChat(page)
  const height = async () => (await input.boundingBox())!.height
  const small = await height()
  await input.fill('eins\nzwei\ndrei')
  await expect.poll(height).toBeGreaterThan(small + 40)
  await page.setViewportSize({ width: 390, height: 480 })
  await input.fill(`${'x\n'.repeat(30)}${'ü'.repeat(4253)}`)
  await expect(send).toBeInViewport({ ratio: 1 })
  await expect(panel.getByText('Um 313 Zeichen zu lang.')).toBeVisible()
  await expect(send).toBeDisabled()
  await input.press('Enter')
  // What is sent leaves the input at once, and reaches the service a moment later.
  expect(await input.inputValue()).not.toBe('')
})

test.describe('on a screen for fingers', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

  test('the messenger’s button and code come with the sentence', async ({ page, emilia }) => {
    emilia.reply = { content: 'Bitte scannen Sie diesen QR-Code:', showQR: true }
    const { ask, bubbles } = await openChat(page, '/impressum')
    await ask('Termin bitte')
    const answer = bubbles.last()
    const link = answer.getByRole('link', { name: 'WhatsApp öffnen' })
    // To the firm's number, also while it is a placeholder, with the words to begin with.
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=\S+/)
    await expect
      .poll(() => link.getByRole('img').evaluate((code: HTMLImageElement) => code.naturalWidth))
      .toBeGreaterThan(0)
  })
})
