import {
  ASKED_AGAIN,
  CONFIRMED,
  type Fact,
  filledOutcome,
  isAsked,
  nextQuestion,
  type Scene,
  type SceneRecord,
  type SceneState,
  type SceneTurn,
  type Step,
  standingIn,
} from '../../../shared/scene/scene'
import { inSentence, offeredTimes } from './kinds/appointment'

/** What can be tapped besides the replies of the scene. */
export const taps = { right: 'Ja, stimmt', change: 'Ändern', cancel: 'Absagen' }

/** Rows get values. */
export type Fill = {
  does: 'fill'
  values: SceneRecord
  /** A row of which it is not sure which value is meant; none, if nothing that was said can be had. */
  unsure?: { row: string; among: readonly string[] } | undefined
  /** What is said of the rest of the line: the answer to a question, or that it was not understood. */
  rest?: string | undefined
}

/** What a line of the guest does, or a call of the model. */
export type Input =
  | Fill
  | { does: 'agree' | 'change' | 'cancel' | 'ask to cancel' }
  /** A row is asked again; what stands there stays until something else does. */
  | { does: 'reopen'; row: string }
  /** Questions are answered. */
  | { does: 'tell'; facts: readonly Fact[] }
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
  const said = (says: string, offers: readonly string[] = []): SceneTurn => {
    const { replies } = stateOf(scene, record, now)
    return turn(record, says, [...new Set([...replies, ...offers])])
  }
  switch (input.does) {
    case 'fill':
      return filled(scene, record, input, now, words)
    case 'agree': {
      const next = nextQuestion(scene, record) ? record : { ...record, [CONFIRMED]: 'Ja' }
      return turn(next, saysAfter(scene, next, words))
    }
    case 'change':
    case 'cancel':
    case 'ask to cancel': {
      const rows = rowsOf(scene, record).map(({ name }) => name)
      if (rows.length === 0)
        return turn(record, `Der Zettel ist noch leer. ${scene.steps[0]?.asks}`)
      if (input.does === 'cancel') return turn({}, CANCELLED)
      return input.does === 'change'
        ? turn(record, WHAT_CHANGES, [...rows, taps.cancel])
        : turn(record, CANCEL_ALL, [taps.cancel, taps.change])
    }
    case 'reopen': {
      const next = { ...without(record, CONFIRMED), [ASKED_AGAIN]: input.row }
      return turn(next, askedOf(scene, next) ?? '')
    }
    case 'tell': {
      const answers = input.facts.map(({ answer }) => answer)
      // What it says can be tapped can be tapped.
      const isCancel = answers.join().includes(`„${taps.cancel}“`) && rowsOf(scene, record)[0]
      return said(join(answers, askedOf(scene, record)), isCancel ? [taps.cancel] : [])
    }
    case 'say':
      return said(input.says, input.offers)
  }
}

function filled(
  scene: Scene,
  record: SceneRecord,
  { values, unsure, rest }: Fill,
  now: Date,
  words?: string,
): SceneTurn {
  const next = withValues(record, values)
  const state = stateOf(scene, next, now)
  const isNext = nextQuestion(scene, next)?.step.name === unsure?.row
  const asksBack = unsure !== undefined && (next === record || isNext)
  // What is neither noted nor asked about is not lost in silence.
  const more = rest ?? (unsure && !asksBack ? PARTLY : undefined)
  const told = [
    ...(words === undefined ? notedIn(scene, record, next) : []),
    ...(more ? [more] : []),
  ]
  if (!asksBack) {
    // What was said to the end is not said again.
    const isEnd = next === record && record[CONFIRMED] !== undefined && !words
    const asks = isEnd ? 'Am Zettel ändert sich nichts.' : saysAfter(scene, next, words)
    return { ...state, says: join(told, asks) }
  }
  const { asks: _kind, ...plain } = state
  const [one, ...others] = unsure.among
  // „Ja“ would not tell which row is meant.
  const among = one && others.length === 0 && !isNext ? [`${unsure.row}: ${one}`] : unsure.among
  // Whoever means something else can tap that, too.
  const instead = isNext ? state.replies : [taps.change]
  const replies = [...new Set([...among, ...(among.length < 2 ? instead : [])])]
  return { ...plain, says: join(told, whichOf(among)), replies }
}

/** What was asked about: a guest who says „ja“ means that. */
export const MEANT = /Meinen Sie (.+)\?$/

const either = new Intl.ListFormat('de', { type: 'disjunction' })

/** „Meinen Sie Steiner?“; of appointments those that are free then. */
function whichOf(among: readonly string[]): string {
  if (among.length === 0) return 'Zu dieser Zeit ist nichts frei. Wann sonst?'
  const isTime = among.every(one => / Uhr$/.test(one) && one.includes(','))
  return isTime && among.length > 1
    ? `Frei ist ${either.format(among.map(inSentence))}. Was passt Ihnen?`
    : `Meinen Sie ${either.format(among)}?`
}

/** Sentences in a row, and the slip below them. */
const join = (told: readonly string[], asks = ''): string =>
  [told.join(' '), asks].filter(Boolean).join(asks.startsWith('- ') ? '\n\n' : ' ')

function without(record: SceneRecord, key: string): SceneRecord {
  const { [key]: _old, ...rest } = record
  return rest
}

/** Whether one of some values stands not on the slip. */
export const isNew = (values: SceneRecord, record: SceneRecord): boolean =>
  Object.entries(values).some(([name, value]) => record[name] !== value)

/** The slip with values; the very same where none is new. Whatever is new has not been agreed to. */
function withValues(record: SceneRecord, values: SceneRecord): SceneRecord {
  const isAnswer = record[ASKED_AGAIN] !== undefined && record[ASKED_AGAIN] in values
  const slip = isAnswer ? without(record, ASKED_AGAIN) : record
  return isNew(values, slip) ? { ...without(slip, CONFIRMED), ...values } : slip
}

/** The new values that were not asked for, where the slip is not read anyway. */
function notedIn(scene: Scene, record: SceneRecord, next: SceneRecord): string[] {
  const [before, open] = [nextQuestion(scene, record), nextQuestion(scene, next)]
  const noted = rowsOf(scene, next)
    .filter(({ name }) => name !== before?.step.name && next[name] !== record[name])
    .map(({ name }) => `${name} ${next[name]}`)
  return open && noted.length > 0 ? [`Notiert: ${noted.join(', ')}.`] : []
}

export const PARTLY = 'Das habe ich nur zum Teil verstanden.'
export const CANCEL_ALL = 'Soll ich alles absagen?'
const CANCELLED = 'Abgesagt, der Zettel ist leer.'
export const IS_RIGHT = 'Stimmt das so?'
export const WHAT_CHANGES = 'Was möchten Sie ändern?'

/** What the guest is asked at last: nothing more where the outcome is reached. */
export function askedOf(scene: Scene, record: SceneRecord): string | undefined {
  const asks = nextQuestion(scene, record)?.asks ?? (record[CONFIRMED] ? undefined : IS_RIGHT)
  const old = standingIn(record)?.replace(/[.!]+$/, '')
  return old ? `Bisher: ${old}. ${asks}` : asks
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
    const offers = open.kind === 'Termin' ? offeredTimes(open.replies, now) : open.replies
    // What stands in a row that shall change may stay.
    const replies = [...new Set([standingIn(record) ?? [], offers].flat())]
    return { replies, record, isDone: false, asks: open.kind }
  }
  const isDone = record[CONFIRMED] !== undefined
  const replies = isDone ? [taps.change, taps.cancel] : [taps.right, taps.change]
  return { replies, record, isDone }
}
