import { describe, expect, it } from 'vitest'
import {
  garage,
  hotel,
  next,
  order,
  pizzeria,
  played,
  salon,
  slip,
  windows,
  workshop,
} from './played'

describe('what a guest says in own words', () => {
  it.each([
    ['a name', ['Frau Novotny'], 'Frau Novotny'],
    ['a surname first', ['Hofer, Karl'], 'Karl Hofer'],
    ['a name with a smile', ['Huber 😊'], 'Huber'],
    ['a name before its label', ['Anna Moser ist mein Name.'], 'Anna Moser'],
    ['who speaks', ['Hier ist Moser'], 'Moser'],
    ['a yes before a name', ['Ja, der Brandl'], 'Brandl'],
    ['who says „Ich bin“', ['Ich bin Anna Moser'], 'Anna Moser'],
    ['what somebody is is no name', ['Ich bin Vegetarier'], undefined],
    ['a day is no name', ['Für Samstag bitte'], undefined],
    ['a name that is said twice', ['Walsh. Fiona Walsh'], undefined],
    ['a name with titles', ['Frau Mag. Dr. Eva Huber'], 'Frau Mag. Dr. Eva Huber'],
    ['a question is no name', ['was kostet das?'], undefined],
    ['the name of another row is no name', ['Abholung'], undefined],
    ['a cry is no name', ['Aua'], undefined],
    ['an offered reply is no name', ['Doch 20:00'], undefined],
    ['a name that sounds like a command', ['Löschnigg'], 'Löschnigg'],
    ['pain is no name', ['Blutet'], undefined],
    ['a name that sounds like a question', ['Wukovits Inge'], 'Wukovits Inge'],
    ['a shout beside a change is no name', ['Heast, doch lieber um 20:00'], undefined],
  ])('where a name is asked for: %s', (_kind, lines, name) => {
    expect(slip(pizzeria, ...order, '19:30 Uhr', ...lines).Name).toBe(name)
  })

  it.each([
    ['Maria Oswald, tel is 0664 1234567', 'Maria Oswald'],
    ['auf hofer bitte, und doch erst um 20:00', 'Hofer'],
    ['ich hab mich verschrieben, er heißt Georg Pichler', 'Georg Pichler'],
  ])('may be a name with more beside it, which is asked: %s', (line, name) => {
    const turn = played(pizzeria, ...order, '19:30 Uhr', line)
    expect(turn.says).toMatch(new RegExp(`Meinen Sie ${name}\\?$`))
    expect(next(pizzeria, turn, 'ja').record.rows.Name).toBe(name)
  })

  it('is a name before it is asked for, where a line says so', () => {
    const turn = played(pizzeria, ...order, 'halb acht, auf Riegler')
    expect(turn.says).toBe('Meinen Sie Riegler?')
    expect(next(pizzeria, turn, 'ja').record.rows.Name).toBe('Riegler')
  })

  it('a name that is another word, too, is asked for as a whole', () => {
    const asked = played(pizzeria, ...order, '19:30 Uhr', 'Weiß')
    expect(asked.says).toBe('Schreiben Sie bitte Vor- und Nachnamen. Auf welchen Namen?')
    expect(next(pizzeria, asked, 'Anton Weiß').record.rows.Name).toBe('Anton Weiß')
  })

  it.each([
    ['steiner', 'Steiner'],
    ['asdf', 'Asdf'],
  ])('in small letters may be a name, which can be tapped: %s', (line, name) => {
    const { record, replies } = played(pizzeria, ...order, '19:30 Uhr', line)
    expect(record.rows.Name).toBeUndefined()
    expect(replies).toEqual([name])
    expect(slip(pizzeria, ...order, '19:30 Uhr', line, name).Name).toBe(name)
  })

  it.each([
    ['In die Feldgasse 7, Graz', 'Feldgasse 7, Graz'],
    ['Ich wohne in der Feldgasse 7', 'Feldgasse 7'],
    ['Meine Adresse ist Feldgasse 7', 'Feldgasse 7'],
    ['Feldgasse 7 hab ich schon gesagt', 'Feldgasse 7'],
    ['In der Au 5, Graz', 'In der Au 5, Graz'],
    ['8010 graz, sporgasse 3', '8010 graz, sporgasse 3'],
    ['Nein Feldgasse 7, Graz', undefined],
  ])('keeps all of an address: %s', (line, address) => {
    expect(slip(workshop, 'Die Heizung ist kalt', line).Adresse).toBe(address)
  })

  it.each(['Price', 'Anne Price'])('is a name whatever it means in English: %s', name => {
    expect(slip(pizzeria, ...order, '19:30 Uhr', name).Name).toBe(name)
    expect(slip(pizzeria, ...order, '19:30 Uhr', `My name is ${name}`).Name).toBe(name)
  })

  it.each(['We need towels', 'Schönen guten Tag, der Föhn geht nicht'])(
    'reports in its own words: %s',
    line => {
      expect(slip(hotel, line).Meldung).toBe(line)
    },
  )

  it.each(['weiß nicht', 'Vielen herzlichen Dank.', 'das war ein Irrtum, bitte nicht stornieren'])(
    'is nothing to report: %s',
    line => {
      expect(slip(hotel, line)).toEqual({})
    },
  )

  it('names nobody where it asks, moves something or says how to pay', () => {
    expect(slip(salon, 'was kostet färben auf lang')).toEqual({})
    for (const line of ['auf der Karte?', 'huber aber bitte auf rechnung', 'verschiebs auf 20 uhr'])
      expect(slip(pizzeria, 'Lasagne', '19:00 Uhr', line)).not.toHaveProperty('Name')
  })

  it('tells the room before it is asked, but no day of a report', () => {
    expect(slip(hotel, 'im zimmer 14 is da föhn hin')).toMatchObject({ Zimmer: '14' })
    const rows = slip(hotel, 'Zimmer 204, das WLAN geht nicht, morgen reisen wir ab')
    expect(Object.keys(rows)).toEqual(['Zimmer', 'Meldung'])
  })

  it('keeps a number plate wherever it stands', () => {
    expect(slip(garage, 'Reifenwechsel G 812 MX freitag 10')).toEqual({
      Arbeit: 'Reifenwechsel',
      Kennzeichen: 'G 812 MX',
      Termin: 'Freitag, 10:00 Uhr',
    })
  })

  it.each([
    ['zimmer neun', '9'],
    ['205 statt 204', '205'],
    ['doch um 9:00', '204'],
    ['nein, erst nach zehn', '204'],
  ])('changes a number only with a word that says so: %s', (line, room) => {
    expect(slip(hotel, 'Das WLAN geht nicht', '204', line).Zimmer).toBe(room)
  })
})

it('a report says the number that was corrected, and nothing else of it changes', () => {
  const rows = slip(hotel, 'Im Zimmer 204 tropft seit 20:00 die Dusche', 'nein, 240', 'Morgen')
  expect(rows).toEqual({
    Meldung: 'Im Zimmer 240 tropft seit 20:00 die Dusche',
    Zimmer: '240',
    Wann: 'Morgen',
  })
})

it('a step with `only` is asked after that reply alone', () => {
  const own = { name: 'Genauer', kind: 'Text' as const, asks: 'Was haben Sie vor?', replies: [] }
  const [first, ...others] = windows.steps
  const wider = {
    ...windows,
    steps: [first, { ...own, only: 'Etwas anderes' }, ...others].flatMap(step => step ?? []),
  }
  expect(played(wider, 'Haustür').says).toBe('Wie viele Stück ungefähr?')
  expect(played(wider, 'Etwas anderes').says).toBe(own.asks)
  const said = ['Etwas anderes', 'eine Tür zur Terrasse', 'doch die Haustür']
  expect(slip(wider, ...said.slice(0, 2)).Genauer).toBe(said[1])
  expect(played(wider, ...said).record.rows.Bedarf).toBe('Haustür')
})
