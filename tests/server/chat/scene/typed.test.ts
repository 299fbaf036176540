import { describe, expect, it } from 'vitest'
import { emptyRecord, type Step } from '../../../../shared/scene/scene'
import {
  booked,
  garage,
  hotel,
  next,
  order,
  pizzeria,
  played,
  salon,
  slip,
  windows,
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
    [garage, 'i brauch a neichs pickerl', { Arbeit: 'Pickerl' }],
    [garage, 'Service am Freitag um 10:00', { Arbeit: 'Service', Termin: 'Freitag, 10:00 Uhr' }],
    [windows, 'Winterrgarten', { Bedarf: 'Wintergarten' }],
  ])('is heard wherever it stands, by a part of it or with a wrong letter: %#', (...row) => {
    const [scene, line, rows] = row
    expect(slip(scene, line)).toEqual(rows)
  })

  it.each([
    ['ein Reifen ist kaputt', garage, []],
    ['aber Warts', { ...windows, steps: [towns] }, []],
    ['Service und Pickerl', garage, ['Service']],
    ['Lang', garage, []],
    ['Fenster und Haustür', windows, []],
    ['Ändern', windows, []],
    ['Farbe?', salon, []],
    ['Salami oder Diavola', pizzeria, []],
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

  it('may be wished for: „bräucht“ asks nothing', () => {
    expect(slip(salon, 'bräucht bitte einen Schnitt').Behandlung).toBe('Schnitt')
  })

  it('is no yes to another', () => {
    const report = ['Das WLAN geht nicht', '204', 'Gleich']
    const { record, isDone } = played(hotel, ...report, 'tomorrow is fine actually')
    expect({ Wann: record.rows.Wann, isDone }).toEqual({ Wann: 'Morgen', isDone: false })
  })

  it('takes the place of another that a line takes back', () => {
    expect(slip(salon, 'Farbe', 'statt der Farbe einen Schnitt').Behandlung).toBe('Schnitt')
    const cut = ['Schnitt', 'Freitag 13:00', 'bitte statt 13 Uhr um 17:45']
    expect(slip(salon, ...cut).Termin).toBe('Freitag, 17:45 Uhr')
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
    ['mit Ersatzwagen', 'Ja'],
    ['vielleicht', undefined],
    ['na', 'Nein'],
    ['na brauch i ned', 'Nein'],
    ['nein danke, meine Frau holt mich ab', 'Nein'],
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
    [
      pizzeria,
      [],
      '2 salami groß um halb acht auf huber',
      { Bestellung: '2 × Pizza Salami, groß', Abholung: '19:30 Uhr' },
    ],
    [
      windows,
      ['Fenster tauschen'],
      'so 2 Stück in der Obersteiermark, ein altes Haus',
      { Menge: '2', Ort: 'Obersteiermark' },
    ],
    [salon, ['Schnitt'], 'Farbe war schrecklich', { Behandlung: 'Farbe' }],
  ])('gives what was offered, and says what is noted: %#', (scene, before, line, rows) => {
    const { says, record } = played(scene, ...before, line)
    expect(says).toMatch(/^Das habe ich nur zum Teil verstanden\. Notiert: /)
    expect(record.rows).toMatchObject(rows)
  })

  it.each([
    [garage, ['Service'], 'Service oder Pickerl', /^Das habe .* Bisher: Service\. Was soll/],
    [salon, ['Schnitt'], 'auch die Farbe dazu', /^Hier geht nur eines\. Meinen Sie Farbe oder/],
    [
      garage,
      ['Service', 'G 1 AB'],
      'nächsten Freitag um 10',
      /^Frei sind .* fünf Werktage\. Wann passt/,
    ],
    [garage, ['Service', 'G 1 AB', 'Freitag 10:00'], 'freitag geht ned', /Bisher: Freitag, 10:00/],
    [pizzeria, [], 'Kann ich zwei Tiramisu haben?', /^Meinen Sie 2 × Tiramisu\?$/],
    [hotel, ['Das WLAN geht nicht', '204'], 'zimmer 204 na 214', /Bisher: 204\. In welchem/],
  ])('is asked about where a word of it may mean the contrary: %#', (scene, before, line, says) => {
    const turn = played(scene, ...before, line)
    expect(turn.says).toMatch(says)
    expect(turn.record.rows).toEqual(slip(scene, ...before))
  })

  it('is asked again what was asked about, until it is answered', () => {
    const asked = played(salon, 'Schnitt', 'Freitag')
    expect(next(salon, asked, 'hm egal').says).toBe(asked.says)
    expect(next(salon, asked, 'lila Katze').says).toMatch(/Frei ist Freitag/)
    expect(next(salon, asked, 'um eins').record.rows.Termin).toBe('Freitag, 13:00 Uhr')
  })

  it.each([
    ['Lasagne. Liefert ihr auch?', /^Nein, im Moment nur zum Abholen\. Notiert: Bestellung 1 ×/],
    ['Lasagne. Habt ihr eine Katze?', /^Das weiß ich in dieser Probe nicht\. Notiert: Bestell/],
  ])('is answered, and what is stated beside the question counts: %s', (line, says) => {
    const turn = played(pizzeria, line)
    expect(turn.says).toMatch(says)
    expect(turn.record.rows).toEqual({ Bestellung: '1 × Lasagne' })
  })
})

describe('any other line', () => {
  it.each([
    [pizzeria, [...order, 'liefert ihr?'], 'Nein, im Moment nur zum Abholen. Wann holen Sie ab?'],
    [pizzeria, [...order, 'ok danke'], 'Wann holen Sie ab?'],
    [pizzeria, [...booked, 'warte kurz'], 'Gern.'],
    [pizzeria, [...booked, 'passt'], 'Gern.'],
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
