import { escapePattern } from '../../../shared/escape-pattern'
import {
  closedKinds,
  emptyRecord,
  filledOutcome,
  isAsked,
  kindOf,
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

/** What can be tapped besides the replies of the scene. */
export const taps = { right: 'Ja, stimmt', change: 'Ändern', cancel: 'Absagen' }

/** A row that the guest is asked about, and which values of it may be meant; without any it is just asked again. */
type Asked = {
  row: string
  values?: readonly string[] | undefined
  isInstead?: boolean | undefined
}

/** What a line of the guest does, or a call of the model: */
type Deed =
  /** Rows get values, or one is asked about. What stands there stays until something else does. */
  | { does: 'fill'; values: Rows; ask?: Asked | undefined }
  /** The whole is agreed to, called off, or asked about: whether it shall be called off, what shall change. */
  | { does: 'agree' | 'cancel' | 'ask to cancel' | 'change' }
  /** It was not understood, or answered: the slip stays as it is. */
  | { does: 'nothing' }
  /** Nothing else is said. */
  | { does: 'help' }

/** The same, and what is said before the next question. */
export type Input = Deed & { says?: string | undefined }

/** What is said, and what can be tapped and a „ja“ stands for, where that is not what the slip asks for. */
type Said = { says: string; replies?: readonly string[]; meant?: string }

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
  const rows = rowsOf(scene, before.rows).map(({ name }) => name)
  const turn = (said: Said, next = before) => turnOf(scene, next, now, said)
  switch (input.does) {
    case 'fill':
      return filled(scene, before, input, now, words)
    case 'agree': {
      // What is still open was not agreed to, whatever a model says.
      const isOpen = nextQuestion(scene, before) !== undefined
      const next = isOpen ? before : { ...before, isAgreed: true }
      return turn({ says: saysAfter(scene, next, isOpen ? '' : words) }, next)
    }
    case 'help':
      return turn({ says })
    case 'nothing': {
      const pending = pendingIn(scene, before)
      const next = pending
        ? filled(scene, before, { values: {}, ask: pending, says }, now)
        : turn({ says: join(says, askedOf(scene, before)) })
      const ways = rows.length > 0 && next.asks !== 'Liste' ? [taps.change, taps.cancel] : []
      return { ...next, replies: [...new Set([...next.replies, ...ways])] }
    }
  }
  if (rows.length === 0) return turn({ says: `Der Zettel ist noch leer. ${scene.steps[0]?.asks}` })
  if (input.does === 'cancel') return turn({ says: CANCELLED }, emptyRecord)
  if (input.does === 'ask to cancel')
    return turn({ says: CANCEL_ALL, replies: [taps.cancel, taps.change], meant: taps.cancel })
  // Whoever would change nothing can tap that.
  const right = stateOf(scene, before, now).replies.filter(one => one === taps.right)
  return turn({
    says: join(says, WHAT_CHANGES),
    replies: [...rows, taps.cancel, ...right],
    meant: taps.change,
  })
}

function filled(
  scene: Scene,
  before: SceneRecord,
  { values, ask, says = '' }: Pick<Extract<Input, { does: 'fill' }>, 'values' | 'ask' | 'says'>,
  now: Date,
  words?: string,
): SceneTurn {
  const next = withValues(scene, before, values)
  const noted = words === undefined ? notedIn(scene, before, next, says) : ''
  const first = [says, noted].filter(Boolean).join(' ')
  const asked = nextQuestion(scene, next)?.step.name
  const left = words === undefined ? pendingIn(scene, before) : undefined
  const isLeft = left !== undefined && left.row === asked && !(left.row in values)
  const pending = ask ?? (isLeft ? left : undefined)
  if (pending) {
    const isOpen = asked === pending.row
    const again = isOpen ? next : { ...next, isAgreed: undefined, changing: pending.row }
    const said = questionAbout(scene, again, pending, now)
    return turnOf(scene, again, now, { ...said, says: join(first, said.says) })
  }
  const isSame = next === before && words === undefined
  const asks = isSame ? askedOf(scene, next) : saysAfter(scene, next, words)
  return turnOf(scene, next, now, { says: join(first, asks) || 'Gern.' })
}

function turnOf(scene: Scene, record: SceneRecord, now: Date, said: Said): SceneTurn {
  const state = stateOf(scene, record, now)
  const { says, replies = state.replies, meant = state.record.meant } = said
  // What can be tapped is no list to count, where it is not what the step offers.
  const asks = said.replies && said.meant ? undefined : state.asks
  return { ...state, asks, record: { ...record, meant }, says, replies: [...replies] }
}

/** What was asked about before, „Frei ist …“, and not answered yet. */
function pendingIn(scene: Scene, { rows, changing, meant }: SceneRecord): Asked | undefined {
  const open = nextQuestion(scene, { rows, changing })
  const isTap = Object.values(taps).some(tap => tap === meant)
  if (!open || !meant || isTap || meant === rows[open.step.name]) return undefined
  return { row: open.step.name, values: meant.split('\n') }
}

/** Asks about a row: which of some values is meant, „Meinen Sie Steiner?“, of appointments those that are free then. */
function questionAbout(
  scene: Scene,
  record: SceneRecord,
  { row, values, isInstead }: Asked,
  now: Date,
): Said {
  const { replies } = stateOf(scene, record, now)
  if (values === undefined) return { says: askedOf(scene, record) ?? '' }
  if (values.length === 0) return { says: `${NOTHING_FREE} Wann sonst?`, replies }
  const meant = values.join('\n')
  const old = kindOf(scene, row) === 'Liste' ? undefined : record.rows[row]
  if (values.length === 1)
    return {
      says: `Meinen Sie ${values[0]}${old ? ` statt ${old}` : ''}?`,
      replies: [...new Set([...values, ...replies])],
      meant,
    }
  if (values.every(value => / Uhr$/.test(value) && value.includes(', '))) {
    const free = either.format(values.map(one => one.replace(',', '')))
    const says = `${isInstead ? `${NOTHING_FREE} ` : ''}Frei ist ${free}. Was passt Ihnen?`
    return { says, replies: values, meant }
  }
  const isChoice = kindOf(scene, row) === 'Auswahl'
  const says = `${isChoice ? 'Hier geht nur eines. ' : ''}Meinen Sie ${either.format(values)}?`
  return { says, replies: values, meant }
}

const either = new Intl.ListFormat('de', { type: 'disjunction' })

/** What is told, and the question behind it, or the slip below it. */
const join = (told: string, asks = ''): string =>
  [told.trim(), asks].filter(Boolean).join(asks.startsWith('- ') ? '\n\n' : ' ')

/** Whether one of some values stands not on the slip. */
export const isNew = (values: Rows, rows: Rows): boolean =>
  Object.entries(values).some(([name, value]) => rows[name] !== value)

/**
 * The slip with values; the very same where none is new. Whatever is new has not been agreed to. A report that names what is changed
 * says the new value: „Zimmer 214 …“ is 241 then.
 */
function withValues(scene: Scene, record: SceneRecord, values: Rows): SceneRecord {
  const isAnswer = record.changing !== undefined && record.changing in values
  const slip = isAnswer ? { ...record, changing: undefined } : record
  if (!isNew(values, slip.rows)) return slip
  // Only what is said in own words: a „ja“ may stand in a report, too.
  const corrections = Object.entries(values).flatMap(([name, value]) => {
    const [old, kind] = [slip.rows[name], kindOf(scene, name)]
    return old && kind && !closedKinds.includes(kind) ? [{ old, value }] : []
  })
  const rows = Object.entries(slip.rows).map(([name, text]) =>
    kindOf(scene, name) === 'Text' ? [name, corrections.reduce(corrected, text)] : [name, text],
  )
  return { ...slip, isAgreed: undefined, rows: { ...Object.fromEntries(rows), ...values } }
}

/** A text with a new value in place of the old one, where that is a word of its own. */
function corrected(text: string, { old, value }: { old: string; value: string }): string {
  const word = new RegExp(String.raw`(?<![\p{L}\d])${escapePattern(old)}(?![\p{L}\d])`, 'giu')
  return text.replace(word, () => value)
}

const NOTHING_FREE = 'Zu dieser Zeit ist in den nächsten fünf Werktagen nichts frei.'
export const PARTLY = 'Das habe ich nur zum Teil verstanden.'
const CANCEL_ALL = 'Soll ich alles absagen?'
const CANCELLED = 'Abgesagt, der Zettel ist leer.'
const IS_RIGHT = 'Stimmt das so?'
const WHAT_CHANGES = 'Was möchten Sie ändern, oder soll ich absagen?'

/** What the guest is asked at last, whether the slip is right only below it; nothing more where the outcome is reached. */
function askedOf(scene: Scene, record: SceneRecord): string | undefined {
  const asks = nextQuestion(scene, record)?.asks
  if (asks === undefined) return record.isAgreed ? undefined : saysAfter(scene, record)
  const old = standingIn(record)?.replace(/[.!]+$/, '')
  return old ? `Bisher: ${old}. ${asks}` : asks
}

/** The new values that were not asked for, or beside which something was said, where the slip is not read anyway. */
function notedIn(scene: Scene, record: SceneRecord, next: SceneRecord, says: string): string {
  const asked = says ? undefined : nextQuestion(scene, record)?.step.name
  const noted = rowsOf(scene, next.rows)
    .filter(({ name }) => name !== asked && next.rows[name] !== record.rows[name])
    .map(({ name }) => `${name} ${next.rows[name]}`)
  const isRead = nextQuestion(scene, next) === undefined
  return noted.length > 0 && !isRead ? `Notiert: ${noted.join(', ')}.` : ''
}

/** The next question, the whole slip, or the outcome; `words` are a model's own. */
function saysAfter(scene: Scene, record: SceneRecord, words = ''): string {
  const open = nextQuestion(scene, record)
  if (open) return words || open.asks
  const { rows, isAgreed } = record
  if (isAgreed) return words || filledOutcome(scene, rows)
  const shown = rowsOf(scene, rows)
  // In the guest's language, where the model asks.
  const asks = words.endsWith('?') ? words : IS_RIGHT
  if (shown.every(({ name }) => asks.includes(rows[name] ?? ''))) return asks
  return `${shown.map(({ name }) => `- ${name}: ${rows[name]}`).join('\n')}\n\n${asks}`
}

/** The steps that stand on the slip. */
export function rowsOf({ steps }: Scene, rows: Rows): Step[] {
  return steps.filter(step => rows[step.name] !== undefined && isAsked(step, rows))
}

/** How far a scene is, what can be tapped next, and what a „ja“ stands for. */
export function stateOf(scene: Scene, record: SceneRecord, now: Date): SceneState {
  const open = nextQuestion(scene, record)
  if (!open) {
    const isDone = record.isAgreed === true
    const replies = isDone ? [taps.change, taps.cancel] : [taps.right, taps.change]
    return { replies, record: { ...record, meant: isDone ? undefined : taps.right }, isDone }
  }
  const offers = open.kind === 'Termin' ? offeredTimes(open.replies, now) : open.replies
  // What stands in a row that shall change may stay; but „ja“ to „Ersatzwagen?“ is no „Nein“.
  const standing = standingIn(record)
  const meant = open.replies.includes('Ja') ? undefined : standing
  const replies = [...new Set([standing ?? [], offers].flat())]
  return { replies, record: { ...record, meant }, isDone: false, asks: open.kind }
}
