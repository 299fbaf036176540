import type { Locator } from 'playwright/test'
import { openChat } from '../../support/chat-panel'
import { expect, test } from './island-test'

/** How far apart the top of a bubble and the top of the list are, and the bottoms, in pixels; positive inside. */
async function room(log: Locator, bubble: Locator) {
  const [list, box] = [(await log.boundingBox())!, (await bubble.boundingBox())!]
  return { above: box.y - list.y, below: list.y + list.height - (box.y + box.height) }
}

test('question and answer stand whole above the input, and what was said before them above', async ({
  page,
  emilia,
}) => {
  await page.goto('/')
  const { panel, log, input, bubbles } = await openChat(page)
  for (const [lines, count] of [
    [1, 3],
    [8, 5],
    [1, 7],
    [11, 9],
  ] as const) {
    emilia.reply = { content: 'Zeile\n'.repeat(lines).trim() }
    await input.fill('Weiter')
    await input.press('Enter')
    await expect(bubbles).toHaveCount(count)
    // The time below the answer is the conversation's last line.
    const last = panel.locator('.chat-message time').last()
    await expect.poll(async () => Math.round((await room(log, last)).below)).toBe(16)
    expect((await room(log, bubbles.nth(count - 2))).above).toBeGreaterThanOrEqual(16)
  }
})

test('Emilia waves above the first lines, and goes when the conversation needs the room', async ({
  page,
  emilia,
}) => {
  await page.goto('/')
  const { panel, input, bubbles } = await openChat(page)
  const picture = panel.locator('.chat-welcome img')
  await expect(picture).toBeVisible()
  emilia.reply = { content: 'Zeile\n'.repeat(11).trim() }
  await input.fill('Weiter')
  await input.press('Enter')
  await expect(bubbles).toHaveCount(3)
  await expect(picture).toBeHidden()
})

test('the strip of questions says that there are more, and leads to them and back', async ({
  page,
  emilia,
}) => {
  await page.goto('/')
  const { panel, ask, bubbles } = await openChat(page)
  emilia.reply = { content: 'Gern.' }
  await ask('Hallo')
  await expect(bubbles).toHaveCount(3)
  const questions = panel.getByRole('list', { name: 'Fragen zum Antippen' })
  const place = () => questions.evaluate(list => list.scrollLeft)
  const more = panel.getByRole('button', { name: 'Weitere Fragen' })
  const back = panel.getByRole('button', { name: 'Zurück zur ersten Frage' })
  await expect(more).toBeVisible()
  while (await more.isVisible()) await more.click({ timeout: 1_000 }).catch(() => {})
  expect(await place()).toBeGreaterThan(0)
  await back.click()
  await expect(more).toBeVisible()
  expect(await place()).toBe(0)
})

test('of an answer taller than the list the question stays at the top, and a button leads on', async ({
  page,
  emilia,
}) => {
  await page.goto('/')
  const { panel, log, input, bubbles } = await openChat(page)
  emilia.reply = { content: 'Zeile\n'.repeat(40) }
  await input.fill('Viel bitte')
  await input.press('Enter')
  await expect(bubbles).toHaveCount(3)
  await expect
    .poll(async () => Math.abs((await room(log, bubbles.nth(1))).above - 16))
    .toBeLessThan(2)
  const on = panel.getByRole('button', { name: 'Weiterlesen' })
  // It goes with the last of its clicks.
  while (await on.isVisible()) await on.click({ timeout: 1_000 }).catch(() => {})
  expect((await room(log, bubbles.last())).below).toBeGreaterThanOrEqual(16)
})

test('leaves visitors who read further up where they are, and tells of the answer', async ({
  page,
  emilia,
}) => {
  await page.goto('/')
  const { panel, log, input, bubbles } = await openChat(page)
  emilia.reply = { content: 'Zeile\n'.repeat(12) }
  await input.fill('Viel bitte')
  await input.press('Enter')
  await expect(bubbles).toHaveCount(3)
  let answer: (() => Promise<void>) | undefined
  await page.route('**/api/chat', route => {
    answer = () =>
      route.fulfill({ json: { message: { role: 'assistant', content: 'Neu', showQR: false } } })
  })
  await input.fill('Langsam')
  await input.press('Enter')
  await expect.poll(() => answer).toBeTruthy()
  await log.evaluate(list => list.scrollTo({ top: 0 }))
  await page.waitForTimeout(100)
  await answer?.()
  await expect(bubbles).toHaveCount(5)
  expect(await log.evaluate(list => list.scrollTop)).toBe(0)
  const newest = panel.getByRole('button', { name: 'Neue Nachricht' })
  await newest.click()
  await expect(newest).toHaveCount(0)
  await expect(bubbles.last()).toBeInViewport()
  await expect(log).toBeFocused()
})

test('grows with the text and says when a message is too long', async ({ page, emilia }) => {
  await page.goto('/')
  const { panel, input, send } = await openChat(page)
  const height = async () => (await input.boundingBox())!.height
  const small = await height()
  await input.fill('eins\nzwei\ndrei')
  expect(await height()).toBeGreaterThan(small + 40)
  await input.fill('x\n'.repeat(60))
  expect(await height()).toBeLessThan(160)
  await input.fill('ü'.repeat(4312))
  await expect(panel.getByText('Um 312 Zeichen zu lang.')).toBeVisible()
  await expect(send).toBeDisabled()
  await input.press('Enter')
  expect(emilia.asked).toEqual([])
})

test('keeps the button in sight in low windows, whatever is being typed', async ({
  page,
  emilia,
}) => {
  await page.goto('/')
  const { panel, input, send, bubbles } = await openChat(page)
  const hidden = async () => {
    const [button, frame] = await Promise.all([send.boundingBox(), panel.boundingBox()])
    return Math.max(
      0,
      button!.y + button!.height - (frame!.y + frame!.height),
      frame!.y - button!.y,
    )
  }
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await input.fill(text)
      expect(await hidden()).toBe(0)
    }
  }
  emilia.reply = { content: 'Gern.' }
  for (const [index, [width = 0, height = 0]] of [
    [1280, 500],
    [390, 480],
    [320, 568],
  ].entries()) {
    await page.setViewportSize({ width, height })
    await type('', 'eins', 'x\n'.repeat(4), 'x\n'.repeat(30), 'ü'.repeat(4312))
    await input.fill('Preis?')
    await input.press('Enter')
    await expect(bubbles).toHaveCount(3 + 2 * index)
    await type('', 'x\n'.repeat(30), 'ü'.repeat(4312))
  }
})

test('says each reply once to screen readers', async ({ page, emilia }) => {
  await page.goto('/')
  const { panel, log, input, bubbles } = await openChat(page)
  emilia.reply = { content: '**Ab 500 €**, siehe [Demo](/trial).' }
  await expect(log).toHaveAttribute('aria-live', 'off')
  const live = panel.locator('[aria-live=polite]')
  await input.fill('Preis?')
  await input.press('Enter')
  await expect(bubbles).toHaveCount(3)
  await expect(live).toHaveText('Emilia: Ab 500 €, siehe Demo.')
})

test('tells when the browser is offline', async ({ page, context }) => {
  await page.goto('/')
  const { panel, input, error } = await openChat(page)
  await context.setOffline(true)
  await expect(panel.getByText('Sie sind offline. Ihr Text bleibt hier stehen.')).toBeVisible()
  await input.fill('Hallo?')
  await input.press('Enter')
  await expect(error).toBeVisible()
  await expect(input).toHaveValue('Hallo?')
  await context.setOffline(false)
  await expect(panel.getByText('Sie sind offline.')).toHaveCount(0)
})

for (const [width, height] of [
  [1280, 800],
  [1366, 650],
  [390, 844],
] as const)
  test(`shows the suggested questions whole, first and after a long answer, at ${width} × ${height}`, async ({
    page,
    emilia,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const { panel, ask, bubbles } = await openChat(page)
    const questions = panel.getByRole('list', { name: 'Fragen zum Antippen' }).getByRole('button')
    /** What of a question lies under the input or beyond the panel, in pixels. */
    const cut = () =>
      questions.evaluateAll(buttons =>
        buttons.map(button => {
          const end = document.querySelector('.chat-composer')!.getBoundingClientRect().top
          return Math.max(0, button.getBoundingClientRect().bottom - end)
        }),
      )
    await expect.poll(cut).toEqual([0, 0, 0, 0])
    emilia.reply = { content: 'Zeile\n'.repeat(30) }
    await ask('Viel bitte')
    await expect(bubbles).toHaveCount(3)
    expect(new Set(await cut())).toEqual(new Set([0]))
    const tops = await questions.evaluateAll(buttons =>
      buttons.map(button => button.getBoundingClientRect().top),
    )
    expect(new Set(tops).size, 'one line').toBe(1)
    await questions.last().click()
    await expect(bubbles).toHaveCount(5)
  })

test('on a laptop an answer has 430 px beside the questions, and nothing of the header shows above', async ({
  page,
  emilia,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto('/')
  const { panel, log, ask, bubbles } = await openChat(page)
  emilia.reply = { content: 'Zeile' }
  await ask('Hallo')
  await expect(bubbles).toHaveCount(3)
  await expect(panel.getByRole('list', { name: 'Fragen zum Antippen' })).toBeVisible()
  expect((await log.boundingBox())!.height).toBeGreaterThanOrEqual(430)
  const button = page.getByRole('banner').getByRole('link', { name: 'Demo anfordern' })
  // The panel grows as it opens.
  const above = async () => (await panel.boundingBox())!.y - (await button.boundingBox())!.y
  await expect.poll(above).toBeLessThanOrEqual(0)
})

test.describe('on a screen for fingers', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

  test('the way to the messenger stands below the sentence, and the code after it', async ({
    page,
    emilia,
  }) => {
    emilia.reply = { content: 'Bitte scannen Sie diesen QR-Code:', showQR: true }
    await page.goto('/')
    const { ask, bubbles } = await openChat(page)
    await ask('Termin bitte')
    const answer = bubbles.last()
    await expect(answer.getByRole('img')).toBeVisible()
    const top = async (part: Locator) => (await part.boundingBox())!.y
    const sentence = await top(answer.getByText('Bitte scannen'))
    const way = await top(answer.getByText(/(WhatsApp|Kontaktseite) öffnen/))
    const code = await top(answer.getByRole('img'))
    expect([sentence < way, way < code]).toEqual([true, true])
  })
})
