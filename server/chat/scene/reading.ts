import {
  isAsked,
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
import { addressIn, nameIn, numberIn, ownAnswer, plateIn, wishIn } from './kinds/own-words'
import type { Take } from './kinds/row'
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
export type Claim = { row: string; values: string[]; isGuess?: boolean | undefined }

/**
 * What each kind of step takes, whoever says it: a guest, a model's call, the page. Text, Name and Adresse are answers in the guest's
 * own words; the others take what is offered, wherever it stands in a line. What no kind takes is not written down.
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

/**
 * What each row takes of a line, in the order of the steps, and the words that none has taken. The guest's own words are taken where they
 * are asked for and nothing that was offered stands in the line; a report may name its room.
 */
export function read(said: SaidLine, inOwnWords: boolean): { claims: Claim[]; rest: Word[] } {
  const { scene, record, line, now, inGerman } = said
  const asked = nextQuestion(scene, record)
  const text = inGerman(line)
  const claims: (Claim & { kind: StepKind })[] = []
  let rest = readWords(text.replace(takenBack, ' '))
  const offered = record.meant?.split('\n') ?? []
  function take(step: Step): Claim | undefined {
    const open = step === asked?.step ? asked : undefined
    // „Am Abend“, said of the times that are free on another day
    const standing = open && offered.length > 1 ? undefined : record.rows[step.name]
    const found = takes[step.kind](
      { step, standing, open },
      { text, typed: line, words: rest, now },
    )
    if (!found) return undefined
    rest = found.rest
    const among = found.values.filter(value => open && offered.includes(value))
    return { row: step.name, ...found, values: among.length > 0 ? among : found.values }
  }
  for (const step of scene.steps) {
    const isTaken = !ownKinds.includes(step.kind) && isAsked(step, record.rows)
    const claim = isTaken ? take(step) : undefined
    if (claim) claims.push({ ...claim, kind: step.kind })
  }
  const isReport = asked?.kind === 'Text'
  const isOwn = asked && ownKinds.includes(asked.kind) && (isReport || claims.length === 0)
  const own = inOwnWords && isOwn ? take(asked.step) : undefined
  if (own) return { claims: [...claims.filter(({ kind }) => kind === 'Zahl'), own], rest: [] }
  return { claims, rest }
}

/** What is written down of a line, and the row that the guest is asked about, if any. */
export function sortOut(claims: readonly Claim[]): { values: Rows; ask: Claim | undefined } {
  const isSure = ({ values, isGuess }: Claim) => values.length === 1 && !isGuess
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
    return value !== undefined && more.length === 0 && isWhole ? [[step.name, value]] : []
  })
  return Object.fromEntries(rows)
}
