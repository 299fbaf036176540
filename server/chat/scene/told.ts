import {
  type Fact,
  isAsked,
  MEANT,
  nextQuestion,
  type Scene,
  type SceneRecord,
  type Step,
  type StepKind,
  settled,
} from '../../../shared/scene/scene'
import { takes, valueFor } from './kinds'
import { isMoreOf } from './kinds/row'
import { isMinor, isTurning, readWords, type Word } from './line'

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
  /** The fact that a line asks for, while a slip stands as it does. */
  findFact(line: string, record: SceneRecord): Fact | undefined
}

/** What a line says to a row: one value, more of which one is meant, or none of those that can be had. */
export type Claim = { row: string; values: string[] }

/** What of a line is sure, what is not, and the words that no row has taken. */
export type Told = { values: SceneRecord; unsure: Claim[]; others: Word[] }

/** Kinds that take the guest's own words, where the open question asks for them. */
export const ownKinds: readonly StepKind[] = ['Name', 'Adresse', 'Text']

/** Kinds whose answer stays itself beside other words; „nächsten Mittwoch“ and „2. Stock“ do not. */
const closedKinds: readonly StepKind[] = ['Auswahl', 'Liste', 'Kennzeichen']

/**
 * What a line says to the rows of the slip: each row takes its words from the line. What answers the open question is sure where
 * nothing turns it into something else, what was not asked for only where all of the line was understood.
 * @param isAnswer whether the guest's own words answer the open question; a cry of pain is no name
 */
export function told({ scene, record, line, now, inGerman }: SaidLine, isAnswer: boolean): Told {
  const labelled = valuesIn(scene, line, now)
  if (labelled.length > 0) return { values: sureOf(labelled), unsure: [], others: [] }
  const open = nextQuestion(scene, record)
  const asked = valuesIn(scene, record[MEANT] ?? '', now)
  const text = inGerman(line)
  const said = { text, typed: line, words: readWords(text), now }
  // „Noch ein Tiramisu dazu“ speaks of what stands in the row that shall change.
  const standing = said.words.some(isMoreOf) ? record : settled(record)
  const takenBy = (step: Step): Claim[] => {
    const meant = asked.find(({ row }) => row === step.name)?.values ?? []
    const row = { step, record: standing, open: open?.step === step ? open : undefined, meant }
    const one = takes[step.kind](row, said)
    said.words = one?.rest ?? said.words
    return one ? [{ row: step.name, values: one.values }] : []
  }
  const rows = scene.steps.filter(step => isAsked(step, record))
  const kindOf = (claim: Claim) => rows.find(({ name }) => name === claim.row)?.kind
  const offered = rows.filter(({ kind }) => !ownKinds.includes(kind)).flatMap(takenBy)
  const others = said.words
  // A report may name its room, but „morgen“ may be said of anything in it; a name stands alone.
  const isOwn = open && ownKinds.includes(open.kind) && isAnswer
  const own = isOwn && (offered.length === 0 || open.kind === 'Text') ? takenBy(open.step) : []
  const told = own.length > 0 ? [...offered.filter(one => kindOf(one) === 'Zahl'), ...own] : offered
  // „Reparatur halt, die Bremsen quietschen“, but not „Farbe und schneiden“
  const isTurned = others.some(word => isTurning(word) || word.word === 'und')
  const isClear = (one: Claim) => {
    const kind = kindOf(one) ?? 'Text'
    // A time or a plate means nothing else; „Nein, warte“ corrects something.
    const isFigure = kind !== 'Liste' && one.values.every(value => /\d/.test(value))
    const isAnswer = one.row === open?.step.name && !one.values.includes('Nein')
    return closedKinds.includes(kind) && (isAnswer || isFigure) && !isTurned
  }
  const values = sureOf(said.words.every(isMinor) ? told : told.filter(isClear))
  const unsure = told.filter(({ row }) => !values[row])
  return { values, unsure, others: own.length > 0 ? [] : others }
}

/** The values as claims, which are asked about. */
export const claimsOf = (values: SceneRecord): Claim[] =>
  Object.entries(values).map(([row, value]) => ({ row, values: [value] }))

/** The values that are clear. */
export const sureOf = (claims: readonly Claim[]): SceneRecord =>
  Object.fromEntries(
    claims.flatMap(({ row, values: [value, ...others] }) =>
      value && others.length === 0 ? [[row, value]] : [],
    ),
  )

/** The values that stand behind the names of their rows, one a line, as the assistant asks about them: „Ersatzwagen: Nein“. */
export function valuesIn({ steps }: Scene, text: string, now: Date): Claim[] {
  const lines = text.split('\n')
  return steps.flatMap(step => {
    const label = `${step.name}: `
    const values = lines
      .filter(line => line.startsWith(label))
      .flatMap(line => valueFor(step, line.slice(label.length), now) ?? [])
    return values.length > 0 ? [{ row: step.name, values }] : []
  })
}
