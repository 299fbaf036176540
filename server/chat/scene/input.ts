import { escapePattern } from '../../../shared/escape-pattern'
import { nextQuestion, type SceneRecord, standingIn } from '../../../shared/scene/scene'
import { asksPrice, beginsAsQuestion, partsOf, tellingWords } from '../words'
import { commanded } from './command'
import {
  answerIn,
  beginsWithYes,
  commandIn,
  corrects,
  has,
  isAsking,
  isContentWord,
  isCorrection,
  isDenial,
  isFarewell,
  isMinor,
  isNot,
  isTurning,
  readWords,
  withoutYes,
} from './line'
import { tapped } from './tapped'
import {
  claimsOf,
  type Heard,
  ownKinds,
  type Reader,
  sureOf,
  told,
  toldInOwnWords,
  valuesIn,
} from './told'
import { askedOf, type Input, isNew, PARTLY, rowsOf, taps, WHAT_CHANGES } from './turn'

/**
 * Decides what a guest's line does. It is read in German and as it was typed; the first of these counts:
 * 1. an emergency, a wish to change or to cancel the whole (`commanded`);
 * 2. a reading that writes down all of the line;
 * 3. a wish that may mean a part of the slip, „das Tiramisu stornieren“;
 * 4. a reading that writes down some of it, and asks about or answers the rest;
 * 5. a reading that writes down nothing: an answer, a question whether something is meant;
 * 6. it was not understood.
 */
export function inputFor(heard: Heard): Input {
  const command = commanded(heard)
  const mayBePart = command?.does === 'change' || command?.does === 'ask to cancel'
  if (command && !mayBePart) return command
  // „Absagen“ is no name, „bitte nicht absagen“ no report.
  const reader = commandIn(heard.line) ? told : toldInOwnWords
  // What German leaves open may be plain in English: „Friday 13:00“.
  const typed = read({ ...heard, inGerman: text => text }, reader)
  const german = heard.inGerman(heard.line) === heard.line ? undefined : read(heard, reader)
  const readings = heard.inEnglish ? [german ?? typed] : [typed, german]
  const best = readings.find(isWhole) ?? command ?? readings.find(isFilled)
  return withConcern(heard, best ?? readings.find(input => input !== undefined)) ?? unclear(heard)
}

/** Whoever tells of pain gets the numbers, whatever else a line says. */
function withConcern({ line, need, inEnglish }: Heard, input?: Input): Input | undefined {
  const concern = need.concern(line, inEnglish)
  if (!concern || input?.does !== 'fill') return input
  return { ...input, rest: [input.rest, concern].filter(Boolean).join(' ') }
}

const read = (heard: Heard, reader: Reader): Input | undefined =>
  tapped(heard) ?? agreed(heard) ?? understood(heard, reader)

const isFilled = (input: Input | undefined): boolean =>
  input?.does === 'fill' && Object.keys(input.values).length > 0

/** Whether all of a line was understood and written down. */
const isWhole = (input: Input | undefined): boolean =>
  isFilled(input) && input?.does === 'fill' && !input.rest

const UNKNOWN = 'Das weiß ich in dieser Probe nicht.'

/** „Ja, und zwei Tiramisu“ to „Meinen Sie 1 × Lasagne?“: what was asked about, and the rest of the line. */
function agreed(heard: Heard): Input | undefined {
  const { scene, record, now } = heard
  const unsure = valuesIn(scene, record.meant ?? '', now)
  if (unsure.length === 0 || !beginsWithYes(heard.line)) return undefined
  // The „ja“ answers this question alone.
  const line = withoutYes(heard.line)
  // „Ja“ to „Meinen Sie Schnitt oder Farbe?“; „Ja, Schnitt“ says which.
  if (unsure.some(({ values }) => values.length > 1))
    return readWords(line).length > 0 ? undefined : { does: 'fill', values: {}, unsure }
  const values = sureOf(unsure)
  const known = readWords(Object.values(values).join(' '))
  // „Ja, Mittwoch“
  if (readWords(line).every(word => has(known, word) || isMinor(word)))
    return { does: 'fill', values }
  const more = understood(
    { ...heard, line, record: { ...record, rows: { ...record.rows, ...values } } },
    told,
  )
  return more?.does === 'fill'
    ? { ...more, values: { ...values, ...more.values } }
    : { does: 'fill', values, rest: PARTLY }
}

/** What a line asks is answered, and what it states is written down. */
const understood = (heard: Heard, read: Reader): Input | undefined =>
  asksSomething(heard) ? asked(heard) : stated(heard, read)

/** A question, perhaps beside a statement: „Lasagne. Liefert ihr auch?“ */
function asked(heard: Heard): Input | undefined {
  const { scene, record, line, findFact, inGerman } = heard
  const parts = partsOf(line)
  if (isOneAppointment(heard, parts)) return askedFor(heard)
  // „Wollt fragen, was Balayage kostet“ orders none.
  const statement = asksPrice(parts.stated) ? '' : parts.stated
  const said = told({ ...heard, line: statement })
  const isRead = said.others.every(isMinor)
  // „Graz, sagen wir Deutschlandsberg, ist das die Weststeiermark?“
  const isSure = isRead || !line.includes('?')
  const values = isSure ? said.values : {}
  const unsure = isSure ? said.unsure : [...claimsOf(said.values), ...said.unsure]
  const fact = findFact(inGerman(parts.asked), { ...record.rows, ...values })
  // What is asked about may be what the guest asks for: „Freitag geht nicht, Montag?“
  const answer = fact?.answer ?? (unsure.length > 0 ? '' : UNKNOWN)
  const rest = [isRead && answer ? '' : PARTLY, answer].filter(Boolean).join(' ')
  // „Der Sepp. Liefert ihr auch?“
  const isAnswer = ownKinds.includes(nextQuestion(scene, record)?.kind ?? 'Liste')
  // „… und mach bitte 17 draus“
  const isLost = !isRead && (isAnswer || said.others.some(isTurning))
  if (isLost || isNew(values, record.rows) || unsure.length > 0)
    return { does: 'fill', values, unsure, rest }
  return fact ? { does: 'fill', values: {}, rest: fact.answer } : askedFor(heard)
}

/** „Freitag geht a? 11:30“: what is asked and what is stated are one appointment. */
function isOneAppointment(heard: Heard, { asked, stated }: ReturnType<typeof partsOf>): boolean {
  const row = heard.scene.steps.find(({ kind }) => kind === 'Termin')?.name
  const tells = (line: string) => {
    const { values, unsure } = told({ ...heard, line })
    return [...claimsOf(values), ...unsure].some(claim => claim.row === row)
  }
  return stated !== '' && tells(stated) && tells(asked)
}

/** „Kann ich zwei Tiramisu haben?“ asks for what it names. */
function askedFor(heard: Heard): Input | undefined {
  const { values, unsure, others } = told(heard)
  const claims = [...claimsOf(values), ...unsure]
  if (claims.length === 0) return undefined
  const answer = asksPrice(heard.line) ? UNKNOWN : PARTLY
  const rest = others.some(isContentWord) ? answer : undefined
  return { does: 'fill', values: {}, unsure: claims, rest }
}

/** A statement gives values to the rows of the slip, or is asked about. */
function stated(heard: Heard, read: Reader): Input | undefined {
  const { record, line, need, inEnglish } = heard
  const isPain = need.concern(line, inEnglish) !== undefined
  // A cry of pain is no name.
  const { values, unsure, others } = (isPain || isFarewell(line) ? told : read)(heard)
  const rest = others.every(isMinor) ? undefined : PARTLY
  if (Object.keys(values).length > 0) return { does: 'fill', values, unsure, rest }
  // „Hab seit Freitag Zahnweh“ books nothing.
  if (unsure.length === 0 || isPain) return undefined
  // „Das Tiramisu doch nicht“
  if (others.some(isDenial))
    return unsure.some(({ row }) => record.rows[row]) ? { does: 'change', rest: PARTLY } : undefined
  return { does: 'fill', values, unsure, rest }
}

/** Whether a line asks something. „Nein, brauche ich nicht“ and „Wie auf der Karte“ only sound so, and answer a question. */
function asksSomething({ scene, record, line }: Heard): boolean {
  if (line.includes('?')) return true
  const { kind, step } = nextQuestion(scene, record) ?? {}
  // „Heizung geht nicht, ist eiskalt“
  if (kind === 'Text') return beginsAsQuestion(line)
  const replies = scene.steps.flatMap(one => [
    ...one.replies,
    ...(one.options ?? []).flatMap(option => option.replies),
  ])
  const offered = new RegExp(replies.map(escapePattern).join('|'), 'giu')
  const isAnswer = step?.replies.includes('Ja') && answerIn(readWords(line)) !== undefined
  return isAsking(line.replace(offered, ' ')) && !isAnswer
}

/** „Nein“ to what was asked about, „doch nicht“ to a row that should change: it stays as it is. */
function left(record: SceneRecord, asks = 'Am Zettel ändert sich nichts.'): Input {
  const row = record.changing
  const old = standingIn(record)
  return row && old ? { does: 'fill', values: { [row]: old } } : { does: 'say', says: asks }
}

function unclear(heard: Heard): Input {
  const { scene, record, line } = heard
  const asks = askedOf(scene, record)
  const words = readWords(line)
  const saysNothing = words.every(isMinor) && !words.some(isCorrection) && !line.includes('?')
  if (saysNothing || isFarewell(line)) return { does: 'say', says: asks ?? 'Gern.' }
  const isDenied = words.every(word => isMinor(word) || isDenial(word)) && !isAsking(line)
  // Nobody shall agree to what they wanted to change.
  const isChange = record.meant === taps.right && !isAsking(line)
  if (isDenied && isChange) return { does: 'change' }
  if (record.meant && isDenied && words.filter(isDenial).every(isNot)) return left(record, asks)
  const rows = rowsOf(scene, record.rows).map(({ name }) => name)
  const answer = notUnderstood(heard, rows.length > 0)
  const offers = isChange ? [...rows, taps.cancel] : [taps.change, taps.cancel]
  return {
    does: 'say',
    says: `${answer} ${isChange ? WHAT_CHANGES : (asks ?? '')}`.trim(),
    offers: rows.length > 0 ? offers : [],
  }
}

/** What the business says of a topic, or that a line was not understood; of pain, „Zahnweh“, whom to call. */
function notUnderstood(heard: Heard, hasRows: boolean): string {
  const { record, line, need, inEnglish, findFact } = heard
  const concern = need.concern(line, inEnglish)
  // „Parkplätze“; of a story of pain one word is enough
  const topics = [line, ...(concern ? tellingWords(line) : [])]
  const isTopic = !isAsking(line) && !readWords(line).some(corrects)
  const fact = isTopic
    ? topics.flatMap(one => findFact(one, record.rows) ?? [])[0]?.answer
    : undefined
  const unknown = isAsking(line) ? UNKNOWN : 'Das habe ich nicht verstanden.'
  const unchanged = hasRows ? ', am Zettel ändert sich nichts.' : '.'
  const answer = fact ?? unknown.replace('.', unchanged)
  return concern ? `${answer} ${concern}` : answer
}
