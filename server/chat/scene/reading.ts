import {
  isAsked,
  kindOf,
  nextQuestion,
  type Rows,
  type Scene,
  type SceneRecord,
  type Step,
  type StepKind,
} from '../../../shared/scene/scene'
import { visibleText } from '../thread'
import { appointmentIn } from './kinds/appointment'
import { choiceIn } from './kinds/choice'
import { orderIn } from './kinds/order'
import {
  addressIn,
  capitalized,
  nameIn,
  numberIn,
  ownAnswer,
  plateIn,
  wishIn,
} from './kinds/own-words'
import type { Said, Take } from './kinds/row'
import { has, isMinor, readWords, takenBack, type Word } from './line'

/** What a guest says, to which slip. */
export type SaidLine = {
  scene: Scene
  record: SceneRecord
  line: string
  now: Date
  /** The text, word by word, where the guest writes English. */
  inGerman(text: string): string
}

/** What a line says to a row: one value, more of which one is meant, or none of those that can be had. */
export type Claim = { row: string } & Omit<Said, 'rest'>

/**
 * What each kind of step takes, whoever says it: a guest, a model's call, the page. Text, Name and Adresse are taken where they are
 * asked for; the others wherever they stand in a line. What no kind takes is not written down.
 */
const takes: Record<StepKind, Take> = {
  Auswahl: choiceIn,
  Termin: appointmentIn,
  Liste: orderIn,
  Zahl: numberIn,
  Kennzeichen: plateIn,
  Name: ownAnswer(nameIn),
  Adresse: ownAnswer(addressIn),
  Text: ownAnswer(wishIn),
}
const ownKinds: readonly StepKind[] = ['Name', 'Adresse', 'Text']

/** What the rows take of a line, and the words that none has taken. */
export type Reading = { claims: Claim[]; rest: Word[] }

/**
 * What each row takes of a line, in the order of the steps. Own words are taken where they are asked for and nothing else is taken of the
 * line; a report is taken whole, beside it only the number of a room, and a name may stand in a part of the line.
 */
export function read(said: SaidLine, inOwnWords: boolean): Reading {
  const { scene, record } = said
  const take = takerOf(said)
  const offered = readOffered(said, take)
  const asked = nextQuestion(scene, record)
  const { claims, rest } = offered
  if (!inOwnWords) return offered
  const isOwn = asked && ownKinds.includes(asked.kind)
  const isAlone = asked?.kind === 'Text' || claims.length === 0
  const own = isOwn && isAlone ? take(asked.step, []) : undefined
  const numbers = claims.filter(({ row }) => kindOf(scene, row) === 'Zahl')
  if (own) return { claims: [...numbers, own], rest: [] }
  const named = nameBeside(said)
  const ofName = readWords(named.flatMap(({ values }) => values).join(' '))
  return { claims: [...claims, ...named], rest: rest.filter(word => !has(ofName, word)) }
}

/** What is taken of a line wherever it stands there. */
function readOffered(
  { scene, record, line, inGerman }: SaidLine,
  take: ReturnType<typeof takerOf>,
) {
  const claims: Claim[] = []
  let rest = readWords(inGerman(line).replace(takenBack, ' '))
  for (const step of scene.steps) {
    const isTaken = !ownKinds.includes(step.kind) && isAsked(step, record.rows)
    const found = isTaken ? take(step, rest) : undefined
    if (!found) continue
    claims.push(found)
    rest = found.rest
  }
  return { claims, rest }
}

/** Makes a function that takes what words of a line say to a step. */
function takerOf({ scene, record, line, now, inGerman }: SaidLine) {
  const asked = nextQuestion(scene, record)
  const offered = record.meant?.split('\n') ?? []
  return (step: Step, words: Word[]): (Claim & Said) | undefined => {
    const open = step === asked?.step ? asked : undefined
    // „Am Abend“, said of the times that are free on another day
    const standing = open && offered.length > 1 ? undefined : record.rows[step.name]
    const row = { step, standing, open }
    const found = takes[step.kind](row, { text: inGerman(line), typed: line, words, now })
    if (!found) return undefined
    const among = found.values.filter(value => open && offered.includes(value))
    return { row: step.name, ...found, values: among.length > 0 ? among : found.values }
  }
}

/** How a name is announced: „auf Riegler“, „der Name ist Yildiz“, „ich heiße Anna“ */
const announced = /^.*?(?<!\p{L})(?:[Aa]uf|[Nn]ame(?: ist| is)?:?|hei(?:ß|ss)\w*) (?=\p{Lu})/u

/** „Maria Oswald, bitte gleich“, „halb acht, auf Riegler“: a part of a line that is a name, where one is asked for or announced. */
function nameBeside(said: SaidLine): Claim[] {
  const { scene, record, line } = said
  const step = scene.steps.find(({ kind }) => kind === 'Name')
  const isAsked = step && nextQuestion(scene, record)?.step === step
  const begins = isAsked ? /^(?=\p{Lu})|^auf /u : announced
  const parts = line.split(/[,;:]\s+|\s(?:und|and)\s|(?<=\p{L}{4})\.\s+/iu)
  const names = parts.flatMap(part => {
    const name = nameIn(part.replace(announced, '').replace(/^auf /, ''))
    const isName = name && (begins.test(part) || announced.test(part))
    return isName && read({ ...said, line: part }, false).claims.length === 0 ? [name] : []
  })
  const [name] = isAsked && parts.length === 1 && !announced.test(line) ? [] : names
  return step && name ? [{ row: step.name, values: [capitalized(name)], isGuess: true }] : []
}

/** What is written down of a line, and the row that the guest is asked about, if any. */
export function sortOut(claims: readonly Claim[]): { values: Rows; ask: Claim | undefined } {
  const isSure = ({ values, isGuess, isInstead }: Claim) =>
    values.length === 1 && !isGuess && !isInstead
  const sure = claims.filter(isSure).map(({ row, values }) => [row, values[0] ?? ''])
  return { values: Object.fromEntries(sure), ask: claims.find(claim => !isSure(claim)) }
}

/** What of some values the steps of a scene take, each said to its step alone. */
export function valuesFor({ steps }: Scene, values: Rows, now: Date): Rows {
  const rows = steps.flatMap(step => {
    const text = visibleText(values[step.name] ?? '').trim()
    const line = { text, typed: text, words: readWords(text), now }
    const said = takes[step.kind]({ step, open: { ...step, step } }, line)
    const [value, ...more] = said?.values ?? []
    const own = readWords(`${step.name}\n${step.asks}`)
    const isWhole = said?.rest.every(word => has(own, word) || isMinor(word))
    const isOne = value !== undefined && more.length === 0 && !said?.isInstead
    return isOne && isWhole ? [[step.name, value]] : []
  })
  return Object.fromEntries(rows)
}
