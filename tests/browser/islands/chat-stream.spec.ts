import { startBuiltSite } from '../../support/built-site'
import { test as built, expect } from '../../support/built-test'
import { openChat } from '../../support/chat-panel'
import { delta, type StandIn, startProvider, streams } from '../../support/provider'

/** The built server with a key, a stand-in for its provider, and a page of it. */
const test = built.extend<{ provider: StandIn }>({
  provider: async ({ page }, use) => {
    const provider = await startProvider()
    const site = await startBuiltSite({
      OPENAI_API_KEY: 'sk-stand-in',
      OPENAI_BASE_URL: provider.url,
    })
    await page.goto(site.origin)
    await use(provider)
    await provider.close()
    await site.remove()
  },
  expected: /could not answer/,
})

test('shows the first words before the provider has finished, and stops when told', async ({
  page,
  provider,
}) => {
  provider.behave(streams(delta({ content: 'Ja, gern. ' }), delta({ content: 'Wann ' }), 60_000))
  const { panel, ask, bubbles, send } = await openChat(page)
  await ask('Haben Sie Zeit?')
  await expect(bubbles.last()).toHaveText('Ja, gern.')
  expect(provider.received.at(-1)?.isGone).toBe(false)
  await panel.getByRole('button', { name: 'Stopp' }).click()
  await expect(send).toBeEnabled()
  await expect(bubbles.last()).toHaveText('Emilia: Ja, gern.')
  await expect.poll(() => provider.received.at(-1)?.isGone).toBe(true)
})

test('an answer that breaks off stays, with the error below it, and the question returns', async ({
  page,
  provider,
}) => {
  let breakOff = () => {}
  const released = new Promise<void>(resolve => {
    breakOff = resolve
  })
  provider.behave(async (response, received) => {
    await streams(
      delta({ content: 'Ja, gern. ' }),
      delta({ content: 'Wann ' }),
      released,
    )(Object.assign(response, { end: () => response.destroy() }), received)
  })
  const { ask, bubbles, input, error } = await openChat(page)
  await ask('Haben Sie Zeit?')
  await expect(bubbles.last()).toContainText('Ja, gern.')
  breakOff()
  await expect(error).toContainText('Entschuldigung, es gab ein Problem')
  await expect(bubbles.last()).toHaveText('Emilia: Ja, gern.')
  await expect(input).toHaveValue('Haben Sie Zeit?')
})
