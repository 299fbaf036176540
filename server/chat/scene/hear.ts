import {
  answered,
  type Fact,
  isAsked,
  itemsIn,
  nextQuestion,
  type Question,
  type Scene,
  type SceneRecord,
  type Step,
} from '../../../shared/scene/scene'
import type { SiteAnswers } from '../pages/site-answers'
import { commandIn, isAround, isAsking, isSame, readWords } from './lines'
import { type Row, type Said, saidTo, spanOf } from './replies'
import { type Input, rowsOf, stateOf, taps } from './turn'
import { ownWords, valueFor } from './values'

export type HearDeps = {
  pages: Pick<SiteAnswers, 'emergency' | 'concern'>
  findFact(line: string): Fact | undefined
  now: Date
}

/**
 * What a line does: first what somebody in need is told, then what the whole slip is about, then what was offered or asked for.
 * What is none of it is said to be not understood.
 */
export function hear(scene: Scene, record: SceneRecord, line: string, deps: HearDeps): Input {
  return (
    commanded(scene, record, line, deps) ??
    tapped(scene, record, line, deps.now) ??
    factFor(scene, record, line, deps) ??
    filled(scene, record, line, deps) ??
    unclear(scene, record, line, deps)
  )
}

/** Need, change and cancel: what no model has to understand. */
export function commanded(
  scene: Scene,
  record: SceneRecord,
  line: string,
  deps: HearDeps,
): Input | undefined {
  const help = deps.pages.emergency(line)
  if (help) return { does: 'say', says: help }
  const rows = rowsOf(scene, record)
  const row = rows.find(({ name }) => isSame(name, line))
  if (row) return opened(row.name)
  const command = commandIn(line)
  if (!command || command === 'wait' || (isAsking(line) && deps.findFact(line))) return undefined
  if (command === 'cancel')
    return { does: rows.length > 0 && !line.includes('?') ? 'cancel' : 'change' }
  const [named, ...others] = rows.filter(({ name }) => spanOf(name, readWords(line)))
  const replies = withReplies(scene, record, line, deps.now)
  return replies ?? (named && others.length === 0 ? opened(named.name) : { does: 'change' })
}

const opened = (row: string): Input => ({ does: 'fill', values: {}, open: { row } })

/** A reply that was offered, word by word, a list as the page writes it, or that the whole is right. */
export function tapped(
  scene: Scene,
  record: SceneRecord,
  line: string,
  now: Date,
): Input | undefined {
  const open = nextQuestion(scene, record)
  if (!open)
    return [taps.right, 'ja', 'stimmt'].some(one => isSame(one, line))
      ? { does: 'agree' }
      : undefined
  const reply = stateOf(scene, record, now).replies.find(one => isSame(one, line))
  const value = itemsIn(line) && !open.item ? valueFor(open.step, line, now) : reply
  return value === undefined ? undefined : fill(record, open, value, now)
}

function fill(record: SceneRecord, open: Question, reply: string, now: Date): Input {
  const value = open.kind === 'Liste' ? valueFor(open.step, reply, now) : reply
  const { [open.step.name]: row = '' } = answered(record, open, value ?? reply)
  return { does: 'fill', values: { [open.step.name]: row } }
}

function factFor(
  scene: Scene,
  record: SceneRecord,
  line: string,
  { findFact }: HearDeps,
): Input | undefined {
  const fact = isAsking(line) ? findFact(line) : undefined
  return fact && answeredBy(scene, record, fact.answer)
}

/** What the business answers, and what is open; what it says can be tapped can be tapped. */
function answeredBy(scene: Scene, record: SceneRecord, answer: string): Input {
  const offers =
    rowsOf(scene, record).length > 0 && answer.includes(`„${taps.cancel}“`) ? [taps.cancel] : []
  const says = [answer, nextQuestion(scene, record)?.asks].filter(Boolean).join(' ')
  return { does: 'say', says, offers }
}

/** Replies wherever they stand in a line, and the guest's own words where they are asked for. */
function filled(
  scene: Scene,
  record: SceneRecord,
  line: string,
  { now, findFact, pages }: HearDeps,
): Input | undefined {
  if (isAsking(line)) return undefined
  const replies = withReplies(scene, record, line, now)
  const open = nextQuestion(scene, record)
  if (!open || open.item) return replies
  const row = open.step.name
  // „Doch Schnitt“ is no name, nor is „Zahnweh“; „morgen um 9“ is no number.
  const isOther =
    (open.kind === 'Name' && (replies || findFact(line))) || (open.kind === 'Zahl' && replies)
  const own = isOther || pages.concern(line) ? undefined : ownTo(open.step, line)
  return own === undefined || replies?.values[row] !== undefined
    ? replies
    : { ...replies, does: 'fill', values: { ...replies?.values, [row]: own } }
}

type Fill = Extract<Input, { does: 'fill' }>

/** What a line says to the rows, open or not; undefined where that is nothing new. */
function withReplies(scene: Scene, record: SceneRecord, line: string, now: Date): Fill | undefined {
  const open = nextQuestion(scene, record)
  const rows = scene.steps.filter(step => isAsked(step, record))
  const heard = rows.map(step => {
    const row = { step, current: record[step.name], isOpen: step === open?.step }
    const said =
      (row.isOpen && open?.item && saidOfItem(record, open, line, now)) || saidToRow(row, line, now)
    return { ...row, ...said }
  })
  const values = heard.flatMap(({ step, current, value }) =>
    value === undefined || value === current ? [] : [[step.name, value]],
  )
  const [unsure] = heard.filter(({ oneOf }) => oneOf)
  if (values.length === 0 && !unsure) return undefined
  const asked = unsure?.oneOf && { row: unsure.step.name, among: unsure.oneOf }
  return { does: 'fill', values: Object.fromEntries(values), ...(asked && { open: asked }) }
}

/** Size and extras of a thing on a list. */
function saidOfItem(
  record: SceneRecord,
  open: Question,
  line: string,
  now: Date,
): Said | undefined {
  const step = { ...open.step, kind: open.kind, replies: [...open.replies] }
  const { value } = saidTo({ step, current: undefined, isOpen: true }, line, now)
  return value === undefined ? undefined : { value: answered(record, open, value)[open.step.name] }
}

function saidToRow(row: Row, line: string, now: Date): Said {
  const { step, current, isOpen } = row
  // A wish is noted as the guest says it.
  if (step.kind === 'Text' && isOpen) return {}
  const said = saidTo(row, line, now)
  return current === undefined || Object.keys(said).length > 0
    ? said
    : { value: correctionOf(row, line) }
}

/** „Nein, G 556 ZZ“, „Name: Huber“; names and wishes only after the name of their row. */
function correctionOf({ step }: Row, line: string): string | undefined {
  const name = step.name.replace(/[^\p{L}\p{N} ]/gu, '.')
  const [, named] = line.split(new RegExp(`(?<!\\p{L})${name}(?!\\p{L}):?`, 'iu'))
  const isTelling = step.kind === 'Kennzeichen' || step.kind === 'Adresse'
  const said = named ?? (isTelling ? line : '')
  return step.kind === 'Name' && !/^\P{L}*\p{Lu}/u.test(said) ? undefined : ownTo(step, said)
}

/** What guests say in their own words, also after „nein“ or „in der“. */
function ownTo(step: Step, line: string): string | undefined {
  const words = line.trim().split(/\s+/)
  const at = words.findIndex(word => !readWords(word).every(isAround))
  const isLater = at > 0 && step.kind !== 'Zahl'
  return (
    ownWords(step, line.trim()) ?? (isLater ? ownWords(step, words.slice(at).join(' ')) : undefined)
  )
}

/** How what was not understood begins, once there is a slip; later it is read back before the outcome. */
export const UNCHANGED = 'Das habe ich nicht verstanden, am Zettel ändert sich nichts.'

function unclear(scene: Scene, record: SceneRecord, line: string, deps: HearDeps): Input {
  const fact = deps.findFact(line)
  if (fact) return answeredBy(scene, record, fact.answer)
  const hasRows = rowsOf(scene, record).length > 0
  const says = [
    hasRows ? UNCHANGED : 'Das habe ich nicht verstanden.',
    deps.pages.concern(line),
    nextQuestion(scene, record)?.asks,
  ]
  const offers = hasRows ? [taps.change] : []
  return { does: 'say', says: says.filter(Boolean).join(' '), offers }
}
