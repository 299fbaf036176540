import type { EnglishPrices, Price } from '../../../shared/messages'
import { euro, euroCents, feeOf, thousands } from '../../../shared/money'
import { isTooMany, offerLine, ownPrices, type Quantity } from '../offers'
import type { Asked, Priced } from './prices'

const longestList = 4

/** The prices that were asked for, as lines; with its words, in English. */
export function priceLines(priced: Priced, english?: EnglishPrices): string {
  const { offers, isInside, hasSum } = priced
  const byMinute = offers.filter(({ offer }) => offer.group === 'telephone')
  const isLong = byMinute.length > longestList
  const single = offers.filter(one => !isLong || !byMinute.includes(one))
  const sum = hasSum ? sumOf(offers, english ? ', plus ' : ', dazu ') : undefined
  const lines = [
    ...offerLines(single, isInside, english),
    ...(isLong ? minuteLines(byMinute, english) : []),
    ...(sum ? [`${english?.sum ?? 'Zusammen'}: ${sum}`] : []),
    english?.condition ?? `Alle Preise ${offers[0]?.offer.condition}`,
  ].join('\n')
  return english ? inEnglish(lines) : lines
}

function offerLines(asked: readonly Asked[], isInside: boolean, english?: EnglishPrices): string[] {
  return asked.flatMap(({ offer, count }) => {
    const features = isInside && !english ? (offer.features ?? []) : []
    const made = count?.made && !english ? [count.made] : []
    const isAlone = asked.length === 1 || features.length > 0
    const line = [offerLine(offer, count, english), ...made].join(', ')
    return [isAlone ? line : `- ${line}`, ...features.map(one => `- ${one}`)]
  })
}

/** All that is sold by the minute, from the least to the most: „300 Minuten kosten 225 € bis 360 €.“ */
function minuteLines(asked: readonly Asked[], english?: EnglishPrices): string[] {
  const prices = ownPrices(asked.map(({ offer }) => offer))
  const fees = prices.flatMap(price => (price.per === 'minute' ? price.euro : []))
  const ends = [Math.min(...fees), Math.max(...fees)]
  const setup = prices.find(({ per }) => per === 'setup')
  const number = asked[0]?.count?.number
  const sums = ends.map(fee => euro(feeOf(number ?? 1, fee)))
  if (english) {
    const span = ends.map(euroCents).join(' – ')
    const counted = number ? ` (${thousands(number)} × ${span} = ${sums.join(' – ')})` : ''
    const once = setup ? `, ${english.setup.replace('{}', euro(setup.euro))}` : ''
    return [english.minute.replace('{}', span) + counted + once]
  }
  const once = setup ? ` Die Einrichtung kostet einmalig je Leistung ${euro(setup.euro)}.` : ''
  const line = `Eine Minute kostet je nach Leistung ${ends.map(euroCents).join(' bis ')}.${once}`
  const minutes = number === 1 ? 'Eine Minute kostet' : `${thousands(number ?? 0)} Minuten kosten`
  return number ? [line, `${minutes} ${sums.join(' bis ')}.`] : [line]
}

/**
 * `290 € + 490 € = 780 €`; what is paid by use apart from what is paid besides: `35 € + 150 € = 185 €, ab 1.500 € + 1.500 € = ab
 * 3.000 €`. Undefined where a part has no figure, or might be paid each month.
 */
function sumOf(asked: readonly Asked[], besides: string): string | undefined {
  const parts = asked.flatMap(({ offer, count }) => {
    const prices = isTooMany(offer, count) ? [] : ownPrices([offer])
    return prices.length > 0 ? prices.map(price => amountOf(price, count)) : [undefined]
  })
  const known = parts.flatMap(part => part ?? [])
  if (known.length < Math.max(2, parts.length)) return undefined
  const sums = [known.filter(({ isUse }) => isUse), known.filter(({ isUse }) => !isUse)]
  return sums
    .filter(some => some.length > 0)
    .map(total)
    .join(besides)
}

function total(parts: readonly { amount: number; from: string }[]): string {
  const all = Math.round(parts.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100
  const from = parts.find(part => part.from)?.from ?? ''
  const added = parts.map(part => part.from + euro(part.amount)).join(' + ')
  return parts.length > 1 ? `${added} = ${from}${euro(all)}` : added
}

function amountOf({ euro: amount, per }: Price, count: Quantity | undefined) {
  const isUse = per === 'message' || per === 'minute'
  if (per === count?.unit) return { amount: feeOf(count.number, amount), from: '', isUse }
  // „Ein Professional“ is one.
  const isOne = !count && (per === 'person' || per === 'video')
  const isOnce = isOne || (per === 'start' && !count?.made) || per === 'setup'
  return isOnce ? { amount, from: per === 'start' ? 'ab ' : '', isUse } : undefined
}

/** `1.500 €` -> `€1,500`, `2.000 ×` -> `2,000 ×` */
const inEnglish = (line: string): string =>
  line
    .replace(/\d[\d.,]*\d|\d/g, figure =>
      figure.replace(/[.,]/g, sign => (sign === '.' ? ',' : '.')),
    )
    .replace(/([\d.,]*\d)\u00a0€/g, '€$1')
    .replace(/\bab €/g, 'from €')
