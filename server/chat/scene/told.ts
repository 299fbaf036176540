import {
  ASKED_AGAIN,
  type Fact,
  isAsked,
  nextQuestion,
  type Scene,
  type SceneRecord,
  type StepKind,
  settled,
} from '../../../shared/scene/scene'
import { isSure, takes, valueFor } from './kinds'
import { isMoreOf } from './kinds/row'
import { isMinor, readWords, type Word } from './line'

/** What a guest says, to which slip, and to which words. */
export type SaidLine = { scene: Scene; record: SceneRecord; line: string; to?: string; now: Date }

export type Heard = SaidLine & {
  /** What is said to a line that tells of an emergency, and added to one that may. */
  need: Record<'emergency' | 'concern', (line: string, inEnglish: boolean) => string | undefined>
  inEnglish: boolean
  /** The fact that a line asks for, while a slip stands as it does. */
  findFact(line: string, record: SceneRecord): Fact | undefined
  /** An English line, word by word. */
  inGerman(line: string): string
}

/** Kinds that take the guest's own words, where the open question asks for them. */
const ownKinds: readonly StepKind[] = ['Name', 'Adresse', 'Text']

/** What becomes of words that only the guest can know: a name, an address, a wish. */
export type OwnWords = 'taken' | 'asked about' | 'left'

/** What of a line is sure, what is not, and the words that no row has taken. */
export type Told = {
  values: SceneRecord
  unsure?: { row: string; among: string[] } | undefined
  others: Word[]
}

/**
 * What a line says to the rows of the slip: each row takes its words from the line.
 * @param own what becomes of an answer in the guest's own words; beside a question „Kurze Frage“ may be no name: it is asked about
 */
export function told({ scene, record, line, to = '', now }: SaidLine, own: OwnWords): Told {
  const labelled = labelledIn(scene, line, now)
  if (labelled) return { values: labelled, others: [] }
  const open = nextQuestion(scene, record)
  const said = { text: line, words: readWords(line), to, now }
  // „Noch ein Tiramisu dazu“ speaks of what stands in the row that shall change.
  const standing = said.words.some(isMoreOf) ? record : settled(record)
  const found = scene.steps.flatMap(step => {
    if (ownKinds.includes(step.kind) || !isAsked(step, record)) return []
    const row = { step, record: standing, open: open?.step === step ? open : undefined }
    const one = takes[step.kind](row, said)
    said.words = one?.rest ?? said.words
    return one ? [{ ...one, row: step.name }] : []
  })
  const others = said.words
  // What takes the place of something must be read to the end.
  const isAgain = ({ row }: { row: string }) => row === record[ASKED_AGAIN]
  const sure = found.filter(one => isSure(one, others) && (!isAgain(one) || others.every(isMinor)))
  const values = Object.fromEntries(sure.map(({ row, values: [value = ''] }) => [row, value]))
  const isOwn = own !== 'left' && open && ownKinds.includes(open.kind)
  // A report may name its room; a name stands alone.
  if (isOwn && (found.length === 0 || open.kind === 'Text')) {
    const { step } = open
    const answer = takes[open.kind]({ step, record: {}, open }, said)
    const [value = ''] = answer?.values ?? []
    if (answer && (answer.isTyped || own === 'asked about'))
      return { values, unsure: { row: step.name, among: [value] }, others: [] }
    if (answer) return { values: { ...values, [step.name]: value }, others: [] }
  }
  const unsure = found.find(one => !sure.includes(one))
  return { values, unsure: unsure && { row: unsure.row, among: unsure.values }, others }
}

/** A value behind the name of its row, as the assistant asks about it: „Ersatzwagen: Nein“. */
function labelledIn({ steps }: Scene, line: string, now: Date): SceneRecord | undefined {
  const step = steps.find(({ name }) => line.startsWith(`${name}: `))
  const value = step && valueFor(step, line.slice(step.name.length + 2), now)
  return step && value ? { [step.name]: value } : undefined
}
