import {
  CONFIRMED,
  type Fact,
  itemsIn,
  nextQuestion,
  type Scene,
  type SceneRecord,
} from '../../../shared/scene/scene'
import { isSupposed, tellingWords } from '../words'
import { nameIn } from './kinds/own-words'
import {
  answerIn,
  commandIn,
  corrects,
  has,
  isAgreement,
  isAsking,
  isCancel,
  isContentWord,
  isCorrection,
  isDenial,
  isMinor,
  isSame,
  readWords,
  type Word,
} from './line'
import { type SaidLine, told } from './told'
import {
  askedOf,
  CANCEL_ALL,
  type Input,
  IS_RIGHT,
  MEANT,
  rowsOf,
  stateOf,
  taps,
  WHAT_CHANGES,
} from './turn'

export type Heard = SaidLine & {
  /** What is said to a line that tells of an emergency, and added to one that may. */
  need: Record<'emergency' | 'concern', (line: string, inEnglish: boolean) => string | undefined>
  inEnglish: boolean
  /** The fact that a line asks for, while a slip stands as it does. */
  findFact(line: string, record: SceneRecord): Fact | undefined
  /** An English line, word by word. */
  inGerman(line: string): string
}

/**
 * Decides what a guest's line does. An emergency gets help; then a wish to change or to cancel is looked for; then the replies that
 * were offered, wherever they stand, the facts of the business, and an answer in the guest's own words where the open question asks
 * for one. What is sure is written down, what is not is asked about, and the rest is said to be not understood.
 */
export function hear(heard: Heard): Input {
  const command = commanded(heard)
  if (command) return command
  // What German leaves open may be plain in English: „Friday 13:00“.
  const inGerman = { ...heard, line: heard.inGerman(heard.line) }
  const [plain, translated] = [understood(heard, false), understood(inGerman, true)]
  const read = heard.inEnglish ? [translated, plain] : [plain, translated]
  const [best = unclear(heard)] = [
    ...read.filter(isWhole),
    ...read.filter(isFilled),
    ...read.filter(input => input !== undefined),
  ]
  return best
}

const isFilled = (input: Input | undefined): boolean =>
  input?.does === 'fill' && Object.keys(input.values).length > 0

/** Whether all of a line was understood. */
const isWhole = (input: Input | undefined): boolean =>
  isFilled(input) && input?.does === 'fill' && !input.hasMore

/** What is never left to a model: an emergency, a wish to change or to cancel. */
export function commanded(heard: Heard): Input | undefined {
  const { scene, record, line, to, need, inEnglish, findFact, inGerman } = heard
  const help = need.emergency(line, inEnglish)
  if (help) return { does: 'say', says: help }
  // „Lang“ is no wish to change the row „Länge“.
  if (isOffered(heard)) return undefined
  const named = scene.steps.find(({ name }) => isSame(name, line) && !line.includes('?'))
  if (named) return { does: 'reopen', row: named.name }
  if (to?.endsWith(CANCEL_ALL) && isAgreement(line)) return { does: 'cancel' }
  const command = commandIn(line)
  if (command !== 'cancel' && command !== 'change') return undefined
  // „Kann ich absagen?“, „Kann ich früher kommen, wenn wer absagt?“
  if (isAsking(line) && (isSupposed(line) || findFact(line, record))) return undefined
  if (command === 'change') return { does: 'change' }
  const isPlain = [line, inGerman(line)].some(one => isWholeCancel(scene, one))
  return { does: isPlain ? 'cancel' : 'ask to cancel' }
}

/** Whether a line says nothing but that the whole shall be called off: „doch nicht, bitte den Termin absagen“. */
function isWholeCancel({ steps }: Scene, line: string): boolean {
  // The whole is called „Termin“, or by its first row.
  const names = readWords(`Termin ${steps[0]?.name}`)
  const isPlain = (word: Word) =>
    isCancel(word) || isMinor(word) || isDenial(word) || has(names, word)
  return readWords(line).every(isPlain) && !isAsking(line) && !/\b(?:wie|wia|wann)\b/i.test(line)
}

/** A reply that was offered, word by word, a list as the page writes it, or that the whole is right. */
export function tapped(said: SaidLine): Input | undefined {
  const { scene, record, line, to } = said
  const open = nextQuestion(scene, record)
  if (open) {
    const isList = open.kind === 'Liste' && itemsIn(line) !== undefined
    const value = isOffered(said) || isList ? told(said, true)?.values[open.step.name] : undefined
    return value === undefined ? undefined : { does: 'fill', values: { [open.step.name]: value } }
  }
  // A „ja“ to „Was möchten Sie ändern?“ agrees to nothing.
  const isAgreed =
    isSame(line, taps.right) || (isAgreement(line) && (to ?? IS_RIGHT).endsWith(IS_RIGHT))
  return isAgreed && !record[CONFIRMED] ? { does: 'agree' } : undefined
}

/** Whether a line is one of the replies to the question that is open. */
function isOffered({ scene, record, line, now }: SaidLine): boolean {
  const replies = nextQuestion(scene, record) ? stateOf(scene, record, now).replies : []
  return !line.includes('?') && replies.some(reply => isSame(reply, line))
}

/** What a line says that is no command; `isTranslated`: word by word, so that no word is the guest's own. */
function understood(heard: Heard, isTranslated: boolean): Input | undefined {
  const { line, to = '' } = heard
  // „Ja“ to „Meinen Sie Steiner?“
  const [, meant] = (isAgreement(line) && MEANT.exec(to)) || []
  if (meant) return understood({ ...heard, line: meant, to: '' }, false)
  const tap = tapped(heard)
  if (tap) return tap
  const isQuestion = isAsking(line) && !answers(heard)
  return isQuestion ? asked(heard) : (noted(heard, isTranslated) ?? factFor(heard))
}

/** Whether a line that sounds like a question answers one: „Kostner“, „Nein, brauche ich nicht“, „Wie auf der Karte, bitte“. */
function answers({ scene, record, line }: Heard): boolean {
  const { kind, step, replies } = nextQuestion(scene, record) ?? {}
  const isName = kind === 'Name' && nameIn(line)?.isTyped === false
  const isYesOrNo = step?.replies.includes('Ja') && answerIn(readWords(line)) !== undefined
  const isReply = replies?.some(reply => line.toLowerCase().startsWith(reply.toLowerCase()))
  return [isName, isYesOrNo, isReply].includes(true) && !line.includes('?')
}

/** A question is answered from the facts; what it names besides is asked about: „Kann ich zwei Tiramisu haben?“ */
function asked(heard: Heard): Input | undefined {
  const fact = heard.findFact(heard.line, heard.record)
  if (fact) return { does: 'tell', facts: [fact] }
  const { unsure, values = {}, others = [] } = told(heard, false) ?? {}
  const [sure] = Object.entries(values).map(([row, value]) => ({ row, among: [value] }))
  const asks = sure ?? unsure
  return asks && !others.some(isContentWord)
    ? { does: 'fill', values: {}, unsure: asks }
    : undefined
}

/** What a statement gives to the rows of the slip. */
function noted(heard: Heard, isTranslated: boolean): Input | undefined {
  const { scene, record, line, need, inEnglish } = heard
  // „Parkplatz“ is no name, and a cry of pain is nothing to write down.
  const isName = nextQuestion(scene, record)?.kind === 'Name'
  const mayBeOwn = !need.concern(line, inEnglish) && !(isName && isTopic(heard))
  const said = told(heard, mayBeOwn && !isTranslated)
  if (!said) return undefined
  const { values, unsure, others } = said
  const isFilled = Object.keys(values).length > 0
  const old = unsure && record[unsure.row]
  // „Das Tiramisu doch nicht“
  if (!isFilled && others.some(isDenial)) return old ? { does: 'change' } : undefined
  // „Das Tiramisu streichen“ speaks of what stands there.
  if (!isFilled && old && unsure.among.join() === old) return { does: 'change' }
  if (!isFilled && factFor(heard)) return undefined
  return { does: 'fill', values, unsure, hasMore: !others.every(isMinor) }
}

/** What the business says of a line that asks nothing: of a topic, or of a pain, with whom to call. */
function factFor(heard: Heard): Input | undefined {
  const { record, line, findFact, need, inEnglish } = heard
  const fact = findFact(line, record)
  const concern = need.concern(line, inEnglish)
  if (fact && concern) return { does: 'tell', facts: [fact, { question: line, answer: concern }] }
  return fact && isTopic(heard) ? { does: 'tell', facts: [fact] } : undefined
}

/** So many words may name a topic; more are a remark. */
const wordsOfTopic = 2

/** Whether a line only names what a fact is about: „Parkplatz“; not „Schneider“, which sounds like „Wer schneidet bei euch?“. */
function isTopic({ record, line, findFact }: Heard): boolean {
  const fact = findFact(line, record)
  const known = fact ? tellingWords([fact.question, ...(fact.also ?? [])].join(' ')) : []
  const words = readWords(line)
  const telling = words.filter(word => !isMinor(word))
  const isKnown = telling.some(({ word }) => known.includes(word))
  return isKnown && telling.length <= wordsOfTopic && !words.some(corrects)
}

function unclear({ scene, record, line, need, inEnglish }: Heard): Input {
  const asks = askedOf(scene, record)
  const words = readWords(line)
  if (words.every(isMinor) && !words.some(isCorrection) && !line.includes('?'))
    return { does: 'say', says: asks ?? 'Gern.' }
  const rows = rowsOf(scene, record).map(({ name }) => name)
  const unchanged = rows.length > 0 ? ', am Zettel ändert sich nichts' : ''
  // Nobody shall agree to what they wanted to change.
  const isChange = !nextQuestion(scene, record) && !record[CONFIRMED] && !isAsking(line)
  if (isChange && words.every(word => isMinor(word) || isDenial(word))) return { does: 'change' }
  const next = isChange ? WHAT_CHANGES : asks
  const answer = isAsking(line)
    ? 'Das weiß ich in dieser Probe nicht'
    : 'Das habe ich nicht verstanden'
  const says = [`${answer}${unchanged}.`, need.concern(line, inEnglish), next]
    .filter(Boolean)
    .join(' ')
  const offers = isChange ? [...rows, taps.cancel] : [taps.change, taps.cancel]
  return { does: 'say', says, offers: rows.length > 0 ? offers : [] }
}
