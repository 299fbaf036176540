import type { Page } from 'playwright/test'
import { type BuiltSite, startBuiltSite } from '../../support/built-site'
import { expect, test } from '../../support/built-test'
import {
  type Behaviour,
  delta,
  json,
  type StandIn,
  startProvider,
  streams,
} from '../../support/provider'
import { delayCode } from './late-code'

/** What a guest types where there is nothing to tap. */
const TYPED: Record<string, string> = {
  luigi: 'Steiner',
  mathias: 'Lang',
  selina: 'Moser',
  sabine: 'Wolf',
  sam: 'Im Bad läuft Wasser aus',
  roberto: 'Eva Kern',
  phonix: 'Moser',
}
/** Typed freely: a question between, slips, several things at once, a change of mind. */
const FREE: Record<string, string[]> = {
  luigi: ['2 salmi und a tiramisu', 'liefert ihr?', 'das wars', 'groß, um acht', 'auf Huber'],
  mathias: ['reifnwechsel für G 471 KL', 'was kostet das?', 'montag um 10', 'nein', 'Lang'],
  selina: ['mundhygine am Freitag', 'nehmen Sie die ögk?', '8:10', 'Moser'],
  sabine: ['farbe', 'geht montag?', 'um 13 uhr', 'doch augenbrauen', 'Wolf'],
  sam: ['wann gibts frühstück?', 'im bad rinnt wasser, zimmer 204', 'bitte gleich'],
  roberto: ['40 Fenster tauschen in Graz', 'Heuer im Herbst', 'asdf', 'passt', 'Eva Kern'],
  phonix: ['unsere heizung is kalt, Annenstraße 30', 'montag 8 uhr', 'auf Moser', 'ja bitte'],
}

const partsOf = (page: Page) => ({
  box: page.locator('.try-it'),
  lines: page.getByRole('log').locator('.try-it-line'),
  replies: page.locator('.try-it-replies').getByRole('button'),
  input: page.getByRole('textbox', { name: /^Ihre Nachricht an/ }),
  trial: page
    .getByRole('link', { name: /14 Tage kostenlos testen$/ })
    .and(page.locator('.try-it a')),
})

/** Says a line and waits for the answer to it. */
async function say(page: Page, line: string) {
  const { lines, input } = partsOf(page)
  const before = await lines.count()
  await input.fill(line)
  await input.press('Enter')
  await expect(lines).toHaveCount(before + 2)
}

/** Taps what is offered, types where nothing is, up to the outcome. */
async function playByTaps(page: Page, typed: string) {
  const { box, lines, replies, trial } = partsOf(page)
  await box.scrollIntoViewIfNeeded()
  const before = await box.boundingBox()
  for (let turn = 0; turn < 10 && !(await trial.isVisible()); turn++) {
    const names = await replies.allTextContents()
    // The last one of a list that has something on it ends it.
    const reply = names.includes('Das ist alles') ? 'Das ist alles' : names[0]
    if (reply === undefined) await say(page, typed)
    else {
      const count = await lines.count()
      await replies.getByText(reply, { exact: true }).click()
      await expect(lines).toHaveCount(count + 2)
    }
  }
  await expect(trial).toHaveAttribute('href', /^\/trial/)
  await expect(page.locator('.try-it-stamp')).toBeVisible()
  await expect(page.locator('.try-it-open')).toHaveCount(0)
  expect((await box.boundingBox())?.height).toBe(before?.height)
}

for (const [assistant, typed] of Object.entries(TYPED)) {
  test(`${assistant} comes to the outcome by taps, and keeps its height`, async ({ page }) => {
    await page.goto(`/assistants/${assistant}`)
    await playByTaps(page, typed)
  })

  test(`${assistant} comes to the outcome by typing freely`, async ({ page }) => {
    await page.goto(`/assistants/${assistant}`)
    for (const line of FREE[assistant] ?? []) await say(page, line)
    await expect(partsOf(page).trial).toBeVisible()
    await expect(page.locator('.try-it-open')).toHaveCount(0)
  })
}

/** A model that records what the guest says to the first open step, its call and its words in pieces. */
const records: Behaviour = (response, received) => {
  const { messages } = JSON.parse(received.body) as { messages: { content: string }[] }
  const open = /^- ([^:\n]+): offen\./m.exec(messages[0]?.content ?? '')?.[1] ?? ''
  const written = JSON.stringify({ [open]: messages.at(-1)?.content })
  const half = Math.ceil(written.length / 2)
  return streams(
    delta({ function_call: { name: 'record', arguments: written.slice(0, half) } }),
    delta({ function_call: { arguments: written.slice(half) } }),
    delta({ content: `${open} ist ` }),
    delta({ content: 'notiert. Gern.' }),
    { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
    'data: [DONE]\n\n',
  )(response, received)
}

test.describe('with a model', () => {
  test.describe.configure({ mode: 'serial' })
  let provider: StandIn
  let live: BuiltSite
  test.beforeAll(async () => {
    provider = await startProvider()
    provider.behave(records)
    live = await startBuiltSite({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: provider.url })
  })
  test.afterAll(async () => {
    await live.remove()
    await provider.close()
  })

  for (const [assistant, typed] of Object.entries(TYPED))
    test(`${assistant} comes to the outcome by taps`, async ({ page }) => {
      await page.goto(`${live.origin}/assistants/${assistant}`)
      await playByTaps(page, typed)
      await expect(partsOf(page).lines.last()).toContainText('ist notiert.')
    })

  for (const [assistant, lines] of Object.entries(FREE))
    test(`${assistant} goes on by its steps when the model fails`, async ({ page }) => {
      provider.behave(json(500, {}))
      await page.goto(`${live.origin}/assistants/${assistant}`)
      for (const line of lines) await say(page, line)
      await expect(partsOf(page).trial).toBeVisible()
    })
})

test.describe('a scene', () => {
  test('goes on after a visit to another page, and begins anew', async ({ page }) => {
    await page.goto('/assistants/luigi')
    const { lines, replies, input } = partsOf(page)
    await say(page, 'eine diavola')
    await page.getByRole('link', { name: 'Demo' }).first().click()
    await expect(page).toHaveURL(/\/trial/)
    await page.goBack()
    await expect(lines).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'Bon für die Küche' })).toContainText('Diavola')
    await replies.getByText('Das ist alles').click()
    await expect(lines).toHaveCount(5)
    await say(page, 'groß, um acht, auf Huber')
    // Nothing is left to write, and the keyboard stays with the talk.
    await expect(input).toHaveCount(0)
    await expect(page.getByRole('log')).toBeFocused()
    await page.getByRole('button', { name: 'Noch einmal' }).click()
    await expect(lines).toHaveCount(1)
    await expect(input).toHaveValue('')
    await expect(page.locator('.try-it-filled')).toHaveCount(0)
  })

  test('brings its industry into the form of the trial', async ({ page }) => {
    await page.goto('/assistants/luigi')
    await say(page, 'salami, groß, um acht, auf Huber')
    await partsOf(page).trial.click()
    await expect(page.locator('.request-form [name=industry]')).toHaveValue('gastronomy')
  })

  test('opens Emilia with a question that is hers', async ({ page }) => {
    await page.goto('/assistants/sam')
    await say(page, 'Was kostet so ein Bot für mein Hotel?')
    const dialog = page.getByRole('dialog', { name: /^Emilia/ })
    await expect(dialog.getByRole('textbox')).toHaveValue('Was kostet so ein Bot für mein Hotel?')
  })

  for (const late of [0, 1500])
    test(`takes a tap and a line from before it wakes, ${late} ms late`, async ({ page }) => {
      await delayCode(page, 'TryIt', late)
      await page.goto('/assistants/luigi')
      const { replies, lines, input } = partsOf(page)
      await replies.first().click()
      await expect(lines).toHaveCount(3)
      await page.reload()
      await expect(lines).toHaveCount(3)
      await page.getByRole('button', { name: 'Senden' }).scrollIntoViewIfNeeded()
      await say(page, 'groß, um acht')
      await expect(input).toHaveValue('')
    })

  test('sends a line that is typed and sent before it wakes', async ({ page }) => {
    await delayCode(page, 'TryIt', 1500)
    await page.goto('/assistants/luigi')
    await say(page, 'salami, groß, um acht, auf Huber')
    await expect(partsOf(page).trial).toBeVisible()
  })

  test.describe('that fails', () => {
    test.use({ expected: /429|could not answer/ })
    test('puts the line back', async ({ page }) => {
      await page.goto('/assistants/luigi')
      await say(page, 'salami')
      await page.route('/api/chat', route => route.fulfill({ status: 429, body: '{}' }))
      const { input, lines } = partsOf(page)
      await input.fill('und ein tiramisu')
      await input.press('Enter')
      await expect(page.locator('.try-it').getByRole('alert')).toBeVisible()
      await expect(input).toHaveValue('und ein tiramisu')
      await expect(lines).toHaveCount(3)
    })
  })

  test('can be played with the keyboard alone, and says who writes before the first line', async ({
    page,
  }) => {
    await page.goto('/assistants/luigi')
    const { replies, lines } = partsOf(page)
    await expect(page.locator('.try-it-head')).toContainText('KI')
    await expect(lines.first()).toContainText('die KI')
    await replies.first().focus()
    await page.keyboard.press('Enter')
    await expect(lines).toHaveCount(3)
    await expect(page.locator('.try-it-middle')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(replies.first()).toBeFocused()
  })
})

test('a call runs on over a reload, and stands when it is over', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-25T10:00:00+01:00') })
  await page.goto('/assistants/phonix')
  const { lines, replies } = partsOf(page)
  const time = page.locator('.try-it-timer')
  await replies.first().click()
  await expect(lines).toHaveCount(3)
  await page.clock.runFor(65_000)
  await page.reload()
  await expect(time).toHaveText(/^1:0\d$/)
  await page.clock.runFor(60_000)
  for (const line of ['Annenstraße 30, Montag um 8, auf Moser', 'ja']) await say(page, line)
  await expect(page.locator('.try-it-stamp')).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(time).toHaveText(/^2:\d\d$/)
})

test('before the first line shows what can be asked and what the slip will hold, all of it in view', async ({
  page,
}) => {
  await page.goto('/assistants/luigi')
  const log = page.getByRole('log')
  const question = log.getByRole('button', { name: 'Wie lange habt ihr heute offen?' })
  await expect(question).toBeVisible()
  expect(await log.evaluate(list => list.scrollHeight - list.clientHeight)).toBeLessThanOrEqual(0)
  // A pale example, said to be one.
  await expect(page.locator('.try-it-sample')).toContainText('Beispiel, bis Sie schreiben')
  await question.click()
  await expect(log).toContainText('Bis 22:00 Uhr')
  await expect(question).toHaveCount(0)
})

test('the lead sheet ends where the chat beside it ends', async ({ page }) => {
  await page.goto('/assistants/roberto')
  const [chat = 0, sheet = 0] = await page
    .locator('.try-it-chat, .try-it-paper')
    .evaluateAll(parts => parts.map(part => part.getBoundingClientRect().bottom))
  expect(Math.abs(chat - sheet)).toBeLessThan(1)
})

test('on a phone the line above the composer tells what is on the slip, and leads there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/assistants/luigi')
  const line = page.locator('.try-it-sheet-line')
  await expect(line).toHaveText('Zettel 0 von 3')
  await say(page, 'eine Salami')
  await expect(line).toHaveText('Bestellung: 1 × Pizza Salami 1 von 4')
  await say(page, 'groß, um acht, auf Huber')
  await expect(line).toHaveText('In der Küche 4 von 4')
  await line.click()
  await expect(page.locator('.try-it-stamp')).toBeInViewport()
})
