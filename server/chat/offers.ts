import type { Offer, Price } from '../../shared/messages'
import { euro, euroCents, thousands } from '../../shared/money'

/** A number of what a price is paid for: „2.000 Nachrichten“; „10 Nachrichten am Tag“ are about 300 `perMonth`. */
export type Count = { number: number; per: Price['per']; perMonth?: boolean }

const paid: Record<Price['per'], (amount: number) => string> = {
  start: amount => `ab ${euro(amount)}`,
  message: amount => `dazu ${euro(amount)} pro Nachricht`,
  minute: amount => `${euroCents(amount)} pro Minute`,
  person: amount => `${euro(amount)} pro Person`,
  video: amount => `${euro(amount)} pro Video`,
  setup: amount => `dazu einmalig ${euro(amount)} Einrichtung`,
}

/** Each offer once: the packages stand on several pages. */
export function offersOnce(offers: readonly Offer[]): Offer[] {
  const first = new Map([...offers].reverse().map(offer => [offer.group + offer.name, offer]))
  return [...first.values()].reverse()
}

/** `**PRO**: ab 1.500 €, dazu 0,07 € pro Nachricht` */
export function offerLine({ name, prices }: Offer, count?: Count): string {
  const own = prices.filter(({ regular }) => !regular)
  const lines = own.map(
    ({ euro: amount, per }) => paid[per](amount) + productOf(amount, per, count),
  )
  return `**${name}**: ${lines.join(', ') || 'Preis auf Anfrage'}`
}

/** `- Terminbuchung: 0,80 € pro Minute (regulär 3,50 €, das sind 77 % weniger), dazu einmalig 1.500 € Einrichtung` */
export function promptLine({ name, prices, features = [] }: Offer): string {
  const regular = prices.find(price => price.regular)
  const lines = prices
    .filter(price => !price.regular)
    .map(({ euro: amount, per }) =>
      regular?.per === per
        ? `${paid[per](amount)} (regulär ${euroCents(regular.euro)}, das sind ${Math.round((1 - amount / regular.euro) * 100)} % weniger)`
        : paid[per](amount),
    )
  const holds = features.length > 0 ? `. Enthält: ${features.join('; ')}` : ''
  return `- ${name}: ${lines.join(', ') || 'Preis auf Anfrage'}${holds}`
}

/** `Eine Minute kostet je nach Leistung 0,75 € bis 1,20 €. Die Einrichtung kostet …` */
export function telephoneLine(offers: readonly Offer[]): string {
  const prices = offers.flatMap(offer => offer.prices).filter(({ regular }) => !regular)
  const amountsOf = (wanted: Price['per']) =>
    prices.filter(({ per }) => per === wanted).map(price => price.euro)
  const [minutes, setups] = [amountsOf('minute'), amountsOf('setup')]
  const span = `${euroCents(Math.min(...minutes))} bis ${euroCents(Math.max(...minutes))}`
  return `Eine Minute kostet je nach Leistung ${span}. Die Einrichtung kostet einmalig je Leistung ${euro(Math.min(...setups))}.`
}

/** ` (2.000 × 0,07 € = 140 €)` */
function productOf(amount: number, per: Price['per'], count: Count | undefined): string {
  if (count?.per !== per) return ''
  const product = Math.round(amount * count.number * 100) / 100
  const figure = thousands(count.number)
  const number = count.perMonth ? `etwa ${figure} im Monat` : figure
  return ` (${number} × ${euro(amount)} = ${euro(product)})`
}
