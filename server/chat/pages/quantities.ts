import type { Offer, Price } from '../../../shared/messages'
import { figuresIn, thousands } from '../../../shared/money'
import { withDigits } from '../number-words'
import type { Count } from '../offers'
import { isPriceWord, tellingWords, wordsOf } from '../words'

type Unit = { per: Price['per']; group: Offer['group']; words: RegExp }

/** A count; `made` says how it was calculated, if it was: „300 im Monat × 6 Monate“. */
export type Quantity = Count & { unit: Unit; made?: string | undefined }

/** What a price is paid for, as it is counted. */
const units: readonly Unit[] = [
  { per: 'message', group: 'package', words: /n[ao]chricht(?:e?n)?$|^anfragen$|^chats$/ },
  { per: 'minute', group: 'telephone', words: /^min(?:ut(?:e?n|e)?)?$/ },
  {
    per: 'person',
    group: 'training',
    words: /^person|^leuten?$|^leut$|mitarbeiter|teilnehmer|^kolleg/,
  },
  { per: 'video', group: 'video', words: /videos?$|^clips?$|^filme?$/ },
]
const calls = /^(?:anrufe|gesprache|telefonate)n?$/
const rates: readonly (readonly [RegExp, number])[] = [
  [/^(?:tag|taglich)$/, 30],
  [/^(?:woche|wochentlich)$/, 52 / 12],
  [/^(?:monat|monatlich)$/, 1],
]
const spans: readonly (readonly [RegExp, number])[] = [
  [/\bhalb\w* jahr\b/, 6],
  [/\b(?:quartal|vierteljahr)\b/, 3],
  [/\b(?:ein|eine[mns]?|im|pro|das ganze|ganze[ns]?) jahr\b|\bjahrlich\b/, 12],
]
/** Nobody orders so many videos or seats: „4K-Video“ is a resolution, „2025“ a year. */
const tooMany = 1000
const otherQuantity =
  /^(?:\d|euro|tausend|million|monat|jahr|woche|tag|halb|quartal|anruf|gesprach|telefonat)/

export const unitOf = (word: string): Unit | undefined =>
  units.find(({ words }) => words.test(word))

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
 * What a text with plain figures counts: „2000 Nachrichten“, „3 Leute“, „100 Anrufe zu je 3 Minuten“, „300 Nachrichten monatlich,
 * ein halbes Jahr“.
 */
export function countsIn(text: string): Quantity[] {
  const words = wordsOf(text)
  const callsAt = words.findIndex(word => calls.test(word))
  const called = callsAt < 0 ? undefined : numberBefore(words, callsAt)
  return words.flatMap((word, at): Quantity[] => {
    const unit = unitOf(word)
    const number = numberBefore(words, at)
    if (!unit || number === undefined || (unit.per === 'video' && number >= tooMany)) return []
    const isOfCalls = unit.per === 'minute' && called !== undefined
    const each = isOfCalls ? number * called : number
    return [quantityOf(unit, each, words, at)]
  })
}

/**
 * How much of an offer a text asks for.
 * @param isName whether a word names the offer
 */
export function countOf(
  text: string,
  { prices, group }: Offer,
  isName: (word: string) => boolean,
): Quantity | undefined {
  const own = countsIn(text).find(({ per }) => prices.some(price => price.per === per))
  if (own) return own
  // „2 Professional“, „3 bei den Fortgeschrittenen“, but not „60 Sekunden“
  const unit = units.find(one => one.group === group && (group === 'training' || group === 'video'))
  const words = wordsOf(text)
  const at = words.findIndex(
    (word, here) => numberOf(word) !== undefined && !isOfOthers(words[here + 1], isName),
  )
  const number = numberOf(words[at] ?? '')
  return unit && number !== undefined && number < tooMany
    ? { number, per: unit.per, unit }
    : undefined
}

/** Whether the word behind a figure shows that the figure counts something else: „60 Sekunden“, „4K“. */
const isOfOthers = (word: string | undefined, isName: (word: string) => boolean): boolean =>
  word !== undefined &&
  (word.length === 1 || tellingWords(word).length > 0) &&
  !isName(word) &&
  !isPriceWord(word)

function quantityOf(unit: Unit, number: number, words: readonly string[], at: number): Quantity {
  const near = words.slice(at + 1, at + 4)
  const rate = rates.flatMap(([word, times]) =>
    near.some(one => word.test(one)) ? [times] : [],
  )[0]
  const months = rate === undefined ? undefined : monthsIn(words)
  const monthly = Math.round(number * (rate ?? 1))
  if (months === undefined || months === 1)
    return { number: monthly, per: unit.per, unit, perMonth: rate !== undefined && rate !== 1 }
  return {
    number: monthly * months,
    per: unit.per,
    unit,
    made: `${thousands(monthly)} im Monat × ${months} = ${thousands(monthly * months)}`,
  }
}

/** The number of months that a text speaks of: „ein halbes Jahr“, „6 Monate“, „im Jahr“ */
function monthsIn(words: readonly string[]): number | undefined {
  const plain = words.join(' ')
  const counted = words.findIndex(
    (word, at) =>
      /^(?:monaten?|jahren?)$/.test(word) && numberOf(words[at - 1] ?? '') !== undefined,
  )
  const number = numberOf(words[counted - 1] ?? '')
  if (number !== undefined) return number * (words[counted]?.startsWith('jahr') ? 12 : 1)
  return spans.find(([span]) => span.test(plain))?.[1]
}

/** The number before a unit; up to two words may stand between: „2 kurze Videos“ */
function numberBefore(words: readonly string[], at: number): number | undefined {
  const before = words.slice(Math.max(0, at - 3), at).reverse()
  const found = before.findIndex(word => numberOf(word) !== undefined)
  const isOther = before
    .slice(0, Math.max(0, found))
    .some(word => unitOf(word) !== undefined || calls.test(word))
  return isOther ? undefined : numberOf(before[found] ?? '')
}

/** A whole number: „2000“, not „2.5“. */
const numberOf = (word: string): number | undefined =>
  /^\d+$/.test(word) ? Number(word) : undefined
