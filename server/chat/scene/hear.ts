import { escapePattern } from '../../../shared/escape-pattern'
import { ASKED_AGAIN, CONFIRMED, nextQuestion, standingIn } from '../../../shared/scene/scene'
import { asksPrice, beginsAsQuestion, partsOf, tellingWords } from '../words'
import { commanded } from './command'
import {
  answerIn,
  beginsWithYes,
  corrects,
  has,
  isAsking,
  isContentWord,
  isCorrection,
  isDenial,
  isFarewell,
  isMinor,
  isNot,
  readWords,
  type Word,
} from './line'
import { tapped } from './tapped'
import { type Heard, type OwnWords, told } from './told'
import { askedOf, type Input, isNew, MEANT, PARTLY, rowsOf, taps, WHAT_CHANGES } from './turn'

/**
 * Decides what a guest's line does. An emergency gets help; then a wish to change or to cancel is looked for. What the line asks is
 * answered from the facts of the business; of what it states, what is sure is written down, what is not is asked about, and the rest
 * is said to be not understood.
 */
export function hear(heard: Heard): Input {
  const command = commanded(heard)
  // „Termin auf Freitag verschieben“ says what shall change.
  if (command && command.does !== 'change') return command
  const plain = read(heard, 'taken')
  // What German leaves open may be plain in English: „Friday 13:00“. None of its words is the guest's own.
  const line = heard.inGerman(heard.line)
  const inGerman = line === heard.line ? undefined : read({ ...heard, line }, 'left')
  const readings = heard.inEnglish ? [inGerman, plain] : [plain, inGerman]
  const best = readings.find(isWhole) ?? command ?? readings.find(isFilled)
  return best ?? readings.find(input => input !== undefined) ?? unclear(heard)
}

const read = (heard: Heard, own: OwnWords): Input | undefined =>
  tapped(heard) ?? agreed(heard) ?? kept(heard) ?? understood(heard, own)

const UNKNOWN = 'Das weiß ich in dieser Probe nicht.'

const isFilled = (input: Input | undefined): boolean =>
  input?.does === 'fill' && Object.keys(input.values).length > 0

/** Whether all of a line was understood and written down. */
const isWhole = (input: Input | undefined): boolean =>
  isFilled(input) && input?.does === 'fill' && !input.rest

/** „Ja, und zwei Tiramisu“ to „Meinen Sie 1 × Lasagne?“: what was asked about, and the rest of the line. */
function agreed(heard: Heard): Input | undefined {
  const { record, to = '' } = heard
  const [, asked] = MEANT.exec(to) ?? []
  if (!asked || !(beginsWithYes(heard.line) || heard.line === asked)) return undefined
  const meantBy = (text: string) => told({ ...heard, line: text, to: '' }, 'taken')
  const { values, unsure } = meantBy(asked)
  // „Ja“ to „Meinen Sie Schnitt oder Farbe?“
  if (unsure || Object.keys(values).length === 0) {
    const among = asked.split(' oder ')
    const one = meantBy(among[0] ?? '')
    const row = one.unsure?.row ?? Object.keys(one.values)[0]
    return row ? { does: 'fill', values: {}, unsure: { row, among } } : undefined
  }
  let line = heard.line.replace(asked, '')
  // The „ja“ answers this question alone.
  while (beginsWithYes(line)) line = line.replace(/^\P{L}*\p{L}+/u, '')
  const more = understood({ ...heard, line, record: { ...record, ...values } }, 'left')
  if (more?.does === 'fill') return { ...more, values: { ...values, ...more.values } }
  // „Ja, Mittwoch“
  const known = readWords(asked)
  const others = readWords(line).filter(word => !has(known, word))
  const rest = more?.does === 'tell' ? more.facts[0]?.answer : partlyIn(others)[0]
  return { does: 'fill', values, rest }
}

/** „Passt“ and „doch nicht“ leave what stands in a row that should change. */
function kept({ scene, record, line }: Heard): Input | undefined {
  const { step } = nextQuestion(scene, record) ?? {}
  const old = step?.replies.includes('Ja') ? undefined : standingIn(record)
  const words = readWords(line)
  const isAnswered = answerIn(words)?.rest.every(isMinor) && !line.includes('?')
  // „Keinen, streichen bitte“ leaves nothing.
  const isKept = isAnswered && words.filter(isDenial).every(isNot)
  return step && old && isKept ? { does: 'fill', values: { [step.name]: old } } : undefined
}

/** What is said where words of a line were not understood. */
const partlyIn = (others: readonly Word[]): string[] => (others.every(isMinor) ? [] : [PARTLY])

/** What a line asks is answered, and what it states is written down. */
const understood = (heard: Heard, own: OwnWords): Input | undefined =>
  isQuestion(heard) ? asked(heard, own) : stated(heard, own)

/** A question, perhaps beside a statement: „Lasagne. Liefert ihr auch?“ */
function asked(heard: Heard, own: OwnWords): Input | undefined {
  const { scene, record, findFact } = heard
  const parts = partsOf(heard.line)
  // „Wollt fragen, was Balayage kostet“ orders none.
  const statement = { ...heard, line: asksPrice(parts.stated) ? '' : parts.stated }
  const { kind } = nextQuestion(scene, record) ?? {}
  const isShort = kind === 'Name' || kind === 'Adresse'
  const isOwn = isShort && own !== 'left' && ownIn(statement) !== 'left'
  const { values, unsure, others } = told(statement, isOwn ? 'asked about' : 'left')
  const partly = partlyIn(others)
  const fact = findFact(parts.asked, { ...record, ...values })
  const rest = [...partly, fact?.answer ?? UNKNOWN].join(' ')
  // „Der Sepp. Liefert ihr auch?“
  if (isNew(values, record) || unsure || (isShort && partly.length > 0))
    return { does: 'fill', values, unsure, rest }
  return fact ? { does: 'tell', facts: [fact] } : askedAbout(heard)
}

/** What becomes of a guest's own words: a cry of pain and a good-bye are nothing to write down, „lassts des so“ may be no report. */
function ownIn({ scene, record, line, need, inEnglish }: Heard): OwnWords {
  if (need.concern(line, inEnglish) || isFarewell(line)) return 'left'
  const isText = nextQuestion(scene, record)?.kind === 'Text'
  return isText && record[ASKED_AGAIN] !== undefined ? 'asked about' : 'taken'
}

/** A question that names what is offered is asked about: „Kann ich zwei Tiramisu haben?“ */
function askedAbout(heard: Heard): Input | undefined {
  const { values, unsure, others } = told(heard, 'left')
  const [sure] = Object.entries(values).map(([row, value]) => ({ row, among: [value] }))
  const meant = sure ?? unsure
  const rest = others.some(isContentWord) ? UNKNOWN : undefined
  return meant && { does: 'fill', values: {}, unsure: meant, rest }
}

/** A statement gives values to the rows of the slip, or is asked about. */
function stated(heard: Heard, own: OwnWords): Input | undefined {
  const { record, line } = heard
  const { values, unsure, others } = told(heard, own === 'left' ? own : ownIn(heard))
  const [rest] = partlyIn(others)
  if (Object.keys(values).length > 0) {
    // „Nein, nur die Salate“ speaks of what stands there.
    const isOld = !isNew(values, record) && readWords(line).some(corrects)
    return isOld ? { does: 'change' } : { does: 'fill', values, unsure, rest }
  }
  // „Hab seit Freitag Zahnweh“ books nothing.
  if (!unsure || heard.need.concern(line, heard.inEnglish)) return factFor(heard)
  const old = record[unsure.row]
  const isDenied = others.some(isDenial)
  // „Das Tiramisu doch nicht“
  if (old && (isDenied || unsure.among.join() === old)) return { does: 'change' }
  return isDenied ? factFor(heard) : { does: 'fill', values, unsure, rest }
}

/** Whether a line asks something. „Nein, brauche ich nicht“ and „Wie auf der Karte“ only sound so, and answer a question. */
function isQuestion({ scene, record, line }: Heard): boolean {
  if (line.includes('?')) return true
  const replies = scene.steps.flatMap(step => [
    ...step.replies,
    ...(step.options ?? []).flatMap(option => option.replies),
  ])
  const offered = new RegExp(replies.map(escapePattern).join('|'), 'giu')
  const others = line.replace(offered, ' ')
  const { kind, step } = nextQuestion(scene, record) ?? {}
  // „Heizung geht nicht, ist eiskalt“
  const isReport = kind === 'Text' && !beginsAsQuestion(line)
  const isYesOrNo = step?.replies.includes('Ja') && answerIn(readWords(line)) !== undefined
  return isAsking(others) && !isReport && !isYesOrNo
}

/** What the business says of a line that asks nothing: of a topic, or of a pain, with whom to call. */
function factFor(heard: Heard): Input | undefined {
  const { record, line, findFact, need, inEnglish } = heard
  const concern = need.concern(line, inEnglish)
  // Of a story of pain one word is enough: „Hob seit gestern so Zahnweh“.
  const topics = [line, ...(concern ? tellingWords(line) : [])]
  const fact = topics.flatMap(topic => findFact(topic, record) ?? [])[0]
  if (fact && concern) return { does: 'tell', facts: [fact, { question: line, answer: concern }] }
  return fact && !readWords(line).some(corrects) ? { does: 'tell', facts: [fact] } : undefined
}

function unclear({ scene, record, line, need, inEnglish }: Heard): Input {
  const asks = askedOf(scene, record)
  const words = readWords(line)
  const saysNothing = words.every(isMinor) && !words.some(isCorrection) && !line.includes('?')
  if (saysNothing || isFarewell(line)) return { does: 'say', says: asks ?? 'Gern.' }
  const rows = rowsOf(scene, record).map(({ name }) => name)
  // Nobody shall agree to what they wanted to change.
  const isChange = !nextQuestion(scene, record) && !record[CONFIRMED] && !isAsking(line)
  if (isChange && words.every(word => isMinor(word) || isDenial(word))) return { does: 'change' }
  const answer = isAsking(line) ? UNKNOWN : 'Das habe ich nicht verstanden.'
  const unchanged = rows.length > 0 ? ', am Zettel ändert sich nichts.' : '.'
  const says = [
    answer.replace('.', unchanged),
    need.concern(line, inEnglish) ?? '',
    isChange ? WHAT_CHANGES : asks,
  ]
  const offers = isChange ? [...rows, taps.cancel] : [taps.change, taps.cancel]
  return {
    does: 'say',
    says: says.filter(Boolean).join(' '),
    offers: rows.length > 0 ? offers : [],
  }
}
