import { readFileSync } from 'node:fs'
import { openChat } from '../../support/chat-panel'
import { expect, test } from './island-test'

/** What a misled model may say: markup, addresses, Markdown. Each tries to run `window.attacked=1` or to load from evil.example. */
const payloads: string[] = JSON.parse(readFileSync('tests/fixtures/hostile-replies.json', 'utf8'))

test(`nothing in ${payloads.length} hostile replies runs, loads or submits`, async ({
  page,
  emilia,
}) => {
  const foreign: string[] = []
  await page.goto('/impressum')
  page.on('request', request => {
    const { origin, pathname } = new URL(request.url())
    if (
      origin !== new URL(page.url()).origin ||
      !/^\/(api\/chat$|assets\/|personas\/|favicon)/.test(pathname)
    )
      foreign.push(request.url())
  })
  const { panel, say, bubbles } = await openChat(page)
  const address = page.url()
  // Ten in one answer: a blank line ends whatever one of them began.
  for (let first = 0; first < payloads.length; first += 10) {
    emilia.reply = { content: payloads.slice(first, first + 10).join('\n\n') }
    await say('?')
    await expect(bubbles).toHaveCount(3 + first / 5)
  }
  const odd = panel
    .locator('.conversation-line')
    .locator(':not(div, p, ul, ol, li, strong, a, b, span)')
  expect(await odd.evaluateAll(elements => elements.map(element => element.outerHTML))).toEqual([])
  const attributes = await panel
    .locator('.conversation-bubble *')
    .evaluateAll(elements =>
      [...new Set(elements.flatMap(element => element.getAttributeNames()))].sort(),
    )
  expect(['class', 'dir', 'href', 'start']).toEqual(expect.arrayContaining(attributes))
  const links = panel.locator('.conversation-bubble a')
  for (const link of await links.all())
    expect(await link.getAttribute('href')).toMatch(/^\/(?!\/|api)/)
  // What theirs would run when a picture fails has run when a later one has failed.
  await page.evaluate(
    () =>
      new Promise(resolve => {
        Object.assign(new Image(), { onerror: resolve, src: '/assets/none.png' })
      }),
  )
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  expect(page.url()).toBe(address)
  expect(foreign).toEqual([])
})
