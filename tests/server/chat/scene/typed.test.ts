import { describe, expect, it } from 'vitest'
import { emptyRecord, type Scene, type Step } from '../../../../shared/scene/scene'
import { testScenes } from '../../../support/knowledge'
import { booked, full, garage, hotel, next, order, pizzeria, played, salon } from './played'

describe('a line that is typed', () => {
  it('is answered from the facts, and what is open is asked again', () => {
    const { says, record } = played(pizzeria, ...order, 'liefert ihr?')
    expect(says).toBe('Nein, im Moment nur zum Abholen. Wann holen Sie ab?')
    expect(record.rows).toEqual(played(pizzeria, ...order).record.rows)
  })

  it('changes what was offered, wherever that stands, and nothing else', () => {
    const lines = ['i hätt gern an Schnitt', 'Freitag um 13:00']
    const { record, says } = played(salon, ...lines, 'na, doch lieber a farbe', 'nein lieber 17:45')
    expect(record.rows).toEqual({ Behandlung: 'Farbe', Termin: 'Freitag, 17:45 Uhr' })
    expect(says).toBe('Notiert: Termin Freitag, 17:45 Uhr. Auf welchen Namen?')
    expect(played(pizzeria, ...order, 'doch die normale').record.rows.Bestellung).toBe(
      '2 × Pizza Salami, normal, ohne Zwiebel; 1 × Tiramisu',
    )
  })

  it('knows replies that hold one another', () => {
    const [step, ...steps] = salon.steps
    const both = { ...step, replies: ['Schnitt', 'Farbe', 'Schnitt und Farbe'] } as Step
    const wider = { ...salon, steps: [both, ...steps] }
    for (const reply of both.replies)
      expect(played(wider, `Gern ${reply}`).record.rows.Behandlung).toBe(reply)
    expect(played(wider, 'Farbe, Schnitt').record.rows).toEqual({})
  })

  it('that wants more than one reply is not heard as one of them', () => {
    expect(played(garage, 'Service und Ölwechsel').record.rows).toEqual({})
    expect(played(garage, 'Service', 'Service und Pickerl').record.rows.Arbeit).toBe('Service')
    const { record } = played(pizzeria, 'Pizza Rucola', 'groß', 'ohne Käse und extra Rucola')
    expect(record.rows.Bestellung).toBe('1 × Pizza Rucola, groß')
  })

  it.each([
    ['Fenster, bitte', 'Fenster tauschen'],
    ['Haustür tauschen', undefined],
    ['Winterrgarten', 'Wintergarten'],
    ['Fenster und Haustür', undefined],
    ['Ändern', undefined],
  ])(
    'names a reply by a word that no other has, or with a slip of the finger: %s',
    (line, reply) => {
      const windows = testScenes().find(({ assistant }) => assistant === 'roberto') as Scene
      expect(played(windows, line).record.rows.Bedarf).toBe(reply)
    },
  )

  it('that is not understood is said to be so, and leaves the slip as it is', () => {
    const line = '2x salami und 1 magarita ohne basilikum'
    const { says, record, replies } = played(pizzeria, line)
    expect(says).toBe('Das habe ich nicht verstanden. Was darf es sein?')
    expect(record.rows).toEqual({})
    expect(replies).toContain('Pizza Margherita')
  })

  it('that says more than is read is asked about, and a yes takes what was read', () => {
    const asked = played(pizzeria, '2 salami groß um halb acht auf huber')
    expect(asked.record.rows).toEqual({})
    expect(asked.says).toMatch(/^Das habe ich nur zum Teil verstanden\..*Meinen Sie das so\?$/s)
    expect(next(pizzeria, asked, 'ja').record.rows).toEqual({
      Bestellung: '2 × Pizza Salami, groß',
      Abholung: '19:30 Uhr',
    })
  })

  it.each([
    [garage, ['Service'], 'Service, nein Pickerl', 'Meinen Sie Service oder Pickerl?'],
    [salon, ['Schnitt'], 'auch die Farbe dazu', 'Meinen Sie Farbe oder Schnitt?'],
    [salon, [], 'Farbe und schneiden', /Meinen Sie Farbe\?$/],
    [garage, ['Service', 'G 1 AB'], 'nächste Woche Freitag um 10', /Teil verstanden. Meinen Sie/],
    [pizzeria, ['2 × Lasagne'], 'ein Tiramisu', /2 × Lasagne; 1 × Tiramisu oder 1 × Tiramisu\?$/],
    [pizzeria, ['Lasagne und Tiramisu'], 'das tiramisu nicht so süß', 'Was möchten Sie ändern?'],
    [garage, ['Service', 'G 1 AB', 'Freitag 10:00'], 'freitag geht ned', 'Was möchten Sie ändern?'],
  ])(
    'that is not sure is asked about, and the slip stays as it is: %#',
    (scene, before, line, says) => {
      const turn = played(scene, ...before, line)
      expect(turn.says).toMatch(says)
      expect(turn.record.rows).toEqual(played(scene, ...before).record.rows)
    },
  )

  it('that asks is answered, and asked about what it states', () => {
    const known = played(pizzeria, 'Lasagne. Liefert ihr auch?')
    expect(known.says).toBe('Nein, im Moment nur zum Abholen. Meinen Sie 1 × Lasagne?')
    const unknown = played(pizzeria, 'Lasagne. Habt ihr eine Katze?')
    expect(unknown.says).toBe('Das habe ich nur zum Teil verstanden. Meinen Sie 1 × Lasagne?')
    for (const asked of [known, unknown]) {
      expect(asked.record.rows).toEqual({})
      expect(next(pizzeria, asked, 'ja').record.rows.Bestellung).toBe('1 × Lasagne')
    }
  })

  it('of which several parts were understood is asked about as a whole', () => {
    const windows = testScenes().find(({ assistant }) => assistant === 'roberto') as Scene
    const lines = ['Fenster tauschen', 'so 2 Stück in der Obersteiermark, ein altes Haus']
    const asked = played(windows, ...lines)
    expect(asked.says).toMatch(/- Menge: 2\n- Ort: Obersteiermark\n\nMeinen Sie das so\?$/)
    expect(asked.replies[0]).toBe('Ja')
    expect(next(windows, asked, 'ja').record.rows).toMatchObject({
      Menge: '2',
      Ort: 'Obersteiermark',
    })
  })

  it('of which two numbers are asked about takes the one that is tapped, whatever is open', () => {
    const asked = played(hotel, 'Das WLAN geht nicht', '204', 'zimmer 204, na, 214')
    expect(asked.says).toBe('Meinen Sie 204 oder 214?')
    expect(next(hotel, asked, '214').record.rows.Zimmer).toBe('214')
  })

  it('that says yes and more is asked again, and answered', () => {
    const asked = played(pizzeria, 'Kann ich eine Lasagne haben?')
    const more = next(pizzeria, asked, 'ja, und noch zwei Tiramisu')
    expect(more.says).toBe('Das habe ich nur zum Teil verstanden. Meinen Sie 1 × Lasagne?')
    const both = next(pizzeria, asked, 'Ja genau. Liefert ihr auch?')
    expect(both.says).toBe('Nein, im Moment nur zum Abholen. Meinen Sie 1 × Lasagne?')
    for (const { record } of [more, both]) expect(record.rows).toEqual({})
    const named = played(pizzeria, ...order, '19:30 Uhr', 'Miller. Liefert ihr auch?')
    expect(named.says).toMatch(/^Das habe ich nur zum Teil verstanden\. Nein, im Moment.*Namen\?$/)
    expect(named.record.rows.Name).toBeUndefined()
    const lost = played(pizzeria, ...order, '19:30, für den Sepp. Liefert ihr auch?')
    expect(lost.says).toMatch(/^Das habe ich nur zum Teil verstanden\. Nein, im Moment/)
  })

  it.each(['ja', 'ja genau', 'Ja bitte'])('takes a yes once: %s', yes => {
    const asked = played(garage, 'Service', 'G 1 AB', 'Freitag um 10:00 wär gscheit')
    const { record } = next(garage, asked, yes)
    expect(record.rows.Termin).toBe('Freitag, 10:00 Uhr')
    expect(record.rows.Ersatzwagen).toBeUndefined()
  })

  it('that says yes to one of two is asked again', () => {
    const { says, record } = played(pizzeria, ...order, 'eine Lasagne', 'ja')
    expect(says).toMatch(/1 × Lasagne oder 1 × Lasagne\?$/)
    expect(record.rows).toEqual(played(pizzeria, ...order).record.rows)
  })

  it('of which only a part is offered says which row it asks about, and „ja“ means that', () => {
    const lines = ['Service', 'G 1 AB', 'Freitag 10:00', 'ja', 'Lang', 'ja']
    const asked = played(garage, ...lines, 'den ersatzwagen brauch ma nimma, mei frau holt mi')
    expect(asked.says).toMatch(/Meinen Sie Ersatzwagen: Nein\?$/)
    expect(next(garage, asked, 'ja').record.rows.Ersatzwagen).toBe('Nein')
  })

  it('that agrees to what nobody asked about agrees to nothing', () => {
    expect(played(hotel, 'ok danke')).toMatchObject({
      says: 'Was soll ich melden?',
      record: emptyRecord,
    })
  })

  it('gives what was not asked for yet where that is offered; own words only where they are asked for', () => {
    expect(played(garage, 'Service am Freitag um 10:00').record.rows).toEqual({
      Arbeit: 'Service',
      Termin: 'Freitag, 10:00 Uhr',
    })
    expect(played(garage, 'Lang').record.rows).toEqual({})
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
    expect(played(scene, ...before, line).record.rows).toEqual(played(scene, ...before).record.rows)
  })

  it('that says again what stands there is understood', () => {
    expect(played(garage, 'Service', 'Service bitte').says).toBe('Wie ist das Kennzeichen?')
  })

  it('may say in two words what is offered in one, or in one word more', () => {
    for (const line of ['ich möchte die Reifen wechseln lassen', 'Winterreifenwechsel bitte'])
      expect(played(garage, line).record.rows).toEqual({ Arbeit: 'Reifenwechsel' })
    expect(played(garage, 'ein Reifen ist kaputt').record.rows).toEqual({})
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
    ['ja, aber bitte automatik', undefined],
    ['vielleicht', undefined],
    ['nein lieber 14:30', undefined],
    ['na brauch i ned', 'Nein'],
    ['Brauche ich keinen?', undefined],
    ['na gut', undefined],
    ['ja nein', undefined],
  ])('answers a question of yes or no, or says more: %s', (line, answer) => {
    const { record } = played(garage, 'Service', 'G 471 KL', 'Freitag um 10:00', line)
    expect(record.rows.Ersatzwagen).toBe(answer)
  })

  it('is asked about where a question names what is offered', () => {
    const turn = played(pizzeria, 'Kann ich zwei Tiramisu haben?')
    expect(turn).toMatchObject({ says: 'Meinen Sie 2 × Tiramisu?', record: emptyRecord })
    expect(next(pizzeria, turn, 'ja').record.rows).toEqual({ Bestellung: '2 × Tiramisu' })
    expect(played(pizzeria, 'Gibt es Tiramisu im Glas?').says).toMatch(/^Das habe ich nur zum Teil/)
    expect(played(hotel, 'Kann ich das WLAN-Passwort haben?').record.rows).toEqual({})
  })

  it('that may be about an emergency is also told what to do', () => {
    const { says } = played(pizzeria, 'ich blute so stark')
    expect(says).toBe('Das habe ich nicht verstanden. Rufen Sie 144. Was darf es sein?')
  })

  it('that tells of pain is no report, but told what to do', () => {
    const { says, record } = played(hotel, 'meine Hand blutet so stark')
    expect(says).toContain('Rufen Sie 144.')
    expect(record.rows).toEqual({})
  })

  it('that corrects is not answered from the facts', () => {
    expect(played(pizzeria, ...full, 'doch liefern').says).toMatch(/Was möchten Sie ändern\?$/)
  })

  it('about an emergency comes first', () => {
    expect(played(pizzeria, 'bei uns brennt es').says).toBe('Rufen Sie 122.')
  })
})
