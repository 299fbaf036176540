import { describe, expect, it } from 'vitest'
import { play } from '../../../server/chat/scene/play'
import type { Scene } from '../../../shared/scene/scene'

const pizzeria: Scene = {
  assistant: 'luigi',
  business: 'Pizzeria Vesuvio',
  opening: 'Hier ist Luigi, die KI. Was darf es sein?',
  steps: [
    {
      name: 'Bestellung',
      asks: 'Was darf es sein?',
      replies: ['Pizza Salami', 'Pizza Rucola', 'Tiramisu'],
      kind: 'Liste',
    },
    { name: 'Größe', asks: 'Groß oder normal?', replies: ['Groß', 'Normal'], kind: 'Auswahl' },
    { name: 'Abholung', asks: 'Wann?', replies: ['19:30 Uhr', '20:00 Uhr'], kind: 'Uhrzeit' },
    { name: 'Name', asks: 'Auf welchen Namen?', replies: [], kind: 'Name' },
  ],
  facts: [{ question: 'Liefert ihr?', answer: 'Nein, nur zum Abholen.' }],
  outcome: [
    { says: 'Danke, auf **Name**, um **Abholung**.' },
    { says: 'Größe: **Größe**.' },
    { says: 'Der Karton ist breiter.', only: { name: 'Größe', reply: 'Groß' } },
    { says: 'Sie passt in die Tasche.', only: { name: 'Größe', reply: 'Normal' } },
  ],
}
const salon: Scene = {
  ...pizzeria,
  steps: [
    { name: 'Termin', asks: 'Wann passt es?', replies: ['9:15', '17:45'], kind: 'Termin' },
    { name: 'Personen', asks: 'Wie viele?', replies: ['2'], kind: 'Zahl' },
  ],
  outcome: [{ says: 'Eingetragen: **Termin**.' }, { says: 'Personen: **Personen**.' }],
}

/** A Wednesday. */
const now = new Date('2026-11-25T12:00:00')
const turnAfter = (scene: Scene, ...lines: string[]) =>
  play(scene, lines, {
    now,
    emergency: line => (line.includes('brennt') ? 'Rufen Sie 122.' : undefined),
    findFact: line => (line.includes('liefer') ? scene.facts[0] : undefined),
  })

describe('a scene', () => {
  it('begins with the line in which the assistant says that it is an AI', () => {
    expect(turnAfter(pizzeria)).toEqual({
      says: pizzeria.opening,
      replies: ['Pizza Salami', 'Pizza Rucola', 'Tiramisu'],
      record: {},
      isDone: false,
      forEmilia: false,
    })
  })

  it('comes to its outcome by taps alone', () => {
    const lines: string[] = []
    for (let turn = turnAfter(pizzeria); !turn.isDone; turn = turnAfter(pizzeria, ...lines))
      lines.push(lines.length === 1 ? 'Das ist alles' : (turn.replies[0] ?? 'Steiner'))
    expect(turnAfter(pizzeria, ...lines).says).toBe(
      'Danke, auf Steiner, um 19:30 Uhr. Größe: Groß. Der Karton ist breiter.',
    )
  })

  it('leaves out of its outcome what a guest left open', () => {
    const { says, isDone } = turnAfter(salon, 'Donnerstag 9:15', 'weiß nicht')
    expect({ says, isDone }).toEqual({ says: 'Eingetragen: Donnerstag, 9:15 Uhr.', isDone: true })
  })

  it('repeats of a list only what is new', () => {
    expect(turnAfter(pizzeria, '2 salami', 'und ein tiramisu').says).toMatch(
      /^Notiert: 1 × Tiramisu\./,
    )
    expect(turnAfter(pizzeria, 'salami', 'keine salami, lieber rucola').says).toMatch(
      /^Gestrichen: Pizza Salami\. Notiert: 1 × Pizza Rucola\./,
    )
  })

  it('takes several things from one line, and asks only for the rest', () => {
    const turn = turnAfter(pizzeria, '2 salami und ein tiramsu, groß, auf huber um acht')
    expect(turn.record).toEqual({
      Bestellung: '2 × Pizza Salami, 1 × Tiramisu',
      Größe: 'Groß',
      Abholung: '20:00 Uhr',
      Name: 'Huber',
    })
    expect(turn.isDone).toBe(true)
  })

  it('lets guests change their mind', () => {
    const turn = turnAfter(
      pizzeria,
      'salami groß auf Huber um 20 uhr',
      'doch keine salami, lieber rucola ohne parmesan',
      'und normal, um halb neun',
    )
    expect(turn.record).toEqual({
      Bestellung: '1 × Pizza Rucola ohne parmesan',
      Größe: 'Normal',
      Abholung: '20:30 Uhr',
      Name: 'Huber',
    })
  })

  it('answers what guests ask, and asks its own question again', () => {
    expect(turnAfter(pizzeria, 'Pizza Salami', 'liefert ihr auch?').says).toBe(
      'Nein, nur zum Abholen. Noch etwas dazu?',
    )
  })

  it('puts appointments on the coming working days, and offers others', () => {
    expect(turnAfter(salon).replies).toEqual([
      'Donnerstag, 9:15 Uhr',
      'Freitag, 17:45 Uhr',
      'Mittwoch, 17:45 Uhr',
    ])
    expect(turnAfter(salon, 'lieber abends').replies[0]).toBe('Donnerstag, 17:45 Uhr')
    expect(turnAfter(salon, 'geht montag?').replies).toEqual([
      'Montag, 9:15 Uhr',
      'Montag, 17:45 Uhr',
    ])
    expect(turnAfter(salon, 'do um viertel nach neun').record).toEqual({
      Termin: 'Donnerstag, 9:15 Uhr',
    })
  })

  it('hands on what it does not know, and says that nothing is stored', () => {
    expect(turnAfter(pizzeria, 'habt ihr auch Fisch?').says).toBe(
      'Das gebe ich an das Team weiter. Wie erreicht man Sie?',
    )
    expect(turnAfter(pizzeria, 'habt ihr auch Fisch?', '0664 1234567').says).toContain(
      'gespeichert wird nichts',
    )
    expect(turnAfter(pizzeria, 'habt ihr auch Fisch?', 'salami').record).toEqual({
      Bestellung: '1 × Pizza Salami',
    })
  })

  it('puts emergencies first, and leaves prices of the product to Emilia', () => {
    expect(turnAfter(pizzeria, 'bei uns brennt es').says).toBe('Rufen Sie 122.')
    expect(turnAfter(pizzeria, 'Was kostet so ein Assistent?').forEmilia).toBe(true)
    expect(turnAfter(pizzeria, 'Was kostet eine Pizza?').forEmilia).toBe(false)
  })
})
