import type { Offer } from '../../../shared/messages'
import { figuresIn, thousands } from '../../../shared/money'
import { withDigits } from '../number-words'
import type { Quantity, Unit } from '../offers'
import { isPriceWord, isSmall, wordsOf } from '../words'

const units: readonly (readonly [Unit, RegExp])[] = [
  ['message', /n[ao]chricht(?:e?n)?$|^anfragen$|^chats$/],
  ['minute', /^min(?:ut(?:e?n|e)?)?$/],
  ['person', /^person|^l(?:eut|eit)(?:e?n?)?$|mitarbeiter|teilnehmer|^kolleg/],
  ['video', /videos?$|^clips?$|^filme?$/],
]
const calls = /^(?:anrufe|gesprache|telefonate)n?$/
const daysAMonth = 30
const timesAMonth: readonly (readonly [RegExp, number])[] = [
  [/^(?:tag|taglich)$/, daysAMonth],
  [/^(?:woche|wochentlich)$/, 52 / 12],
  [/^(?:monat|monatlich)$/, 1],
]
const spans: readonly (readonly [RegExp, number])[] = [
  [/\bhalb\w* jahr\b/, 6],
  [/\b(?:quartal|vierteljahr)\b/, 3],
  [/\b(?:ein|eine[mns]?|im|pro|das ganze|ganze[ns]?)(?: erste[ns]?)? jahr\b|\bjahrlich\b/, 12],
]
const otherQuantity =
  /^(?:\d|euro|tausend|million|monat|jahr|woche(?!nend)|tag|halb|quartal|anruf|gesprach|telefonat)/

/** The unit that a word counts in: „Nachrichten“ -> message */
export const unitOf = (word: string): Unit | undefined =>
  units.find(([, words]) => words.test(word))?.[0]

/** Whether a word only tells how much: a figure, „Nachrichten“, „monatlich“. */
export const isQuantity = (word: string): boolean =>
  unitOf(word) !== undefined || otherQuantity.test(word)

/** A text with its figures in plain digits: „10 000“, „2k“, „zwei Millionen“. Money has cents (`500.00`), as it counts nothing. */
export function withPlainFigures(text: string): string {
  const plain = withDigits(text)
  return figuresIn(plain).reduceRight(
    (all, { value, euro, from, to }) =>
      all.slice(0, from) + (euro?.toFixed(2) ?? value) + all.slice(to),
    plain,
  )
}

/**
 * What a clause counts in a unit: „2000 Nachrichten“, „20 Minuten am Tag“.
 * @param question all of it: „100 Anrufe, je 3 Minuten“, „300 Nachrichten monatlich, ein halbes Jahr“
 */
export function countsIn(clause: string, question = clause): Quantity[] {
  const words = wordsOf(clause)
  const all = wordsOf(question)
  const callsAt = all.findIndex(word => calls.test(word))
  return words.flatMap((word, at) => {
    const unit = unitOf(word)
    const number = unit && numberBefore(words, at, unit)
    if (number === undefined) return []
    const called = unit === 'minute' ? numberBefore(all, callsAt, unit) : undefined
    const rate = rateAt(words, at) ?? (called && rateAt(all, callsAt))
    return overTime({ number: number * (called ?? 1), unit }, rate, all)
  })
}

/** The whole number that counts a word: „2000 eingehende Nachrichten“, but not „45 Sekunden Video“, „4K-Video“, „2.5 Minuten“. */
function numberBefore(words: readonly string[], at: number, unit: Unit): number | undefined {
  const isVideo = unit === 'video'
  const before = words.slice(Math.max(0, at - (isVideo ? 1 : 3)), Math.max(0, at))
  const other = before.findLastIndex(word => unitOf(word) || calls.test(word))
  const figure = before.slice(other + 1).findLast(word => /^\d+$/.test(word))
  return figure && !(isVideo && figure.length > 3) ? Number(figure) : undefined
}

/** How many times a month: „20 Anrufe am Tag“, „täglich 20 Anrufe“, but not „Guten Tag, 20 Anrufe“. */
function rateAt(words: readonly string[], at: number): number | undefined {
  const near = words.filter((word, here) => word.endsWith('lich') || (here > at && here < at + 4))
  return timesAMonth.find(([rate]) => near.some(word => rate.test(word)))?.[1]
}

/** „10 Nachrichten am Tag“ are 300 in a month, 1.800 in half a year, and 260 on 26 days. */
function overTime(count: Quantity, rate: number | undefined, words: readonly string[]): Quantity {
  if (rate === undefined) return count
  const [days, months] = [rate === daysAMonth ? daysIn(words) : undefined, monthsIn(words)]
  if (days && !days.isWeekly && months === undefined) {
    const number = count.number * days.number
    const made = `${thousands(count.number)} am Tag × ${days.number} = ${thousands(number)}`
    return { ...count, number, made }
  }
  const perMonth = days ? days.number * (days.isWeekly ? 52 / 12 : 1) : rate
  const monthly = Math.round(count.number * perMonth)
  if (months === undefined) return { ...count, number: monthly, perMonth: rate !== 1 }
  const number = monthly * months
  const about = Number.isInteger(rate) && !days?.isWeekly ? '' : 'etwa '
  const made = `${about}${thousands(monthly)} im Monat × ${months} = ${thousands(number)}`
  return { ...count, number, made }
}

/** On how many days something counts: „an 26 Tagen“, „5 Tage die Woche“. */
function daysIn(words: readonly string[]): { number: number; isWeekly: boolean } | undefined {
  const days = /(?<!\S)(\d{1,3}) tagen?(?!\S)(?: (?:die|in der|pro) (woche))?/
  const [, number, week] = days.exec(words.join(' ')) ?? []
  return number === undefined ? undefined : { number: Number(number), isWeekly: week !== undefined }
}

/** „ein halbes Jahr“, „6 Monate“, „1,5 Jahre“ */
function monthsIn(words: readonly string[]): number | undefined {
  const plain = words.join(' ')
  const [, number, span] = /(?<!\S)(\d[\d.]*) (monat|jahr)e?n?(?!\S)/.exec(plain) ?? []
  const months = Number(number) * (span === 'jahr' ? 12 : 1)
  return Number.isInteger(months) ? months : spans.find(([pattern]) => pattern.test(plain))?.[1]
}

/**
 * The figures of a clause that count what it names: „2 Professional“, „2x“, „für 6“, but not „60 Sekunden“, „4K“, „am 5.“
 * @param isName whether a word names something that is counted so
 */
export function bareFiguresIn(clause: string, isName: (word: string) => boolean): Quantity[] {
  const words = wordsOf(clause)
  const isCounted = (next: string | undefined) =>
    next === undefined ||
    next === 'x' ||
    (isSmall(next) && next.length > 1) ||
    isName(next) ||
    isPriceWord(next)
  const isBare = (word: string, at: number) =>
    /^\d{1,3}$/.test(word) && words[at - 1] !== 'am' && isCounted(words[at + 1])
  return words.filter(isBare).map(word => ({ number: Number(word) }))
}

/**
 * The figures of a clause that count what another one counts in a unit: „1000 Nachrichten mit BASIC und 500 mit PRO“, „20
 * Bestellannahme“, but not „PRO um 1500“, „in 8010 Graz“, „ab 2027“.
 */
export function figuresAlike(clause: string, isName: (word: string) => boolean): number[] {
  const words = wordsOf(clause)
  const leads = (word: string | undefined) => word === 'mit' || word === 'bei'
  const isAlike = (word: string, at: number) => {
    const next = words[at + 1]
    const isFirst = at === 0 || words[at - 1] === 'und' || words[at - 1] === 'oder'
    const isBefore = isFirst && (leads(next) || (next !== undefined && isName(next)))
    return /^\d+$/.test(word) && (leads(words[at - 1]) || isBefore)
  }
  return words.filter(isAlike).map(Number)
}

/** How much of an offer is counted; a bare figure counts persons or videos. */
export function countOf({ prices }: Offer, quantities: readonly Quantity[]): Quantity | undefined {
  const units = prices.map(({ per }) => per)
  const counted = quantities.find(({ unit }) => unit && units.includes(unit))
  const bare = quantities.find(({ unit }) => !unit)
  const whole = units.find(unit => unit === 'person' || unit === 'video')
  return counted ?? (bare && whole && { ...bare, unit: whole })
}
