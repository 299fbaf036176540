import type { EnglishPrices, Offer } from '../../../shared/messages'
import { euro, euroCents, feeOf, thousands } from '../../../shared/money'
import { offerLine, telephoneLine } from '../offers'
import type { Item, Priced } from './prices'

const longestList = 4

/** The prices that were asked for, as lines; with its words, in English. */
export function priceLines({ items, isInside, hasSum }: Priced, english?: EnglishPrices): string {
  const [first] = items
  if (!first) return ''
  const isLong = items.length > longestList && first.offer.group === 'telephone'
  const sum = hasSum ? sumOf(items) : undefined
  return [
    ...(isLong ? minuteLines(items, english) : itemLines(items, isInside, english)),
    ...(sum ? [`${english?.sum ?? 'Zusammen'}: ${english ? inEnglish(sum) : sum}`] : []),
    english?.condition ?? `Alle Preise ${first.offer.condition}`,
  ].join('\n')
}

function itemLines(items: readonly Item[], isInside: boolean, english?: EnglishPrices): string[] {
  return items.flatMap(({ offer, count }) => {
    const line = english ? englishLine({ offer, count }, english) : offerLine(offer, count)
    const features = isInside && !english ? (offer.features ?? []) : []
    const made = count?.made && !english ? [count.made] : []
    const isAlone = items.length === 1 || features.length > 0
    return [[isAlone ? line : `- ${line}`, ...made].join(', '), ...features.map(one => `- ${one}`)]
  })
}

/** All that is sold by the minute, as a span. */
function minuteLines(items: readonly Item[], english?: EnglishPrices): string[] {
  const line = telephoneLine(items.map(({ offer }) => offer))
  const amounts = ownPrices(items.map(({ offer }) => offer)).filter(({ per }) => per === 'minute')
  const [least, most] = [Math.min, Math.max].map(of => of(...amounts.map(one => one.euro)))
  const number = items[0]?.count?.number
  if (english)
    return [
      inEnglish(english.minute.replace('{}', `${euroCents(least ?? 0)} – ${euroCents(most ?? 0)}`)),
    ]
  if (number === undefined) return [line]
  const fees = [least, most].map(fee => euro(feeOf(number, fee ?? 0)))
  return [line, `${thousands(number)} Minuten kosten ${fees.join(' bis ')}.`]
}

const ownPrices = (offers: readonly Offer[]) =>
  offers.flatMap(({ prices }) => prices).filter(({ regular }) => !regular)

/** `290 € + 490 € = 780 €`; undefined where a part has no figure, or might be paid each month. */
function sumOf(items: readonly Item[]): string | undefined {
  const parts = items.flatMap(({ offer, count }) =>
    ownPrices([offer]).map(({ euro: amount, per }) => {
      if (per === count?.per) return { amount: feeOf(count.number, amount), from: '' }
      const isOnce = (per === 'start' && !count?.made) || per === 'setup'
      return { amount: isOnce ? amount : undefined, from: per === 'start' ? 'ab ' : '' }
    }),
  )
  const amounts = parts.flatMap(({ amount }) => (amount === undefined ? [] : [amount]))
  if (amounts.length < Math.max(2, parts.length)) return undefined
  const total = Math.round(amounts.reduce((all, one) => all + one, 0) * 100) / 100
  const from = parts.some(part => part.from) ? 'ab ' : ''
  return `${parts.map(part => part.from + euro(part.amount ?? 0)).join(' + ')} = ${from}${euro(total)}`
}

function englishLine({ offer, count }: Item, english: EnglishPrices): string {
  const lines = ownPrices([offer]).map(({ euro: amount, per }) => {
    const said = english[per].replace('{}', euro(amount))
    if (count?.per !== per) return said
    return `${said} (${thousands(count.number)} × ${euro(amount)} = ${euro(feeOf(count.number, amount))})`
  })
  return inEnglish(`**${offer.name}**: ${lines.join(', ') || english.onRequest}`)
}

/** `1.500 €` -> `€1,500`, `2.000 ×` -> `2,000 ×` */
const inEnglish = (line: string): string =>
  line
    .replace(/\d[\d.,]*\d|\d/g, figure =>
      figure.replace(/[.,]/g, sign => (sign === '.' ? ',' : '.')),
    )
    .replace(/([\d.,]*\d)\u00a0€/g, '€$1')
    .replace(/\bab €/g, 'from €')
