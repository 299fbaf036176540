import { describe, expect, it } from 'vitest'
import { said, testChat, withProvider } from '../../support/chat'
import { testKnowledge } from '../../support/knowledge'
import {
  type Behaviour,
  callsFunction,
  callsTool,
  delta,
  message,
  says,
  streams,
  streamsText,
} from '../../support/provider'

const { provider, chat } = await withProvider()
const { ask, stream } = await chat({ knowledge: testKnowledge() })

const scan = 'Bitte scannen Sie diesen QR-Code:'
const contact = 'Wie Sie uns erreichen, steht auf der [Kontaktseite](/kontaktinformationen).'
const prices = 'Was es kostet, steht bei den [Preisen](/#was-es-kostet).'
const isQr = { showQR: true }

/** [what the provider says, the answer, `isQr` with the QR code] */
const answers: [
  name: string,
  behaviour: Behaviour,
  answer: string,
  showQR?: { showQR: boolean },
][] = [
  ['text', says('  Grüß Gott.\n'), 'Grüß Gott.'],
  ['scheduleAppointment as a function', callsFunction('scheduleAppointment'), scan, isQr],
  ['scheduleAppointment as a tool', callsTool('functions.scheduleAppointment'), scan, isQr],
  ['the sentence in a text', says(`Gerne! ${scan} Bis bald.`), `Gerne! ${scan} Bis bald.`, isQr],
  [
    'another function',
    callsFunction('deleteAll'),
    'Entschuldigung, hier ist ein unbekannter Funktionsaufruf erfolgt.',
  ],
  ['no content', says(null), 'Keine lesbare Antwort erhalten.'],
  ['empty content', says(' \u200b\n'), 'Keine lesbare Antwort erhalten.'],
  ['a call without a name', message({ content: 'Ja.', function_call: {} }), 'Ja.'],
  ['thoughts', says('<think>\nEr will Preise.\n</think>\n\nGrüß Gott.'), 'Grüß Gott.'],
  ['hidden characters', says('Gr\u202e\u{e0041}üß\u200b Gott'), 'Grüß Gott'],
  [
    'Markdown that the chat does not draw',
    says(
      '### Das Team\n\n| Wer | Wo |\n|---|---|\n| Luigi | Gasthaus |\n\n```\nSam\n```\n`Termin`\n> Gern\n***\nDas ist *sehr* gut, _wirklich_.',
    ),
    '**Das Team**\n\n- Wer: Wo\n- Luigi: Gasthaus\n\nSam\nTermin\nGern\nDas ist sehr gut, wirklich.',
  ],
  [
    'signs that are no marks',
    says('5 * 3 * 2, ki_telefon_neu, 10 > 5'),
    '5 * 3 * 2, ki_telefon_neu, 10 > 5',
  ],
  [
    '„I am a human“',
    says('Gern. Ich bin ein Mensch. Was darf es sein?'),
    'Gern. Nein, ich bin eine KI. Was darf es sein?',
  ],
  ['a price of its own', says('Gern. Ja, Sie bekommen 50 % Rabatt.'), `Gern. ${prices}`],
  [
    'the mark of a price',
    says('Ich rate zu PRO:\n[[Preis PRO]]\nWann reden wir?'),
    'Ich rate zu PRO:\n**PRO**: ab 1.500\u00a0€, dazu 0,07\u00a0€ pro Nachricht, exkl. USt.\nWann reden wir?',
  ],
]

describe('the answer to', () => {
  it.each(answers)('%s', async (_name, behaviour, content, { showQR } = { showQR: false }) => {
    provider.behave(behaviour)
    expect(await said(await ask('Guten Tag'))).toEqual({ role: 'assistant', content, showQR })
  })

  it.each([
    ['another host', 'Gern. Hier: [Test](https://evil.example/).'],
    ['another host than it shows', 'Gern. [www.4xdu.at](https://evil.example/)'],
    ['a host without https', 'Gern. Mehr auf www.evil.at.'],
    ['a page that does not exist', 'Gern. Lesen Sie /ki-fuer-friseure.'],
    ['a mail address of somebody else', 'Gern. [office@4xdu.at](mailto:evil@evil.example)'],
    ['an invented mail address', 'Gern. Mail: support@4xdu-hilfe.at'],
    ['an invented number', 'Gern. Rufen Sie +43 316 987654 an.'],
    ['a number that costs', 'Gern. Rufen Sie 0900 123456 an.'],
  ])('what leads to %s is the way to the contact page', async (_name, written) => {
    provider.behave(says(written))
    expect((await said(await ask('Guten Tag'))).content).toBe(`Gern. ${contact}`)
  })

  it.each([
    '[Test](/trial#formular)',
    '[E-Mail](mailto:office@4xdu.example)',
    'Das Formular steht auf /trial, Beginn ist 9:00.',
    'Schreiben Sie an office@4xdu.example.',
    'Rufen Sie 0316 000000 oder +43 316 000000 an.',
    'Heute ist der 01.01.2027, und 2.000 und/oder 24/7 sind keine Telefonnummern.',
    'Im Notfall rufen Sie 144.',
  ])('the site’s own addresses, and what only looks like one, stay: %s', async written => {
    provider.behave(says(written))
    expect((await said(await ask('Guten Tag'))).content).toBe(written)
  })

  it.each([
    ['JSON', '{"name": "scheduleAppointment", "arguments": {}}'],
    ['JSON over lines in a fence', '```json\n{\n  "name": "scheduleAppointment"\n}\n```'],
    ['a tag', '<tool_call>{"name": "scheduleAppointment"}</tool_call>'],
    ['a mark', '[TOOL_CALLS][{"name": "scheduleAppointment", "arguments": {}}]'],
    ['code', 'Gern! scheduleAppointment()'],
  ])('a call written as %s is a call, and never shown', async (_name, written) => {
    provider.behave(streamsText(written))
    const events = await stream(['Termin?'])
    expect(events.at(-1)?.data.message).toMatchObject({ content: scan, showQR: true })
    expect(JSON.stringify(events)).not.toContain('scheduleAppointment')
  })
})

describe('a streamed answer', () => {
  const textsOf = (list: { data: { text?: string } }[]) =>
    list.flatMap(({ data }) => data.text ?? [])

  it('comes a sentence or list item at a time, then whole', async () => {
    const items = ['Gern!', ' Das sind z. B. 3 Dinge am 14. Mai:\n', '- **Luigi** am Telefon\n']
    const text = [...items, '- Sam\n\n', 'Was darf es sein?']
    provider.behave(streamsText(text.join('')))
    const list = await stream(['Wer hilft im Gasthaus?'])
    expect(textsOf(list)).toEqual(text)
    const whole = { role: 'assistant', content: text.join(''), showQR: false }
    expect(list.at(-1)).toMatchObject({ event: 'done', data: { message: whole } })
    expect(JSON.parse(provider.received.at(-1)?.body ?? '')).toMatchObject({ stream: true })
  })

  it('begins with the first sentence before the last one is there', async () => {
    const [first, last] = [delta({ content: 'Ja, gern.' }), delta({ content: ' Wann?' })]
    let goOn = () => {}
    const firstIsRead = new Promise<void>(resolve => {
      goOn = resolve
    })
    provider.behave(streams(first, firstIsRead, last, 'data: [DONE]\n\n'))
    const list = await stream(['Haben Sie Zeit?'], {}, goOn)
    expect(list.map(({ event }) => event)).toEqual(['text', 'text', 'done'])
  })

  it('without a model is one text and the whole', async () => {
    const offline = await testChat()
    const list = await offline.stream(['Was kostet PRO?'])
    expect(list.map(({ event }) => event)).toEqual(['text', 'done'])
    expect(list[0]?.data.text).toBe(list[1]?.data.message?.content)
  })
})
