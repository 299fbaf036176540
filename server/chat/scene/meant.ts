import {
  answerIn,
  beginsWithYes,
  corrects,
  hasAlike,
  isAgreement,
  isMinor,
  isSame,
  isTime,
  readWords,
  refuses,
  turnsValue,
  type Word,
} from './line'
import { type Claim, labelledIn, read, type SaidLine, sortOut, valuesOf } from './reading'
import { type Input, isAppointment, isNew, NOTHING_FREE, PARTLY } from './turn'

// What a guest answers to „Meinen Sie …?“

/** Whether a line agrees, in German or in English. */
export const agrees = ({ line, inGerman }: SaidLine) => [line, inGerman(line)].some(isAgreement)

/** What was asked about: „Meinen Sie …?“ */
const askedAbout = ({ scene, record, now }: SaidLine): Claim[] =>
  labelledIn(scene, record.meant ?? '', now)

/** An answer to it: „ja“, also with more behind it, one of the values, or of times so much of it that it can be no other. */
export function meantIn(said: SaidLine): Input | undefined {
  const claims = askedAbout(said)
  const words = readWords(said.line)
  const isIn = (value: string) => (word: Word) =>
    readWords(value).some(one => hasAlike([word], one)) || value.includes(`, ${word.word}:`)
  const isClear = claims.length > 0 && claims.every(({ values }) => values.length === 1)
  if (claims.length > 0 && agrees(said)) return { does: 'fill', ...sortOut({ claims, rest: [] }) }
  const more = isClear && yesAnd(said, claims)
  if (more) return more
  // „Nein“ to „Meinen Sie Ersatzwagen: Nein?“ tells nothing.
  const telling = words.some(corrects) ? [] : words.filter(word => !isMinor(word))
  const times = telling.filter(isTime)
  const named = claims.flatMap(({ row, values }) => {
    const isOneOf = values.length > 1
    const fits = (one: string) =>
      isSame(one, said.line) ||
      // „Halb drei“, said of Donnerstag, 14:30 Uhr
      ((isOneOf || isAppointment(one)) && telling.every(isIn(one))) ||
      (isOneOf && isAppointment(one) && times.length > 0 && times.every(isIn(one)))
    const [value, ...more] = telling.length > 0 ? values.filter(fits) : []
    return value && more.length === 0 ? [{ row, value }] : []
  })
  const [pick, ...picks] = named
  if (pick && picks.length === 0) {
    const claim = { row: pick.row, values: [pick.value] }
    const others = claims.filter(({ row }) => row !== pick.row)
    const isSure = isSame(pick.value, said.line) || telling.every(isIn(pick.value))
    return isSure
      ? { does: 'fill', values: valuesOf([claim]), unsure: others }
      : { does: 'fill', values: {}, unsure: [claim, ...others] }
  }
  const late = claims.flatMap(claim => amongOf(said, claim) ?? [])
  if (late.length === 1) return { does: 'fill', values: valuesOf(late) }
  const isMore = answerIn(words)?.answer === 'Ja' && !said.line.includes('?')
  return isMore && isNew(valuesOf(claims), said.record.rows)
    ? { does: 'fill', values: {}, unsure: claims, says: PARTLY }
    : undefined
}

/** „Jo, Schnitt“, „ja genau, Kennzeichen ist G 12 XY“: what was asked about, and what is said behind it. */
function yesAnd(said: SaidLine, claims: readonly Claim[]): Input | undefined {
  const words = readWords(said.line)
  const isPlain = !words.some(word => corrects(word) || turnsValue(word) || word.word === 'aber')
  if (!beginsWithYes(words) || !isPlain || said.line.includes('?')) return undefined
  const behind = read({ ...said, line: said.line.replace(/^\P{L}*\p{L}+\P{L}*/u, '') }, false)
  const isOther = ({ row, values }: Claim) =>
    claims.some(one => one.row === row && one.values.join() !== values.join())
  if (behind.claims.some(isOther)) return undefined
  const { values, unsure } = sortOut(behind)
  const says = behind.rest.every(isMinor) ? undefined : PARTLY
  return { does: 'fill', values: { ...valuesOf(claims), ...values }, unsure, says }
}

/** „Am Abend“, said of the free times of a day: the one of them that it can be. */
function amongOf(said: SaidLine, { row, values }: Claim): Claim | undefined {
  const [first] = values.filter(isAppointment)
  if (first === undefined || said.line.includes('?')) return undefined
  const record = { ...said.record, rows: { ...said.record.rows, [row]: first } }
  const { claims, rest } = read({ ...said, record }, false)
  const found = claims.find(one => one.row === row)?.values ?? []
  const left = found.filter(one => values.includes(one))
  return left.length === 1 && left.length < values.length && rest.every(isMinor)
    ? { row, values: left }
    : undefined
}

/** What was asked about is asked again, until the guest answers it or says „nein“. */
export function stillAsked(said: SaidLine, input: Input): Input {
  const { rows } = said.record
  const pending = askedAbout(said).filter(({ row, values }) => values.join() !== rows[row])
  const { unsure = [], values = {} } = input.does === 'fill' ? input : {}
  // „Um elf“ to the free times of a day
  const isTaken = (claim: Claim) =>
    claim.values.length === 0 && pending.some(({ row }) => row === claim.row)
  if (unsure.some(isTaken)) return { does: 'fill', values, unsure: pending, says: NOTHING_FREE }
  const isEmpty = input.does === 'fill' && [...unsure, ...Object.keys(values)].length === 0
  const isLost = (isEmpty || input.does === 'nothing') && !refuses(readWords(said.line))
  return isLost && pending.length > 0
    ? { does: 'fill', values: {}, unsure: pending, says: input.says }
    : input
}
