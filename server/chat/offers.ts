import type { Offer, Price } from '../../shared/messages'
import { euro, euroCents, feeOf, thousands } from '../../shared/money'

export type Unit = Price['per']

/** „2.000 Nachrichten“; a bare figure has no unit. „10 Nachrichten am Tag“ are 300 `perMonth`; `made`: „300 im Monat × 6 = 1.800“. */
export type Quantity = { number: number; unit?: Unit; perMonth?: boolean; made?: string }

/** How a price is said; `{}` stands for the amount. */
export type PriceWords = Record<Unit | 'onRequest' | 'mostPersons', string>

const german: PriceWords = {
  start: 'ab {}',
  message: 'dazu {} pro Nachricht',
  minute: '{} pro Minute',
  person: '{} pro Person',
  video: '{} pro Video',
  setup: 'dazu einmalig {} Einrichtung',
  onRequest: 'Preis auf Anfrage',
  mostPersons: 'höchstens {} Personen',
}

/** `0,07 € pro Nachricht`; minutes stand with cents, `1,00 € pro Minute` */
const paid = ({ euro: amount, per }: Price, words: PriceWords): string =>
  words[per].replace('{}', per === 'minute' ? euroCents(amount) : euro(amount))

/** Each offer once: the packages stand on several pages. */
export function offersOnce(offers: readonly Offer[]): Offer[] {
  const first = new Map([...offers].reverse().map(offer => [offer.group + offer.name, offer]))
  return [...first.values()].reverse()
}

/** What an offer costs; the regular prices of telephone operators are no prices of ours. */
export const ownPrices = (offers: readonly Offer[]): Price[] =>
  offers.flatMap(({ prices }) => prices).filter(({ regular }) => !regular)

/** Whether fewer persons may take part than are asked for. */
export const isTooMany = ({ mostPersons }: Offer, count: Quantity | undefined): boolean =>
  count?.unit === 'person' && mostPersons !== undefined && count.number > mostPersons

/** `**PRO**: ab 1.500 €, dazu 0,07 € pro Nachricht (2.000 × 0,07 € = 140 €)` */
export function offerLine(offer: Offer, count?: Quantity, words = german): string {
  const isLimited = isTooMany(offer, count)
  const lines = ownPrices([offer]).map(
    price => paid(price, words) + (isLimited ? '' : productOf(price, count)),
  )
  const limit = isLimited ? [words.mostPersons.replace('{}', `${offer.mostPersons}`)] : []
  return `**${offer.name}**: ${[...lines, ...limit].join(', ') || words.onRequest}`
}

/** `- Terminbuchung: 0,80 € pro Minute (regulär 3,50 €, das sind 77 % weniger), dazu einmalig 1.500 € Einrichtung` */
export function promptLine({ name, prices, features = [] }: Offer): string {
  const regular = prices.find(price => price.regular)
  const lines = prices
    .filter(price => !price.regular)
    .map(price =>
      regular?.per === price.per
        ? `${paid(price, german)} (regulär ${euroCents(regular.euro)}, das sind ${Math.round((1 - price.euro / regular.euro) * 100)} % weniger)`
        : paid(price, german),
    )
  const holds = features.length > 0 ? `. Enthält: ${features.join('; ')}` : ''
  return `- ${name}: ${lines.join(', ') || german.onRequest}${holds}`
}

/** ` (2.000 × 0,07 € = 140 €)` */
function productOf({ euro: amount, per }: Price, count: Quantity | undefined): string {
  if (count?.unit !== per) return ''
  const figure = thousands(count.number)
  const number = count.perMonth ? `etwa ${figure} im Monat` : figure
  return ` (${number} × ${euro(amount)} = ${euro(feeOf(count.number, amount))})`
}
