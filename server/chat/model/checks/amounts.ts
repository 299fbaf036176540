import type { Offer, Price } from '../../../../shared/messages'
import { figuresIn } from '../../../../shared/money'
import { withDigits } from '../../number-words'
import { offersOnce } from '../../offers'
import { createNames, type Named } from './names'
import { type Check, saysNo, type Talk } from './talk'

const otherCurrency =
  /\d[ \u00a0]?(?:[$£¥]|(?:CHF|USD|GBP|Franken|Dollar|Pfund)(?!\p{L}))|(?:[$£¥]|CHF|USD|GBP)[ \u00a0]?\d/u
/** What an amount is paid for, as it stands behind it: „0,07 € pro Nachricht“. */
const units: readonly [Price['per'], RegExp][] = [
  ['message', /^\s*(?:pro|je|per|a|für jede)\s(?:nachricht|message)/i],
  ['minute', /^\s*(?:pro|je|per|a|für jede|die)\s?(?:gesprächs)?min/i],
  ['person', /^\s*(?:pro|je|per|a)\s(?:person|kopf|teilnehmer|head|participant)/i],
  ['video', /^\s*(?:pro|je|per|a)\s(?:video|clip|film)/i],
]
const period =
  /^\s*(?:\/\s?|(?:pro|im|per|a|each|every|jede[ns]?)\s(?:\p{L}+\s)?)(?:monat|month|jahr|year)|^\s*(?:monatlich|monthly|jährlich|yearly)/iu
/** So many amounts of an answer are tried as parts of a sum. */
const mostParts = 8

const cents = (euro: number): number => Math.round(euro * 100)
const moneyIn = (text: string): number[] =>
  figuresIn(withDigits(text)).flatMap(({ euro }) => (euro === undefined ? [] : cents(euro)))
const pricesOf = (offers: readonly Offer[], per?: Price['per']): number[] =>
  offers.flatMap(({ prices }) =>
    prices.flatMap(price => (per === undefined || price.per === per ? cents(price.euro) : [])),
  )

/** What is spoken of (no offers: anything may be meant), what the answer has counted and said, and what stands behind an amount. */
type Context = Named & {
  counts: ReadonlySet<number>
  said: readonly number[]
  after: string
}

/**
 * Finds amounts that nobody gave: each must be a price of the offer that the sentence or the one before names, in its own unit,
 * another amount of the passages, or counted from such: count × price, a sum, a difference.
 * @returns begins the check of an answer to a question
 */
export function createAmountCheck(all: readonly Offer[]): (talk: Talk) => () => Check {
  const offers = offersOnce(all)
  const namedIn = createNames(offers)
  const isPrice = (amount: number) => pricesOf(offers).includes(amount)
  return ({ sent, asked }) => {
    const given = sent.split(/\n|(?<=[.!?]) /).map(line => ({ line, amounts: moneyIn(line) }))
    const quoted = moneyIn(asked)

    /** Whether it stands in the passages, as nothing that another offer costs. */
    function isGiven(amount: number, named: readonly Offer[]): boolean {
      const lines = isPrice(amount) ? [] : given.filter(({ amounts }) => amounts.includes(amount))
      return lines.some(({ line }) => {
        const own = namedIn(line).offers
        return named.length === 0 || own.length === 0 || own.some(one => named.includes(one))
      })
    }

    function isRight(amount: number, context: Context): boolean {
      const unit = units.find(([, behind]) => behind.test(context.after))?.[0]
      if (!unit) return isGiven(amount, context.offers) || isCounted(amount, context, offers)
      const named = context.offers.filter(offer => pricesOf([offer], unit).length > 0)
      return isUnitPrice(amount, unit, named.length > 0 ? named : offers)
    }

    return () => {
      const first = namedIn(asked.split('\n').at(-1) ?? '')
      let named = first.isGroup ? { ...first, offers: [] } : first
      const counts = new Set(countsIn(asked))
      const said: number[] = []
      return written => {
        const sentence = withDigits(written)
        const own = namedIn(sentence)
        if (own.offers.length > 0) named = own
        for (const count of countsIn(sentence)) counts.add(count)
        const amounts = figuresIn(sentence).filter(({ euro }) => euro !== undefined)
        const wrong = amounts.filter(({ euro = 0, from, after }) => {
          const amount = cents(euro)
          // „Videos gibt es ab 299 €, Professional kostet 499 €.“
          const spokenOf = [...named.offers, ...namedIn(sentence.slice(0, from)).offers]
          const context = { ...named, offers: spokenOf, counts, said, after }
          const isDenied = quoted.includes(amount) && saysNo(sentence)
          const isFine = isDenied || isRight(amount, context)
          if (isFine) said.push(amount)
          return !isFine
        })
        return wrong.length > 0 || otherCurrency.test(sentence)
      }
    }
  }
}

/** Whether it is what one of the offers costs in a unit, or saves by it. */
function isUnitPrice(amount: number, unit: Price['per'], offers: readonly Offer[]): boolean {
  return offers
    .map(offer => pricesOf([offer], unit))
    .some(own => own.some(price => price === amount || own.includes(price + amount)))
}

/** Whether an amount is a price of what is spoken of, or counted from such. */
function isCounted(
  amount: number,
  { offers, isGroup, counts, said, after }: Context,
  all: readonly Offer[],
): boolean {
  const own = pricesOf(offers)
  // A price to begin with is paid once; whether it comes again each month stands in the offer.
  const starts = pricesOf(offers, 'start')
  const factors = [...own, ...said].filter(price => !starts.includes(price))
  const products = [...counts].flatMap(count => factors.map(price => Math.round(count * price)))
  const isMonthly = period.test(after)
  const before = isMonthly ? said.filter(price => !own.includes(price)) : said
  const prices = isMonthly ? [] : pricesOf(offers.length > 0 ? offers : all)
  if (products.includes(amount) || prices.includes(amount)) return true
  if (amount === 0 || (offers.length === 0 && said.length === 0)) return false
  const counted = [...products, ...before]
  const terms = new Set([...prices, ...counted])
  const isPart = (term: number) =>
    terms.has(amount - term) || terms.has(amount + term) || terms.has(term - amount)
  // Of „packages“ no two prices belong together.
  return isSumOf(before.slice(-mostParts), amount) || (isGroup ? counted : [...terms]).some(isPart)
}

/** Figures that count something; a year has twelve months. */
function countsIn(text: string): number[] {
  const figures = figuresIn(withDigits(text))
  const counts = figures.flatMap(({ value, euro }) =>
    euro === undefined && value > 1 ? value : [],
  )
  if (/halb\p{L}* jahr|half a year|six months/iu.test(text)) counts.push(6)
  return /jahr|jährlich|year/i.test(text) ? [...counts, 12] : counts
}

/** Whether some of the parts make up a sum. */
function isSumOf(parts: readonly number[], amount: number): boolean {
  const [first, ...rest] = parts
  if (first === undefined) return amount === 0
  return isSumOf(rest, amount - first) || isSumOf(rest, amount)
}
