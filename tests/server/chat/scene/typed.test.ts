import { describe, expect, it } from 'vitest'
import { hear } from '../../../../server/chat/scene/hear'
import type { Scene, Step } from '../../../../shared/scene/scene'
import { testScenes } from '../../../support/knowledge'
import {
  booked,
  deps,
  full,
  garage,
  hotel,
  next,
  order,
  pizzeria,
  played,
  salon,
  workshop,
} from './played'

describe('a line that is typed', () => {
  it('is answered from the facts, and what is open is asked again', () => {
    const { says, record } = played(pizzeria, ...order, 'liefert ihr?')
    expect(says).toBe('Nein, im Moment nur zum Abholen. Wann holen Sie ab?')
    expect(record).toEqual(played(pizzeria, ...order).record)
  })

  it.each([
    ['a name', ['Frau Novotny'], 'Frau Novotny'],
    ['a name with the words around it', ['auf Huber'], 'Huber'],
    ['a name with thanks', ['Müller, bitte'], 'Müller'],
    ['a name with a smile', ['Huber 😊'], 'Huber'],
    ['a name behind its label', ['Name: Maier'], 'Maier'],
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
    ['a name that sounds like a price', ['auf Kostner'], 'Kostner'],
    ['a name that sounds like a fact', ['Lieferl'], 'Lieferl'],
    ['the word of a fact is no name', ['Liefert'], undefined],
    ['pain is no name', ['Blutet'], undefined],
  ])('where a name is asked for: %s', (_kind, lines, name) => {
    expect(played(pizzeria, ...order, '19:30 Uhr', ...lines).record.Name).toBe(name)
  })

  it.each([
    ['steiner', 'Steiner'],
    ['sepp gruber', 'Sepp Gruber'],
    ['asdf', 'Asdf'],
  ])('in small letters may be a name, which can be tapped: %s', (line, name) => {
    const { record, replies } = played(pizzeria, ...order, '19:30 Uhr', line)
    expect(record.Name).toBeUndefined()
    expect(replies).toEqual([name])
    expect(played(pizzeria, ...order, '19:30 Uhr', line, name).record.Name).toBe(name)
  })

  it.each([
    ['Freitag um 7:30', 'Freitag, 7:30 Uhr'],
    ['do 14:30', 'Donnerstag, 14:30 Uhr'],
    ['do um halb 3', 'Donnerstag, 14:30 Uhr'],
    ['Freitag um halb acht', 'Freitag, 7:30 Uhr'],
    ['am Freitag um halb 3', 'Freitag, 14:30 Uhr'],
    ['Freitag, dreiviertel acht', undefined],
    ['Freitag nach halb acht', undefined],
    ['Samstag um 7:30', undefined],
    ['nächste Woche Freitag um 7:30', undefined],
    ['Freitag in zwei Wochen um 7:30', undefined],
    ['Freitag, 11. Dezember, 7:30 Uhr', undefined],
    ['Freitag in einer Woche um 7:30', undefined],
    ['Freitag nach 7:30', undefined],
    ['Freitag um halb 10 Uhr', undefined],
    ['Freitag oder Montag um 7:30', undefined],
    ['Freitag um 7:30 nicht', undefined],
    ['Guten Morgen, 7:30', undefined],
  ])('books the appointment that it says, or none: %s', (line, appointment) => {
    expect(played(garage, 'Pickerl', 'G 471 KL', line).record.Termin).toBe(appointment)
  })

  it.each(['Freitag', 'freitag in da friah'])(
    'with a day alone gets the times of that day: %s',
    line => {
      const { replies } = played(garage, 'Pickerl', 'G 471 KL', line)
      expect(replies).toEqual(['Freitag, 7:30 Uhr', 'Freitag, 10:00 Uhr', 'Freitag, 14:30 Uhr'])
    },
  )

  it.each(['um 7', 'sieben Uhr', '19 Uhr'])('reads a time by what is offered: %s', line => {
    expect(played(pizzeria, ...order, line).record.Abholung).toBe('19:00 Uhr')
  })

  it('changes what was offered, wherever that stands, and nothing else', () => {
    const lines = ['i hätt gern an Schnitt', 'Freitag um 13:00']
    const { record, says } = played(salon, ...lines, 'na, doch lieber a farbe', 'nein lieber 17:45')
    expect(record).toEqual({ Behandlung: 'Farbe', Termin: 'Freitag, 17:45 Uhr' })
    expect(says).toBe('Notiert: Termin Freitag, 17:45 Uhr. Auf welchen Namen?')
    expect(played(pizzeria, ...order, 'doch die normale').record.Bestellung).toBe(
      '2 × Pizza Salami, normal, ohne Zwiebel; 1 × Tiramisu',
    )
  })

  it('knows replies that hold one another', () => {
    const [step, ...steps] = salon.steps
    const both = { ...step, replies: ['Schnitt', 'Farbe', 'Schnitt und Farbe'] } as Step
    const wider = { ...salon, steps: [both, ...steps] }
    for (const reply of both.replies)
      expect(played(wider, `Gern ${reply}`).record.Behandlung).toBe(reply)
    expect(played(wider, 'Farbe, Schnitt').record).toEqual({})
  })

  it('that wants more than one reply is not heard as one of them', () => {
    expect(played(garage, 'Service und Ölwechsel').record).toEqual({})
    expect(played(garage, 'Service', 'Service und Pickerl').record.Arbeit).toBe('Service')
    const { record } = played(pizzeria, 'Pizza Rucola', 'groß', 'ohne Käse und extra Rucola')
    expect(record.Bestellung).toBe('1 × Pizza Rucola, groß')
  })

  it('keeps all of an address', () => {
    const plumber = testScenes().find(({ assistant }) => assistant === 'phonix') as Scene
    const addressOf = (line: string) => played(plumber, 'Die Heizung ist kalt', line).record.Adresse
    expect(addressOf('Am Eisernen Tor 1, Graz')).toBe('Am Eisernen Tor 1, Graz')
    expect(addressOf('Nein Feldgasse 7, Graz')).toBeUndefined()
  })

  it.each([
    ['2 große Salami ohne Zwiebel, extra Käse', '2 × Pizza Salami, groß, ohne Zwiebel, extra Käse'],
    ['2 Pizza Salami, eine groß eine normal', '2 × Pizza Salami'],
    ['2 × Pizza Salami, groß, normal', undefined],
    ['zwei Salami, eine ohne Zwiebel', undefined],
    [
      '1 Rucola groß ohne Parmesan und a Tiramisu, 2 Mineralwasser',
      '1 × Pizza Rucola, groß, ohne Parmesan; 1 × Tiramisu; 2 × Mineralwasser',
    ],
    ['eine Salami und eine Margherita, groß', '1 × Pizza Salami; 1 × Pizza Margherita'],
  ])('gives each thing its details, all of it the same, and no other: %s', (line, bestellung) => {
    expect(played(pizzeria, line).record.Bestellung).toBe(bestellung)
  })

  it.each(['eine groß, eine normal', 'eine normal'])('changes no size by „%s“', line => {
    for (const lines of [['2 × Pizza Salami'], order])
      expect(played(pizzeria, ...lines, line).record).toEqual(played(pizzeria, ...lines).record)
  })

  it.each([
    ['two large salami pizzas without onion, please', '2 × Pizza Salami, groß, ohne Zwiebel'],
    [
      'a Tiramisu and a large Margherita for me, please',
      '1 × Tiramisu; 1 × Pizza Margherita, groß',
    ],
    ['salami or lasagne', undefined],
  ])('is read as English where it is no German: %s', (line, bestellung) => {
    expect(played(pizzeria, line).record.Bestellung).toBe(bestellung)
  })

  it.each([
    ['tomorrow at ten', 'Donnerstag, 10:00 Uhr'],
    ['Friday 2:30 pm', 'Freitag, 14:30 Uhr'],
    ['friday 10 am please', 'Freitag, 10:00 Uhr'],
    ['next Friday at 10', undefined],
    ['not Friday 10:00', undefined],
  ])('books in English: %s', (line, appointment) => {
    expect(played(garage, 'Probefahrt', line).record.Termin).toBe(appointment)
  })

  it('takes names and reports as they are, whatever they mean in English', () => {
    expect(played(pizzeria, ...order, '19:30 Uhr', 'Price').record.Name).toBe('Price')
    expect(played(pizzeria, ...order, '19:30 Uhr', 'My name is Anne Price').record.Name).toBe(
      'Anne Price',
    )
    expect(played(hotel, 'We need towels').record.Meldung).toBe('We need towels')
  })

  it('adds to an order', () => {
    const { record } = played(pizzeria, ...order, 'und bitte noch 2 Lasagne')
    expect(record.Bestellung).toMatch(/; 1 × Tiramisu; 2 × Lasagne$/)
  })

  it.each([
    ['Fenster, bitte', 'Fenster tauschen'],
    ['Haustür tauschen', 'Haustür'],
    ['Winterrgarten', 'Wintergarten'],
    ['Fenster und Haustür', undefined],
    ['Ändern', undefined],
  ])(
    'names a reply by a word that no other has, or with a slip of the finger: %s',
    (line, reply) => {
      const windows = testScenes().find(({ assistant }) => assistant === 'roberto') as Scene
      expect(played(windows, line).record.Bedarf).toBe(reply)
    },
  )

  it('that is not understood is said to be so, and leaves the slip as it is', () => {
    const line = '2x salami und 1 magarita ohne basilikum'
    const { says, record, replies } = played(pizzeria, line)
    expect(says).toBe('Das habe ich nicht verstanden. Was darf es sein?')
    expect(record).toEqual({})
    expect(replies).toContain('Pizza Margherita')
  })

  it.each([
    'absagen bitte nicht',
    'nicht mehr stornieren',
    'vielleicht absagen',
    'Kann ich das noch stornieren?',
    'sagen Sie den Termin bitte nicht ab',
    'sagen wir ab 20:30',
    'das Tiramisu stornieren',
  ])('„%s“ calls nothing off', line => {
    expect(played(pizzeria, ...order, line).record).toEqual(played(pizzeria, ...order).record)
  })

  it.each(['weiß nicht', 'keine Ahnung', 'doch nicht', 'nein, falsch', 'ich heiße Anna Berger'])(
    '„%s“ is nothing to report',
    line => {
      expect(played(hotel, line).record).toEqual({})
    },
  )

  it('that says all at once fills what is sure, and says that there was more', () => {
    const turn = played(pizzeria, '2 salami groß um halb acht auf huber')
    expect(turn.record).toEqual({ Bestellung: '2 × Pizza Salami, groß', Abholung: '19:30 Uhr' })
    expect(turn.says).toContain('Das habe ich nur zum Teil verstanden.')
    const asked = played(salon, 'haare färben, freitag 13 uhr, auf maria kofler')
    expect(asked.record).toEqual({ Behandlung: 'Farbe' })
    expect(asked.says).toMatch(/Meinen Sie Freitag, 13:00 Uhr\?$/)
    expect(next(salon, asked, 'ja').record.Termin).toBe('Freitag, 13:00 Uhr')
  })

  it('names nobody where it asks, moves something or says how to pay', () => {
    expect(played(salon, 'was kostet färben auf lang').record).toEqual({})
    for (const line of ['auf der Karte?', 'huber aber bitte auf rechnung', 'verschiebs auf 20 uhr'])
      expect(played(pizzeria, 'Lasagne', '19:00 Uhr', line).record).not.toHaveProperty('Name')
  })

  it.each([
    [garage, ['Service'], 'Service, nein Pickerl', 'Meinen Sie Service oder Pickerl?'],
    [salon, ['Schnitt'], 'auch die Farbe dazu', 'Meinen Sie Farbe oder Schnitt?'],
    [salon, [], 'Farbe und schneiden', /Meinen Sie Farbe\?$/],
    [garage, ['Service', 'G 1 AB'], 'nächste Woche Freitag um 10', /Teil verstanden. Meinen Sie/],
    [pizzeria, ['2 × Lasagne'], 'ein Tiramisu', /2 × Lasagne; 1 × Tiramisu oder 1 × Tiramisu\?$/],
    [pizzeria, ['Lasagne und Tiramisu'], 'das tiramisu doch nicht', 'Was möchten Sie ändern?'],
    [pizzeria, ['Lasagne und Tiramisu'], 'das tiramisu streichen', 'Was möchten Sie ändern?'],
    [garage, ['Service', 'G 1 AB', 'Freitag 10:00'], 'freitag geht ned', 'Was möchten Sie ändern?'],
  ])(
    'that is not sure is asked about, and the slip stays as it is: %#',
    (scene, before, line, says) => {
      const turn = played(scene, ...before, line)
      expect(turn.says).toMatch(says)
      expect(turn.record).toEqual(played(scene, ...before).record)
    },
  )

  it.each([
    ['nur eine Lasagne', '1 × Lasagne; 1 × Tiramisu'],
    ['noch ein Tiramisu', '2 × Lasagne; 2 × Tiramisu'],
    ['Bestellung: 3 Tiramisu', '3 × Tiramisu'],
  ])('counts a thing of the list anew: %s', (line, bestellung) => {
    const { record } = played(pizzeria, '2 × Lasagne; 1 × Tiramisu', line)
    expect(record.Bestellung).toBe(bestellung)
  })

  it('picks among the times that were offered last', () => {
    const lines = ['Schnitt', 'Freitag 13:00', 'Lang', 'donnerstag wär mir lieber', '17:45']
    expect(played(salon, ...lines).record.Termin).toBe('Donnerstag, 17:45 Uhr')
  })

  it.each([
    ['nach 17:00', 'Freitag, 17:45 Uhr'],
    ['freitag vor 10 uhr', 'Freitag, 9:15 Uhr'],
    ['montag vormittag', 'Montag, 9:15 Uhr'],
  ])('moves an appointment within the bounds that it names: %s', (line, appointment) => {
    expect(played(salon, 'Schnitt', 'Freitag 13:00', line).record.Termin).toBe(appointment)
  })

  it('is written down as far as it states something, and answered as far as it asks', () => {
    const known = played(pizzeria, 'Lasagne. Liefert ihr auch?')
    expect(known.says).toBe('Nein, im Moment nur zum Abholen. Wann holen Sie ab?')
    const unknown = played(pizzeria, 'Lasagne. Habt ihr eine Katze?')
    expect(unknown.says).toBe('Das weiß ich in dieser Probe nicht. Wann holen Sie ab?')
    for (const { record } of [known, unknown]) expect(record.Bestellung).toBe('1 × Lasagne')
  })

  it('that says yes and more takes what was asked about, and the rest beside it', () => {
    const asked = played(pizzeria, 'Kann ich eine Lasagne haben?')
    const { record } = next(pizzeria, asked, 'ja, und noch zwei Tiramisu')
    expect(record.Bestellung).toBe('1 × Lasagne; 2 × Tiramisu')
  })

  it.each(['ja', 'ja genau', 'Ja bitte'])('takes a yes once: %s', yes => {
    const asked = played(garage, 'Service', 'G 1 AB', 'Freitag um 10:00 wär gscheit')
    const { record } = next(garage, asked, yes)
    expect(record.Termin).toBe('Freitag, 10:00 Uhr')
    expect(record.Ersatzwagen).toBeUndefined()
  })

  it('that names a row asks it again, and what stood there stays in reach', () => {
    for (const line of ['Name ändern', 'den Namen bitte', 'Name'])
      expect(played(pizzeria, ...full, line).says).toBe('Bisher: Steiner. Auf welchen Namen?')
    const report = ['Das WLAN geht nicht', '204', 'Gleich']
    expect(played(hotel, ...report, 'wann kommt wer').record.Wann).toBe('Gleich')
    const lost = played(pizzeria, ...full, 'Abholung', 'wie ausgemacht')
    expect(lost.says).toMatch(/Bisher: 19:30 Uhr\. Wann holen Sie ab\?$/)
    expect(next(pizzeria, lost, 'passt').record.Abholung).toBe('19:30 Uhr')
    const { record } = played(
      garage,
      'Service',
      'G 1 AB',
      'Freitag 10:00',
      'ja',
      'Ersatzwagen: nein',
    )
    expect(record.Ersatzwagen).toBe('Nein')
  })

  it('of which only a part is offered says which row it asks about, and „ja“ means that', () => {
    const lines = ['Service', 'G 1 AB', 'Freitag 10:00', 'ja', 'Lang', 'ja']
    const asked = played(garage, ...lines, 'den ersatzwagen brauch ma nimma, mei frau holt mi')
    expect(asked.says).toMatch(/Meinen Sie Ersatzwagen: Nein\?$/)
    expect(next(garage, asked, 'ja').record.Ersatzwagen).toBe('Nein')
  })

  it.each(['danke vielmals, auf Wiederhören', 'Vielen herzlichen Dank.', 'schönen Abend noch'])(
    'begins no slip with a good-bye: %s',
    line => {
      expect(played(hotel, line)).toMatchObject({ says: 'Was soll ich melden?', record: {} })
    },
  )

  it('of pain is answered by what the business says of it, and whom to call', () => {
    const dentist = testScenes().find(({ assistant }) => assistant === 'selina') as Scene
    const findFact = (line: string) => (line === 'blute' ? dentist.facts[0] : undefined)
    const heard = { ...deps, scene: dentist, record: {}, line: 'i blute seit gestern so stark' }
    expect(hear({ ...heard, findFact })).toMatchObject({
      does: 'tell',
      facts: [dentist.facts[0], {}],
    })
  })

  it('that corrects a room corrects it in the report, too', () => {
    const { record } = played(hotel, 'klo is verstopft zimmer 112 bitte schnell', 'Zimmer 121')
    expect(record).toEqual({
      Meldung: 'klo is verstopft zimmer 121 bitte schnell',
      Zimmer: '121',
    })
  })

  it('reports what is wrong, and the room that it names', () => {
    const { record } = played(hotel, 'Zimmer 204, das WLAN geht nicht, morgen reisen wir ab')
    expect(Object.keys(record)).toEqual(['Zimmer', 'Meldung'])
  })

  it.each([
    'bitte nur den Ersatzwagen stornieren',
    'ja, aber wenns regnet sag i ab',
    'bitte absagen, i bin krank',
    'Können Sie das bitte stornieren?',
  ])('that calls off something and says more is asked whether all is meant: %s', line => {
    const turn = played(garage, 'Service', 'G 1 AB', 'Freitag 10:00', 'ja', 'Lang', line)
    expect(turn).toMatchObject({ says: 'Soll ich alles absagen?', replies: ['Absagen', 'Ändern'] })
    expect(turn.record.Name).toBe('Lang')
    expect(next(garage, turn, 'ja').record).toEqual({})
  })

  it('that agrees to what nobody asked about agrees to nothing', () => {
    const to = 'Die Linie 1 fährt alle zehn Minuten. Was soll ich melden?'
    const heard = hear({ ...deps, scene: hotel, record: {}, line: 'ok danke', to })
    expect(heard).toMatchObject({ does: 'say', says: 'Was soll ich melden?' })
  })

  it('may give an address without its town, or in small letters, of which it is asked', () => {
    const asked = played(workshop, 'Die Heizung ist kalt')
    expect(next(workshop, asked, 'Mariatroster Straße 115').record).toHaveProperty('Adresse')
    expect(next(workshop, asked, 'hauptplatz 5, voitsberg').says).toBe(
      'Meinen Sie Hauptplatz 5, Voitsberg?',
    )
    expect(next(workshop, asked, 'in 20 minuten bitte').record).not.toHaveProperty('Adresse')
  })

  it('tells the room before it is asked', () => {
    expect(played(hotel, 'im zimmer 14 is da föhn hin').record).toMatchObject({ Zimmer: '14' })
  })

  it('counts in dialect what is named by its beginning, and calls all of it off', () => {
    const turn = played(pizzeria, 'a lasagne und zwa mineral')
    expect(turn.record).toEqual({ Bestellung: '1 × Lasagne; 2 × Mineralwasser' })
    expect(next(pizzeria, turn, 'bitte alles absagen').record).toEqual({})
  })

  it('counts what stands behind a day, which is no time then', () => {
    expect(played(pizzeria, 'für morgen 2 lasagne bitte').record).toEqual({
      Bestellung: '2 × Lasagne',
    })
  })

  it('keeps a number plate wherever it stands', () => {
    expect(played(garage, 'Reifenwechsel G 812 MX freitag 10').record).toEqual({
      Arbeit: 'Reifenwechsel',
      Kennzeichen: 'G 812 MX',
      Termin: 'Freitag, 10:00 Uhr',
    })
  })

  it('gives another day in place of one, and is asked for the time', () => {
    const turn = played(garage, 'Reifenwechsel', 'G 1 AB', 'Donnerstag, 10:00 Uhr')
    const { replies } = next(garage, turn, 'lieber freitag')
    expect(replies).toEqual(['Freitag, 7:30 Uhr', 'Freitag, 10:00 Uhr', 'Freitag, 14:30 Uhr'])
  })

  it('at a time that is not free is asked for another', () => {
    const { says, record } = played(garage, 'Reifenwechsel', 'G 1 AB', 'um 16 Uhr')
    expect(says).toBe('Zu dieser Zeit ist nichts frei. Wann sonst?')
    expect(record.Kennzeichen).toBe('G 1 AB')
  })

  it('gives what was not asked for yet where that is offered; own words only where they are asked for', () => {
    expect(played(garage, 'Service am Freitag um 10:00').record).toEqual({
      Arbeit: 'Service',
      Termin: 'Freitag, 10:00 Uhr',
    })
    expect(played(garage, 'Lang').record).toEqual({})
  })

  it.each([
    ['204', '204'],
    ['9', '204'],
    ['zimmer 9', '9'],
    ['na sorry 9', '9'],
    ['in Zimmer 205 ist es laut', '204'],
    ['doch um 9:00', '204'],
  ])('changes a number only with a word that says so: %s', (line, room) => {
    expect(played(hotel, 'Das WLAN geht nicht', '204', line).record.Zimmer).toBe(room)
    expect(played(hotel, 'Das WLAN geht nicht', 'G 123 AB').record.Zimmer).toBeUndefined()
  })

  it.each([
    ['Farbe war schrecklich', salon, ['Schnitt']],
    ['Farbe?', salon, []],
    ['Schnitt nicht', salon, []],
    ['Salami oder Diavola', pizzeria, []],
    ['eine Lasagne', pizzeria, order],
    ['Salami or Diavola', pizzeria, []],
    ['mit Zwiebel', pizzeria, ['Pizza Salami', 'groß']],
    ['lieber später als 20:00', pizzeria, [...order, '19:30 Uhr']],
  ])('only speaks of what is offered, and changes nothing: %s', (line, scene, before) => {
    expect(played(scene, ...before, line).record).toEqual(played(scene, ...before).record)
  })

  it('about another thing gives no size to the one that is asked about', () => {
    const { record } = played(pizzeria, 'Pizza Salami', 'eine große Margherita')
    expect(record).toEqual({ Bestellung: '1 × Pizza Salami' })
  })

  it('that says again what stands there is understood', () => {
    expect(played(garage, 'Service', 'Service bitte').says).toBe('Wie ist das Kennzeichen?')
  })

  it('may say in two words what is offered in one', () => {
    expect(played(garage, 'ich möchte die Reifen wechseln lassen').record).toEqual({
      Arbeit: 'Reifenwechsel',
    })
    expect(played(garage, 'ein Reifen ist kaputt').record).toEqual({})
  })

  it('that thanks is no riddle', () => {
    expect(played(pizzeria, ...order, 'ok danke').says).toBe('Wann holen Sie ab?')
    for (const line of ['warte kurz', 'passt']) {
      expect(played(pizzeria, ...order, line).says).toBe('Wann holen Sie ab?')
      expect(played(pizzeria, ...booked, line).says).toBe('Gern.')
    }
  })

  it.each([
    ['jo gern', 'Ja'],
    ['ja, bitte einen Ersatzwagen', 'Ja'],
    ['na', 'Nein'],
    ['nein, brauche ich nicht', 'Nein'],
    ['ja, aber bitte automatik', 'Ja'],
    ['nein lieber 14:30', undefined],
    ['na brauch i ned', 'Nein'],
    ['Brauche ich keinen?', undefined],
    ['na gut', undefined],
    ['ja nein', undefined],
  ])('answers a question of yes or no, or says more: %s', (line, answer) => {
    const { record } = played(garage, 'Service', 'G 471 KL', 'Freitag um 10:00', line)
    expect(record.Ersatzwagen).toBe(answer)
  })

  it.each(['löschen', 'doch nicht, bitte absagen', 'cancel please', 'bitte alles absagen'])(
    '„%s“ calls off',
    line => {
      expect(played(pizzeria, ...booked, line).record).toEqual({})
    },
  )

  it('calls off nothing where nothing stands on the slip', () => {
    for (const line of ['absagen', 'stornieren bitte'])
      expect(played(pizzeria, line).says).toMatch(/^Der Zettel ist noch leer\./)
  })

  it('is asked about where a question names what is offered', () => {
    const turn = played(pizzeria, 'Kann ich zwei Tiramisu haben?')
    expect(turn).toMatchObject({ says: 'Meinen Sie 2 × Tiramisu?', record: {} })
    expect(next(pizzeria, turn, 'ja').record).toEqual({ Bestellung: '2 × Tiramisu' })
    expect(played(pizzeria, 'Gibt es Tiramisu im Glas?').says).toMatch(/^Das weiß ich/)
    expect(played(hotel, 'Kann ich das WLAN-Passwort haben?').record).toEqual({})
  })

  it('that may correct something gets the way to it', () => {
    expect(played(pizzeria, ...order, 'doch lieber klein').replies).toContain('Ändern')
  })

  it('is asked what shall change where the slip is read, so that nobody agrees to it as it is', () => {
    for (const line of ['doch lieber klein', 'bitte lieber ganz klein']) {
      const { says, replies } = played(pizzeria, ...full, line)
      expect(says).toMatch(/am Zettel ändert sich nichts\. Was möchten Sie ändern\?$/)
      expect(replies).toEqual(['Ja, stimmt', 'Ändern', 'Bestellung', 'Abholung', 'Name', 'Absagen'])
    }
    const { record, says: to } = played(pizzeria, ...full, 'nein')
    expect(to).toBe('Was möchten Sie ändern?')
    const heard = { ...deps, scene: pizzeria, record, to }
    expect(hear({ ...heard, line: 'ja' })).toMatchObject({ does: 'say', says: 'Stimmt das so?' })
    expect(hear({ ...heard, line: 'Ja, stimmt' })).toEqual({ does: 'agree' })
  })

  it('that may be about an emergency is also told what to do', () => {
    const { says } = played(pizzeria, 'ich blute so stark')
    expect(says).toBe('Das habe ich nicht verstanden. Rufen Sie 144. Was darf es sein?')
  })

  it('that tells of pain is no report, but told what to do', () => {
    const { says, record } = played(hotel, 'meine Hand blutet so stark')
    expect(says).toContain('Rufen Sie 144.')
    expect(record).toEqual({})
  })

  it('that corrects is not answered from the facts', () => {
    expect(played(pizzeria, ...full, 'doch liefern').says).toMatch(/Was möchten Sie ändern\?$/)
  })

  it('about an emergency comes first', () => {
    expect(played(pizzeria, 'bei uns brennt es').says).toBe('Rufen Sie 122.')
  })
})
