import { describe, expect, it } from 'vitest'
import { said, withProvider } from '../../support/chat'
import {
  type Behaviour,
  callsFunction,
  callsTool,
  message,
  says,
  streamsText,
} from '../../support/provider'

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
  [
    'a call without a name beside an answer',
    message({ content: 'Ja.', function_call: {} }),
    plain('Ja.'),
  ],
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
  [
    'thoughts before the answer',
    says('<think>\nEr will Preise.\n</think>\n\nAb 500 €.'),
    plain('Ab 500 €.'),
  ],
  ['thoughts alone', says('<think>Er will'), plain('Keine lesbare Antwort erhalten.')],
  ['hidden characters', says('Gr\u202e\u{e0041}üß\u200b Gott'), plain('Grüß Gott')],
]

const contact = 'Wie Sie uns erreichen, steht auf der [Kontaktseite](/kontaktinformationen).'

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
    ['another host', 'Hier: [Test](https://evil.example/).', 'Hier: Test.'],
    ['another host than it shows', 'Ja. [www.4xdu.at](https://evil.example/)', 'Ja.'],
    ['a mail address of somebody else', '[office@4xdu.at](mailto:evil@evil.example)', contact],
    [
      'the mail address of the firm',
      '[E-Mail](mailto:office@4xdu.example)',
      '[E-Mail](mailto:office@4xdu.example)',
    ],
  ])('a link to %s', async (_name, written, shown) => {
    const { ask } = await chat()
    provider.behave(says(written))
    expect((await said(await ask('Guten Tag'))).content).toBe(shown)
  })

  it.each([
    ['an address of another host', 'Gern. Melden Sie sich an: https://evil.example/login', 'Gern.'],
    ['a host without https', 'Gern. Mehr auf www.evil.at.', 'Gern.'],
    ['a page that does not exist', 'Gern. Lesen Sie /ki-fuer-friseure.', 'Gern.'],
    ['an invented mail address', 'Gern. Mail: support@4xdu-hilfe.at', `Gern. \n\n${contact}`],
    ['an invented number', 'Rufen Sie +43 316 987654 an. Bis bald!', `${contact}\n\nBis bald!`],
    ['a number that costs', 'Rufen Sie 0900 123456 an.', contact],
  ])('%s is left out', async (_name, written, shown) => {
    const { ask } = await chat()
    provider.behave(says(written))
    expect((await said(await ask('Guten Tag'))).content).toBe(shown)
  })

  it.each([
    'Der Test steht auf /trial, Beginn ist 9:00.',
    'Schreiben Sie an office@4xdu.example.',
    'Rufen Sie 0316 000000 oder +43 316 000000 an.',
    'Heute ist der 01.01.2027, und 2.000 und/oder 24/7 sind keine Telefonnummern.',
    'Im Notfall rufen Sie 144.',
  ])('the site’s own addresses, and what only looks like one, stay: %s', async written => {
    const { ask } = await chat()
    provider.behave(says(written))
    expect((await said(await ask('Guten Tag'))).content).toBe(written)
  })

  it.each([
    ['JSON', '{"name": "scheduleAppointment", "arguments": {}}'],
    ['JSON over lines in a fence', '```json\n{\n  "name": "scheduleAppointment"\n}\n```'],
    ['a tag', '<tool_call>{"name": "scheduleAppointment"}</tool_call>'],
    ['a mark', '[TOOL_CALLS][{"name": "scheduleAppointment", "arguments": {}}]'],
    ['code', 'Gern! scheduleAppointment()'],
  ])('a call written as %s is a call', async (_name, written) => {
    const { ask, stream } = await chat()
    provider.behave(says(written), streamsText(written))
    expect(await said(await ask('Termin?'))).toEqual(qr)
    const events = await stream(['Termin?'])
    expect(events.at(-1)?.data.message).toEqual(qr)
    expect(JSON.stringify(events)).not.toContain('scheduleAppointment')
  })

  it('a written call of something else is unknown, and JSON that calls nothing stays', async () => {
    const { ask } = await chat()
    provider.behave(says('{"name": "deleteAll", "arguments": {}}'), says('```\nHallo\n```'))
    expect((await said(await ask('Termin?'))).content).toContain('unbekannter Funktionsaufruf')
    expect((await said(await ask('Termin?'))).content).toBe('```\nHallo\n```')
  })
})
