import { escapePattern } from '../../../shared/escape-pattern'
import {
  isAsked,
  nextQuestion,
  type Scene,
  type SceneRecord,
  type Step,
  type StepKind,
} from '../../../shared/scene/scene'
import { isSure, takes, valueFor } from './kinds'
import { isFarewell, readWords, type Word } from './line'
import { beforeIn } from './turn'

/** What a guest says, to which slip, and to which words. */
export type SaidLine = { scene: Scene; record: SceneRecord; line: string; to?: string; now: Date }

/** Kinds that take the guest's own words, where the open question asks for them. */
const ownKinds: readonly StepKind[] = ['Name', 'Adresse', 'Text']

/** What of a line is sure, what is not, and the words that no row has taken. */
export type Told = {
  values: SceneRecord
  unsure?: { row: string; among: string[] } | undefined
  others: Word[]
}

/**
 * What a line says to the rows of the slip; undefined if that is nothing.
 * @param mayBeOwn whether it may be an answer in the guest's own words
 */
export function told(said: SaidLine, mayBeOwn: boolean): Told | undefined {
  const { scene, record, line, to = '', now } = said
  const open = nextQuestion(scene, record)
  const rows = scene.steps.filter(step => isAsked(step, record))
  const labelled = labelledIn(rows, line, now)
  if (Object.keys(labelled).length > 0) return { values: withReports(said, labelled), others: [] }
  // Each row takes its words from the line.
  let others = readWords(line)
  const found = rows.flatMap(step => {
    if (ownKinds.includes(step.kind)) return []
    const row = { step, record, open: open?.step === step ? open : undefined }
    const one = takes[step.kind](row, { text: line, words: others, to, now })
    others = one?.rest ?? others
    return one ? [{ ...one, row: step.name }] : []
  })
  const sure = found.filter(one => isSure(one, others))
  const own = Object.fromEntries(sure.map(({ row, values: [value = ''] }) => [row, value]))
  const values = withReports(said, own)
  // „Danke, schönen Abend“ begins no slip.
  const isBye = Object.keys(record).length === 0 && isFarewell(line)
  const isOwn = mayBeOwn && !isBye && open && ownKinds.includes(open.kind)
  // A report may name its room; a name stands alone.
  if (isOwn && (found.length === 0 || open.kind === 'Text')) {
    const { step } = open
    const answer = takes[open.kind]({ step, record, open }, { text: line, words: [], to, now })
    const [value = ''] = answer?.values ?? []
    if (answer?.isTyped) return { values, unsure: { row: step.name, among: [value] }, others: [] }
    if (answer) return { values: { ...values, [step.name]: value }, others: [] }
  }
  const unsure = found.find(one => !sure.includes(one))
  return found.length > 0
    ? { values, unsure: unsure && { row: unsure.row, among: unsure.values }, others }
    : undefined
}

/** The value behind the name of a row: „Name: Lang“, „Ersatzwagen: ja“. */
function labelledIn(rows: readonly Step[], line: string, now: Date): SceneRecord {
  const values = rows.flatMap(step => {
    const text = behindLabel(step, line)
    const value = text && valueFor(step, text, now)
    return value ? [[step.name, value]] : []
  })
  return Object.fromEntries(values)
}

/** Values, with the reports that name an old one: „Im Zimmer 12 tropft es“, where the room is now 21. */
function withReports({ scene, record, to }: SaidLine, values: SceneRecord): SceneRecord {
  const before = beforeIn(scene, record, to)
  const asked = nextQuestion(scene, record)?.step.name
  const changed = scene.steps.flatMap(({ name, kind }) => {
    const old = record[name] ?? (name === asked ? before : undefined)
    const value = values[name]
    if (!old || !value || (kind !== 'Zahl' && kind !== 'Adresse')) return []
    const label = kind === 'Zahl' ? `${name} ` : ''
    return [{ old: new RegExp(`(${label})${escapePattern(old)}(?![\\p{L}\\d])`, 'giu'), value }]
  })
  const reports = scene.steps.flatMap(({ name, kind }) => {
    const report = kind === 'Text' ? record[name] : undefined
    return report === undefined || changed.length === 0
      ? []
      : [[name, changed.reduce((text, { old, value }) => text.replace(old, `$1${value}`), report)]]
  })
  return { ...Object.fromEntries(reports), ...values }
}

/** What stands behind the name of a row: „Name: Lang“, „Menge ist 14“, „Name Lang“; free text needs the colon. */
function behindLabel({ name, kind }: Step, line: string): string | undefined {
  if (!line.toLowerCase().startsWith(name.toLowerCase())) return undefined
  const label = kind === 'Text' ? /^(?: bitte)?:\s*(.+)$/iu : /^(?:(?: bitte)?:| ist?)?\s+(.+)$/iu
  return label.exec(line.slice(name.length))?.[1]
}
