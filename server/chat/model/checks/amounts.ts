import type { Offer, Price } from '../../../../shared/messages'
import { type Figure, figuresIn } from '../../../../shared/money'
import { withDigits } from '../../number-words'
import { offersOnce } from '../../offers'
import { createNames, type Named } from './names'
import { type Check, saysNo, type Talk } from './talk'

/** What an amount is paid for, as it stands behind it: „0,07 € pro Nachricht“. */
const units: readonly [Price['per'], RegExp][] = [
  ['message', /^\s*(?:pro|je|per|a|für jede)\s(?:nachricht|message)/i],
  ['minute', /^\s*(?:pro|je|per|a|für jede|die)\s?(?:gesprächs)?min/i],
  ['person', /^\s*(?:pro|je|per|a)\s(?:person|kopf|teilnehmer|head|participant)/i],
  ['video', /^\s*(?:pro|je|per|a)\s(?:video|clip|film)/i],
]
/** „im Monat“, „jeden Monat“, „monatlich“, „die monatliche Gebühr“ */
const period = String.raw`(?<!\p{L})(?:(?:pro|im|per|a|each|every|jede[ns]?)\s(?:\p{L}+\s)?(?:monat|month|jahr|year)|monatlich|monats\p{L}|monthly|monat für|jährlich|yearly)`
const periodBehind = new RegExp(String.raw`^\s*(?:\/\s?(?:monat|month|jahr|year)|${period})`, 'iu')
/** In the clause of the amount; „300 Nachrichten im Monat“ is what is counted, not what is paid. */
const periodBefore = new RegExp(`${period}[^,;]*$`, 'iu')
const counted = new RegExp(String.raw`^\s*(?:[\p{L}-]+\s){0,2}${period}`, 'iu')
/** What stands between two figures that are counted together, and before what they come to. */
const operator = /^[\s\p{L}/-]*\s([×x*·+−–-]|mal|times|plus|minus)\s$/iu
const equals = /(?:=|(?<!\p{L})(?:sind|macht|ergibt|are|makes))\s*$/iu
/** So many amounts of an answer are tried as parts of a sum. */
const mostParts = 8

const cents = (euro: number): number => Math.round(euro * 100)
const moneyIn = (text: string): number[] =>
  figuresIn(withDigits(text)).flatMap(({ euro }) => (euro === undefined ? [] : cents(euro)))
const pricesOf = (offers: readonly Offer[], per?: Price['per']): number[] =>
  offers.flatMap(({ prices }) =>
    prices.flatMap(price => (per === undefined || price.per === per ? cents(price.euro) : [])),
  )

/** What is spoken of (no offers: anything may be meant), what the answer has counted and said, and how an amount is paid. */
type Context = Named & {
  counts: ReadonlySet<number>
  said: readonly number[]
  after: string
  isMonthly: boolean
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
        const figures = figuresIn(sentence)
        const wrong = figures.filter(({ euro, from, after }, at) => {
          if (euro === undefined) return false
          const amount = cents(euro)
          // „Videos gibt es ab 299 €, Professional kostet 499 €.“
          const spokenOf = [...named.offers, ...namedIn(sentence.slice(0, from)).offers]
          const isMonthly = isPaidMonthly(sentence, figures, at)
          const context = { ...named, offers: spokenOf, counts, said, after, isMonthly }
          const isDenied = quoted.includes(amount) && saysNo(sentence)
          const isCalculated = !isMiscounted(sentence, figures, at) && isRight(amount, context)
          const isFine = isDenied || isCalculated
          if (isFine) said.push(amount)
          return !isFine
        })
        return wrong.length > 0
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
  { offers, isGroup, counts, said, isMonthly }: Context,
  all: readonly Offer[],
): boolean {
  const own = pricesOf(offers)
  // A price to begin with is paid once; whether it comes again each month stands in the offer.
  const starts = pricesOf(offers, 'start')
  const factors = [...own, ...said].filter(price => !starts.includes(price))
  const products = [...counts].flatMap(count => factors.map(price => Math.round(count * price)))
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

/** What stands before a figure, from the one before it on. */
const before = (sentence: string, figures: readonly Figure[], at: number): string =>
  sentence.slice(figures[at - 1]?.to ?? 0, figures[at]?.from)

/** Whether an amount is said to be paid each month or year: „monatlich 30 €“, „30 € im Monat“. */
function isPaidMonthly(sentence: string, figures: readonly Figure[], at: number): boolean {
  const isAfterCount = figures[at - 1] !== undefined && figures[at - 1]?.euro === undefined
  const text = before(sentence, figures, at)
  const own = isAfterCount ? text.replace(counted, '') : text
  return periodBehind.test(figures[at]?.after ?? '') || periodBefore.test(own)
}

/** Whether an amount is not what the calculation before it comes to: „10 × 290 € = 2.610 €“. */
function isMiscounted(sentence: string, figures: readonly Figure[], at: number): boolean {
  const signAt = (place: number) => operator.exec(before(sentence, figures, place))?.[1]
  const valueAt = (place: number) => figures[place]?.euro ?? figures[place]?.value ?? 0
  let first = at - 1
  while (first > 0 && signAt(first)) first -= 1
  if (first >= at - 1 || !equals.test(before(sentence, figures, at))) return false
  let [sum, product] = [0, valueAt(first)]
  for (let place = first + 1; place < at; place += 1) {
    const sign = signAt(place) ?? ''
    if (/[×x*·]|mal|times/i.test(sign)) product *= valueAt(place)
    else [sum, product] = [sum + product, /\+|plus/i.test(sign) ? valueAt(place) : -valueAt(place)]
  }
  return cents(sum + product) !== cents(valueAt(at))
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
