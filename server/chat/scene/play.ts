import {
  answered,
  CONFIRMED,
  type Fact,
  filledOutcome,
  isAsked,
  nextQuestion,
  type Scene,
  type SceneRecord,
  type SceneState,
  type SceneTurn,
} from '../../../shared/scene/scene'
import type { SiteAnswers } from '../pages/site-answers'
import { appointments, isSame, valueFor } from './values'

/** What can be tapped besides the replies of the scene. */
const taps = { right: 'Ja, stimmt', change: 'Ändern', cancel: 'Absagen' }

export type PlayDeps = {
  pages: Pick<SiteAnswers, 'emergency' | 'concern'>
  findFact(line: string): Fact | undefined
  now: Date
  /** The guest agrees to the whole slip before the outcome: a model may have filled it. */
  readsBack: boolean
}

type Turn = { record: SceneRecord; says: string; replies?: string[] }

/** Plays the lines of a guest one after the other, from what stands on the slip; nothing is kept between two requests. */
export function play(
  scene: Scene,
  record: SceneRecord,
  lines: readonly string[],
  deps: PlayDeps,
): SceneTurn {
  let turn: Turn = { record, says: scene.opening }
  for (const line of lines) turn = turnAfter(scene, turn.record, line, deps)
  return { ...stateOf(scene, turn.record, deps.now), ...turn }
}

/** How far a scene is, and what can be tapped next. */
export function stateOf(scene: Scene, record: SceneRecord, now: Date): SceneState {
  const open = nextQuestion(scene, record)
  if (open) {
    const replies = open.kind === 'Termin' ? appointments(open.replies, now) : [...open.replies]
    return { replies, record, isDone: false, asks: open.kind }
  }
  const isDone = record[CONFIRMED] !== undefined
  const replies = isDone ? [taps.change, taps.cancel] : [taps.right, taps.change]
  return { replies, record, isDone }
}

function turnAfter(scene: Scene, record: SceneRecord, line: string, deps: PlayDeps): Turn {
  const help = deps.pages.emergency(line)
  if (help) return { record, says: help }
  const next = recordAfter(scene, record, line, deps)
  if (next) return { record: next, says: saysAfter(scene, next) }
  const ofSlip = changeOf(scene, record, line)
  if (ofSlip) return ofSlip
  const fact = deps.findFact(line)
  const unclear = ['Das habe ich nicht verstanden.', deps.pages.concern(line)]
    .filter(Boolean)
    .join(' ')
  const open = nextQuestion(scene, record)
  const turn = { record, says: [fact?.answer ?? unclear, open?.asks].filter(Boolean).join(' ') }
  if (fact || !open || rowsOf(scene, record).length === 0) return turn
  // Perhaps it was a correction.
  return { ...turn, replies: [...stateOf(scene, record, deps.now).replies, taps.change] }
}

/** The slip with what a line answers to the open question; undefined where it is no answer. */
export function recordAfter(
  scene: Scene,
  record: SceneRecord,
  line: string,
  { now, readsBack }: Pick<PlayDeps, 'now' | 'readsBack'>,
): SceneRecord | undefined {
  const open = nextQuestion(scene, record)
  if (!open) return isSame(line, taps.right) ? confirmed(record) : undefined
  const reply = open.replies.find(one => isSame(one, line))
  const value = open.item ? reply : valueFor(open.step, line, now)
  if (value === undefined) return undefined
  const next = answered(record, open, value)
  return readsBack || nextQuestion(scene, next) ? next : confirmed(next)
}

const confirmed = (record: SceneRecord): SceneRecord => ({ ...record, [CONFIRMED]: 'Ja' })

/** Guests may change a row of the slip and call the whole off, also when it is booked. */
export function changeOf(scene: Scene, record: SceneRecord, line: string): Turn | undefined {
  const rows = rowsOf(scene, record)
  if (rows.length === 0) return undefined
  if (isSame(line, taps.cancel))
    return { record: {}, says: `Abgesagt, der Zettel ist leer. ${scene.steps[0]?.asks}` }
  if (isSame(line, taps.change)) {
    const replies = rows.map(({ name }) => name)
    return { record, says: 'Was möchten Sie ändern?', replies }
  }
  const row = rows.find(({ name }) => isSame(name, line))
  if (!row) return undefined
  const { [row.name]: _old, [CONFIRMED]: _agreed, ...rest } = record
  return { record: rest, says: row.asks }
}

/**
 * What is said to a new answer: the next question, the whole slip, or the outcome.
 * @param words a model's own, which are said for it; the slip is read to the guest whatever they are
 */
export function saysAfter(scene: Scene, record: SceneRecord, words = ''): string {
  const open = nextQuestion(scene, record)
  if (open) return words || open.asks
  if (record[CONFIRMED]) return words || filledOutcome(scene, record)
  const rows = rowsOf(scene, record)
  // In the guest's language, where the model asks.
  const asks = words.endsWith('?') ? words : 'Stimmt das so?'
  if (rows.every(({ name }) => asks.includes(record[name] ?? ''))) return asks
  return `${rows.map(({ name }) => `- ${name}: ${record[name]}`).join('\n')}\n\n${asks}`
}

/** The steps that stand on the slip. */
function rowsOf({ steps }: Scene, record: SceneRecord) {
  return steps.filter(step => record[step.name] !== undefined && isAsked(step, record))
}
