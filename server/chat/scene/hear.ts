import {
  CONFIRMED,
  type Fact,
  isAsked,
  itemsIn,
  nextQuestion,
  type Question,
  type Scene,
  type Step,
  type StepKind,
} from '../../../shared/scene/scene'
import { isSupposed, tellingWords } from '../words'
import type { Heard, SaidLine } from './heard'
import { saidTo } from './kinds'
import { ownIn } from './kinds/own-words'
import type { Said } from './kinds/row'
import {
  answerIn,
  commandIn,
  corrects,
  has,
  isAgreement,
  isAsking,
  isCancel,
  isContentWord,
  isDenial,
  isMinor,
  isSame,
  isThanks,
  partEndOrAnd,
  readWords,
  type Word,
} from './line'
import { inParts, saysOf } from './parts'
import {
  askedOf,
  CANCEL_ALL,
  CANCELLED,
  type Fill,
  type Input,
  IS_RIGHT,
  rowsOf,
  stateOf,
  taps,
  WHAT_CHANGES,
} from './turn'

/**
 * Decides what a guest's line does. In this order: an emergency gets help; a wish to change or cancel comes next; then the replies
 * that were offered, an answer in the guest's own words where the open question asks for one, and the facts of the business.
 * A line that fits none of these is answered as not understood, and the slip stays as it is.
 */
export function hear(heard: Heard): Input {
  const command = commanded(heard)
  // „Ändern auf Freitag 8:10“ says what shall change.
  const isChange = command?.does === 'change' && commandIn(heard.line) === 'change'
  if (command && !isChange) return command
  const input = readLine(heard)
  const isSaid = input?.does === 'fill' && Object.keys(input.values).length > 0
  return (isChange && !isSaid ? command : input) ?? unclear(heard)
}

/** Reads a line as a whole, or part by part if that says more. A line that tells of pain is never taken apart. */
function readLine(heard: Heard): Input | undefined {
  const { line, need, inEnglish } = heard
  const whole = understood(heard)
  const isWhole = tapped(heard) || need.concern(line, inEnglish)
  if (isWhole) return whole
  const parts = inParts(heard, understood)
  if (parts === 'taken back') return isAnswer(whole, line) ? whole : undefined
  // It says as well what was not understood.
  if (parts && whole && holdsAll(parts, whole)) return parts
  const hasAnd = / und /i.test(line) && !isAnswer(whole, line)
  const atAnd = hasAnd ? inParts(heard, understood, partEndOrAnd) : undefined
  const [most] = [parts, atAnd].filter(isPlain).sort((one, other) => saysOf(other) - saysOf(one))
  return most && saysOf(most) > (whole ? saysOf(whole) : 0) ? most : (whole ?? parts)
}

/** Whether a reading says all that another one does. */
const holdsAll = (reading: Fill, other: Input): boolean =>
  other.does === 'fill' &&
  !other.again &&
  Object.entries(other.values).every(([name, value]) => reading.values[name] === value) &&
  (other.facts ?? []).every(
    fact => reading.facts?.includes(fact) || Object.keys(reading.values).length > 0,
  )

/** Whether each part of a line was understood. */
const isPlain = (reading: ReturnType<typeof inParts>): reading is Fill =>
  typeof reading === 'object' && reading.unread?.length === 0

/** Whether a line is one answer in the guest's own words. */
const isAnswer = (input: Input | undefined, line: string): boolean =>
  input?.does === 'fill' && Object.values(input.values).includes(line)

/** Whether a line was understood, and does not ask which of some replies is meant. */
const isSure = (input: Input | undefined): input is Input =>
  input !== undefined && !(input.does === 'fill' && input.again?.among)

/**
 * Reads a line as German, and if that is not sure, word by word as English. Of „Friday 13:00“ the German reading would know only
 * the time, and ask for the day.
 */
function understood(heard: Heard): Input | undefined {
  const german = heardAlone(heard)
  if (isSure(german)) return german
  const line = heard.inGerman(heard.line)
  const english = heardAlone({ ...heard, line, isTranslated: true })
  return isSure(english) ? english : (german ?? english)
}

const heardAlone = (heard: Heard): Input | undefined =>
  tapped(heard) ?? told(heard) ?? factFor(heard)

/** What is never left to a model: an emergency, a wish to change or to cancel. */
export function commanded(heard: Heard): Input | undefined {
  const { scene, record, line, to, need, inEnglish, findFact } = heard
  const help = need.emergency(line, inEnglish)
  if (help) return { does: 'say', says: help }
  // „Lang“ is no wish to change the row „Länge“.
  if (isOffered(heard)) return undefined
  const named = scene.steps.find(({ name }) => isSame(name, line) && !line.includes('?'))
  if (named) return { does: 'fill', values: {}, again: { row: named.name } }
  if (to?.endsWith(CANCEL_ALL) && isAgreement(line)) return { does: 'cancel' }
  const command = commandIn(line)
  if (command !== 'cancel' && command !== 'change') return undefined
  // „Kann ich absagen?“, „Kann ich früher kommen, wenn wer absagt?“
  if (isAsking(line) && (isSupposed(line) || findFact(line, record))) return undefined
  if (command === 'change') return { does: 'change' }
  return { does: isWholeCancel(scene, line) ? 'cancel' : 'ask to cancel' }
}

/** Whether a line says nothing but that the whole shall be called off: „doch nicht, bitte den Termin absagen“. */
function isWholeCancel({ steps }: Scene, line: string): boolean {
  // The whole is called „Termin“, or by its first row.
  const names = readWords(`Termin ${steps[0]?.name}`)
  const isPlain = (word: Word) =>
    isCancel(word) || isMinor(word) || isDenial(word) || has(names, word)
  return readWords(line).every(isPlain) && !isAsking(line) && !/\b(?:wie|wia|wann)\b/i.test(line)
}

/** A reply that was offered, word by word, a list as the page writes it, or that the whole is right or is not. */
export function tapped(said: SaidLine): Input | undefined {
  const { scene, record, line, to } = said
  const open = nextQuestion(scene, record)
  if (!open) {
    // A „ja“ to „Was möchten Sie ändern?“ agrees to nothing.
    const isAgreed =
      isSame(line, taps.right) || (isAgreement(line) && (to ?? IS_RIGHT).endsWith(IS_RIGHT))
    return isAgreed && !record[CONFIRMED] ? { does: 'agree' } : undefined
  }
  const isList = open.kind === 'Liste' && itemsIn(line) !== undefined
  return isOffered(said) || isList
    ? fillWith(saidInLine(said).filter(({ step }) => step === open.step))
    : agreedTo(said, open)
}

/** A „ja“ to the one reply that was asked about at last: „Auf den Namen Huber?“ */
function agreedTo(said: SaidLine, { kind, step }: Question): Input | undefined {
  const [, asked = ''] = (isAgreement(said.line) && askedLast.exec(said.to ?? '')) || []
  const row = saidInLine({ ...said, line: asked }).find(one => one.step === step)
  return ['Termin', 'Name', 'Adresse'].includes(kind) && row?.value ? fillWith([row]) : undefined
}

const askedLast = /(?:^|\n|[.“] )(Auf den Namen [^\n?]+|[^.\n?]+)\?$/

/** Whether a line is one of the replies to the question that is open. */
function isOffered({ scene, record, line, now }: SaidLine): boolean {
  const replies = nextQuestion(scene, record) ? stateOf(scene, record, now).replies : []
  return !line.includes('?') && replies.some(reply => isSame(reply, line))
}

/** Replies wherever they stand in a line, and the guest's own words where the open question asks for them. */
function told(heard: Heard): Input | undefined {
  const { scene, record, line, to, findFact, need, inEnglish, isTranslated } = heard
  const open = nextQuestion(scene, record)
  // After a cancel „danke, gute Nacht“ is no new order.
  const isFarewell = to?.endsWith(CANCELLED) && isThanks(line)
  // „Nein, brauche ich nicht“ only begins like a question.
  const isPlain = ({ replies }: Step) => replies.includes('Ja') && !line.includes('?')
  const isTaken = ({ step }: SaidToRow) =>
    ownWords.includes(step.kind) ? !isTranslated && !isFarewell : isPlain(step) || !isAsking(line)
  const said = saidInLine(heard).filter(isTaken)
  const others = said.filter(({ step }) => step !== open?.step)
  // „Doch Schnitt“ and „Parkplatz“ are no names, and „Zahnweh“ is no wish either.
  const isNoName =
    open?.kind === 'Name' &&
    !ownIn(open.step, line) &&
    (others.length > 0 || saysWordOf(findFact(line, record), line))
  const isPain = open && ownWords.includes(open.kind) && need.concern(line, inEnglish)
  return fillWith(isNoName || isPain ? others : said)
}

/** Whether a line says a word that a fact is asked by: „Parkplatz“. „Schneider“ only sounds like one: „Wer schneidet bei euch?“ */
function saysWordOf(fact: Fact | undefined, line: string): boolean {
  const words = fact ? tellingWords([fact.question, ...(fact.also ?? [])].join(' ')) : []
  return tellingWords(line).some(word => words.includes(word))
}

/** Kinds that take the guest's own words, in the guest's own language. */
const ownWords: readonly StepKind[] = ['Name', 'Adresse', 'Kennzeichen', 'Text']

type SaidToRow = Said & { step: Step }

/** What a line says to the rows, open or not. */
function saidInLine({ scene, record, line, to, now, before }: SaidLine): SaidToRow[] {
  const question = nextQuestion(scene, record)
  const rows = scene.steps.filter(step => isAsked(step, record))
  const labelled = rows.flatMap(step => {
    const text = behindLabel(step, line)
    const said = text ? saidTo({ step, record: {}, open: { ...step, step } }, text, now) : {}
    return said.value ? [{ step, ...said }] : []
  })
  if (labelled.length > 0) return labelled
  let rest = line
  const own = rows.flatMap(step => {
    const said = ownIn(step, rest)
    rest = said?.rest ?? rest
    return said ? [{ step, ...said }] : []
  })
  const saidIn = (text: string) =>
    rows.flatMap(step => {
      const open = question?.step === step ? question : undefined
      const said = saidTo({ step, record, open, before, to }, text, now)
      return said.value === undefined && !said.oneOf ? [] : [{ step, ...said }]
    })
  // „2 Salami auf Huber“, but not „Huber, aber auf Rechnung“
  const others = own.length > 0 ? saidIn(rest) : []
  return others.length > 0 ? [...others, ...own] : saidIn(line)
}

/** What stands behind the name of a row: „Name: Lang“, „Menge ist 14“, „Name Lang“; free text needs the colon. */
function behindLabel({ name, kind }: Step, line: string): string | undefined {
  if (!line.toLowerCase().startsWith(name.toLowerCase())) return undefined
  const label = kind === 'Text' ? /^(?: bitte)?:\s*(.+)$/iu : /^(?:(?: bitte)?:| ist?)?\s+(.+)$/iu
  return label.exec(line.slice(name.length))?.[1]
}

/** What is said to the rows, and the row to which one of some replies may be meant. */
function fillWith(said: readonly SaidToRow[]): Fill | undefined {
  const values = said.flatMap(({ step, value }) =>
    value === undefined ? [] : [[step.name, value]],
  )
  const unsure = said.find(({ oneOf }) => oneOf)
  const again = unsure && { row: unsure.step.name, among: unsure.oneOf }
  return said.length > 0 ? { does: 'fill', values: Object.fromEntries(values), again } : undefined
}

/** So many words may name a topic; more are a remark. */
const wordsOfTopic = 2

/** What the business answers. */
function factFor({ record, line, findFact, need, inEnglish }: Heard): Input | undefined {
  const fact = findFact(line, record)
  const words = readWords(line)
  // Without a question mark „Parkplatz“ asks something; „Doch mit Ersatzwagen“ and „Das Babybett brauchen wir nicht mehr“ do not.
  const isTopic = words.filter(isContentWord).length <= wordsOfTopic && !words.some(corrects)
  const concern = need.concern(line, inEnglish)
  if (!fact || !(isAsking(line) || isTopic || concern)) return undefined
  // A story of pain gets what the business says of it, and whom to call.
  const more = concern && !isAsking(line) && !isTopic ? [{ question: line, answer: concern }] : []
  return { does: 'fill', values: {}, facts: [fact, ...more] }
}

function unclear({ scene, record, line, to, need, inEnglish }: Heard): Input {
  const asks = askedOf(scene, record)
  if (to?.endsWith(CANCELLED) && isThanks(line) && !line.includes('?'))
    return { does: 'say', says: 'Alles klar, der Zettel bleibt leer.' }
  const saysNothing = isAgreement(line) || (isSame(line, '') && !line.includes('?'))
  if (saysNothing) return { does: 'say', says: asks ?? 'Gern.' }
  const rows = rowsOf(scene, record).map(({ name }) => name)
  const unchanged = rows.length > 0 ? ', am Zettel ändert sich nichts' : ''
  // Nobody shall agree to what they wanted to change.
  const isChange = !nextQuestion(scene, record) && !record[CONFIRMED] && !isAsking(line)
  if (isChange && answerIn(readWords(line)) === 'Nein') return { does: 'change' }
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
