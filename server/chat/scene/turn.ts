import {
  CONFIRMED,
  filledOutcome,
  isAsked,
  nextQuestion,
  type Scene,
  type SceneRecord,
  type SceneState,
  type SceneTurn,
  type Step,
} from '../../../shared/scene/scene'
import { offeredTimes } from './kinds'

/** What can be tapped besides the replies of the scene. */
export const taps = { right: 'Ja, stimmt', change: 'Ändern', cancel: 'Absagen' }

/** What a line of the guest does, or a call of the model. */
export type Input =
  /** Rows get values; one is asked again, `among` some of its replies. */
  | {
      does: 'fill'
      values: SceneRecord
      open?: { row: string; among?: string[] | undefined } | undefined
    }
  | { does: 'agree' | 'change' | 'cancel' }
  /** Something is said, and the slip stays as it is. */
  | { does: 'say'; says: string; offers?: string[] }

/**
 * What stands on the slip, is said and can be tapped after an input: the same for a tap, a typed line and a model's call. Nothing
 * is done before the guest has read the whole slip and agreed to it. `words` are a model's own, said in place of the scene's.
 */
export function turnAfter(
  scene: Scene,
  record: SceneRecord,
  input: Input,
  now: Date,
  words?: string,
): SceneTurn {
  const turn = (next: SceneRecord, says: string, replies?: string[]): SceneTurn => {
    const state = stateOf(scene, next, now)
    return { ...state, says, replies: replies ?? state.replies }
  }
  switch (input.does) {
    case 'fill': {
      const { open, values } = input
      const next = withValues(open ? without(record, open.row) : record, values)
      const isNext = nextQuestion(scene, next)?.step.name === open?.row
      const noted = words === undefined ? notedIn(scene, record, next) : ''
      const among = isNext ? open?.among : undefined
      return turn(next, noted + (askedAgain(among) ?? saysAfter(scene, next, words)), among)
    }
    case 'agree': {
      const next = nextQuestion(scene, record) ? record : { ...record, [CONFIRMED]: 'Ja' }
      return turn(next, saysAfter(scene, next, words))
    }
    case 'change':
    case 'cancel': {
      const rows = rowsOf(scene, record).map(({ name }) => name)
      if (rows.length === 0)
        return turn(record, `Der Zettel ist noch leer. ${scene.steps[0]?.asks}`)
      return input.does === 'change'
        ? turn(record, WHAT_CHANGES, [...rows, taps.cancel])
        : turn({}, `Abgesagt, der Zettel ist leer. ${scene.steps[0]?.asks}`)
    }
    case 'say': {
      const { replies } = stateOf(scene, record, now)
      return turn(record, input.says, [...new Set([...replies, ...(input.offers ?? [])])])
    }
  }
}

/** „Auf den Namen Huber?“ */
const askedAgain = ([reply, ...more]: readonly string[] = []): string | undefined =>
  reply !== undefined && more.length === 0 ? `${reply}?` : undefined

function without(record: SceneRecord, row: string): SceneRecord {
  const { [row]: _old, [CONFIRMED]: _agreed, ...rest } = record
  return rest
}

/** The slip with values; the very same where none is new. Whatever is new has not been agreed to. */
function withValues(record: SceneRecord, values: SceneRecord): SceneRecord {
  const isNew = Object.entries(values).some(([name, value]) => record[name] !== value)
  return isNew ? { ...without(record, CONFIRMED), ...values } : record
}

/** The new values that were not asked for, where the slip is not read anyway. */
function notedIn(scene: Scene, record: SceneRecord, next: SceneRecord): string {
  const [before, open] = [nextQuestion(scene, record), nextQuestion(scene, next)]
  const noted = rowsOf(scene, next)
    .filter(({ name }) => name !== before?.step.name && next[name] !== record[name])
    .map(({ name }) => `${name} ${next[name]}`)
  return open && noted.length > 0 ? `Notiert: ${noted.join(', ')}. ` : ''
}

const IS_RIGHT = 'Stimmt das so?'
export const WHAT_CHANGES = 'Was möchten Sie ändern?'

/** What the guest is asked at last: nothing more where the outcome is reached. */
export function askedOf(scene: Scene, record: SceneRecord): string | undefined {
  return nextQuestion(scene, record)?.asks ?? (record[CONFIRMED] ? undefined : IS_RIGHT)
}

/** The next question, the whole slip, or the outcome; `words` are a model's own. */
function saysAfter(scene: Scene, record: SceneRecord, words = ''): string {
  const open = nextQuestion(scene, record)
  if (open) return words || open.asks
  if (record[CONFIRMED]) return words || filledOutcome(scene, record)
  const rows = rowsOf(scene, record)
  // In the guest's language, where the model asks.
  const asks = words.endsWith('?') ? words : IS_RIGHT
  if (rows.every(({ name }) => asks.includes(record[name] ?? ''))) return asks
  return `${rows.map(({ name }) => `- ${name}: ${record[name]}`).join('\n')}\n\n${asks}`
}

/** The steps that stand on the slip. */
export function rowsOf({ steps }: Scene, record: SceneRecord): Step[] {
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
