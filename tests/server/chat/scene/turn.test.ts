import { describe, expect, it } from 'vitest'
import { type Heard, hear } from '../../../../server/chat/scene/hear'
import { stateOf, turnAfter } from '../../../../server/chat/scene/turn'
import type { Scene, SceneTurn } from '../../../../shared/scene/scene'
import { testScenes } from '../../../support/knowledge'

const pizzeria = testScenes().find(({ assistant }) => assistant === 'luigi') as Scene
const garage = testScenes().find(({ assistant }) => assistant === 'mathias') as Scene

/** A Wednesday. */
const now = new Date('2026-11-25T12:00:00+01:00')
const deps: Pick<Heard, 'now' | 'pages' | 'findFact'> = {
  now,
  pages: {
    concern: line => (line.includes('blute') ? 'Rufen Sie 144.' : undefined),
    emergency: line => (line.includes('brennt') ? 'Rufen Sie 122.' : undefined),
  },
  findFact: line => (line.includes('liefer') ? pizzeria.facts[3] : undefined),
}
const after = (scene: Scene, lines: string[], readsBack = false): SceneTurn =>
  lines.reduce<SceneTurn>(
    ({ record }, line) =>
      turnAfter(scene, record, hear({ ...deps, scene, record, line }), { now, readsBack }),
    { ...stateOf(scene, {}, now), says: scene.opening },
  )
const played = (scene: Scene, ...lines: string[]) => after(scene, lines)
const order = ['2 × Pizza Salami; 1 × Tiramisu', 'groß', 'ohne Zwiebel']
const booked = [...order, '19:30 Uhr', 'Steiner']

describe('a scene that is tapped', () => {
  it('begins with the line in which the assistant says that it is an AI, and all that can be had', () => {
    expect(played(pizzeria)).toMatchObject({
      says: pizzeria.opening,
      replies: pizzeria.steps[0]?.replies,
      asks: 'Liste',
      isDone: false,
    })
  })

  it('keeps size and extras with the thing they are for', () => {
    expect(played(pizzeria, ...order).record).toEqual({
      Bestellung: '2 × Pizza Salami, groß, ohne Zwiebel; 1 × Tiramisu',
    })
  })

  it('takes one thing alone for a list of it', () => {
    const { record, says } = played(pizzeria, 'Tiramisu')
    expect({ record, says }).toEqual({
      record: { Bestellung: '1 × Tiramisu' },
      says: 'Wann holen Sie ab?',
    })
  })

  it('ends with what the guest has said', () => {
    const { says, isDone, replies } = played(pizzeria, ...booked)
    expect(says).toContain('Um 19:30 Uhr ist alles fertig, auf den Namen Steiner.')
    expect({ isDone, replies }).toEqual({ isDone: true, replies: ['Ändern', 'Absagen'] })
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
    expect(open).toMatchObject({ says: 'Wann holen Sie ab?', isDone: false })
    const { record, isDone } = played(pizzeria, ...booked, 'Ändern', 'Abholung', '20:00 Uhr')
    expect({ at: record.Abholung, name: record.Name, isDone }).toEqual({
      at: '20:00 Uhr',
      name: 'Steiner',
      isDone: true,
    })
  })

  it('is taken back after it was booked', () => {
    const { says, record, isDone } = played(pizzeria, ...booked, 'Absagen')
    expect(says).toContain('Abgesagt')
    expect({ record, isDone }).toEqual({ record: {}, isDone: false })
  })
})

describe('a line that is typed', () => {
  it('is answered from the facts, and what is open is asked again', () => {
    const { says, record } = played(pizzeria, ...order, 'liefert ihr?')
    expect(says).toBe('Nein, im Moment nur zum Abholen. Wann holen Sie ab?')
    expect(record).toEqual(played(pizzeria, ...order).record)
  })

  it.each([
    ['a name', ['Frau Novotny'], 'Frau Novotny'],
    ['a name in small letters', ['steiner'], 'Steiner'],
    ['a name with the words around it', ['auf Huber'], 'Huber'],
    ['a farewell is no name', ['danke, auf Wiedersehen'], undefined],
    ['„passt“ is no name', ['passt'], undefined],
    ['a question is no name', ['was kostet das?'], undefined],
  ])('where a name is asked for: %s', (_kind, lines, name) => {
    expect(played(pizzeria, ...order, '19:30 Uhr', ...lines).record.Name).toBe(name)
  })

  it('that is not understood is said to be so, and leaves the slip as it is', () => {
    const line = '2x salami und 1 magarita ohne basilikum'
    const { says, record, replies } = played(pizzeria, line)
    expect(says).toBe('Das habe ich nicht verstanden. Was darf es sein?')
    expect(record).toEqual({})
    expect(replies).toContain('Pizza Margherita')
  })

  it.each(['absagen bitte nicht', 'nicht stornieren', 'sagen Sie den Termin bitte nicht ab'])(
    '„%s“ calls nothing off',
    line => {
      expect(played(pizzeria, ...order, line).record).toEqual(played(pizzeria, ...order).record)
    },
  )

  it('that may correct something gets the way to it', () => {
    expect(played(pizzeria, ...order, 'doch lieber klein').replies).toContain('Ändern')
  })

  it('finds that way once where the slip is read back', () => {
    const { replies } = after(pizzeria, [...booked, 'doch lieber klein'], true)
    expect(replies).toEqual(['Ja, stimmt', 'Ändern'])
  })

  it('that may be about an emergency is also told what to do', () => {
    const { says } = played(pizzeria, 'ich blute so stark')
    expect(says).toBe('Das habe ich nicht verstanden. Rufen Sie 144. Was darf es sein?')
  })

  it('about an emergency comes first', () => {
    expect(played(pizzeria, 'bei uns brennt es').says).toBe('Rufen Sie 122.')
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
function walk(scene: Scene, next: () => number): { lines: string[]; isDone: boolean } {
  const lines: string[] = []
  let turn = played(scene)
  while (!turn.isDone && lines.length < 100) {
    lines.push(turn.replies[Math.floor(next() * turn.replies.length)] ?? 'Steiner')
    turn = played(scene, ...lines)
  }
  return { lines, isDone: turn.isDone }
}

it.each(testScenes())('whoever taps comes to the outcome with $assistant', scene => {
  const walks = Array.from({ length: WALKS }, (_, at) => walk(scene, chance(at + 1)))
  expect(walks.filter(({ isDone }) => !isDone)).toEqual([])
})
