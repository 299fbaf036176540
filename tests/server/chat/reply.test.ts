import { describe, expect, it } from 'vitest'
import { said, testChat, withProvider } from '../../support/chat'
import { door } from '../../support/door'
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
const knowledge = { ...testKnowledge(), persona: 'Du bist Emilia. Rettung 144, Test 14 Tage.' }
const { ask, stream } = await chat({ knowledge })

const scan = 'Bitte scannen Sie diesen QR-Code:'
const contact = 'Wie Sie uns erreichen, steht auf der [Kontaktseite](/kontaktinformationen).'
const prices =
  'Eine Angabe zum Preis konnte ich nicht belegen, es gelten die [Preise](/#was-es-kostet) auf unseren Seiten.'

const NONE = 'Keine lesbare Antwort erhalten.'

/** [what it is, what the provider says, the answer, whether with the QR code] */
const answers: [string, Behaviour, string, showQR?: boolean][] = [
  ['text', says('  Grüß Gott.\n'), 'Grüß Gott.'],
  ['scheduleAppointment as a function', callsFunction('scheduleAppointment'), scan, true],
  ['scheduleAppointment as a tool', callsTool('functions.scheduleAppointment'), scan, true],
  ['the sentence in a text', says(`Gerne! ${scan} Bis bald.`), `Gerne! ${scan} Bis bald.`, true],
  [
    'another function',
    callsFunction('deleteAll'),
    'Entschuldigung, hier ist ein unbekannter Funktionsaufruf erfolgt.',
  ],
  ['no content', says(null), NONE],
  ['empty content', says(' \u200b\n'), NONE],
  ['a call without a name', message({ content: 'Ja.', function_call: {} }), 'Ja.'],
  ['thoughts', says('<think>\nEr will Preise.\n</think>\n\nGrüß Gott.'), 'Grüß Gott.'],
  ['hidden characters', says('Gr\u202e\u{e0041}üß\u200b Gott'), 'Grüß Gott'],
  [
    'headings and other bullets',
    says('### Das **Team**\n\n* Luigi\n• Sam\n+ Sabine'),
    '**Das Team**\n\n- Luigi\n- Sam\n- Sabine',
  ],
  ['thoughts in brackets', says('[THINK]Er will Preise.[/THINK]Grüß Gott.'), 'Grüß Gott.'],
  ['thoughts of which only the end is marked', says('Er will. Was?</think>\nJa.'), 'Ja.'],
  ['thoughts that do not end', says('<thinking>Er will Preise. Also'), NONE],
  [
    'channels',
    says('<|channel|>analysis<|message|>Er will.<|end|><|channel|>final<|message|>Ja.'),
    'Ja.',
  ],
  ['marks of an end', says('Ja.</s><|im_end|>'), 'Ja.'],
  ['HTML', says('Hotels &amp; <b>Cafés</b>.<br>Ja.'), 'Hotels & **Cafés**.\nJa.'],
  ['parts', message({ content: [{ type: 'thinking' }, { type: 'text', text: 'Ja.' }] }), 'Ja.'],
  ['signs that are no marks', says('5 * 3 * 2, ki_tel, 10 > 5'), '5 * 3 * 2, ki_tel, 10 > 5'],
  ['„I am a human“', says('Gern. Ich bin ein Mensch. Ja?'), 'Gern. Ich bin eine KI. Ja?'],
  [
    'a number of its own, which ends a sentence',
    says('Rufen Sie 0800 111 0 111. Im Notfall wählen Sie 144. Bis zum 14. Mai!'),
    `${contact} Im Notfall wählen Sie 144. Bis zum 14. Mai!`,
  ],
  ['a discount of its own', says('Gern. Sie bekommen 50 % Rabatt.'), `Gern. ${prices}`],
  ['prices of its own', says('Gern. PRO kostet 99 €. BASIC 9 €. Ja?'), `Gern. ${prices} Ja?`],
]

describe('the answer to', () => {
  it.each(answers)('%s', async (_name, behaviour, content, showQR = false) => {
    provider.behave(behaviour)
    expect(await said(await ask('Guten Tag'))).toEqual({ role: 'assistant', content, showQR })
  })

  it.each([
    ['a host of any ending', 'Gern. Mehr auf 4xdu.shop.'],
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

describe('a streamed answer', async () => {
  const { stream } = await chat({ knowledge })
  const textsOf = (list: { data: { text?: string } }[]) =>
    list.flatMap(({ data }) => data.text ?? [])

  it('comes a sentence or list item at a time, then whole', async () => {
    const items = ['Gern! ', 'Das sind z. B. 3 Dinge am 14. Mai:\n', '- **Luigi** am Telefon\n']
    const text = [...items, '- Sam\n\n', 'Was darf es sein?']
    provider.behave(streamsText(text.join('')))
    const list = await stream(['Wer hilft im Gasthaus?'])
    expect(textsOf(list)).toEqual(text)
    const whole = { role: 'assistant', content: text.join(''), showQR: false }
    expect(list.at(-1)).toMatchObject({ event: 'done', data: { message: whole } })
    expect(JSON.parse(provider.received.at(-1)?.body ?? '')).toMatchObject({ stream: true })
  })

  it('begins with the first sentence before the last one is there', async () => {
    const [first, last] = [delta({ content: 'Ja, gern. ' }), delta({ content: 'Wann?' })]
    const { open, opened } = door()
    provider.behave(streams(first, opened, last, 'data: [DONE]\n\n'))
    const list = await stream(['Haben Sie Zeit?'], {}, open)
    expect(list.map(({ event }) => event)).toEqual(['text', 'text', 'done'])
  })

  it('tells once that it left out prices, and streams what it ends with', async () => {
    provider.behave(streamsText('PRO ist beliebt. Es kostet nur 99 €. Also 99 €! Passt das?'))
    const list = await stream(['Was kostet PRO?'])
    const content = list.at(-1)?.data.message?.content ?? ''
    expect(content).toBe(`PRO ist beliebt. ${prices} Passt das?`)
    expect(textsOf(list).join('')).toBe(content)
  })

  it('waits for the rest of an address: a full stop alone ends no sentence', async () => {
    provider.behave(streams(...['Mehr auf 4xdu', '.', 'shop.'].map(content => delta({ content }))))
    const list = await stream(['Wo steht das?'])
    expect(JSON.stringify(list)).not.toContain('4xdu.')
  })

  it('ends with a whole sentence where it gets too long, and lets go of the rest', async () => {
    const sentence = 'Luigi nimmt Bestellungen auf WhatsApp an. '
    provider.behave(streams(...Array(400).fill(delta({ content: sentence })), 20_000))
    const { content = '' } = (await stream(['Was macht Luigi?'])).at(-1)?.data.message ?? {}
    expect(content.length).toBeGreaterThan(1_400)
    expect(content.length).toBeLessThanOrEqual(1_500)
    expect(content).toMatch(/WhatsApp an\.$/)
  })

  it('of a model that marks only where its thoughts end comes as a whole from then on', async () => {
    const own = await chat({ knowledge })
    provider.behave(streamsText('Er will etwas. Was nur?</think>Gern. Was darf es sein?'))
    const first = await own.stream(['Hallo?'])
    expect(first.at(-1)?.data.message?.content).toBe('Gern. Was darf es sein?')
    provider.behave(says('Er will etwas. Was nur?</think>Gern. Was darf es sein?'))
    expect(textsOf(await own.stream(['Hallo?'])).join('')).toBe('Gern. Was darf es sein?')
  })

  it('of which nothing may be said is that of the pages', async () => {
    provider.behave(streamsText('PRO kostet 99 €.'))
    const { content } = (await stream(['Was kostet PRO?'])).at(-1)?.data.message ?? {}
    expect(content).toContain('1.500\u00a0€')
    expect(content).not.toContain('99')
  })

  it('without a model is one text and the whole', async () => {
    const offline = await testChat()
    const list = await offline.stream(['Was kostet PRO?'])
    expect(list.map(({ event }) => event)).toEqual(['text', 'done'])
    expect(list[0]?.data.text).toBe(list[1]?.data.message?.content)
  })
})
