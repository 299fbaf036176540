import { describe, expect, it } from 'vitest'
import { createActors } from '../../../server/chat/scene/actors'
import type { ChatAnswer, ChatMessage } from '../../../shared/messages'
import { smallKnowledge } from '../../support/knowledge'

const actors = createActors({
  knowledge: smallKnowledge(),
  // A Wednesday.
  now: () => new Date('2026-11-25T16:00:00+01:00'),
})
const visitor = { key: 'guest', signal: new AbortController().signal }

/** The last answer to a guest who writes these lines. */
async function answerTo(assistant: string, ...lines: string[]): Promise<ChatAnswer> {
  const thread = lines.flatMap((content, at): ChatMessage[] => [
    ...(at > 0 ? [{ role: 'assistant' as const, content: '…' }] : []),
    { role: 'user', content },
  ])
  const played = actors.named({ assistant })
  if (!played) throw new Error(`nobody plays ${assistant}`)
  return actors.answer(played, thread, visitor)
}

async function slipAfter(assistant: string, ...lines: string[]) {
  return (await answerTo(assistant, ...lines)).scene?.record
}

async function wordsAfter(assistant: string, ...lines: string[]) {
  return (await answerTo(assistant, ...lines)).message.content
}

const order = ['luigi', 'eine Salami', 'das ist alles'] as const
const booked = ['selina', 'Kontrolle', 'Donnerstag 8:10', 'Maria Leitgeb'] as const

describe('what a guest says stands on the slip', () => {
  it.each([
    [
      'dialect',
      ['luigi', 'zwa margarita und a tiramisu'],
      { Bestellung: '2 × Pizza Margherita, 1 × Tiramisu' },
    ],
    ['a time in dialect', [...order, 'groß', 'um ochte'], { Abholung: '20:00 Uhr' }],
    ['a time in English', [...order, 'large', '8 pm'], { Größe: 'Groß', Abholung: '20:00 Uhr' }],
    ['a compound', ['sabine', 'Ich hätte gern einen Haarschnitt'], { Behandlung: 'Schnitt' }],
    [
      'what a choice is also called',
      ['mathias', 'I need my tyres changed'],
      { Arbeit: 'Reifenwechsel' },
    ],
    ['a word cut short', ['luigi', 'ein mineral'], { Bestellung: '1 × Mineralwasser' }],
    [
      'two choices at once',
      ['mathias', 'Pickerl und Reifenwechsel'],
      { Arbeit: 'Reifenwechsel und Pickerl' },
    ],
    [
      'a choice that replaces another',
      [...booked, 'Mundhygiene statt der Kontrolle'],
      { Anliegen: 'Mundhygiene' },
    ],
    [
      'a size for each thing',
      ['luigi', '2 Salami groß und eine Rucola normal'],
      { Bestellung: '2 × Pizza Salami groß, 1 × Pizza Rucola normal', Größe: 'Groß und Normal' },
    ],
    ['a correction of what was said last', [...booked, 'nein, Leitgöb mit ö'], { Name: 'Leitgöb' }],
    [
      'a correction within the line',
      [...order, 'groß', '20 Uhr', 'Riegler, nein, Rigler'],
      { Name: 'Rigler' },
    ],
    [
      'another day for an appointment',
      [...booked, 'geht Freitag auch?'],
      { Termin: 'Freitag, 11:30 Uhr' },
    ],
    [
      'the day that suits',
      ['sabine', 'Schnitt', 'Mittwoch, Donnerstag bin ich in Wien'],
      { Termin: 'Mittwoch, 17:45 Uhr' },
    ],
    [
      'a name beside other things',
      ['phonix', 'Ja hallo, Wolfgang Strobl, der Wasserhahn tropft'],
      { Name: 'Wolfgang Strobl', Anliegen: 'Der Wasserhahn tropft' },
    ],
    [
      'a name that begins the line',
      ['selina', 'hier spricht Huber Johann, Kontrolle bitte'],
      { Name: 'Huber Johann' },
    ],
    [
      'what was asked about',
      ['sabine', 'Was kostet eine Balayage?', 'ok, dann das'],
      { Behandlung: 'Balayage' },
    ],
    [
      'an answer to what was left open',
      ['sam', 'Der Fernseher geht nicht', 'weiß nicht', '22'],
      { Zimmer: '22' },
    ],
    ['several rooms', ['sam', 'Das Licht geht nicht, Zimmer 12 und 14'], { Zimmer: '12 und 14' }],
    [
      'place, number and period of one sentence',
      ['roberto', '40 Fenster für einen Altbau in Graz bis Herbst'],
      { Menge: '40', Ort: 'Graz', Zeitpunkt: 'bis Herbst' },
    ],
    [
      'an address with hyphens',
      ['phonix', 'Heizung kalt', 'Conrad-von-Hötzendorf-Straße 80, Graz'],
      { Adresse: 'Conrad-von-Hötzendorf-Straße 80, Graz' },
    ],
  ])('%s', async (_kind, [assistant = '', ...lines], slip) => {
    expect(await slipAfter(assistant, ...lines)).toMatchObject(slip)
  })
})

describe('what is none of it does not', () => {
  it.each([
    ['a farewell is no name', [...booked, 'danke, auf Wiedersehen'], 'Name', 'Maria Leitgeb'],
    ['„das wars“ is no name', [...order, 'groß', '20 Uhr', 'nein das wars'], 'Name', undefined],
    ['„pfiat di“ is no Tuesday', [...booked, 'pfiat di'], 'Termin', 'Donnerstag, 8:10 Uhr'],
    ['nonsense is no report', ['sam', 'test test'], 'Meldung', undefined],
    ['„egal“ is no report', ['sam', 'egal'], 'Meldung', undefined],
    ['a complaint is no enquiry', ['roberto', 'Eure Fenster sind undicht!'], 'Bedarf', undefined],
    [
      'a motorway is no plate',
      ['mathias', 'Ich steh auf der A2 mit einer Panne'],
      'Kennzeichen',
      undefined,
    ],
    ['a month is no place', ['roberto', 'Haustür', '1', 'im Sommer'], 'Ort', undefined],
    [
      'a question orders nothing',
      ['luigi', 'Ist in der Salami Gluten drin?'],
      'Bestellung',
      undefined,
    ],
  ])('%s', async (_kind, [assistant = '', ...lines], step, value) => {
    expect((await slipAfter(assistant, ...lines))?.[step]).toBe(value)
  })
})

describe('what the assistant says', () => {
  it.each([
    ['a time outside the hours is refused', [...order, 'groß', 'um 23 Uhr'], '17:00 bis 22:00'],
    [
      'a place that is too far is refused',
      ['roberto', 'Ein Wintergarten in Wien'],
      'nur in der Steiermark',
    ],
    [
      'a day that is closed leaves the appointment',
      [...booked, 'doch lieber Samstag'],
      'Es bleibt bei Donnerstag',
    ],
    [
      'a day alone is kept for later',
      ['selina', 'am Freitag am Vormittag'],
      /^Gerne\. Worum geht es/,
    ],
    ['an emergency stays one', ['sam', 'Mein Mann ist umgefallen', 'Zimmer 204, schnell!'], '144'],
    ['until help is called', ['sam', 'Mein Mann ist umgefallen', 'ich hab angerufen'], /^Gut\./],
    [
      'a second thing for the team is not asked for in the same words',
      ['luigi', 'Meine Pizza gestern war eiskalt!', 'Ich will mit dem Chef reden'],
      'Auch das',
    ],
    ['„und“ before a question is none of it', ['selina', 'und wo kann ich parken?'], 'Im Hof'],
    ['a question in English', ['sam', 'Hi Sam, where can I park?'], 'Hinter dem Haus'],
    [
      '„wie teuer ist das?“ is about what was chosen',
      ['sabine', 'Balayage', 'wie teuer is das?'],
      '140 €',
    ],
    [
      'what stands already is agreed to',
      ['sabine', 'Schnitt', 'Freitag 13 Uhr', 'um eins hab ich Zeit'],
      /^Genau\./,
    ],
    [
      'an appointment is called off',
      [...booked, 'bitte den Termin absagen'],
      'ich trage nichts ein',
    ],
    [
      'a wish after a hand-on is a wish again',
      ['luigi', 'Haben Sie Sushi im Haus?', 'na gut, eine Rucola'],
      'Notiert: 1 × Pizza Rucola',
    ],
  ])('%s', async (_kind, [assistant = '', ...lines], words) => {
    const says = await wordsAfter(assistant, ...lines)
    if (typeof words === 'string') expect(says).toContain(words)
    else expect(says).toMatch(words)
  })

  it('takes an order again after an emergency that was none', async () => {
    expect(await slipAfter('luigi', 'es brennt', 'Spaß, eine Salami')).toMatchObject({
      Bestellung: '1 × Pizza Salami',
    })
  })
})
