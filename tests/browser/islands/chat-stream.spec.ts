import { startBuiltSite } from '../../support/built-site'
import { expect, test } from '../../support/built-test'
import { openChat } from '../../support/chat-panel'
import { door } from '../../support/door'
import { delta, startProvider, streams } from '../../support/provider'

test.use({ expected: /could not answer/ })

test('words come as they are written, and stay when that breaks off', async ({ page }) => {
  const provider = await startProvider()
  const site = await startBuiltSite({
    OPENAI_API_KEY: 'sk-stand-in',
    OPENAI_BASE_URL: provider.url,
  })
  try {
    await page.goto(`${site.origin}/impressum`)
    const { open, opened } = door()
    const words = [delta({ content: 'Ja, gern. ' }), delta({ content: 'Wann ' }), opened]
    provider.behave(streams(...words))
    const { panel, log, ask, bubbles, send, input, error } = await openChat(page)
    await ask('Haben Sie Zeit?')
    await expect(bubbles.last()).toHaveText('Ja, gern.')
    expect(provider.received.at(-1)?.isGone).toBe(false)
    // As a screen reader hears it: the words on their way are not in its tree.
    await expect(log).not.toHaveAttribute('aria-live', 'off')
    await expect(log).toMatchAriaSnapshot('- text: Emilia schreibt')
    await expect(bubbles.last()).toHaveAttribute('aria-hidden', 'true')
    await panel.getByRole('button', { name: 'Stopp' }).click()
    await expect(send).toBeEnabled()
    await expect(bubbles.last()).toHaveText('Emilia: Ja, gern.')
    await expect(bubbles.last()).not.toHaveAttribute('aria-hidden')
    await expect(log.getByText('Emilia schreibt')).toHaveCount(0)
    await expect.poll(() => provider.received.at(-1)?.isGone).toBe(true)

    provider.behave((response, received) =>
      streams(...words)(Object.assign(response, { end: () => response.destroy() }), received),
    )
    await ask('Und morgen?')
    await expect(bubbles.last()).toHaveText('Ja, gern.')
    open()
    await expect(error).toContainText('Entschuldigung, es gab ein Problem')
    await expect(bubbles.last()).toHaveText('Emilia: Ja, gern.')
    await expect(input).toHaveValue('Und morgen?')
  } finally {
    await site.remove()
    await provider.close()
  }
})
