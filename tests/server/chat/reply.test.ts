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
  ['text', says('  Grüß Gott.\n'), plain('Grüß Gott.')],
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
    'thoughts before the answer',
    says('<think>\nEr will Preise.\n</think>\n\nGrüß Gott.'),
    plain('Grüß Gott.'),
  ],
  ['hidden characters', says('Gr\u202e\u{e0041}üß\u200b Gott'), plain('Grüß Gott')],
]

const contact = 'Wie Sie uns erreichen, steht auf der [Kontaktseite](/kontaktinformationen).'

describe('the answer to', () => {
  it.each(cases)('%s', async (_name, behaviour, expected) => {
    const { ask } = await chat()
    provider.behave(behaviour)
    expect(await said(await ask('Guten Tag'))).toEqual(expected)
  })

  it('Markdown that the chat does not draw is in words', async () => {
    const { ask } = await chat()
    const rows = '| Wer | Wo |\n|---|---|\n| Luigi | Gasthaus |'
    provider.behave(
      says(`### Das Team\n\n${rows}\n\n\`\`\`\nSam\n\`\`\`\nMit \`Termin\` geht es weiter.`),
    )
    expect((await said(await ask('Wer?'))).content).toBe(
      '**Das Team**\n\n- Wer: Wo\n- Luigi: Gasthaus\n\nSam\nMit Termin geht es weiter.',
    )
  })

  it('„I am a human“ is the truth', async () => {
    const { ask } = await chat()
    provider.behave(says('Gern. Ich bin ein Mensch. Was darf es sein?'))
    expect((await said(await ask('Sind Sie ein Mensch?'))).content).toBe(
      'Gern. Nein, ich bin eine KI. Was darf es sein?',
    )
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
    ['an invented mail address', 'Gern. Mail: support@4xdu-hilfe.at', `Gern. ${contact}`],
    ['an invented number', 'Rufen Sie +43 316 987654 an. Bis bald!', `${contact} Bis bald!`],
    ['a number that costs', 'Rufen Sie 0900 123456 an.', contact],
  ])('%s is left out', async (_name, written, shown) => {
    const { ask } = await chat()
    provider.behave(says(written))
    expect((await said(await ask('Guten Tag'))).content).toBe(shown)
  })

  it.each([
    'Das Formular steht auf /trial, Beginn ist 9:00.',
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
})
