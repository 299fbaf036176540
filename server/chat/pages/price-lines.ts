import type { EnglishPrices } from '../../../shared/messages'
import { euro, euroCents, feeOf, thousands } from '../../../shared/money'
import { isTooMany, offerLine, ownPrices } from '../offers'
import type { Item, Priced } from './prices'

const longestList = 4

/** The prices that were asked for, as lines. @param english the English words, for an answer in English */
export function priceLines({ items, isInside, hasSum }: Priced, english?: EnglishPrices): string {
  const [first] = items
  if (!first) return ''
  const byMinute = items.filter(({ offer }) => offer.group === 'telephone')
  const isLong = byMinute.length > longestList
  const single = items.filter(item => !isLong || !byMinute.includes(item))
  const sum = hasSum ? sumOf(items) : undefined
  const lines = [
    ...itemLines(single, isInside, english),
    ...(isLong ? minuteLines(byMinute, english) : []),
    ...(sum ? [`${english?.sum ?? 'Zusammen'}: ${sum}`] : []),
    english?.condition ?? `Alle Preise ${first.offer.condition}`,
  ].join('\n')
  return english ? inEnglish(lines) : lines
}

function itemLines(items: readonly Item[], isInside: boolean, english?: EnglishPrices): string[] {
  return items.flatMap(({ offer, count }) => {
    const features = isInside && !english ? (offer.features ?? []) : []
    const made = count?.made && !english ? [count.made] : []
    const isAlone = items.length === 1 || features.length > 0
    const line = [offerLine(offer, count, english), ...made].join(', ')
    return [isAlone ? line : `- ${line}`, ...features.map(one => `- ${one}`)]
  })
}

/** The prices of all telephone services in one line, from the lowest to the highest. */
function minuteLines(items: readonly Item[], english?: EnglishPrices): string[] {
  const prices = ownPrices(items.map(({ offer }) => offer))
  const amounts = prices.filter(({ per }) => per === 'minute').map(one => one.euro)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const setup = prices.find(({ per }) => per === 'setup')
  const number = items[0]?.count?.number
  const [from, to] = [least, most].map(fee => euro(feeOf(number ?? 1, fee)))
  if (english) {
    const fees = `${euroCents(least)} – ${euroCents(most)}`
    const span = english.minute.replace('{}', fees)
    const counted =
      number === undefined ? '' : ` (${thousands(number)} × ${fees} = ${from} – ${to})`
    const once = setup ? `, ${english.setup.replace('{}', euro(setup.euro))}` : ''
    return [span + counted + once]
  }
  const once = setup ? ` Die Einrichtung kostet einmalig je Leistung ${euro(setup.euro)}.` : ''
  const line = `Eine Minute kostet je nach Leistung ${euroCents(least)} bis ${euroCents(most)}.${once}`
  if (number === undefined) return [line]
  const minutes = number === 1 ? 'Eine Minute kostet' : `${thousands(number)} Minuten kosten`
  return [line, `${minutes} ${from} bis ${to}.`]
}

/** `290 € + 490 € = 780 €`; undefined where a part has no known amount, or is a fee that nobody counted. */
function sumOf(items: readonly Item[]): string | undefined {
  const parts = items.flatMap(({ offer, count }) =>
    ownPrices([offer]).map(({ euro: amount, per }) => {
      if (per === count?.per) return { amount: feeOf(count.number, amount), from: '' }
      const isOnce = (per === 'start' && !count?.made) || per === 'setup'
      return { amount: isOnce ? amount : undefined, from: per === 'start' ? 'ab ' : '' }
    }),
  )
  if (items.some(({ offer, count }) => isTooMany(offer, count))) return undefined
  const amounts = parts.flatMap(({ amount }) => (amount === undefined ? [] : [amount]))
  if (amounts.length < Math.max(2, parts.length)) return undefined
  const total = Math.round(amounts.reduce((all, one) => all + one, 0) * 100) / 100
  const from = parts.some(part => part.from) ? 'ab ' : ''
  return `${parts.map(part => part.from + euro(part.amount ?? 0)).join(' + ')} = ${from}${euro(total)}`
}

/** `1.500 €` -> `€1,500`, `2.000 ×` -> `2,000 ×` */
const inEnglish = (line: string): string =>
  line
    .replace(/\d[\d.,]*\d|\d/g, figure =>
      figure.replace(/[.,]/g, sign => (sign === '.' ? ',' : '.')),
    )
    .replace(/([\d.,]*\d)\u00a0€/g, '€$1')
    .replace(/\bab €/g, 'from €')
