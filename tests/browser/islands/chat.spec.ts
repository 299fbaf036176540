import { openChat } from '../../support/chat-panel'
import { demo } from '../../support/live'
import { expect, GREETING, test } from './island-test'

const ERROR =
  'Entschuldigung, es gab ein Problem bei der Verarbeitung Ihrer Anfrage. Bitte versuchen Sie es später erneut.'

test('greets as an AI, takes the focus and gives it back', async ({ page, emilia }) => {
  const { panel, launcher, bubbles, input } = await openChat(page, '/impressum')
  await expect(bubbles).toHaveText([`Emilia: ${GREETING}`])
  await expect(panel).toHaveAccessibleDescription(/KI/)
  await expect(panel.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute(
    'href',
    '/datenschutz',
  )
  await expect(input).toBeFocused()
  await expect(input).toHaveAttribute('placeholder', 'Schreiben Sie eine Nachricht...')
  // The panel takes her place.
  await expect(launcher).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(launcher.locator('img')).toBeVisible()
  await expect(launcher).toBeFocused()
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: 'Schließen' }).click()
  await expect(launcher).toBeFocused()
  await launcher.click()
  await expect(bubbles).toHaveCount(1)
  expect(emilia.posts).toEqual([])
})

test('sends the history by Enter, and nothing that is no message', async ({ page, emilia }) => {
  const { input, bubbles, send } = await openChat(page, '/impressum')
  await send.click()
  await input.fill('  \n ')
  await input.press('Enter')
  await input.fill('にほ')
  await input.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
  // Safari: the composition has ended, but the key still belongs to it.
  await input.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true })
  await input.dispatchEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true })
  await expect(bubbles).toHaveCount(1)
  expect(emilia.posts).toEqual([])

  await input.fill('')
  await input.pressSequentially(' Was kostet')
  await input.press('Shift+Enter')
  await input.pressSequentially('das? ')
  await input.press('Enter')
  await expect(bubbles).toHaveCount(3)
  expect(emilia.posts).toEqual([
    {
      messages: [
        { role: 'assistant', content: GREETING },
        { role: 'user', content: 'Was kostet\ndas?' },
      ],
    },
  ])
  await expect(input).toHaveValue('')
  await expect(send).toBeEnabled()
})

test('while waiting shows dots, blocks sending, and stops when told', async ({ page, emilia }) => {
  const { panel, input, send, bubbles, error } = await openChat(page, '/impressum')
  emilia.reply = 'hang'
  await input.fill('Sind Sie da?')
  await send.click()
  await expect(panel.getByText('Emilia schreibt')).toBeAttached()
  await expect(send).toBeDisabled()
  await input.fill('Noch etwas')
  await input.press('Enter')
  await expect(bubbles).toHaveCount(2)
  await panel.getByRole('button', { name: 'Stopp' }).click()
  await expect(bubbles).toHaveCount(1)
  await expect(input).toHaveValue('Sind Sie da?\nNoch etwas')
  await expect(input).toBeFocused()
  await expect(error).toHaveCount(0)
  await expect(send).toBeEnabled()
  expect(emilia.posts).toHaveLength(1)
})

test('after a failure shows the error and returns the text', async ({ page, emilia }) => {
  await page.clock.install()
  const { input, bubbles, error, say } = await openChat(page, '/impressum')
  for (const reply of [{ status: 502 }, 'offline'] as const) {
    emilia.reply = reply
    const logged = page.waitForEvent(
      'console',
      line => line.type() === 'error' && /could not answer/.test(line.text()),
    )
    await say('Was kostet das?')
    await logged
    await expect(error).toHaveText(ERROR)
    await expect(bubbles).toHaveCount(1)
    await expect(input).toHaveValue('Was kostet das?')
  }
  emilia.reply = 'hang'
  await input.press('Enter')
  await expect.poll(() => emilia.posts.length).toBe(3)
  await page.clock.fastForward(55_000)
  await expect(error).toHaveCount(0)
  await page.clock.fastForward(10_000)
  await expect(error).toHaveText(ERROR)
  emilia.reply = { content: 'Ab 500 €.' }
  await input.press('Enter')
  await expect(bubbles).toHaveCount(3)
  await expect(error).toHaveCount(0)
})

test('offers questions to tap, and then what is left of them', async ({ page, emilia }) => {
  const { panel, bubbles, input } = await openChat(page, '/')
  const suggested = panel.getByRole('list', { name: 'Fragen zum Antippen' }).getByRole('button')
  await expect(suggested).toHaveCount(4)
  await page.getByRole('banner').getByRole('link', { name: demo.label }).click()
  // The address changes at once, the page when it has come.
  await expect(page.locator('#formular')).toBeAttached()
  const questions: string[] = JSON.parse(
    (await page.getByRole('main').getAttribute('data-questions')) ?? '[]',
  )
  // The island hears of the page after it is shown.
  await expect
    .poll(async () => questions.includes((await suggested.allTextContents())[3]!))
    .toBe(true)
  // Which they are: tests/components/islands/ChatWidget/suggestions.test.ts.
  const first = await suggested.allTextContents()
  await input.fill('Mein Entwurf')
  await suggested.last().click()
  await expect(bubbles).toHaveCount(3)
  await expect(input).toHaveValue('Mein Entwurf')
  expect(emilia.posts[0]?.messages.at(-1)?.content).toBe(first[3])
  await expect(suggested.filter({ hasText: first[3] })).toHaveCount(0)
  expect(await suggested.allTextContents()).toEqual(expect.arrayContaining(first.slice(0, 3)))
})

test('a human is one tap away, in need the numbers alone', async ({ page, emilia }) => {
  const { panel, ask, bubbles } = await openChat(page, '/impressum')
  const form = panel.getByRole('link', { name: 'Formular' })
  await panel.getByText('Mit einem Menschen sprechen').click()
  await expect(panel.locator('.chat-human a[href^="tel:"]')).toBeVisible()
  await expect(panel.locator('.chat-human a[href^="mailto:"]')).toBeVisible()
  await expect(panel.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(form).toHaveAttribute('href', '/kontaktinformationen')
  await expect(bubbles).toHaveCount(1)
  emilia.reply = {
    content:
      'Rufen Sie bitte sofort die **Rettung, 144**. Feuerwehr 122, Polizei 133, in ganz Europa 112. Ich bin eine KI und kann keine Hilfe holen.',
  }
  await ask('Mein Mann ist umgefallen')
  const calls = bubbles.last().getByRole('listitem').getByRole('link')
  await expect(calls).toHaveText(['Rettung 144', 'Feuerwehr 122', 'Polizei 133', 'Ganz Europa 112'])
  await expect(calls.first()).toHaveAttribute('href', 'tel:144')
  await expect(panel.getByRole('list', { name: 'Fragen zum Antippen' })).toHaveCount(0)
  emilia.reply = { content: 'Gern.' }
  await ask('Haben Sie & Ihr Team Zeit?')
  await expect(panel.getByRole('list', { name: 'Fragen zum Antippen' })).toBeVisible()
  await form.click()
  const message = page.getByLabel('Nachricht')
  await expect(message).toHaveValue('Haben Sie & Ihr Team Zeit?\n\n')
  await expect(panel).toBeHidden()
  await message.fill('Bitte um Rückruf.')
  await expect(message).toHaveValue('Bitte um Rückruf.')
})
