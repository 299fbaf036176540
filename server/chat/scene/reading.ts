import {
  type Fact,
  isAsked,
  nextQuestion,
  type Question,
  type Rows,
  type Scene,
  type SceneRecord,
  type Step,
  type StepKind,
} from '../../../shared/scene/scene'
import { visibleText } from '../thread'
import { appointmentIn } from './kinds/appointment'
import { choiceIn } from './kinds/choice'
import { listIn } from './kinds/list'
import { numberIn } from './kinds/number'
import {
  addressIn,
  addressLike,
  houseNumberIn,
  isFullName,
  nameIn,
  plainAnswer,
  plateIn,
  wishIn,
} from './kinds/own-words'
import type { Take } from './kinds/row'
import { correctedIn, has, isMinor, readWords, sayingNow, takenBackIn, type Word } from './line'

/** What a guest says, to which slip. */
export type SaidLine = {
  scene: Scene
  record: SceneRecord
  line: string
  now: Date
  /** The text, word by word, where the guest writes English. */
  inGerman(text: string): string
}

export type Heard = SaidLine & {
  /** What is said to a line that tells of an emergency, and added to one that may. */
  need: Record<'emergency' | 'concern', (line: string, inEnglish: boolean) => string | undefined>
  inEnglish: boolean
  /** Whether the talk holds a text already. */
  wasSaid(text: string): boolean
  /** The fact that a line asks for, while a slip stands as it does. */
  findFact(line: string, rows: Rows): Fact | undefined
}

/** What a line says to a row: one value, more of which one is meant, or none of those that can be had. */
export type Claim = { row: string; values: string[] }

/** What the rows take of a line, and the words that none has taken; `isGuess`: the guest is asked whether it is meant. */
type Reading = { claims: Claim[]; rest: Word[]; isGuess?: boolean | undefined }

/**
 * What each kind of step takes, whoever says it: a guest, a model's call, the page. Text, Name and Adresse are answers in the guest's
 * own words; the others take what is offered, wherever it stands in a line. What no kind takes is not written down.
 */
const takes: Record<StepKind, Take> = {
  Auswahl: choiceIn,
  Termin: appointmentIn,
  Liste: listIn,
  Zahl: numberIn,
  Kennzeichen: plateIn,
  Name: plainAnswer(nameIn),
  Adresse: plainAnswer(addressIn, addressLike),
  Text: plainAnswer(wishIn),
}
const ownKinds: readonly StepKind[] = ['Name', 'Adresse', 'Text']

/** What each row takes of a line, in the order of the steps; in the guest's own words the row that is asked for takes all of it. */
export function read(said: SaidLine, inOwnWords = true): Reading {
  const offered = readOffered(said)
  const open = nextQuestion(said.scene, said.record)
  const isOwn = inOwnWords && open && ownKinds.includes(open.kind)
  return (isOwn && readOwn(said, open, offered)) || offered
}

/** What a line says, and how a step takes its own of it, or of a part of it. */
function takingFrom({ scene, record, line, now, inGerman }: SaidLine) {
  const saying = inGerman(sayingNow(line))
  const takenBack = takenBackIn(line)
  const asked = nextQuestion(scene, record)
  function take(step: Step, text = saying, words = readWords(text), kind = takes[step.kind]) {
    const open = step === asked?.step ? asked : undefined
    const row = { step, standing: record.rows[step.name], open }
    return kind(row, { text, typed: line, takenBack, words, now })
  }
  return { saying, asked, take }
}

/** What each row takes of a line wherever it stands there. */
function readOffered(said: SaidLine): Reading {
  const { steps } = said.scene
  const { saying, asked, take } = takingFrom(said)
  const reading: Reading = { claims: [], rest: readWords(saying) }
  const last = correctedIn(saying)
  for (const step of steps) {
    const kind = anywhere(step, step === asked?.step)
    const isTaken = kind && isAsked(step, said.record.rows)
    const found = isTaken ? take(step, saying, reading.rest, kind) : undefined
    if (!found) continue
    // „Montag, na, doch lieber Mittwoch“
    const end = last && found.values.length > 1 ? take(step, last) : found
    const values = end?.values.length === 1 ? end.values : found.values
    reading.claims.push({ row: step.name, values })
    reading.rest = found.rest
    reading.isGuess ||= found.isGuess
  }
  return { ...reading, rest: reading.rest.filter(isTold(steps, reading.claims)) }
}

/** What the row takes that is asked for in the guest's own words. */
function readOwn(said: SaidLine, { step, kind }: Question, { claims }: Reading) {
  const own = takingFrom(said).take(step)
  // A report may name its room, but „morgen“ may be said of anything in it; a name stands alone, though „Franz Morgen“ may be one.
  const isReport = kind === 'Text'
  const isDay = ({ values }: Claim) => values.length !== 1
  if (!own || !(isReport || claims.every(isDay)))
    return kind === 'Name' ? besideName(said, step) : undefined
  const isNumber = ({ row }: Claim) =>
    said.scene.steps.some(one => one.name === row && one.kind === 'Zahl')
  const isGuess = own.isGuess || (!isReport && claims.length > 0)
  return {
    claims: [...claims.filter(isNumber), { row: step.name, values: own.values }],
    rest: [],
    isGuess,
  }
}

/** What is taken of a line wherever it stands there: the guest's own words only where they are asked for, of an address its number. */
function anywhere({ kind }: Step, isOpen: boolean): Take | undefined {
  if (!ownKinds.includes(kind)) return takes[kind]
  return kind === 'Adresse' && !isOpen ? houseNumberIn : undefined
}

/** „Anna Huber, und doch lieber am Montag“: a name, and what the other rows take beside it. Of a single word the guest is asked. */
function besideName(said: SaidLine, { name: row }: Step): Reading | undefined {
  const clauses = said.line.split(/[,;!]\s+|(?<=\p{L}{4})\.\s+/u)
  const isName = (clause: string) =>
    /^\p{Lu}/u.test(clause) &&
    nameIn(clause) &&
    read({ ...said, line: clause }, false).claims.length === 0
  const at = clauses.findIndex(isName)
  const name = nameIn(clauses[at] ?? '')
  if (name === undefined) return undefined
  const others = read({ ...said, line: clauses.toSpliced(at, 1).join(', ') }, false)
  const claims = [...others.claims, { row, values: [name] }]
  const isGuess = others.isGuess || !isFullName(name)
  // „Ja, Anna Huber“
  const isPlain = others.claims.length > 0 || others.rest.every(isMinor)
  return isPlain ? { claims, rest: others.rest, isGuess } : undefined
}

/**
 * Whether a word tells more than the name of a row, „einen Termin zur Kontrolle“, or the question that is answered, „12 Stück“. What is
 * asked of appointments is left out: „nächsten Freitag“ is none of the next days.
 */
function isTold(steps: readonly Step[], claims: readonly Claim[]): (word: Word) => boolean {
  const own = steps.flatMap(({ name, kind, asks, replies }) => {
    const isAnswered = kind !== 'Termin' && claims.some(({ row }) => row === name)
    if (replies.includes('Ja')) return isAnswered ? [asks] : []
    return [name, isAnswered ? asks : '']
  })
  const words = readWords(own.join('\n'))
  return word => !has(words, word)
}

/** What is written down, where a line says nothing else, and what the guest is asked about. */
export function sortOut({ claims, rest, isGuess }: Reading): { values: Rows; unsure: Claim[] } {
  const isRead = !isGuess && rest.every(isMinor)
  const isSure = ({ values }: Claim) => isRead && values.length === 1
  return {
    values: valuesOf(claims.filter(isSure)),
    unsure: claims.filter(claim => !isSure(claim)),
  }
}

export const valuesOf = (claims: readonly Claim[]): Rows =>
  Object.fromEntries(claims.flatMap(({ row, values: [value] }) => (value ? [[row, value]] : [])))

/** The value that a step takes of a text that is said to it alone. */
function valueFor(step: Step, text: string, now: Date): string | undefined {
  const line = { text, typed: text, takenBack: '', words: readWords(text), now }
  const said = takes[step.kind]({ step, open: { ...step, step } }, line)
  const claims = [{ row: step.name, values: said?.values ?? [] }]
  const rest = said?.rest.filter(isTold([step], claims)) ?? []
  // What the guest was asked about stands there as they wrote it.
  const isGuess = said?.isGuess && !said.values.includes(text)
  return sortOut({ claims, rest, isGuess }).values[step.name]
}

/** What of some values the steps of a scene take. */
export function valuesFor({ steps }: Scene, values: Rows, now: Date): Rows {
  const rows = steps.flatMap(step => {
    const value = valueFor(step, visibleText(values[step.name] ?? '').trim(), now)
    return value === undefined ? [] : [[step.name, value]]
  })
  return Object.fromEntries(rows)
}

/** The values that stand behind the names of their rows, one a line, as the assistant asks about them: „Ersatzwagen: Nein“. */
export function labelledIn({ steps }: Scene, text: string, now: Date): Claim[] {
  const lines = text.split('\n')
  return steps.flatMap(step => {
    const label = `${step.name}: `
    const values = lines
      .filter(line => line.startsWith(label))
      .flatMap(line => valueFor(step, line.slice(label.length), now) ?? [])
    return values.length > 0 ? [{ row: step.name, values }] : []
  })
}
