import { describe, expect, it } from 'vitest'
import { emptyRecord, type Step } from '../../../../shared/scene/scene'
import {
  booked,
  full,
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

/** Its reply has all but the first letter of two words that a guest may say together. */
const towns: Step = {
  name: 'Ort',
  kind: 'Auswahl',
  asks: 'Wo?',
  replies: ['Oberwart', 'Graz'],
}

describe('a reply that was offered', () => {
  it.each([
    [garage, 'ich möchte die Reifen wechseln lassen', { Arbeit: 'Reifenwechsel' }],
    [garage, 'Winterreifenwechsel bitte', { Arbeit: 'Reifenwechsel' }],
    [garage, 'winterreifen wechseln', { Arbeit: 'Reifenwechsel' }],
    [garage, 'i brauch a neichs pickerl', { Arbeit: 'Pickerl' }],
    [garage, 'Service am Freitag um 10:00', { Arbeit: 'Service', Termin: 'Freitag, 10:00 Uhr' }],
    [windows, 'Fenster, bitte', { Bedarf: 'Fenster tauschen' }],
    [windows, 'Winterrgarten', { Bedarf: 'Wintergarten' }],
  ])('is heard wherever it stands, by a part of it or with a wrong letter: %#', (...row) => {
    const [scene, line, rows] = row
    expect(slip(scene, line)).toEqual(rows)
  })

  it.each([
    ['ein Reifen ist kaputt', garage, []],
    ['aber Warts', { ...windows, steps: [towns] }, []],
    ['Service und Ölwechsel', garage, []],
    ['Service und Pickerl', garage, ['Service']],
    ['Lang', garage, []],
    ['Haustür tauschen', windows, []],
    ['Fenster und Haustür', windows, []],
    ['Ändern', windows, []],
    ['Farbe war schrecklich', salon, ['Schnitt']],
    ['Farbe?', salon, []],
    ['Schnitt nicht', salon, []],
    ['Salami oder Diavola', pizzeria, []],
    ['Salami or Diavola', pizzeria, []],
    ['eine Lasagne', pizzeria, order],
    ['mit Zwiebel', pizzeria, ['Pizza Salami', 'groß']],
    ['ohne Käse und extra Rucola', pizzeria, ['Pizza Rucola', 'groß']],
    ['lieber später als 20:00', pizzeria, [...order, '19:30 Uhr']],
    ['Kann ich das WLAN-Passwort haben?', hotel, []],
  ])('changes nothing where a line says more: %s', (line, scene, before) => {
    expect(slip(scene, ...before, line)).toEqual(slip(scene, ...before))
  })

  it('changes its own row and no other', () => {
    const lines = ['i hätt gern an Schnitt', 'Freitag um 13:00']
    const { record, says } = played(salon, ...lines, 'na, doch lieber a farbe', 'nein lieber 17:45')
    expect(record.rows).toEqual({ Behandlung: 'Farbe', Termin: 'Freitag, 17:45 Uhr' })
    expect(says).toBe('Notiert: Termin Freitag, 17:45 Uhr. Auf welchen Namen?')
    expect(slip(pizzeria, ...order, 'doch die normale').Bestellung).toBe(
      '2 × Pizza Salami, normal, ohne Zwiebel; 1 × Tiramisu',
    )
  })

  it('is agreed to by a „ja“, and what stands behind it counts, too', () => {
    const asked = played(garage, 'Service am alten Golf')
    const { rows } = next(garage, asked, 'ja genau, Kennzeichen ist G 12 XY').record
    expect(rows).toEqual({ Arbeit: 'Service', Kennzeichen: 'G 12 XY' })
    expect(next(garage, asked, 'ja, aber Pickerl').record.rows).toEqual({})
  })

  it.each([
    [garage, [], 'Service, nein, Pickerl', { Arbeit: 'Pickerl' }],
    [salon, ['Farbe'], 'statt der Farbe einen Schnitt', { Behandlung: 'Schnitt' }],
    [hotel, ['Das WLAN geht nicht'], '204, na wart, 12', { Zimmer: '12' }],
  ])('counts as a line that corrects itself says it last: %#', (scene, before, line, rows) => {
    expect(slip(scene, ...before, line)).toMatchObject(rows)
  })

  it('is heard in other words that the scene has for it', () => {
    const [step, ...steps] = salon.steps
    const named = { ...step, also: { Schnitt: ['schneiden'] } } as Step
    expect(slip({ ...salon, steps: [named, ...steps] }, 'bitte schneiden').Behandlung).toBe(
      'Schnitt',
    )
  })

  it('may hold another', () => {
    const [step, ...steps] = salon.steps
    const both = { ...step, replies: ['Schnitt', 'Farbe', 'Schnitt und Farbe'] } as Step
    const wider = { ...salon, steps: [both, ...steps] }
    for (const reply of both.replies) expect(slip(wider, `Gern ${reply}`).Behandlung).toBe(reply)
    expect(slip(wider, 'Farbe, Schnitt').Behandlung).toBe('Schnitt und Farbe')
    expect(slip(wider, 'Farbe oder Schnitt')).toEqual({})
  })

  it.each([
    ['jo gern', 'Ja'],
    ['ja, bitte einen Ersatzwagen', 'Ja'],
    ['na', 'Nein'],
    ['nein, brauche ich nicht', 'Nein'],
    ['na brauch i ned', 'Nein'],
    ['ja, aber bitte automatik', undefined],
    ['vielleicht', undefined],
    ['nein lieber 14:30', undefined],
    ['Brauche ich keinen?', undefined],
    ['na gut', 'Ja'],
    ['ja nein', undefined],
  ])('answers a question of yes or no: %s', (line, answer) => {
    const rows = slip(garage, 'Service', 'G 471 KL', 'Freitag um 10:00', line)
    expect(rows.Ersatzwagen).toBe(answer)
  })
})

describe('a line of which only a part was understood', () => {
  it.each([
    [garage, ['Service'], 'Service oder Pickerl', /Hier geht nur eines\. Meinen Sie Service oder/],
    [salon, ['Schnitt'], 'auch die Farbe dazu', /^Hier geht nur eines\. Meinen Sie Farbe oder/],
    [salon, [], 'Farbe und schneiden', /Meinen Sie Farbe\?$/],
    [garage, ['Service', 'G 1 AB'], 'nächsten Freitag um 10', /Teil verstanden. Meinen Sie/],
    [pizzeria, ['2 × Lasagne'], 'ein Tiramisu', /2 × Lasagne; 1 × Tiramisu oder 1 × Tiramisu\?$/],
    [pizzeria, [...order, 'eine Lasagne'], 'ja', /1 × Lasagne oder 1 × Lasagne\?$/],
    [pizzeria, ['Lasagne und Tiramisu'], 'das tiramisu nicht so süß', 'Was möchten Sie ändern?'],
    [garage, ['Service', 'G 1 AB', 'Freitag 10:00'], 'freitag geht ned', 'Was möchten Sie ändern?'],
    [pizzeria, [], 'Gibt es Tiramisu im Glas?', /^Das habe ich nur zum Teil/],
  ])('is asked about, and the slip stays as it is: %#', (scene, before, line, says) => {
    const turn = played(scene, ...before, line)
    expect(turn.says).toMatch(says)
    expect(turn.record.rows).toEqual(slip(scene, ...before))
  })

  const service = ['Service', 'G 1 AB', 'Freitag 10:00', 'ja', 'Lang', 'ja']
  const noCar = [...service, 'doch kein ersatzwagen, mei frau holt mi']
  const cut = ['Schnitt', 'Freitag 17:45', 'Lang', 'nein lieber donnerstag']
  it.each([
    [garage, noCar, 'ja, keiner', /^Meinen Sie Ersatzwagen: Nein\?$/],
    [salon, cut, 'um elf', /^Zu dieser Zeit ist nichts frei\. Frei ist Donnerstag/],
  ])('is asked again what was asked about, „ja“ is not lost: %#', (scene, before, line, says) => {
    const turn = played(scene, ...before, line)
    expect(turn.says).toMatch(says)
    expect(turn.record.rows).toEqual(slip(scene, ...before))
  })

  it.each([
    [
      pizzeria,
      ['2 salami groß um halb acht auf huber'],
      /^Das habe ich nur zum Teil verstanden\..*Meinen Sie das so\?$/s,
      { Bestellung: '2 × Pizza Salami, groß', Abholung: '19:30 Uhr' },
    ],
    [
      windows,
      ['Fenster tauschen', 'so 2 Stück in der Obersteiermark, ein altes Haus'],
      /- Menge: 2\n- Ort: Obersteiermark\n\nMeinen Sie das so\?$/,
      { Menge: '2', Ort: 'Obersteiermark' },
    ],
    [
      garage,
      [...service, 'den ersatzwagen brauch ma nimma, mei frau holt mi'],
      /Meinen Sie Ersatzwagen: Nein\?$/,
      { Ersatzwagen: 'Nein' },
    ],
    [
      pizzeria,
      ['Kann ich zwei Tiramisu haben?'],
      /^Meinen Sie 2 × Tiramisu\?$/,
      { Bestellung: '2 × Tiramisu' },
    ],
    [
      pizzeria,
      ['Lasagne. Liefert ihr auch?'],
      /^Nein, im Moment nur zum Abholen\. Meinen Sie 1 × Lasagne\?$/,
      { Bestellung: '1 × Lasagne' },
    ],
    [
      pizzeria,
      ['Lasagne. Habt ihr eine Katze?'],
      /^Das habe ich nur zum Teil verstanden\. Meinen Sie 1 × Lasagne\?$/,
      { Bestellung: '1 × Lasagne' },
    ],
  ])('is asked about, and „ja“ takes what was understood: %#', (scene, lines, says, rows) => {
    const asked = played(scene, ...lines)
    expect(asked.says).toMatch(says)
    expect(asked.record.rows).toEqual(slip(scene, ...lines.slice(0, -1)))
    expect(next(scene, asked, 'ja').record.rows).toMatchObject(rows)
  })

  it('is asked about again after a yes and more, and answered', () => {
    const asked = played(pizzeria, 'Kann ich eine Lasagne haben?')
    const more = next(pizzeria, asked, 'ja, und noch zwei Tiramisu')
    expect(more.says).toBe('Das habe ich nur zum Teil verstanden. Meinen Sie 1 × Lasagne?')
    const both = next(pizzeria, asked, 'Ja genau. Liefert ihr auch?')
    expect(both.says).toBe('Nein, im Moment nur zum Abholen. Meinen Sie 1 × Lasagne?')
    for (const { record } of [more, both]) expect(record.rows).toEqual({})
  })

  it.each(['ja', 'ja genau', 'Ja bitte'])('takes a yes once: %s', yes => {
    const rows = slip(garage, 'Service', 'G 1 AB', 'Freitag um 10:00 wär gscheit', yes)
    expect(rows.Termin).toBe('Freitag, 10:00 Uhr')
    expect(rows.Ersatzwagen).toBeUndefined()
  })

  it.each([
    [garage, [...service, 'nein, MIT ersatzwagen bitte'], 'nein', { Ersatzwagen: 'Ja' }],
    [garage, ['ein Scervice am alten Golf'], 'jo service', { Arbeit: 'Service' }],
    [
      hotel,
      ['Wir brauchen zwei Handtücher', '204', 'Gleich'],
      'nein, doch drei Handtücher',
      { Zimmer: '204' },
    ],
    [
      workshop,
      ['Die Heizung ist kalt', '8010 Graz, Sporgasse 3'],
      'jo',
      { Adresse: '8010 Graz, Sporgasse 3' },
    ],
    [hotel, ['Das WLAN geht nicht', '7', 'Gleich'], 'Zimmer 17, nicht 7', { Zimmer: '17' }],
    [windows, ['Haustür'], 'nur eine', { Menge: '1' }],
    [salon, ['Schnitt', 'Freitag'], 'um eins', { Termin: 'Freitag, 13:00 Uhr' }],
  ])('is taken as it is meant: %#', (scene, before, line, rows) => {
    expect(slip(scene, ...before, line)).toMatchObject(rows)
  })

  it('takes the one of two numbers that is tapped, whatever is open', () => {
    const asked = played(hotel, 'Das WLAN geht nicht', '204', 'zimmer 204 na 214')
    expect(asked.says).toBe('Meinen Sie Zimmer: 204 oder Zimmer: 214?')
    expect(next(hotel, asked, '214').record.rows.Zimmer).toBe('214')
  })

  it.each(['Miller. Liefert ihr auch?', 'für den Sepp. Liefert ihr auch?'])(
    'is answered, and asked again for the name: %s',
    line => {
      const { says, record } = played(pizzeria, ...order, '19:30 Uhr', line)
      expect(says).toMatch(/^Das habe ich nur zum Teil verstanden\. Nein, im Moment.*Namen\?$/)
      expect(record.rows.Name).toBeUndefined()
    },
  )
})

describe('any other line', () => {
  it.each([
    [pizzeria, [...order, 'liefert ihr?'], 'Nein, im Moment nur zum Abholen. Wann holen Sie ab?'],
    [hotel, ['ok danke'], 'Was soll ich melden?'],
    [garage, ['Service', 'Service bitte'], 'Wie ist das Kennzeichen?'],
    [pizzeria, [...order, 'ok danke'], 'Wann holen Sie ab?'],
    [pizzeria, [...order, 'warte kurz'], 'Wann holen Sie ab?'],
    [pizzeria, [...booked, 'warte kurz'], 'Gern.'],
    [pizzeria, [...booked, 'passt'], 'Gern.'],
    [pizzeria, [...full, 'doch liefern'], /Was möchten Sie ändern\?$/],
    [pizzeria, ['bei uns brennt es'], 'Rufen Sie 122.'],
    [
      pizzeria,
      ['ich blute so stark'],
      'Das habe ich nicht verstanden. Rufen Sie 144. Was darf es sein?',
    ],
    [hotel, ['meine Hand blutet so stark'], /Rufen Sie 144\./],
  ])('is answered, and the slip stays as it is: %#', (scene, lines, says) => {
    const turn = played(scene, ...lines)
    if (typeof says === 'string') expect(turn.says).toBe(says)
    else expect(turn.says).toMatch(says)
    expect(turn.record.rows).toEqual(slip(scene, ...lines.slice(0, -1)))
  })

  it('that is not understood is said to be so', () => {
    const { says, record, replies } = played(pizzeria, '2x salami und 1 magarita ohne basilikum')
    expect(says).toBe('Das habe ich nicht verstanden. Was darf es sein?')
    expect(record).toEqual(emptyRecord)
    expect(replies).toContain('Pizza Margherita')
  })
})
