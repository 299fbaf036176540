import { escapePattern } from '../../../shared/escape-pattern'
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
import { offeredTimes } from './kinds/appointment'
import type { Claim } from './reading'

/** What can be tapped besides the replies of the scene. */
export const taps = { yes: 'Ja', right: 'Ja, stimmt', change: 'Ändern', cancel: 'Absagen' }

/** What a line of the guest does, or a call of the model: */
type Deed =
  /** Rows get values; what is not sure is asked about. */
  | { does: 'fill'; values: Rows; unsure?: readonly Claim[] }
  /** A row is asked again; what stands there stays until something else does. */
  | { does: 'reopen'; row: string }
  /** The whole is agreed to, called off, or asked about: whether it shall be called off, what shall change. */
  | { does: 'agree' | 'cancel' | 'ask to cancel' | 'change' }
  /** It was not understood: the slip stays as it is, and the ways out are offered. */
  | { does: 'nothing' }
  /** Nothing else is said. */
  | { does: 'help' }

/** The same, and what is said before the next question. */
export type Input = Deed & { says?: string | undefined }

type Said = {
  says: string
  replies?: string[]
  /** What a „ja“ to it stands for, where that is not the question of the slip. */
  meant?: string
}

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
  const { says = '' } = input
  const record = { ...before, meant: undefined }
  const rows = rowsOf(scene, record.rows).map(({ name }) => name)
  const turn = (said: Said, next: SceneRecord = record) => turnOf(scene, next, now, said)
  switch (input.does) {
    case 'fill':
      return filled(scene, record, input, now, words)
    case 'agree': {
      // What is still open was not agreed to, whatever a model says.
      const isOpen = nextQuestion(scene, record) !== undefined
      const next = isOpen ? record : { ...record, isAgreed: true }
      return turn({ says: saysAfter(scene, next, isOpen ? '' : words) }, next)
    }
    case 'reopen': {
      const next = { ...record, isAgreed: undefined, changing: input.row }
      return turn({ says: askedOf(scene, next) ?? '' }, next)
    }
    case 'help':
      return turn({ says })
    case 'nothing': {
      const ways = rows.length > 0 ? [taps.change, taps.cancel] : []
      const replies = [...new Set([...stateOf(scene, record, now).replies, ...ways])]
      // „Bin ich jetzt eingetragen?“
      const stands = askedOf(scene, record) ?? saysAfter(scene, record)
      return turn({ says: join(says, stands), replies })
    }
  }
  if (rows.length === 0) return turn({ says: `Der Zettel ist noch leer. ${scene.steps[0]?.asks}` })
  if (input.does === 'cancel') return turn({ says: CANCELLED }, emptyRecord)
  // Whoever would change nothing can tap that.
  const right = stateOf(scene, record, now).replies.filter(one => one === taps.right)
  const replies = [...right, ...rows, taps.cancel]
  return input.does === 'change'
    ? turn({ says: join(says, WHAT_CHANGES), replies, meant: taps.change })
    : turn({ says: CANCEL_ALL, replies: [taps.cancel, taps.change], meant: taps.cancel })
}

function filled(
  scene: Scene,
  record: SceneRecord,
  { values, unsure = [], says = '' }: Extract<Input, { does: 'fill' }>,
  now: Date,
  words?: string,
): SceneTurn {
  const next = withValues(record, values)
  const first = join(words === undefined ? notedIn(scene, record, next) : '', says)
  const isSame = next === record && words === undefined
  const asks = isSame ? askedOf(scene, next) : saysAfter(scene, next, words)
  const proposal = proposalOf(scene, next, unsure, first, now)
  return turnOf(scene, next, now, proposal ?? { says: join(first, asks) || 'Gern.' })
}

function turnOf(scene: Scene, record: SceneRecord, now: Date, said: Said): SceneTurn {
  const { step } = nextQuestion(scene, record) ?? {}
  const old = standingIn(record)
  // Of a row that shall change the old value, but „ja“ to „Ersatzwagen?“ is no „Nein“.
  const standing = step && old && !step.replies.includes('Ja') ? `${step.name}: ${old}` : undefined
  const right = said.says.endsWith(IS_RIGHT) ? taps.right : undefined
  const meant = said.meant ?? right ?? standing
  const state = stateOf(scene, record, now)
  const { says, replies = state.replies } = said
  // What can be tapped is no list to count, where it is not what the step offers.
  const asks = said.replies && said.meant ? undefined : state.asks
  return { ...state, asks, record: { ...record, meant }, says, replies }
}

/** Asks about what is not sure, if anything is: about one row that may get more than one value, or about all at once. */
function proposalOf(
  scene: Scene,
  record: SceneRecord,
  claims: readonly Claim[],
  told: string,
  now: Date,
): Said | undefined {
  const open = nextQuestion(scene, record)?.step
  // A „ja“ to „Meinen Sie Nein?“ would say nothing; the question is asked again.
  const isYesOrNo = ({ row }: Claim) => row === open?.name && open.replies.includes('Ja')
  const left = claims.filter(one => one.values.join() !== record.rows[one.row] && !isYesOrNo(one))
  if (left.length === 0) return undefined
  const unclear = left.find(({ values }) => values.length !== 1)
  const asked = unclear ?? left[0]
  // The others are asked about once this one is clear.
  const lines = labelled(left)
  const isAll = !unclear && left.length > 1
  const isNext = asked?.row === open?.name && !isAll
  // „Ja“ would not tell which row is meant, nor does „3 oder 2“.
  const isPlain = unclear?.values.every(value => !/^\d+$/.test(value)) === true
  const values = isNext || isPlain ? (asked?.values ?? []) : labelled(asked ? [asked] : [])
  const step = scene.steps.find(({ name }) => name === asked?.row)
  const says = isAll ? `- ${lines.join('\n- ')}\n\nMeinen Sie das so?` : whichOf(values, step)
  // Whoever means something else can tap that, too.
  const ways = isNext ? stateOf(scene, record, now).replies : waysOf(values, step, now)
  const replies = [...(isAll ? [taps.yes] : values), ...(isAll || values.length < 2 ? ways : [])]
  return { says: join(told, says), replies: [...new Set(replies)], meant: lines.join('\n') }
}

export const isAppointment = (value: string): boolean => /, .* Uhr$/.test(value)

const labelled = (claims: readonly Claim[]): string[] =>
  claims.flatMap(({ row, values }) => values.map(value => `${row}: ${value}`))

const either = new Intl.ListFormat('de', { type: 'disjunction' })

/** „Meinen Sie Steiner?“; of appointments those that are free then. */
function whichOf(among: readonly string[], step?: Step): string {
  if (among.length === 0) return `${NOTHING_FREE} Wann sonst?`
  const isOneOf = among.length > 1
  if (isOneOf && among.every(isAppointment))
    return `Frei ist ${either.format(among.map(one => one.replace(',', '')))}. Was passt Ihnen?`
  const which = `Meinen Sie ${either.format(among)}?`
  return isOneOf && step?.kind === 'Auswahl' ? `Hier geht nur eines. ${which}` : which
}

/** What can be tapped besides what is asked about: other times where none of those is free. */
const waysOf = (among: readonly string[], step: Step | undefined, now: Date): string[] =>
  among.length === 0 && step ? offeredTimes(step.replies, now) : [taps.change]

/** What is told, and the question behind it, or the slip below it. */
const join = (told: string, asks = ''): string =>
  [told.trim(), asks].filter(Boolean).join(asks.startsWith('- ') ? '\n\n' : ' ')

/** Whether one of some values stands not on the slip. */
export const isNew = (values: Rows, rows: Rows): boolean =>
  Object.entries(values).some(([name, value]) => rows[name] !== value)

/** The slip with values; the very same where none is new. Whatever is new has not been agreed to. */
function withValues(record: SceneRecord, values: Rows): SceneRecord {
  const isAnswer = record.changing !== undefined && record.changing in values
  const slip = isAnswer ? { ...record, changing: undefined } : record
  if (!isNew(values, slip.rows)) return slip
  return { ...slip, isAgreed: undefined, rows: { ...renamedIn(slip.rows, values), ...values } }
}

/** The rows as they name one that changes: in a report „Zimmer 12“ becomes the new room. */
function renamedIn(rows: Rows, values: Rows): Rows {
  const changed = Object.entries(values).flatMap(([row, value]) => {
    const old = rows[row]
    return old === undefined ? [] : [{ row, old, value }]
  })
  const follow = (text: string, { row, old, value }: (typeof changed)[number]) =>
    text.replace(
      new RegExp(`(?<=${escapePattern(row)} )${escapePattern(old)}(?!\\w)`, 'i'),
      () => value,
    )
  return Object.fromEntries(
    Object.entries(rows).map(([name, text]) => [name, changed.reduce(follow, text)]),
  )
}

export const NOTHING_FREE = 'Zu dieser Zeit ist nichts frei.'
export const PARTLY = 'Das habe ich nur zum Teil verstanden.'
const CANCEL_ALL = 'Soll ich alles absagen?'
const CANCELLED = 'Abgesagt, der Zettel ist leer.'
const IS_RIGHT = 'Stimmt das so?'
const WHAT_CHANGES = 'Was möchten Sie ändern?'

/** What the guest is asked at last, whether the slip is right only below it; nothing more where the outcome is reached. */
function askedOf(scene: Scene, record: SceneRecord): string | undefined {
  const asks = nextQuestion(scene, record)?.asks
  if (asks === undefined) return record.isAgreed ? undefined : saysAfter(scene, record)
  const old = standingIn(record)?.replace(/[.!]+$/, '')
  return old ? `Bisher: ${old}. ${asks}` : asks
}

/** The new values that were not asked for, where the slip is not read anyway. */
function notedIn(scene: Scene, record: SceneRecord, next: SceneRecord): string {
  const [before, open] = [nextQuestion(scene, record), nextQuestion(scene, next)]
  const noted = rowsOf(scene, next.rows)
    .filter(({ name }) => name !== before?.step.name && next.rows[name] !== record.rows[name])
    .map(({ name }) => `${name} ${next.rows[name]}`)
  return open && noted.length > 0 ? `Notiert: ${noted.join(', ')}.` : ''
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
