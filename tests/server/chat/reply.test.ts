import { describe, expect, it } from 'vitest'
import { said, withProvider } from '../../support/chat'
import { type Behaviour, callsFunction, callsTool, message, says } from '../../support/provider'

const { provider, chat } = await withProvider()

const qr = {
  role: 'assistant',
  content: 'Bitte scannen Sie diesen QR-Code:',
  showQR: true,
}
const plain = (content: string) => ({
  role: 'assistant',
  content,
  showQR: false,
})
const cases: [name: string, behaviour: Behaviour, expected: object][] = [
  ['text', says('  Ab 500 €.\n'), plain('Ab 500 €.')],
  ['scheduleAppointment as a function', callsFunction('scheduleAppointment'), qr],
  ['scheduleAppointment as a tool', callsTool('scheduleAppointment'), qr],
  [
    'scheduleAppointment beside text and another tool',
    message({
      content: 'Gerne!',
      tool_calls: [{ function: { name: 'other' } }, { function: { name: 'scheduleAppointment' } }],
    }),
    qr,
  ],
  [
    'the sentence in a text',
    says('Gerne! Bitte scannen Sie diesen QR-Code: Dann schreiben wir uns.'),
    {
      ...qr,
      content: 'Gerne! Bitte scannen Sie diesen QR-Code: Dann schreiben wir uns.',
    },
  ],
  [
    'another function',
    callsFunction('deleteAll'),
    plain('Entschuldigung, hier ist ein unbekannter Funktionsaufruf erfolgt.'),
  ],
  ['no content', says(null), plain('Keine lesbare Antwort erhalten.')],
  ['empty content', says(' \u200b\n'), plain('Keine lesbare Antwort erhalten.')],
  ['a call without a name beside an answer', message({ content: 'Ja.', function_call: {} }), plain('Ja.')],
  ['scheduleAppointment with the name of its list', callsTool('functions.scheduleAppointment'), qr],
  [
    'text in parts',
    message({
      content: [
        { type: 'thinking', thinking: 'Hm' },
        { type: 'text', text: 'Ja, ' },
        { type: 'text', text: 'gern.' },
      ],
    }),
    plain('Ja, gern.'),
  ],
  ['thoughts before the answer', says('<think>\nEr will Preise.\n</think>\n\nAb 500 €.'), plain('Ab 500 €.')],
  ['thoughts alone', says('<think>Er will'), plain('Keine lesbare Antwort erhalten.')],
  ['hidden characters', says('Gr\u202e\u{e0041}üß\u200b Gott'), plain('Grüß Gott')],
]

describe('the answer to', () => {
  it.each(cases)('%s', async (_name, behaviour, expected) => {
    const { ask } = await chat()
    provider.behave(behaviour)
    expect(await said(await ask('Guten Tag'))).toEqual(expected)
  })

  it('a reply without end is its first 4 000 characters, no emoji cut in half', async () => {
    const { ask } = await chat()
    provider.behave(says('😀'.repeat(4_000)))
    const { content } = await said(await ask('Guten Tag'))
    expect(content.length).toBeLessThanOrEqual(4_000)
    expect(content.length).toBeGreaterThan(3_990)
    expect(content.isWellFormed()).toBe(true)
  })

  it.each([
    ['a page of the site', '[Test](/trial#formular)', '[Test](/trial#formular)'],
    ['no page of the site', 'Hier: [Formular](/formular).', 'Hier: Formular.'],
    ['another host than it shows', '[www.4xdu.at](https://evil.example/)', 'www.4xdu.at'],
    ['a mail address of somebody else', '[office@4xdu.at](mailto:evil@evil.example)', 'office@4xdu.at'],
    ['the mail address of the firm', '[E-Mail](mailto:office@4xdu.example)', '[E-Mail](mailto:office@4xdu.example)'],
  ])('a link to %s', async (_name, written, shown) => {
    const { ask } = await chat()
    provider.behave(says(written))
    expect((await said(await ask('Guten Tag'))).content).toBe(shown)
  })
})
