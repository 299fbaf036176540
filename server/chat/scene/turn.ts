import {
  emptyRecord,
  filledOutcome,
  isAsked,
  nextQuestion,
  type Rows,
  type Scene,
  type SceneRecord,
  type SceneState,
  type SceneTurn,
  type Step,
  standingIn,
} from '../../../shared/scene/scene'
import { inSentence, offeredTimes } from './kinds/appointment'
import type { Claim } from './told'

/** What can be tapped besides the replies of the scene. */
export const taps = { yes: 'Ja', right: 'Ja, stimmt', change: 'Ändern', cancel: 'Absagen' }

/** What a line of the guest does, or a call of the model. */
export type Input =
  /** Rows get values. */
  | {
      does: 'fill'
      values: Rows
      /** What is not sure is asked about. */
      unsure?: readonly Claim[]
      /** What is said of the rest of the line: the answer to a question, or that it was not understood. */
      rest?: string | undefined
    }
  | { does: 'agree' }
  | { does: 'cancel' | 'ask to cancel' }
  /** The guest is asked what shall change; `rest` as above. */
  | { does: 'change'; rest?: string }
  /** A row is asked again; what stands there stays until something else does. */
  | { does: 'reopen'; row: string }
  /** Something is said, and the slip stays as it is. */
  | { does: 'say'; says: string; offers?: string[] }

/**
 * What stands on the slip, is said and can be tapped after an input: the same for a tap, a typed line and a model's call. Nothing
 * is done before the guest has read the whole slip and agreed to it. `words` are a model's own, said in place of the scene's.
 */
export function turnAfter(
  scene: Scene,
  before: SceneRecord,
  input: Input,
  now: Date,
  words?: string,
): SceneTurn {
  const record = { ...before, meant: undefined }
  switch (input.does) {
    case 'fill':
      return filled(scene, record, input, now, words)
    case 'agree': {
      // What is still open was not agreed to, whatever a model says.
      const isOpen = nextQuestion(scene, record) !== undefined
      const next = isOpen ? record : { ...record, isAgreed: true }
      return turnOf(scene, next, now, { says: saysAfter(scene, next, isOpen ? '' : words) })
    }
    case 'reopen': {
      const next = { ...record, isAgreed: undefined, changing: input.row }
      return turnOf(scene, next, now, { says: askedOf(scene, next) ?? '' })
    }
    case 'say': {
      const { replies } = stateOf(scene, record, now)
      const all = [...new Set([...replies, ...(input.offers ?? [])])]
      return turnOf(scene, record, now, { says: input.says, replies: all })
    }
    default:
      return commandedTurn(scene, record, input, now)
  }
}

/** The guest wants to change or to cancel the whole. */
function commandedTurn(
  scene: Scene,
  record: SceneRecord,
  input: Exclude<Input, { does: 'fill' | 'agree' | 'reopen' | 'say' }>,
  now: Date,
): SceneTurn {
  const rows = rowsOf(scene, record.rows).map(({ name }) => name)
  const empty = `Der Zettel ist noch leer. ${scene.steps[0]?.asks}`
  if (rows.length === 0) return turnOf(scene, record, now, { says: empty })
  if (input.does === 'cancel') return turnOf(scene, emptyRecord, now, { says: CANCELLED })
  const [says, replies, meant] =
    input.does === 'change'
      ? [join([input.rest ?? ''], WHAT_CHANGES), [...rows, taps.cancel], taps.change]
      : [CANCEL_ALL, [taps.cancel, taps.change], taps.cancel]
  return turnOf(scene, record, now, { says, replies, meant })
}

type Said = {
  says: string
  replies?: string[]
  /** What a „ja“ to it stands for, where that is not the question of the slip. */
  meant?: string
}

function turnOf(scene: Scene, record: SceneRecord, now: Date, said: Said): SceneTurn {
  const { step } = nextQuestion(scene, record) ?? {}
  const old = standingIn(record)
  // Of a row that shall change the old value, but „ja“ to „Ersatzwagen?“ is no „Nein“.
  const standing = step && old && !step.replies.includes('Ja') ? `${step.name}: ${old}` : undefined
  const right = said.says.endsWith(IS_RIGHT) ? taps.right : undefined
  const meant = said.meant ?? right ?? standing
  const state = stateOf(scene, record, now)
  return {
    ...state,
    record: { ...record, meant },
    says: said.says,
    replies: said.replies ?? state.replies,
  }
}

function filled(
  scene: Scene,
  record: SceneRecord,
  { values, unsure = [], rest }: Extract<Input, { does: 'fill' }>,
  now: Date,
  words?: string,
): SceneTurn {
  const next = withValues(record, values)
  const isSame = next === record
  const noted = words === undefined ? notedIn(scene, record, next) : []
  const open = nextQuestion(scene, next)?.step
  // A „ja“ to „Meinen Sie Nein?“ would say nothing; the question is asked again.
  const isYesOrNo = ({ row }: Claim) => row === open?.name && open.replies.includes('Ja')
  const others = unsure.filter(one => one.values.join() !== next.rows[one.row] && !isYesOrNo(one))
  if (others.length > 0) return askedBack(scene, next, others, [...noted, rest ?? ''], now)
  // What was said to the end is not said again.
  const unchanged = record.isAgreed && !rest && !words ? 'Am Zettel ändert sich nichts.' : ''
  const asks = isSame && rest ? askedOf(scene, next) : saysAfter(scene, next, words)
  const says = join([...noted, rest ?? ''], (isSame && unchanged) || asks)
  return turnOf(scene, next, now, { says })
}

/** Asks about what is not sure: about one row that may get more than one value, or about all at once. */
function askedBack(
  scene: Scene,
  record: SceneRecord,
  unsure: readonly Claim[],
  told: readonly string[],
  now: Date,
): SceneTurn {
  const unclear = unsure.find(({ values }) => values.length !== 1)
  const asked = unclear ? [unclear] : unsure
  const lines = asked.flatMap(({ row, values }) => values.map(value => `${row}: ${value}`))
  const isAll = asked.length > 1
  const isNext = asked[0]?.row === nextQuestion(scene, record)?.step.name
  // „Ja“ would not tell which row is meant.
  const values = isNext && !isAll ? (asked[0]?.values ?? []) : (unclear?.values ?? lines)
  const says = isAll ? `- ${lines.join('\n- ')}\n\nMeinen Sie das so?` : whichOf(values)
  // Whoever means something else can tap that, too.
  const others = isNext ? stateOf(scene, record, now).replies : [taps.change]
  const replies = [...(isAll ? [taps.yes] : values), ...(isAll || values.length < 2 ? others : [])]
  const turn = turnOf(scene, record, now, {
    says: join(told, says),
    replies: [...new Set(replies)],
    meant: lines.join('\n'),
  })
  // What can be tapped is no list to count.
  return { ...turn, asks: undefined }
}

const either = new Intl.ListFormat('de', { type: 'disjunction' })

/** „Meinen Sie Steiner?“; of appointments those that are free then. */
function whichOf(among: readonly string[]): string {
  if (among.length === 0) return 'Zu dieser Zeit ist nichts frei. Wann sonst?'
  const isTime = among.every(one => / Uhr$/.test(one) && one.includes(','))
  if (!isTime || among.length === 1) return `Meinen Sie ${either.format(among)}?`
  // More than five are better read below each other, as they are to be tapped.
  const free = among.length > 5 ? 'da mehreres' : either.format(among.map(inSentence))
  return `Frei ist ${free}. Was passt Ihnen?`
}

/** Sentences in a row, and the slip below them. */
const join = (told: readonly string[], asks = ''): string =>
  [told.filter(Boolean).join(' '), asks].filter(Boolean).join(asks.startsWith('- ') ? '\n\n' : ' ')

/** Whether one of some values stands not on the slip. */
export const isNew = (values: Rows, rows: Rows): boolean =>
  Object.entries(values).some(([name, value]) => rows[name] !== value)

/** The slip with values; the very same where none is new. Whatever is new has not been agreed to. */
function withValues(record: SceneRecord, values: Rows): SceneRecord {
  const isAnswer = record.changing !== undefined && record.changing in values
  const slip = isAnswer ? { ...record, changing: undefined } : record
  return isNew(values, slip.rows)
    ? { ...slip, isAgreed: undefined, rows: { ...slip.rows, ...values } }
    : slip
}

/** The new values that were not asked for, where the slip is not read anyway. */
function notedIn(scene: Scene, record: SceneRecord, next: SceneRecord): string[] {
  const [before, open] = [nextQuestion(scene, record), nextQuestion(scene, next)]
  const noted = rowsOf(scene, next.rows)
    .filter(({ name }) => name !== before?.step.name && next.rows[name] !== record.rows[name])
    .map(({ name }) => `${name} ${next.rows[name]}`)
  return open && noted.length > 0 ? [`Notiert: ${noted.join(', ')}.`] : []
}

export const PARTLY = 'Das habe ich nur zum Teil verstanden.'
const CANCEL_ALL = 'Soll ich alles absagen?'
const CANCELLED = 'Abgesagt, der Zettel ist leer.'
const IS_RIGHT = 'Stimmt das so?'
export const WHAT_CHANGES = 'Was möchten Sie ändern?'

/** What the guest is asked at last: nothing more where the outcome is reached. */
export function askedOf(scene: Scene, record: SceneRecord): string | undefined {
  const asks = nextQuestion(scene, record)?.asks ?? (record.isAgreed ? undefined : IS_RIGHT)
  const old = standingIn(record)?.replace(/[.!]+$/, '')
  return old ? `Bisher: ${old}. ${asks}` : asks
}

/** The next question, the whole slip, or the outcome; `words` are a model's own. */
function saysAfter(scene: Scene, record: SceneRecord, words = ''): string {
  const open = nextQuestion(scene, record)
  if (open) return words || open.asks
  const { rows, isAgreed } = record
  if (isAgreed) return words || filledOutcome(scene, rows)
  const filled = rowsOf(scene, rows)
  // In the guest's language, where the model asks.
  const asks = words.endsWith('?') ? words : IS_RIGHT
  if (filled.every(({ name }) => asks.includes(rows[name] ?? ''))) return asks
  return `${filled.map(({ name }) => `- ${name}: ${rows[name]}`).join('\n')}\n\n${asks}`
}

/** The steps that stand on the slip. */
export function rowsOf({ steps }: Scene, rows: Rows): Step[] {
  return steps.filter(step => rows[step.name] !== undefined && isAsked(step, rows))
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
  const isDone = record.isAgreed === true
  const replies = isDone ? [taps.change, taps.cancel] : [taps.right, taps.change]
  return { replies, record, isDone }
}
