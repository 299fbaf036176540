import {
  type Fact,
  isAsked,
  nextQuestion,
  type Rows,
  type Scene,
  type SceneRecord,
  type Step,
  type StepKind,
  settled,
} from '../../../shared/scene/scene'
import { takes, valueFor } from './kinds'
import { isMoreOf, type Line, type Row } from './kinds/row'
import { isMinor, isRefusal, isTurning, readWords, type Word } from './line'

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
  findFact(line: string, rows: Rows): Fact | undefined
}

/** What a line says to a row: one value, more of which one is meant, or none of those that can be had. */
export type Claim = { row: string; values: string[] }

/** What of a line is sure, what is not, and the words that no row has taken. */
export type Told = { values: Rows; unsure: Claim[]; others: Word[] }

/** Kinds that take the guest's own words, where the open question asks for them. */
export const ownKinds: readonly StepKind[] = ['Name', 'Adresse', 'Text']

/** Kinds whose answer stays itself beside other words; „nächsten Mittwoch“ and „2. Stock“ do not. */
const plainKinds: readonly StepKind[] = ['Auswahl', 'Liste', 'Kennzeichen']

/** How a line is read: `told` or `toldInOwnWords`. */
export type Reader = (said: SaidLine) => Told

/**
 * What a line says to the rows of the slip by the replies that it names. What answers the open question is sure where nothing turns
 * it into something else; what was not asked for only where all of the line was understood.
 */
export const told: Reader = said => {
  const { claims, rest } = claimsIn(said)
  const isRead = rest.every(isMinor)
  const values = sureOf(claims.filter(claim => isRead || isClear(claim, rest, said)))
  return { values, unsure: claims.filter(({ row }) => !values[row]), others: rest }
}

/** The same, and the guest's own words where the open question asks for them: a name, an address, a report. */
export const toldInOwnWords: Reader = said => {
  const open = nextQuestion(said.scene, said.record)
  if (!open || !ownKinds.includes(open.kind)) return told(said)
  const { claims } = claimsIn(said)
  const words = readWords(said.line)
  const row = rowReader(said)(open.step)
  const own = takes[open.kind](row, { ...lineOf(said), words })
  // A name stands alone; a report may name its room, but „morgen“ may be said of anything in it.
  const isAnswer = own && (claims.length === 0 || open.kind === 'Text')
  if (!isAnswer) return told(said)
  const claim = { row: open.step.name, values: own.values }
  // „Auch zwei Handtücher“ may come beside the report that stands there.
  const isNew = ![...open.replies, ...row.meant].some(one => own.values.includes(one))
  const isMore = open.kind === 'Text' && said.record.changing !== undefined && isNew
  if (isMore || own.isTyped) return { values: {}, unsure: [claim], others: [] }
  const numbers = claims.filter(one => stepOf(one.row, said)?.kind === 'Zahl')
  return { values: sureOf([...numbers, claim]), unsure: [], others: [] }
}

/** What each row takes of a line, in the order of the steps, and the words that none has taken. */
function claimsIn(said: SaidLine): { claims: Claim[]; rest: Word[] } {
  const line = lineOf(said)
  const rowOf = rowReader(said)
  const claims: Claim[] = []
  for (const step of said.scene.steps) {
    if (ownKinds.includes(step.kind) || !isAsked(step, said.record.rows)) continue
    const one = takes[step.kind](rowOf(step), line)
    if (!one) continue
    claims.push({ row: step.name, values: one.values })
    line.words = one.rest
  }
  return { claims, rest: line.words }
}

function lineOf({ line, inGerman, now }: SaidLine): Line {
  const text = inGerman(line)
  return { text, typed: line, words: readWords(text), now }
}

/** Gives each row as a line may speak to it. */
function rowReader({ scene, record, line, now, inGerman }: SaidLine): (step: Step) => Row {
  const open = nextQuestion(scene, record)
  const meant = valuesIn(scene, record.meant ?? '', now)
  // „Noch ein Tiramisu dazu“, „kein Tiramisu“ speak of what stands in the row that shall change.
  const words = readWords(inGerman(line))
  const isOfStanding = words.some(word => isMoreOf(word) || isRefusal(word))
  const rows = isOfStanding ? record.rows : settled(record)
  return step => ({
    step,
    rows,
    open: open?.step === step ? open : undefined,
    meant: meant.find(({ row }) => row === step.name)?.values ?? [],
  })
}

const stepOf = (row: string, { scene }: SaidLine) => scene.steps.find(({ name }) => name === row)

/** Whether a claim is sure beside words that no row has taken: „Reparatur halt, die Bremsen quietschen“, not „Farbe und schneiden“. */
function isClear({ row, values }: Claim, rest: readonly Word[], said: SaidLine): boolean {
  const kind = stepOf(row, said)?.kind ?? 'Text'
  // A time or a plate means nothing else; „Nein, warte“ corrects something.
  const isFigure = kind !== 'Liste' && values.every(value => /\d/.test(value))
  const isOpen = nextQuestion(said.scene, said.record)?.step.name === row
  const isTurned = rest.some(word => isTurning(word) || word.word === 'und')
  const isSaid = (isOpen && !values.includes('Nein')) || isFigure
  // What takes the place of something must be read to the end.
  const isAgain = said.record.changing === row
  return plainKinds.includes(kind) && isSaid && !isTurned && !isAgain
}

/** The values as claims, which are asked about. */
export const claimsOf = (values: Rows): Claim[] =>
  Object.entries(values).map(([row, value]) => ({ row, values: [value] }))

/** The values that are clear. */
export const sureOf = (claims: readonly Claim[]): Rows =>
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
