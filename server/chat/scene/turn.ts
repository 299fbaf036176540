import {
  CONFIRMED,
  filledOutcome,
  isAsked,
  nextQuestion,
  type Scene,
  type SceneRecord,
  type SceneState,
  type SceneTurn,
} from '../../../shared/scene/scene'
import { offeredTimes } from './appointments'

/** What can be tapped besides the replies of the scene. */
export const taps = { right: 'Ja, stimmt', change: 'Ändern', cancel: 'Absagen' }

/** What a line of the guest does, or a call of the model. */
export type Input =
  /** Rows get values, `isGuess` where one may be wrong; one is asked again, `among` some of its replies. */
  | {
      does: 'fill'
      values: SceneRecord
      open?: { row: string; among?: string[] | undefined } | undefined
      isGuess?: boolean
    }
  | { does: 'agree' | 'change' | 'cancel' }
  /** Something is said, and the slip stays as it is. */
  | { does: 'say'; says: string; offers?: string[] }

type TurnOptions = {
  now: Date
  /** The guest agrees to the whole slip before the outcome: a model may have filled it. */
  readsBack: boolean
  /** A model's own, said in place of the scene's; the slip is read to the guest whatever they are. */
  words?: string
}

/** What stands on the slip, is said and can be tapped after an input: the same for a tap, a typed line and a model's call. */
export function turnAfter(
  scene: Scene,
  record: SceneRecord,
  input: Input,
  options: TurnOptions,
): SceneTurn {
  const turn = (next: SceneRecord, says: string, replies?: string[]): SceneTurn => {
    const state = stateOf(scene, next, options.now)
    return { ...state, says, replies: replies ?? state.replies }
  }
  switch (input.does) {
    case 'fill': {
      const { open, values, isGuess = false } = input
      // What was read stays to be agreed to, whatever is changed.
      const isRead = !nextQuestion(scene, record) && !record[CONFIRMED]
      const readsBack = options.readsBack || isGuess || isRead
      const before = open ? without(record, open.row) : record
      const next = withValues(scene, before, values, readsBack)
      const isNext = nextQuestion(scene, next)?.step.name === open?.row
      const says =
        options.words === undefined
          ? withNoted(scene, record, next, isGuess)
          : saysAfter(scene, next, options.words)
      return turn(next, says, isNext ? open?.among : undefined)
    }
    case 'agree': {
      const next = nextQuestion(scene, record) ? record : confirmed(record)
      return turn(next, saysAfter(scene, next, options.words))
    }
    case 'change': {
      const rows = rowsOf(scene, record).map(({ name }) => name)
      return rows.length > 0
        ? turn(record, 'Was möchten Sie ändern?', [...rows, taps.cancel])
        : turn(record, `Der Zettel ist noch leer. ${scene.steps[0]?.asks}`)
    }
    case 'cancel':
      return turn({}, `Abgesagt, der Zettel ist leer. ${scene.steps[0]?.asks}`)
    case 'say': {
      const { replies } = stateOf(scene, record, options.now)
      return turn(record, input.says, [...new Set([...replies, ...(input.offers ?? [])])])
    }
  }
}

const confirmed = (record: SceneRecord): SceneRecord => ({ ...record, [CONFIRMED]: 'Ja' })

function without(record: SceneRecord, row: string): SceneRecord {
  const { [row]: _old, [CONFIRMED]: _agreed, ...rest } = record
  return rest
}

/** The slip with values; the very same where none is new. Whatever is new has not been agreed to. */
function withValues(
  scene: Scene,
  record: SceneRecord,
  values: SceneRecord,
  readsBack: boolean,
): SceneRecord {
  if (Object.entries(values).every(([name, value]) => record[name] === value)) return record
  const next = { ...without(record, CONFIRMED), ...values }
  return readsBack || nextQuestion(scene, next) ? next : confirmed(next)
}

/** What is said to new values: those that were not asked for or are guessed are named, where the slip is not read anyway. */
function withNoted(scene: Scene, record: SceneRecord, next: SceneRecord, isGuess: boolean): string {
  const [before, open] = [nextQuestion(scene, record), nextQuestion(scene, next)]
  const says = saysAfter(scene, next)
  const noted = rowsOf(scene, next)
    .filter(({ name }) => isGuess || name !== before?.step.name)
    .filter(({ name }) => next[name] !== record[name])
    .map(({ name }) => `${name} ${next[name]}`)
  const isRead = !open && !next[CONFIRMED]
  return noted.length === 0 || isRead ? says : `Notiert: ${noted.join(', ')}. ${says}`
}

/** The next question, the whole slip, or the outcome; `words` are a model's own. */
function saysAfter(scene: Scene, record: SceneRecord, words = ''): string {
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
export function rowsOf({ steps }: Scene, record: SceneRecord) {
  return steps.filter(step => record[step.name] !== undefined && isAsked(step, record))
}

/** How far a scene is, and what can be tapped next. */
export function stateOf(scene: Scene, record: SceneRecord, now: Date): SceneState {
  const open = nextQuestion(scene, record)
  if (open) {
    const replies = open.kind === 'Termin' ? offeredTimes(open.replies, now) : [...open.replies]
    return { replies, record, isDone: false, asks: open.kind }
  }
  const isDone = record[CONFIRMED] !== undefined
  const replies = isDone ? [taps.change, taps.cancel] : [taps.right, taps.change]
  return { replies, record, isDone }
}
