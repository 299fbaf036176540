import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../support/built-test'
import { pagesWith, pageWith } from '../../support/live'

/** A page whose hero holds a chat with replies to choose. */
const PATH = pageWith('data-branch=', 'Ganzes Gespräch', 'chat-demo-ask')

/** What is said in a chat at the moment, a line an entry, in folded lines too. */
const linesOf = (chat: Locator) => chat.locator('li').allTextContents()

const playedChat = (page: Page) => page.locator('.chat-demo:has(button.chat-choice)')

/** The replies that the last line offers, none after an outcome. */
const repliesOf = (chat: Locator) => chat.locator('li').last().locator('button.chat-choice')

/** What is odd in a chat that has come to its end; nothing when it ends as a visitor may expect. */
function oddEnd(chat: Locator): Promise<string[]> {
  return chat.evaluate(element => {
    const bubbles = [...element.querySelectorAll('.chat-bubble')]
    const timed = bubbles.filter(bubble => bubble.querySelector('time'))
    const words = (bubble: Element | undefined) =>
      [...(bubble?.childNodes ?? [])]
        .filter(node => node.nodeName !== 'TIME')
        .map(node => node.textContent)
        .join('')
        .trim()
    const last = words(bubbles.at(-1))
    return [
      ...(timed.length === 0 || timed.length === bubbles.length
        ? []
        : [`no time: ${words(bubbles.find(bubble => !timed.includes(bubble)))}`]),
      ...(last.endsWith('?') ? [`ends in a question: ${last}`] : []),
    ]
  })
}

/** Taps each of `replies` by its place, the first among those of the chat's first question, the others in the last line. */
async function tapAll(chat: Locator, replies: readonly number[]): Promise<void> {
  for (const [step, place] of replies.entries()) {
    const lines = await chat.locator('li').all()
    const first = await chat.evaluate(element =>
      [...element.querySelectorAll('li')].findIndex(line => line.querySelector('button')),
    )
    const line = step === 0 ? lines[first] : lines.at(-1)
    const button = line!.locator('button.chat-choice').nth(place)
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(line!.locator('xpath=following-sibling::li').first()).toBeVisible()
  }
}

/**
 * Plays a chat through every reply to its end and back to its beginning.
 * @returns what is odd, and how many ends there are
 */
async function playThrough(chat: Locator): Promise<{ odd: string[]; ends: number }> {
  const beginning = await linesOf(chat)
  const first = chat.locator('li:has(button.chat-choice)').first()
  const count = await first.locator('button.chat-choice').count()
  const waiting = Array.from({ length: count }, (_, place) => [place])
  const odd: string[] = []
  let ends = 0
  for (let replies = waiting.pop(); replies; replies = waiting.pop()) {
    await tapAll(chat, replies)
    const offered = await repliesOf(chat).count()
    for (let place = 0; place < offered; place++) waiting.push([...replies, place])
    if (offered === 0) {
      ends++
      odd.push(...(await oddEnd(chat)))
    }
    await chat.getByRole('button', { name: 'Noch einmal' }).click()
    expect(await linesOf(chat)).toEqual(beginning)
  }
  return { odd, ends }
}

for (const route of pagesWith('data-choice=')) {
  test(`every reply of the example chats of ${route} leads to an outcome, and back`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(route)
    await expect(page.locator('button.chat-choice').first()).toBeVisible()
    await expect(page.locator('span.chat-choice')).toHaveCount(0)
    for (const chat of await playedChat(page).all()) {
      const { odd, ends } = await playThrough(chat)
      expect(odd).toEqual([])
      expect(ends).toBeGreaterThan(1)
    }
  })
}

test('a long example chat folds behind its first lines, and opens with the keyboard', async ({
  page,
}) => {
  await page.goto(PATH)
  const chat = page
    .locator('.chat-demo')
    .filter({ has: page.locator('details') })
    .first()
  const folded = chat.locator('details li').first()
  await expect(folded).toBeHidden()
  await chat.getByText('Ganzes Gespräch').focus()
  await page.keyboard.press('Enter')
  await expect(folded).toBeVisible()
})

test('a reply plays with the keyboard; the page does not shrink under the visitor', async ({
  page,
}) => {
  await page.goto(PATH)
  const chat = playedChat(page).first()
  const choice = await chat.locator('template').first().getAttribute('data-branch')
  const button = chat.locator(`button[data-choice="${choice}"]`)
  await chat.scrollIntoViewIfNeeded()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(
    height,
  )
  await chat.getByRole('button', { name: 'Noch einmal' }).focus()
  await page.keyboard.press('Enter')
  await expect(chat.getByText('Ganzes Gespräch')).toBeVisible()
  await expect(chat.locator(':focus')).toHaveCount(1)
})

test.describe('on a bad line', () => {
  test.use({ expected: /ERR_FAILED/ })

  test('the last reply that was tapped counts; a failed one can be tapped again', async ({
    page,
  }) => {
    const held: (() => void)[] = []
    let isDown = true
    await page.route(/enhance/, async route => {
      if (isDown) return route.abort()
      await new Promise<void>(resolve => held.push(resolve))
      return route.continue()
    })
    await page.goto(PATH)
    const chat = playedChat(page).first()
    const replies = chat.locator('li:has(button.chat-choice)').first().locator('button.chat-choice')
    const failed = page.waitForEvent('requestfailed')
    await replies.first().click()
    await failed
    isDown = false
    await expect(async () => {
      await replies.first().click()
      expect(held).toHaveLength(1)
    }).toPass()
    await replies.last().click()
    held[0]?.()
    await expect(replies.last()).toHaveAttribute('aria-pressed', 'true')
    await expect(replies.first()).toHaveAttribute('aria-pressed', 'false')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('replies do not look like buttons, and the link leads on', async ({ page }) => {
    await page.goto(PATH)
    const reply = page.locator('.chat-choice').first()
    await expect(reply).toBeVisible()
    await expect(reply).toHaveCSS('border-color', 'rgba(0, 0, 0, 0)')
    await expect(page.locator('button.chat-choice')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Mit \S+ schreiben$/ }).first()).toBeVisible()
  })
})
