import { describe, expect, it } from 'vitest'
import { hear } from '../../../../server/chat/scene/hear'
import { deps, full, garage, hotel, next, pizzeria, played, salon } from './played'

describe('a line of several parts', () => {
  it.each([
    [garage, [], 'Pickerl, G 812 MN, Freitag 10 Uhr, kein Ersatzwagen, Sieglinde Krainer', 5],
    [hotel, [], 'Heizung kalt, zimmer 321, gleich', 3],
    [pizzeria, [], '1x rucola groß ohne parmesan, 2 tiramisu, abholung 19 uhr, name Auer', 3],
    [pizzeria, ['Pizza Salami'], 'groß, ohne Zwiebel', 1],
    [pizzeria, ['Lasagne'], '20:00 und noch ein Mineral', 2],
    [pizzeria, ['Pizza Salami'], 'groß, wie auf der Karte', 1],
  ])('is read part by part', (scene, before, line, rows) => {
    const { record, says } = played(scene, ...before, line)
    expect(Object.keys(record)).toHaveLength(rows)
    expect(says).not.toContain('nicht verstanden')
  })

  it('of which a part is not understood says so, and keeps the others', () => {
    const turn = played(garage, 'Service', 'G 1 AB', 'Freitag 10:00', 'ja, aber bitte automatik')
    expect(turn.record.Ersatzwagen).toBe('Ja')
    expect(turn.says).toBe('„bitte automatik“ habe ich nicht verstanden. Auf welchen Namen?')
  })

  it('takes an appointment beside a question', () => {
    const { record } = played(salon, 'Schnitt', 'Mittwoch, 13:00 Uhr. Habt ihr Parkplätze?')
    expect(record.Termin).toBe('Mittwoch, 13:00 Uhr')
  })

  it('reports no greeting and no good-bye', () => {
    expect(played(hotel, 'sonst nix, pfiat eich').record).toEqual({})
    const line = 'Guten Abend, wir sind Zimmer 41 und hätten gern einen Weckruf'
    expect(played(hotel, line).record.Meldung).toContain('Weckruf')
  })

  it('answers and asks at once', () => {
    const { record, says } = played(pizzeria, 'Lasagne, liefert ihr auch?')
    expect(record.Bestellung).toBe('1 × Lasagne')
    expect(says).toBe('Nein, im Moment nur zum Abholen. Wann holen Sie ab?')
  })

  it.each([
    ['Müller, nein Moment, Miller mit i', undefined],
    ['Gruber, doch nicht', undefined],
    ['i bin die Mama, Sandra Töglhofer', undefined],
    ['Huemer Gerald, na Huemer Sabine', undefined],
    ['Kern, doch bitte anders', undefined],
  ])('takes nothing of what a later part takes back: %s', (line, name) => {
    expect(played(pizzeria, 'Lasagne', '19:00 Uhr', line).record.Name).toBe(name)
  })

  it.each([
    [
      salon,
      ['Schnitt', 'Freitag 13:00'],
      'ah freitag is schlecht, montag 17:45',
      { Termin: 'Montag, 17:45 Uhr' },
    ],
    [salon, ['Schnitt', 'Freitag 13:00'], 'Mittwoch, 9:15 Uhr', { Termin: 'Mittwoch, 9:15 Uhr' }],
    [garage, ['Service'], 'Pickerl statt Service', { Arbeit: 'Pickerl' }],
    [
      garage,
      ['Service', 'G 1 AB', 'Freitag 10:00', 'nein'],
      'doch mit Ersatzwagen',
      { Ersatzwagen: 'Ja' },
    ],
    [salon, ['Schnitt'], 'auch die Farbe dazu', { Behandlung: 'Schnitt' }],
    [garage, [], 'Service, nein Pickerl', { Arbeit: 'Pickerl' }],
    [
      garage,
      ['Service', 'G 1 AB', 'Freitag 10:00'],
      'ja, aber erst nach 9 Uhr',
      { Ersatzwagen: 'Ja', Termin: 'Freitag, 10:00 Uhr' },
    ],
  ])('changes what it corrects, and nothing beside it: %#', (scene, before, line, rows) => {
    expect(played(scene, ...before, line).record).toMatchObject(rows)
  })

  it.each([
    ['ja... wart, das tiramisu doch nicht', '1 × Lasagne'],
    ['Das Tiramisu bitte streichen', '1 × Lasagne'],
    ['doch nur eine lasagne', '1 × Lasagne; 1 × Tiramisu'],
    ['bitte nur zwei tiramisu', '1 × Lasagne; 2 × Tiramisu'],
    ['ein tiramisu weniger', '1 × Lasagne; 1 × Tiramisu'],
    ['Bestellung: 3 Tiramisu', '3 × Tiramisu'],
  ])('takes a thing off the list, or counts it anew: %s', (line, order) => {
    const { record, isDone } = played(pizzeria, 'Lasagne und Tiramisu', '19:00', 'Lang', line)
    expect({ order: record.Bestellung, isDone }).toEqual({ order, isDone: false })
  })

  it('that agrees and asks is done, and answered', () => {
    const { isDone, says } = played(pizzeria, ...full, 'Ja, stimmt. Liefert ihr auch?')
    expect(isDone).toBe(true)
    expect(says).toMatch(/^Nein, im Moment nur zum Abholen\. Danke! Der Bon/)
  })

  it('picks among the times that were offered last', () => {
    const lines = ['Schnitt', 'Freitag 13:00', 'Lang', 'donnerstag wär mir lieber', '17:45']
    expect(played(salon, ...lines).record.Termin).toBe('Donnerstag, 17:45 Uhr')
  })

  it('that asks for something after a cancel is a new order', () => {
    const lines = ['Das WLAN geht nicht', 'absagen', 'Wir brauchen Handtücher']
    expect(played(hotel, ...lines).record).toEqual({ Meldung: 'Wir brauchen Handtücher' })
  })

  it('that says good-bye after a cancel is no new order', () => {
    const { says, record } = played(hotel, 'Das WLAN geht nicht', 'absagen', 'danke, gute nacht')
    expect({ says, record }).toEqual({ says: 'Alles klar, der Zettel bleibt leer.', record: {} })
  })

  it.each([
    'bitte nur den Ersatzwagen stornieren',
    'ja, aber wenns regnet sag i ab',
    'bitte absagen, i bin krank',
  ])('that calls off something and says more is asked whether all is meant: %s', line => {
    const turn = played(garage, 'Service', 'G 1 AB', 'Freitag 10:00', 'ja', 'Lang', line)
    expect(turn).toMatchObject({ says: 'Soll ich alles absagen?', replies: ['Absagen', 'Ändern'] })
    expect(turn.record.Name).toBe('Lang')
    expect(next(garage, turn, 'ja').record).toEqual({})
  })

  it('that agrees to what nobody asked about agrees to nothing', () => {
    const to = 'Die Linie 1 fährt alle zehn Minuten. Was soll ich melden?'
    const heard = hear({ ...deps, scene: hotel, record: {}, line: 'ok danke', to })
    expect(heard).toEqual({ does: 'say', says: 'Was soll ich melden?' })
  })
})
