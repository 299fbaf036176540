import { describe, expect, it } from 'vitest'
import { emptyRecord, type Scene } from '../../../../shared/scene/scene'
import { testScenes } from '../../../support/knowledge'
import { garage, hotel, next, order, pizzeria, played, salon, workshop } from './played'

describe('what a guest says in own words', () => {
  it.each([
    ['a name', ['Frau Novotny'], 'Frau Novotny'],
    ['a name with the words around it', ['auf Huber'], 'Huber'],
    ['a name with thanks', ['Müller, bitte'], 'Müller'],
    ['a name with a smile', ['Huber 😊'], 'Huber'],
    ['a name behind its label', ['Name: Maier'], 'Maier'],
    ['a name before its label', ['Anna Moser ist mein Name.'], 'Anna Moser'],
    ['who speaks', ['Hier ist Moser'], 'Moser'],
    ['who says „Ich bin“', ['Ich bin Anna Moser'], 'Anna Moser'],
    ['what somebody is is no name', ['Ich bin Vegetarier'], undefined],
    ['a day is no name', ['Für Samstag bitte'], undefined],
    ['a name that is said twice', ['Walsh. Fiona Walsh'], undefined],
    ['a name with an apostrophe', ['Sarah O’Connor'], 'Sarah O’Connor'],
    ['a name with titles', ['Frau Mag. Dr. Eva Huber'], 'Frau Mag. Dr. Eva Huber'],
    ['a farewell is no name', ['danke, auf Wiedersehen'], undefined],
    ['„passt“ is no name', ['passt'], undefined],
    ['a question is no name', ['was kostet das?'], undefined],
    ['a complaint is no name', ['Das ist eine Frechheit!'], undefined],
    ['a verb is no name', ['ich will mich beschweren'], undefined],
    ['„weiß nicht“ is no name', ['weiß nicht'], undefined],
    ['„doch nicht“ is no name', ['doch nicht'], undefined],
    ['„nein, falsch“ is no name', ['nein, falsch'], undefined],
    ['another size is no name', ['doch die riesige'], undefined],
    ['a day and a time are no name', ['Montag 13:00'], undefined],
    ['the label is no name', ['Name'], undefined],
    ['what waits is no name', ['warten'], undefined],
    ['a cry is no name', ['Aua'], undefined],
    ['the name of another row is no name', ['Abholung'], undefined],
    ['an offered reply is no name', ['Doch 20:00'], undefined],
    ['a name in a whole phrase', ['auf den Namen Fritz Ebner'], 'Fritz Ebner'],
    ['a sigh is no name', ['Hm'], undefined],
    ['a name that sounds like a command', ['Löschnigg'], 'Löschnigg'],
    ['a name that sounds like a fact', ['Lieferl'], 'Lieferl'],
    ['pain is no name', ['Blutet'], undefined],
  ])('where a name is asked for: %s', (_kind, lines, name) => {
    expect(played(pizzeria, ...order, '19:30 Uhr', ...lines).record.rows.Name).toBe(name)
  })

  it.each([
    ['steiner', 'Steiner'],
    ['sepp gruber', 'Sepp Gruber'],
    ['asdf', 'Asdf'],
  ])('in small letters may be a name, which can be tapped: %s', (line, name) => {
    const { record, replies } = played(pizzeria, ...order, '19:30 Uhr', line)
    expect(record.rows.Name).toBeUndefined()
    expect(replies).toEqual([name])
    expect(played(pizzeria, ...order, '19:30 Uhr', line, name).record.rows.Name).toBe(name)
  })

  it('keeps all of an address', () => {
    const plumber = testScenes().find(({ assistant }) => assistant === 'phonix') as Scene
    const addressOf = (line: string) =>
      played(plumber, 'Die Heizung ist kalt', line).record.rows.Adresse
    expect(addressOf('Am Eisernen Tor 1, Graz')).toBe('Am Eisernen Tor 1, Graz')
    expect(addressOf('Nein Feldgasse 7, Graz')).toBeUndefined()
    expect(addressOf('In die Feldgasse 7, Graz')).toBe('Feldgasse 7, Graz')
    expect(addressOf('Ich wohne in der Feldgasse 7')).toBe('Feldgasse 7')
    expect(addressOf('In der Au 5, Graz')).toBe('In der Au 5, Graz')
    expect(addressOf('Wir haben Zimmer 3')).toBeUndefined()
    expect(addressOf('Meine Adresse ist Feldgasse 7')).toBe('Feldgasse 7')
  })

  it('takes names and reports as they are, whatever they mean in English', () => {
    expect(played(pizzeria, ...order, '19:30 Uhr', 'Price').record.rows.Name).toBe('Price')
    expect(played(pizzeria, ...order, '19:30 Uhr', 'My name is Anne Price').record.rows.Name).toBe(
      'Anne Price',
    )
    expect(played(hotel, 'We need towels').record.rows.Meldung).toBe('We need towels')
  })

  it.each(['weiß nicht', 'keine Ahnung', 'doch nicht', 'nein, falsch'])(
    '„%s“ is nothing to report',
    line => {
      expect(played(hotel, line).record.rows).toEqual({})
    },
  )

  it('names nobody where it asks, moves something or says how to pay', () => {
    expect(played(salon, 'was kostet färben auf lang').record.rows).toEqual({})
    for (const line of ['auf der Karte?', 'huber aber bitte auf rechnung', 'verschiebs auf 20 uhr'])
      expect(played(pizzeria, 'Lasagne', '19:00 Uhr', line).record.rows).not.toHaveProperty('Name')
  })

  it.each(['danke vielmals, auf Wiederhören', 'Vielen herzlichen Dank.', 'schönen Abend noch'])(
    'begins no slip with a good-bye: %s',
    line => {
      expect(played(hotel, line)).toMatchObject({
        says: 'Was soll ich melden?',
        record: emptyRecord,
      })
    },
  )

  it('reports what is wrong, and the room that it names', () => {
    const turn = played(hotel, 'Zimmer 204, das WLAN geht nicht, morgen reisen wir ab')
    expect(Object.keys(turn.record.rows)).toEqual(['Zimmer', 'Meldung'])
  })

  it('may give an address without its town, or in small letters, of which it is asked', () => {
    const asked = played(workshop, 'Die Heizung ist kalt')
    expect(next(workshop, asked, 'Mariatroster Straße 115').record.rows).toHaveProperty('Adresse')
    expect(next(workshop, asked, 'hauptplatz 5, voitsberg').says).toBe(
      'Meinen Sie Hauptplatz 5, Voitsberg?',
    )
    expect(next(workshop, asked, 'in 20 minuten bitte').record.rows).not.toHaveProperty('Adresse')
  })

  it.each(['Wir brauchen 3 Handtücher', 'Schönen guten Tag, der Föhn geht nicht'])(
    'reports in its own words, with a figure or a greeting: %s',
    line => {
      expect(played(hotel, line).record.rows.Meldung).toBe(line)
    },
  )

  it('reports no wish to keep what was called off', () => {
    const { record } = played(hotel, 'das war ein Irrtum, bitte nicht stornieren')
    expect(record.rows).toEqual({})
  })

  it('tells the room before it is asked', () => {
    expect(played(hotel, 'im zimmer 14 is da föhn hin').record.rows).toMatchObject({ Zimmer: '14' })
  })

  it('keeps a number plate wherever it stands', () => {
    expect(played(garage, 'Reifenwechsel G 812 MX freitag 10').record.rows).toEqual({
      Arbeit: 'Reifenwechsel',
      Kennzeichen: 'G 812 MX',
      Termin: 'Freitag, 10:00 Uhr',
    })
  })

  it.each([
    ['204', '204'],
    ['9', '204'],
    ['zimmer 9', '9'],
    ['na sorry 9', '9'],
    ['in Zimmer 205 ist es laut', '204'],
    ['doch um 9:00', '204'],
  ])('changes a number only with a word that says so: %s', (line, room) => {
    expect(played(hotel, 'Das WLAN geht nicht', '204', line).record.rows.Zimmer).toBe(room)
    expect(played(hotel, 'Das WLAN geht nicht', 'G 123 AB').record.rows.Zimmer).toBeUndefined()
  })
})
