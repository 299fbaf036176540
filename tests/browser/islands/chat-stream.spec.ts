import { startBuiltSite } from '../../support/built-site'
import { test as built, expect } from '../../support/built-test'
import { openChat } from '../../support/chat-panel'
import { delta, type StandIn, startProvider, streams } from '../../support/provider'

/** The built server with a key, and a stand-in for its provider. */
const test = built.extend<object, { provider: StandIn }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it needs from this pattern
    async ({}, use) => {
      const provider = await startProvider()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ provider }, use) => {
      const site = await startBuiltSite({ OPENAI_API_KEY: 'sk-stand-in', OPENAI_BASE_URL: provider.url })
      await use(site)
      await site.remove()
    },
    { scope: 'worker' },
  ],
  expected: /could not answer/,
})

test('shows the first words before the provider has finished, and stops when told', async ({ page, provider }) => {
  provider.behave(streams(delta({ content: 'Ja, gern. ' }), delta({ content: 'Wann ' }), 60_000))
  await page.goto('/')
  const { panel, ask, bubbles, send } = await openChat(page)
  await ask('Haben Sie Zeit?')
  await expect(bubbles.last()).toHaveText('Emilia: Ja, gern.')
  expect(provider.received.at(-1)?.isGone).toBe(false)
  await panel.getByRole('button', { name: 'Stopp' }).click()
  await expect(send).toBeEnabled()
  await expect(bubbles.last()).toHaveText('Emilia: Ja, gern.')
  await expect.poll(() => provider.received.at(-1)?.isGone).toBe(true)
})

test('takes the half answer back when it breaks off, and returns the question', async ({ page, provider }) => {
  provider.behave(async (response, received) => {
    await streams(
      delta({ content: 'Ja, gern. ' }),
      delta({ content: 'Wann ' }),
      1500,
    )(Object.assign(response, { end: () => response.destroy() }), received)
  })
  await page.goto('/')
  const { ask, bubbles, input, error } = await openChat(page)
  await ask('Haben Sie Zeit?')
  await expect(bubbles.last()).toContainText('Ja, gern.')
  await expect(error).toContainText('Entschuldigung, es gab ein Problem')
  await expect(bubbles).toHaveCount(1)
  await expect(input).toHaveValue('Haben Sie Zeit?')
})
