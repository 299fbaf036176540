import type { Page } from 'playwright/test'
import { expect, test } from '../../support/built-test'
import { sayIn } from '../../support/chat-panel'
import { fontsShown } from '../../support/fonts-shown'
import { translate } from '../../support/translated'

const partsOf = (page: Page) => {
  const box = page.locator('[data-island=TryIt]')
  return {
    box,
    chat: box.getByRole('region', { name: /^Chat mit/ }),
    lines: page.getByRole('log').locator('.conversation-line'),
    input: box.getByRole('textbox'),
    slip: box.locator('dd'),
    again: box.getByRole('button', { name: 'Noch einmal' }),
    reply: (name: string) => box.locator('ul').getByRole('button', { name, exact: true }),
  }
}

/** Taps replies one after the other, each when it is there. */
async function tap(page: Page, ...names: string[]) {
  for (const name of names) await partsOf(page).reply(name).click()
}

const say = (page: Page, line: string) => sayIn(partsOf(page).box, line)

test('is tapped up to the outcome in one height, changed, called off', async ({ page }) => {
  await page.goto('/assistants/luigi')
  await fontsShown(page)
  const { box, chat, slip, again, input, reply } = partsOf(page)
  const amounts = page.locator('.try-it-amounts output')
  // Of several taps before the code runs the last one counts.
  await tap(page, 'Pizza Salami')
  await expect(amounts).toHaveText(['1'])
  await tap(page, 'Pizza Salami', 'Tiramisu')
  await expect(amounts).toHaveText(['2', '1'])
  await tap(page, 'Fertig')
  await expect(reply('groß')).toBeInViewport({ ratio: 1 })
  await expect(input).toBeInViewport({ ratio: 1 })
  const before = await chat.boundingBox()
  await tap(page, 'groß', 'ohne Zwiebel')
  await expect(slip.first()).toHaveText('2 × Pizza Salamigroß, ohne Zwiebel1 × Tiramisu')
  await expect(slip.last()).toHaveText('noch offen')
  await tap(page, '20:00 Uhr')
  await say(page, 'Huber')
  await tap(page, 'Ja, stimmt')
  await expect(again).toBeVisible()
  await expect.poll(async () => (await chat.boundingBox())?.height).toBe(before?.height)
  await expect(input).toBeVisible()
  // What comes along to the form: ../site/form-query.spec.ts.
  await expect(box.getByRole('link', { name: /14 Tage kostenlos testen$/ })).toHaveAttribute(
    'href',
    /\?.*branche=gastronomy/,
  )
  await tap(page, 'Ändern', 'Abholung', '21:00 Uhr')
  await expect(slip.nth(1)).toHaveText('21:00 Uhr')
  await tap(page, 'Ja, stimmt', 'Absagen')
  await expect(slip).toHaveText(['noch offen', 'noch offen', 'noch offen'])
})

for (const viewport of [
  { width: 1366, height: 650 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('who follows the way to it can tap and type', async ({ page }) => {
      await page.goto('/assistants/luigi')
      await page.getByRole('link', { name: 'Luigi ausprobieren' }).click()
      const { input, reply } = partsOf(page)
      await expect(input).toBeInViewport({ ratio: 1 })
      for (const name of ['Pizza Salami', 'Fertig'])
        await expect(reply(name)).toBeInViewport({ ratio: 1 })
    })
  })
}

test('shows a talk whole before it is played', async ({ page }) => {
  await page.goto('/assistants/roberto')
  const hidden = await page.getByRole('log').evaluate(log => log.scrollHeight - log.clientHeight)
  expect(hidden).toBe(0)
  await expect(partsOf(page).lines.last()).toContainText('Danke, Ihre Angaben liegen jetzt')
})

// What is not understood: tests/server/chat/scene/typed.test.ts.
test('a fact is tapped or asked', async ({ page }) => {
  await page.goto('/assistants/luigi')
  const { box, lines } = partsOf(page)
  await box.getByText('Was man Luigi noch fragt').click()
  await box.getByRole('button', { name: 'Liefert ihr auch?' }).click()
  await expect(lines.last()).toContainText('nur zum Abholen')
  await say(page, 'Gibts bei euch einen Parkplatz?')
  await expect(lines.last()).toContainText('zwei Plätze')
})

test('goes on after a visit to another page, also translated', async ({ page }) => {
  await page.goto('/assistants/luigi')
  const { lines, slip, again } = partsOf(page)
  await tap(page, 'Lasagne', 'Fertig')
  await expect(slip.first()).toHaveText('1 × Lasagne')
  await page.getByRole('link', { name: 'Demo' }).first().click()
  // The address changes at once, the page when it has come.
  await expect(page.locator('#formular')).toBeAttached()
  await page.goBack()
  await expect(page.locator('#formular')).toHaveCount(0)
  await expect(lines).toHaveCount(3)
  await translate(page)
  await page.locator('[data-island=TryIt] ul button', { hasText: '20:00' }).click()
  await say(page, 'Huber')
  await page.locator('[data-island=TryIt] ul button', { hasText: 'Ja, stimmt' }).click()
  await expect(page.locator('.try-it-state b')).toBeVisible()
  await page.reload()
  await again.click()
  await expect(slip.last()).toHaveText('Steiner')
})
