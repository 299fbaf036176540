import {
  answered,
  type Fact,
  isAsked,
  itemsIn,
  nextQuestion,
  type Question,
  type Scene,
  type SceneRecord,
} from '../../../shared/scene/scene'
import { tellingWords } from '../words'
import {
  commandIn,
  isAgreement,
  isAsking,
  isCorrection,
  isFiller,
  isSame,
  readWords,
  spanOf,
  withoutReplies,
} from './lines'
import { isLittle, isOfSome, namedThings } from './lists'
import type { Said } from './row'
import { type Input, rowsOf, stateOf, taps } from './turn'
import { choiceIn, isNameLike, saidTo } from './values'

/** What a guest says, and to which slip. */
export type SaidLine = { scene: Scene; record: SceneRecord; line: string; now: Date }
export type Heard = SaidLine & {
  /** What is said to a line that tells of an emergency, and added to one that may. */
  need: Record<'emergency' | 'concern', (line: string) => string | undefined>
  findFact(line: string): Fact | undefined
}

/**
 * What a line does: first what somebody in need is told, then what the whole slip is about, then what was offered or asked for.
 * What is none of it is said to be not understood.
 */
export function hear(heard: Heard): Input {
  const open = nextQuestion(heard.scene, heard.record)
  const isName = open?.kind === 'Name' && isNameLike(heard.line)
  const answer = () => (isAsking(heard.line) && !isName ? factFor(heard) : filled(heard))
  return commanded(heard) ?? tapped(heard) ?? answer() ?? factFor(heard) ?? unclear(heard)
}

/** Need, change and cancel: what no model has to understand. */
export function commanded(heard: Heard): Input | undefined {
  const { scene, record, line, need, findFact } = heard
  const help = need.emergency(line)
  if (help) return { does: 'say', says: help }
  const rows = rowsOf(scene, record).map(({ name }) => name)
  const row = rows.find(name => isSame(name, line))
  if (row) return { does: 'fill', values: {}, open: { row } }
  const command = commandIn(line)
  if (!command || command === 'keep' || (isAsking(line) && findFact(line))) return undefined
  if (command === 'cancel')
    return { does: rows.length > 0 && !line.includes('?') ? 'cancel' : 'change' }
  const [named, ...others] = rows.filter(name => spanOf(name, readWords(line)))
  const change: Input =
    named !== undefined && others.length === 0
      ? { does: 'fill', values: {}, open: { row: named } }
      : { does: 'change' }
  return fillWith(record, saidInLine(heard)) ?? change
}

/** A reply that was offered, word by word, a list as the page writes it, or that the whole is right. */
export function tapped({ scene, record, line, now }: SaidLine): Input | undefined {
  const isOneOf = (replies: readonly string[]) => replies.some(reply => isSame(reply, line))
  const open = nextQuestion(scene, record)
  if (!open) return isAgreement(line) ? { does: 'agree' } : undefined
  const isList = open.kind === 'Liste' && itemsIn(line) !== undefined
  if (!isList && !isOneOf(stateOf(scene, record, now).replies)) return undefined
  return fillWith(record, [{ name: open.step.name, ...saidToOpen(record, open, line, now) }])
}

/** What the business answers, and what is open; what it says can be tapped can be tapped. */
function factFor({ scene, record, line, findFact }: Heard): Input | undefined {
  const fact = findFact(line)
  if (!fact) return undefined
  const isOffered = rowsOf(scene, record).length > 0 && fact.answer.includes(`„${taps.cancel}“`)
  const says = [fact.answer, nextQuestion(scene, record)?.asks].filter(Boolean).join(' ')
  return { does: 'say', says, offers: isOffered ? [taps.cancel] : [] }
}

/** Replies wherever they stand in a line, and the guest's own words where they are asked for. */
function filled(heard: Heard): Input | undefined {
  const { scene, record, line, findFact, need } = heard
  const all = saidInLine(heard)
  const open = nextQuestion(scene, record)
  const others = all.filter(({ name }) => name !== open?.step.name)
  const fact = open?.kind === 'Name' ? findFact(line) : undefined
  // „Doch Schnitt“ is no name, nor is „Zahnweh“; „morgen um 9“ is no number.
  const isNoAnswer =
    (open?.kind === 'Name' && (others.length > 0 || asksFor(fact, line) || need.concern(line))) ||
    (open?.kind === 'Zahl' && others.length > 0) ||
    (open?.kind === 'Text' && need.concern(line))
  const said = isNoAnswer ? others : all
  // What stands there already is heard, too.
  const input =
    fillWith(record, said) ?? (said.length > 0 ? { does: 'fill', values: {} } : undefined)
  return input?.does === 'fill' && fact ? { ...input, isGuess: true } : input
}

/** Whether a line says a word of a fact's question: „Parkplatz“. „Schneider“ only sounds like one: „Wer schneidet bei euch?“ */
function asksFor(fact: Fact | undefined, line: string): boolean {
  const words = fact ? tellingWords([fact.question, ...(fact.also ?? [])].join(' ')) : []
  return tellingWords(line).some(word => words.includes(word))
}

type SaidToRow = Said & { name: string }

/** What a line says to the rows, open or not. */
function saidInLine({ scene, record, line, now }: SaidLine): SaidToRow[] {
  const open = nextQuestion(scene, record)
  const rows = scene.steps.filter(step => isAsked(step, record))
  return rows.flatMap(step => {
    const said =
      open && step === open.step
        ? saidToOpen(record, open, line, now)
        : saidTo({ step, current: record[step.name], isOpen: false }, line, now)
    return said.value === undefined && !said.oneOf ? [] : [{ name: step.name, ...said }]
  })
}

/** What a line says to the question that is open: the row, or size and extras of a thing on a list. */
function saidToOpen(record: SceneRecord, open: Question, line: string, now: Date): Said {
  const { step, item, replies } = open
  const row = { step, current: record[step.name], isOpen: true }
  const words = readWords(line)
  const isOther =
    namedThings(step, words).some(({ name }) => name !== item?.name) ||
    (item !== undefined && isOfSome(item, words))
  const option = { ...row, step: { ...step, replies: [...replies] }, current: undefined }
  const reply = item && !isOther ? choiceIn(option, words) : undefined
  // „Ohne Käse und extra Rucola“ is more than a reply.
  const choice = reply && withoutReplies(words, [reply]).every(isLittle) ? reply : undefined
  return choice === undefined
    ? saidTo(row, line, now)
    : { value: answered(record, open, choice)[step.name] }
}

/** The new values, and the row of which one of some replies may be meant; undefined where nothing is new. */
function fillWith(record: SceneRecord, said: readonly SaidToRow[]): Input | undefined {
  const values = said.flatMap(({ name, value }) =>
    value === undefined || value === record[name] ? [] : [[name, value]],
  )
  const unsure = said.find(({ oneOf }) => oneOf)
  if (values.length === 0 && !unsure) return undefined
  const open = unsure && { row: unsure.name, among: unsure.oneOf }
  const isGuess = said.some(one => one.isGuess)
  return { does: 'fill', values: Object.fromEntries(values), open, isGuess }
}

/** How what was not understood begins, once there is a slip; later it is read back before the outcome. */
export const UNCHANGED = 'Das habe ich nicht verstanden, am Zettel ändert sich nichts.'

function unclear({ scene, record, line, need }: Heard): Input {
  const asks = nextQuestion(scene, record)?.asks
  // „Ok, danke“
  const isPolite = readWords(line).every(word => isFiller(word) && !isCorrection(word))
  if (isPolite && !line.includes('?')) return { does: 'say', says: asks ?? 'Gern.' }
  const hasRows = rowsOf(scene, record).length > 0
  const unclear = hasRows ? UNCHANGED : 'Das habe ich nicht verstanden.'
  const says = [unclear, need.concern(line), asks].filter(Boolean).join(' ')
  return { does: 'say', says, offers: hasRows ? [taps.change] : [] }
}
