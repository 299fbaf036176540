import { describe, expect, it } from 'vitest'
import type { Scene, Step } from '../../../../shared/scene/scene'
import { testScenes } from '../../../support/knowledge'
import { booked, first, full, garage, next, pizzeria, played, salon } from './played'

describe('a scene that is tapped', () => {
  it('begins with the line in which the assistant says that it is an AI, and all that can be had', () => {
    expect(played(pizzeria)).toMatchObject({
      says: pizzeria.opening,
      replies: pizzeria.steps[0]?.replies,
      asks: 'Liste',
      isDone: false,
    })
  })

  it('reads the whole slip back, and is done when the guest agrees', () => {
    const read = played(pizzeria, ...full)
    expect(read.says).toMatch(/^- Bestellung: 2 × Pizza Salami.*\n.*\n- Name: Steiner\n\nStimmt/)
    expect(read).toMatchObject({ isDone: false, replies: ['Ja, stimmt', 'Ändern'] })
    for (const yes of ['jawohl', 'Stimmt, danke vielmals', 'passt so', 'ja, stimmt', 'yes', 'ok'])
      expect(played(pizzeria, ...full, yes).isDone).toBe(true)
    for (const no of [
      'ja, bis auf die Uhrzeit',
      'passt nicht',
      'na gut, aber um 21:00',
      'ja, aber um 21:00',
      'nein',
      'Ja?',
    ])
      expect(played(pizzeria, ...full, no).isDone).toBe(false)
  })

  it('ends with what the guest has said', () => {
    const { says, isDone, replies } = played(pizzeria, ...booked)
    expect(says).toContain('Um 19:30 Uhr ist alles fertig, auf den Namen Steiner.')
    expect({ isDone, replies }).toEqual({ isDone: true, replies: ['Ändern', 'Absagen'] })
  })

  it('takes a reply that reads like the name of a row, or like a command', () => {
    const replies = ['lang', 'Absagen']
    const length: Step = { name: 'Länge', kind: 'Auswahl', asks: 'Wie lang?', replies }
    const scene = { ...salon, steps: [length, ...salon.steps] }
    for (const reply of replies) expect(played(scene, reply).record.rows).toEqual({ Länge: reply })
  })

  it('leaves out what an answer makes needless', () => {
    const { asks, says } = played(garage, 'Probefahrt')
    expect({ asks, says }).toEqual({ asks: 'Termin', says: 'Wann passt es Ihnen?' })
  })

  it('offers appointments of the coming working days', () => {
    const { replies } = played(garage, 'Pickerl', 'G 471 KL')
    expect(replies).toContain('Donnerstag, 7:30 Uhr')
    expect(replies).toContain('Mittwoch, 14:30 Uhr')
    expect(replies.join()).not.toMatch(/Samstag|Sonntag/)
  })

  it('is changed after it was booked', () => {
    expect(played(pizzeria, ...booked, 'Ändern').replies).toEqual([
      'Bestellung',
      'Abholung',
      'Name',
      'Absagen',
    ])
    const open = played(pizzeria, ...booked, 'Ändern', 'Abholung')
    expect(open).toMatchObject({ says: 'Bisher: 19:30 Uhr. Wann holen Sie ab?', isDone: false })
    const list = played(pizzeria, ...booked, 'Ändern', 'Bestellung')
    const [old = ''] = list.replies
    expect(next(pizzeria, list, old).record.rows.Bestellung).toBe(old)
    const { record, isDone } = played(pizzeria, ...booked, 'Ändern', 'Abholung', '20:00 Uhr')
    expect({ at: record.rows.Abholung, name: record.rows.Name, isDone }).toEqual({
      at: '20:00 Uhr',
      name: 'Steiner',
      isDone: false,
    })
  })
})

const WALKS = 100

/** Numbers from 0 to below 1, the same in each run. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Taps whatever is offered, types a name where nothing is. */
function walk(scene: Scene, chosen: () => number): { lines: string[]; isDone: boolean } {
  const lines: string[] = []
  let turn = first(scene)
  while (!turn.isDone && lines.length < 100) {
    const line = turn.replies[Math.floor(chosen() * turn.replies.length)] ?? 'Steiner'
    lines.push(line)
    turn = next(scene, turn, line)
  }
  return { lines, isDone: turn.isDone }
}

it.each(testScenes())('whoever taps comes to the outcome with $assistant', scene => {
  const walks = Array.from({ length: WALKS }, (_, at) => walk(scene, chance(at + 1)))
  expect(walks.filter(({ isDone }) => !isDone)).toEqual([])
})
