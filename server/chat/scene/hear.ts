import {
  CONFIRMED,
  type Fact,
  isAsked,
  itemsIn,
  nextQuestion,
  type Question,
  type Scene,
  type SceneRecord,
  type Step,
  type StepKind,
} from '../../../shared/scene/scene'
import { tellingWords } from '../words'
import { ownIn, type Said, saidTo } from './kinds'
import {
  answerIn,
  commandIn,
  isAgreement,
  isAsking,
  isCorrection,
  isSame,
  readWords,
  wordsBeside,
} from './line'
import { askedOf, type Input, rowsOf, stateOf, taps, WHAT_CHANGES } from './turn'

/** What a guest says, to which slip, and to which words. */
export type SaidLine = { scene: Scene; record: SceneRecord; line: string; to?: string; now: Date }
export type Heard = SaidLine & {
  /** What is said to a line that tells of an emergency, and added to one that may. */
  need: Record<'emergency' | 'concern', (line: string, inEnglish: boolean) => string | undefined>
  inEnglish: boolean
  findFact(line: string): Fact | undefined
  /** An English line, word by word. */
  inGerman(line: string): string
  isTranslated?: boolean
}

/**
 * What a line does. It is read against what is offered: somebody in need is helped first, then come change and cancel, the replies,
 * an answer in the guest's own words where one is asked for, and the facts. What is none of it is read once more as English, word by
 * word, but for the guest's own words; then it is said to be not understood.
 */
export function hear(heard: Heard): Input {
  const german = understood(heard)
  if (isSure(german)) return german
  // Of „Friday 13:00“ the German reading knows only the time, and would ask.
  const line = heard.inGerman(heard.line)
  const english = understood({ ...heard, line, isTranslated: true })
  return (isSure(english) ? english : (german ?? english)) ?? unclear(heard)
}

/** Whether a line was understood, and does not ask which of some replies is meant. */
const isSure = (input: Input | undefined): input is Input =>
  input !== undefined && !(input.does === 'fill' && input.open?.among)

const understood = (heard: Heard): Input | undefined =>
  commanded(heard) ?? tapped(heard) ?? told(heard) ?? factFor(heard)

/** Need, change and cancel: what no model has to understand. */
export function commanded(heard: Heard): Input | undefined {
  const { scene, line, need, inEnglish, findFact } = heard
  const help = need.emergency(line, inEnglish)
  if (help) return { does: 'say', says: help }
  // „Lang“ is no wish to change the row „Länge“.
  if (isOffered(heard)) return undefined
  const named = scene.steps.find(({ name }) => isSame(name, line) && !line.includes('?'))
  if (named) return { does: 'fill', values: {}, open: { row: named.name } }
  // „Kann ich absagen“
  switch (isAsking(line) && findFact(line) ? undefined : commandIn(line)) {
    case 'cancel': {
      // „Das Tiramisu stornieren“
      const list = scene.steps.find(({ kind }) => kind === 'Liste')
      const isOfOne = list?.replies.some(reply => wordsBeside(reply, readWords(line)))
      return { does: isOfOne ? 'change' : 'cancel' }
    }
    case 'change':
      return fillWith(saidInLine(heard)) ?? { does: 'change' }
    default:
      return undefined
  }
}

/** A reply that was offered, word by word, a list as the page writes it, or that the whole is right or is not. */
export function tapped(said: SaidLine): Input | undefined {
  const { scene, record, line, to } = said
  const open = nextQuestion(scene, record)
  // A „ja“ to „Was möchten Sie ändern?“ agrees to nothing.
  const isAgreed = isSame(line, taps.right) || (isAgreement(line) && !to?.endsWith(WHAT_CHANGES))
  if (!open) return isAgreed && !record[CONFIRMED] ? { does: 'agree' } : undefined
  const isList = open.kind === 'Liste' && itemsIn(line) !== undefined
  return isOffered(said) || isList
    ? fillWith(saidInLine(said).filter(({ step }) => step === open.step))
    : agreedTo(said, open)
}

const askedLast = /(?:^|\n|Notiert: .*?\. )([^\n]+)\?$/

/** A „ja“ to the one reply that was asked about: „Auf den Namen Huber?“ */
function agreedTo(said: SaidLine, { kind, step }: Question): Input | undefined {
  const [, asked = ''] = (isAgreement(said.line) && askedLast.exec(said.to ?? '')) || []
  const row = saidInLine({ ...said, line: asked }).find(one => one.step === step)
  return (kind === 'Termin' || ownWords.includes(kind)) && row?.value ? fillWith([row]) : undefined
}

/** Whether a line is one of the replies to the question that is open. */
function isOffered({ scene, record, line, now }: SaidLine): boolean {
  const replies = nextQuestion(scene, record) ? stateOf(scene, record, now).replies : []
  return !line.includes('?') && replies.some(reply => isSame(reply, line))
}

/** Replies wherever they stand in a line, and the guest's own words where they are asked for. */
function told(heard: Heard): Input | undefined {
  const { scene, record, line, findFact, need, inEnglish, isTranslated } = heard
  if (commandIn(line)) return undefined
  const open = nextQuestion(scene, record)
  // „Nein, brauche ich nicht“ only begins like a question.
  const isPlain = ({ replies }: Step) => replies.includes('Ja') && !line.includes('?')
  const isTaken = ({ step }: SaidToRow) =>
    ownWords.includes(step.kind) ? !isTranslated : isPlain(step) || !isAsking(line)
  const said = saidInLine(heard).filter(isTaken)
  const others = said.filter(({ step }) => step !== open?.step)
  // „Doch Schnitt“ and „Parkplatz“ are no names, and „Zahnweh“ is no wish either.
  const isNoName =
    open?.kind === 'Name' &&
    !ownIn(open.step, line) &&
    (others.length > 0 || saysWordOf(findFact(line), line))
  const isPain = open && ownWords.includes(open.kind) && need.concern(line, inEnglish)
  return fillWith(isNoName || isPain ? others : said)
}

/** Whether a line says a word that a fact is asked by: „Parkplatz“. „Schneider“ only sounds like one: „Wer schneidet bei euch?“ */
function saysWordOf(fact: Fact | undefined, line: string): boolean {
  const words = fact ? tellingWords([fact.question, ...(fact.also ?? [])].join(' ')) : []
  return tellingWords(line).some(word => words.includes(word))
}

/** What these take is the guest's own, in the guest's own language. */
const ownWords: readonly StepKind[] = ['Name', 'Adresse', 'Kennzeichen', 'Text']

type SaidToRow = Said & { step: Step }

/** What a line says to the rows, open or not. */
function saidInLine({ scene, record, line, now }: SaidLine): SaidToRow[] {
  const question = nextQuestion(scene, record)
  const rows = scene.steps.filter(step => isAsked(step, record))
  let rest = line
  const own = rows.flatMap(step => {
    const said = ownIn(step, rest)
    rest = said?.rest ?? rest
    return said ? [{ step, ...said }] : []
  })
  const saidIn = (text: string) =>
    rows.flatMap(step => {
      const open = question?.step === step ? question : undefined
      const said = saidTo({ step, record, open }, text, now)
      return said.value === undefined && !said.oneOf ? [] : [{ step, ...said }]
    })
  // „2 Salami auf Huber“, but not „Huber, aber auf Rechnung“
  const others = own.length > 0 ? saidIn(rest) : []
  return others.length > 0 ? [...others, ...own] : saidIn(line)
}

/** What is said to the rows, and the row to which one of some replies may be meant. */
function fillWith(said: readonly SaidToRow[]): Input | undefined {
  const values = said.flatMap(({ step, value }) =>
    value === undefined ? [] : [[step.name, value]],
  )
  const unsure = said.find(({ oneOf }) => oneOf)
  const open = unsure && { row: unsure.step.name, among: unsure.oneOf }
  return said.length > 0 ? { does: 'fill', values: Object.fromEntries(values), open } : undefined
}

/** What the business answers, and what is open; what it says can be tapped can be tapped. */
function factFor({ scene, record, line, findFact }: Heard): Input | undefined {
  const fact = findFact(line)
  // „Doch mit Ersatzwagen“ does not ask what one costs.
  const isChange = readWords(line).some(isCorrection) && !isAsking(line)
  if (!fact || isChange) return undefined
  const isOffered = rowsOf(scene, record).length > 0 && fact.answer.includes(`„${taps.cancel}“`)
  const says = [fact.answer, askedOf(scene, record)].filter(Boolean).join(' ')
  return { does: 'say', says, offers: isOffered ? [taps.cancel] : [] }
}

function unclear({ scene, record, line, need, inEnglish }: Heard): Input {
  const asks = askedOf(scene, record)
  const saysNothing = isAgreement(line) || (isSame(line, '') && !line.includes('?'))
  if (saysNothing) return { does: 'say', says: asks ?? 'Gern.' }
  const rows = rowsOf(scene, record).map(({ name }) => name)
  const unchanged = rows.length > 0 ? ', am Zettel ändert sich nichts' : ''
  // Nobody shall agree to what they wanted to change.
  const isChange = !nextQuestion(scene, record) && !record[CONFIRMED] && !isAsking(line)
  if (isChange && answerIn(readWords(line)) === 'Nein') return { does: 'change' }
  const next = isChange ? WHAT_CHANGES : asks
  const says = [`Das habe ich nicht verstanden${unchanged}.`, need.concern(line, inEnglish), next]
    .filter(Boolean)
    .join(' ')
  const offers = isChange ? [...rows, taps.cancel] : [taps.change, taps.cancel]
  return { does: 'say', says, offers: rows.length > 0 ? offers : [] }
}
