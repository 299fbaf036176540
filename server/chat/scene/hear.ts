import { escapePattern } from '../../../shared/escape-pattern'
import {
  CONFIRMED,
  type Fact,
  itemsIn,
  nextQuestion,
  type Scene,
  type SceneRecord,
} from '../../../shared/scene/scene'
import { asksPrice, beginsAsQuestion, isSupposed, partsOf, tellingWords } from '../words'
import { nameIn } from './kinds/own-words'
import {
  answerIn,
  beginsWithYes,
  commandIn,
  corrects,
  has,
  isAgreement,
  isAsking,
  isCancel,
  isContentWord,
  isCorrection,
  isDenial,
  isFarewell,
  isMinor,
  isSame,
  readWords,
  type Word,
} from './line'
import { type SaidLine, type Told, told } from './told'
import {
  askedOf,
  beforeIn,
  CANCEL_ALL,
  type Fill,
  type Input,
  IS_RIGHT,
  isNew,
  MEANT,
  PARTLY,
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
  // „Termin auf Freitag verschieben“ says what shall change.
  if (command && command.does !== 'change') return command
  // What German leaves open may be plain in English: „Friday 13:00“.
  const line = heard.inGerman(heard.line)
  const plain = understood(heard, false)
  const translated = line === heard.line ? undefined : understood({ ...heard, line }, true)
  const read = heard.inEnglish ? [translated, plain] : [plain, translated]
  const [best = unclear(heard)] = [
    ...read.filter(isWhole),
    ...read.filter(isFilled),
    ...read.filter(input => input !== undefined),
  ]
  return command && !isWhole(best) ? command : best
}

const UNKNOWN = 'Das weiß ich in dieser Probe nicht.'

const isFilled = (input: Input | undefined): boolean =>
  input?.does === 'fill' && Object.keys(input.values).length > 0

/** Whether all of a line was understood. */
const isWhole = (input: Input | undefined): boolean =>
  isFilled(input) && input?.does === 'fill' && !input.rest

/** What is never left to a model: an emergency, a wish to change or to cancel. */
export function commanded(heard: Heard): Input | undefined {
  const { scene, record, line, to, need, inEnglish, findFact, inGerman } = heard
  const help = need.emergency(line, inEnglish)
  if (help) return { does: 'say', says: help }
  // „Lang“ is no wish to change the row „Länge“.
  if (isOffered(heard)) return undefined
  const named = renamedIn(heard)
  if (named) return { does: 'reopen', row: named }
  const isAgreed = isAgreement(line) || (beginsWithYes(line) && isWholeCancel(scene, line))
  if (to?.endsWith(CANCEL_ALL) && isAgreed) return { does: 'cancel' }
  const command = commandIn(line)
  if (command !== 'cancel' && command !== 'change') return undefined
  // „Kann ich absagen?“, „Kann ich früher kommen, wenn wer absagt?“
  if (isSupposed(line) ? isAsking(line) : line.includes('?') && findFact(line, record))
    return undefined
  if (command === 'change') return { does: 'change' }
  const isPlain = [line, inGerman(line)].some(one => isWholeCancel(scene, one))
  return { does: isPlain ? 'cancel' : 'ask to cancel' }
}

/** The row that a line names without a value, also that it shall change: „Den Termin bitte“, „Namen ändern“. */
function renamedIn(heard: Heard): string | undefined {
  const words = readWords(heard.line)
  const named = heard.scene.steps.find(({ name }) => {
    const own = readWords(name)
    const isOwn = (word: Word) => has(own, word)
    return words.some(isOwn) && words.every(word => isOwn(word) || isMinor(word))
  })
  // „Ersatzwagen: ja“, „Wann kommt wer“
  const isMeant = named && told(heard, false)?.values[named.name] === undefined
  const isNamed = named && (isSame(named.name, heard.line) || !isAsking(heard.line))
  return isMeant && isNamed && !heard.line.includes('?') ? named.name : undefined
}

/** Whether a line says nothing but that the whole shall be called off: „doch nicht, bitte den Termin absagen“. */
function isWholeCancel({ steps }: Scene, line: string): boolean {
  // The whole is called by its first row, or „Termin“ where that is what it is about.
  const [first, ...others] = steps.map(({ name }) => name)
  const names = readWords([first, ...others.filter(name => name === 'Termin')].join(' '))
  const isPlain = (word: Word) =>
    word.word !== 'nur' && (isCancel(word) || isMinor(word) || isDenial(word) || has(names, word))
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
  const answer = tapped(heard) ?? agreedTo(heard)
  if (answer) return answer
  return isQuestion(heard) ? asked(heard) : noted(heard, isTranslated)
}

/** „Ja, und zwei Tiramisu“ to „Meinen Sie 1 × Lasagne?“: what was asked about, and what is said and asked besides. */
function agreedTo(heard: Heard): Fill | undefined {
  const { scene, line, to = '', record } = heard
  const isBoth = line.includes('?')
  const { asked: question, stated } = partsOf(line)
  let more = isBoth ? stated : line
  const asked = beginsWithYes(more) && (MEANT.exec(to)?.[1] ?? beforeIn(scene, record, to))
  const meant = asked ? told({ ...heard, line: asked, to: '' }, true) : undefined
  if (!meant) return undefined
  const { values, unsure } = meant
  // „Ja“ to „Meinen Sie Schnitt oder Farbe?“
  if (unsure) return { does: 'fill', values: {}, unsure }
  // The „ja“ answers this question alone.
  while (beginsWithYes(more)) more = more.replace(/^\P{L}*\p{L}+/u, '')
  const said = told({ ...heard, line: more, record: { ...record, ...values }, to: '' }, false)
  const { others = readWords(more) } = said ?? {}
  const rest = [...partlyIn(others), ...(isBoth ? [answerTo(heard, question)] : [])].join(' ')
  return { does: 'fill', values: { ...values, ...said?.values }, unsure: said?.unsure, rest }
}

/** What is said where words of a line were not understood. */
const partlyIn = (others: readonly Word[]): string[] => (others.every(isMinor) ? [] : [PARTLY])

const answerTo = ({ findFact, record }: Heard, question: string): string =>
  findFact(question, record)?.answer ?? UNKNOWN

/** Whether a line asks something. „Kostner“, „Nein, brauche ich nicht“ and „Wie auf der Karte“ only sound so, and answer a question. */
function isQuestion({ scene, record, line }: Heard): boolean {
  if (line.includes('?')) return true
  const replies = scene.steps.flatMap(step => [
    ...step.replies,
    ...(step.options ?? []).flatMap(option => option.replies),
  ])
  const offered = new RegExp(replies.map(escapePattern).join('|'), 'giu')
  const others = line.replace(offered, ' ')
  const { kind, step } = nextQuestion(scene, record) ?? {}
  const isName = kind === 'Name' && nameIn(line)?.isTyped === false
  // „Heizung geht nicht, ist eiskalt“
  const isReport = kind === 'Text' && !beginsAsQuestion(line)
  const isYesOrNo = step?.replies.includes('Ja') && answerIn(readWords(line)) !== undefined
  return isAsking(others) && !isName && !isReport && !isYesOrNo
}

/** A question is answered from the facts, and what the line states besides is written down: „Lasagne. Liefert ihr auch?“ */
function asked(heard: Heard): Input | undefined {
  const { scene, record } = heard
  const { asked: question, stated } = partsOf(heard.line)
  const { kind, step } = nextQuestion(scene, record) ?? {}
  const isOwn = kind === 'Name' || kind === 'Adresse'
  // „Wollt fragen, was Balayage kostet“ orders none.
  const statement = asksPrice(stated) ? '' : stated
  const said = told({ ...heard, line: statement }, isOwn)
  // „Kurze Frage: …“ may be no name.
  const { [isOwn && step ? step.name : '']: own, ...values } = said?.values ?? {}
  const unsure = own && step ? { row: step.name, among: [own] } : said?.unsure
  const partly = partlyIn(said?.others ?? (isOwn ? readWords(statement) : []))
  const rest = [...partly, answerTo(heard, question)].join(' ')
  if (isNew(values, record) || unsure || (isOwn && partly.length > 0))
    return { does: 'fill', values, unsure, rest }
  const fact = heard.findFact(question, record)
  return fact ? { does: 'tell', facts: [fact] } : named(heard)
}

/** A question that names what is offered is asked about: „Kann ich zwei Tiramisu haben?“ */
function named(heard: Heard): Input | undefined {
  const { values = {}, unsure, others = [] } = told(heard, false) ?? {}
  const [sure] = Object.entries(values).map(([row, value]) => ({ row, among: [value] }))
  const meant = sure ?? unsure
  const rest = others.some(isContentWord) ? UNKNOWN : undefined
  return meant && { does: 'fill', values: {}, unsure: meant, rest }
}

/** What a statement gives to the rows of the slip. */
function noted(heard: Heard, isTranslated: boolean): Input | undefined {
  const { scene, record, line, need, inEnglish } = heard
  // „Parkplatz“ is no name, and a cry of pain is nothing to write down.
  const isName = nextQuestion(scene, record)?.kind === 'Name'
  const mayBeOwn = !need.concern(line, inEnglish) && !(isName && isTopic(heard))
  const said = told(heard, mayBeOwn && !isTranslated)
  if (!said) return factFor(heard)
  const { values, unsure, others } = said
  if (Object.keys(values).length === 0) return inDoubt(heard, said)
  // „Nein, nur die Salate“ speaks of what stands there.
  if (!isNew(values, record) && readWords(line).some(corrects)) return { does: 'change' }
  return { does: 'fill', values, unsure, rest: partlyIn(others)[0] }
}

/** What is done where nothing that a line says is sure. */
function inDoubt(heard: Heard, { unsure, others }: Told): Input | undefined {
  const old = unsure && heard.record[unsure.row]
  // „Das Tiramisu doch nicht“, „Das Tiramisu streichen“
  if (others.some(isDenial)) return old ? { does: 'change' } : factFor(heard)
  if (old && unsure.among.join() === old) return { does: 'change' }
  return factFor(heard) ?? { does: 'fill', values: {}, unsure, rest: partlyIn(others)[0] }
}

/** What the business says of a line that asks nothing: of a topic, or of a pain, with whom to call. */
function factFor(heard: Heard): Input | undefined {
  const { record, line, findFact, need, inEnglish } = heard
  const concern = need.concern(line, inEnglish)
  // Of a story of pain one word is enough: „Hob seit gestern so Zahnweh“.
  const topics = [line, ...(concern ? tellingWords(line) : [])]
  const fact = topics.flatMap(topic => findFact(topic, record) ?? [])[0]
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

function unclear({ scene, record, line, to, need, inEnglish }: Heard): Input {
  // What stood in the row that was asked again may stay.
  const old = beforeIn(scene, record, to)
  const before = old ? [old] : []
  const asks = [...before.map(one => `Bisher: ${one}.`), askedOf(scene, record)].join(' ')
  const words = readWords(line)
  const saysNothing = words.every(isMinor) && !words.some(isCorrection) && !line.includes('?')
  if (saysNothing || isFarewell(line))
    return { does: 'say', says: asks.trim() || 'Gern.', offers: before }
  const rows = rowsOf(scene, record).map(({ name }) => name)
  // Nobody shall agree to what they wanted to change.
  const isChange = !nextQuestion(scene, record) && !record[CONFIRMED] && !isAsking(line)
  if (isChange && words.every(word => isMinor(word) || isDenial(word))) return { does: 'change' }
  const answer = isAsking(line) ? UNKNOWN : 'Das habe ich nicht verstanden.'
  const unchanged = rows.length > 0 ? ', am Zettel ändert sich nichts.' : '.'
  const says = [
    answer.replace('.', unchanged),
    need.concern(line, inEnglish) ?? '',
    isChange ? WHAT_CHANGES : asks.trim(),
  ]
  const offers = isChange ? [...rows, taps.cancel] : [taps.change, taps.cancel]
  return {
    does: 'say',
    says: says.filter(Boolean).join(' '),
    offers: [...before, ...(rows.length > 0 ? offers : [])],
  }
}
