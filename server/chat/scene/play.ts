import {
  answered,
  CONFIRMED,
  type Fact,
  filledOutcome,
  isAsked,
  itemsIn,
  listOf,
  nextQuestion,
  type Question,
  type Scene,
  type SceneRecord,
  type SceneState,
  type SceneTurn,
} from '../../../shared/scene/scene'
import { appointmentsOffered } from './appointments'
import { isSame, valueFor } from './values'

/** What can be tapped besides the replies of the scene. */
const taps = { enough: 'Fertig', right: 'Ja, stimmt', change: 'Ändern', cancel: 'Absagen' }

export type PlayDeps = {
  emergency(line: string): string | undefined
  /** What is said to a line that was not understood, if somebody may be in need. */
  concern(line: string): string | undefined
  findFact(line: string): Fact | undefined
  now: Date
  /** The guest agrees to the whole slip before the outcome: a model may have filled it. */
  readsBack: boolean
}

/** The slip, and whether the list that was tapped last is still open. */
type Slip = { record: SceneRecord; isListOpen: boolean }

type Turn = Slip & { says: string; replies?: string[] }

/** Plays the lines of a guest one after the other, from what stands on the slip; nothing is kept between two requests. */
export function play(
  scene: Scene,
  record: SceneRecord,
  lines: readonly string[],
  deps: PlayDeps,
): SceneTurn {
  let turn: Turn = { record, isListOpen: false, says: scene.opening }
  for (const line of lines) turn = turnAfter(scene, turn, line, deps)
  const state = stateOf(scene, turn, deps.now)
  return { ...state, says: turn.says, replies: turn.replies ?? state.replies }
}

/** How far a scene is, and what can be tapped next. */
export function stateOf(scene: Scene, slip: Slip, now: Date): SceneState {
  const { record } = slip
  const open = openQuestion(scene, slip)
  if (open) {
    const offered = open.kind === 'Termin' ? appointmentsOffered(open.replies, now) : open.replies
    const replies = slip.isListOpen ? [...offered, taps.enough] : [...offered]
    return { replies, record, isDone: false, asks: open.kind }
  }
  const isDone = record[CONFIRMED] !== undefined
  const ends = isDone ? [taps.change, taps.cancel] : [taps.right, taps.change]
  return { replies: ends, record, isDone }
}

function openQuestion(scene: Scene, { record, isListOpen }: Slip): Question | undefined {
  const list = scene.steps.findLast(({ kind, name }) => kind === 'Liste' && record[name])
  return isListOpen && list ? { ...list, step: list } : nextQuestion(scene, record)
}

function turnAfter(scene: Scene, before: Turn, line: string, deps: PlayDeps): Turn {
  const { record, isListOpen } = before
  const stay = (says: string): Turn => ({ record, isListOpen, says })
  const help = deps.emergency(line)
  if (help) return stay(help)
  const slip = slipAfter(scene, before, line, deps)
  if (slip) return { ...slip, says: saysAfter(scene, slip) }
  const ofSlip = changeOf(scene, record, line)
  if (ofSlip) return ofSlip
  const fact = deps.findFact(line)
  const unclear = ['Das habe ich nicht verstanden.', deps.concern(line)].filter(Boolean).join(' ')
  const answer = fact?.answer ?? unclear
  const turn = stay([answer, openQuestion(scene, before)?.asks].filter(Boolean).join(' '))
  const state = stateOf(scene, before, deps.now)
  // Perhaps it was a correction.
  const isCorrection = !fact && !state.isDone && rowsOf(scene, record).length > 0
  return isCorrection ? { ...turn, replies: [...state.replies, taps.change] } : turn
}

/** The slip with what a line answers to the open question; undefined where it is no answer. */
export function slipAfter(
  scene: Scene,
  before: Slip,
  line: string,
  { now, readsBack }: Pick<PlayDeps, 'now' | 'readsBack'>,
): Slip | undefined {
  const { record, isListOpen } = before
  const open = openQuestion(scene, before)
  const closed = (next: SceneRecord): Slip => {
    const isAgreed = !(readsBack || nextQuestion(scene, next))
    return { record: isAgreed ? confirmed(next) : next, isListOpen: false }
  }
  if (!open) return isSame(line, taps.right) ? closed(confirmed(record)) : undefined
  if (isListOpen && isSame(line, taps.enough)) return closed(record)
  const reply = open.replies.find(one => isSame(one, line))
  if (reply && open.kind === 'Liste') {
    const list = oneMore(record[open.step.name], reply)
    return { record: answered(record, open, list), isListOpen: true }
  }
  const value = open.item ? reply : valueFor(open.step, line, now)
  return value === undefined ? undefined : closed(answered(record, open, value))
}

const confirmed = (record: SceneRecord): SceneRecord => ({ ...record, [CONFIRMED]: 'Ja' })

function oneMore(value: string | undefined, name: string): string {
  const items = value ? (itemsIn(value) ?? []) : []
  const isThere = items.some(item => item.name === name)
  const more = items.map(item => (item.name === name ? { ...item, count: item.count + 1 } : item))
  return listOf(isThere ? more : [...items, { count: 1, name, details: [] }])
}

/** Guests may change a row of the slip and call the whole off, also when it is booked. */
export function changeOf(scene: Scene, record: SceneRecord, line: string): Turn | undefined {
  const rows = rowsOf(scene, record)
  const isListOpen = false
  if (rows.length === 0) return undefined
  if (isSame(line, taps.cancel))
    return {
      record: {},
      isListOpen,
      says: `Abgesagt, der Zettel ist leer. ${scene.steps[0]?.asks}`,
    }
  if (isSame(line, taps.change)) {
    const replies = rows.map(({ name }) => name)
    return { record, isListOpen, says: 'Was möchten Sie ändern?', replies }
  }
  const row = rows.find(({ name }) => isSame(name, line))
  if (!row) return undefined
  const { [row.name]: _old, [CONFIRMED]: _agreed, ...rest } = record
  return { record: rest, isListOpen, says: row.asks }
}

/** What is said to a new answer: the next question, the whole slip, or the outcome. */
function saysAfter(scene: Scene, slip: Slip): string {
  if (slip.isListOpen) return 'Noch etwas dazu?'
  const open = nextQuestion(scene, slip.record)
  if (open) return open.asks
  return slip.record[CONFIRMED] ? filledOutcome(scene, slip.record) : readBack(scene, slip.record)
}

/** The whole slip, for the guest to agree to. */
export function readBack(scene: Scene, record: SceneRecord): string {
  const rows = rowsOf(scene, record).map(({ name }) => `- ${name}: ${record[name]}`)
  return `${rows.join('\n')}\n\nStimmt das so?`
}

/** The steps that stand on the slip. */
export function rowsOf({ steps }: Scene, record: SceneRecord) {
  return steps.filter(step => record[step.name] !== undefined && isAsked(step, record))
}
