import type { Offer, Price } from '../../../../shared/messages'
import { figuresIn } from '../../../../shared/money'
import { offersOnce } from '../../offers'
import { createNames, type Named } from './names'
import { withDigits } from './number-words'
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

/**
 * Finds amounts that nobody gave: each must be a price of the offer that the sentence or the one before names, in its own unit,
 * another amount of the passages, or counted from such: count × price, a sum, a difference.
 */
export function createAmountCheck(all: readonly Offer[]): (talk: Talk) => Check {
  const offers = offersOnce(all)
  const namedIn = createNames(offers)
  return talk => {
    const amounts = new Amounts(offers, talk, namedIn)
    return sentence => otherCurrency.test(sentence) || !amounts.areRight(withDigits(sentence))
  }
}

/** What amounts can be right in the next sentence of an answer; all in cents. */
class Amounts {
  readonly #all: readonly Offer[]
  readonly #namedIn: (text: string) => Named
  /** Amounts of the passages, each with the offers that its sentence names. */
  readonly #given: readonly { amount: number; offers: readonly Offer[] }[]
  readonly #quoted: ReadonlySet<number>
  readonly #counts: Set<number>
  /** Amounts of the answer so far. */
  readonly #said: number[] = []
  /** What is spoken of; before the first sentence, what the visitor named. */
  #named: Named

  constructor(offers: readonly Offer[], { sent, asked }: Talk, namedIn: (text: string) => Named) {
    this.#all = offers
    this.#namedIn = namedIn
    this.#given = sent
      .split(/\n|(?<=[.!?]) /)
      .flatMap(line => moneyIn(line).map(amount => ({ amount, offers: namedIn(line).offers })))
    this.#quoted = new Set(moneyIn(asked))
    this.#counts = new Set(countsIn(asked))
    const named = namedIn(asked.split('\n').at(-1) ?? '')
    this.#named = named.isGroup ? { offers: [], isGroup: true } : named
  }

  areRight(sentence: string): boolean {
    const named = this.#namedIn(sentence)
    if (named.offers.length > 0) this.#named = named
    for (const count of countsIn(sentence)) this.#counts.add(count)
    return figuresIn(sentence).every(({ euro, from, after }) => {
      if (euro === undefined) return true
      const amount = cents(euro)
      const isDenied = this.#quoted.has(amount) && saysNo(sentence)
      // „Videos gibt es ab 299 €, Professional kostet 499 €.“
      const before = this.#namedIn(sentence.slice(0, from)).offers
      const own = [...this.#named.offers, ...before]
      const isRight = isDenied || this.#isRight(amount, after, own)
      if (isRight) this.#said.push(amount)
      return isRight
    })
  }

  #isRight(amount: number, after: string, own: readonly Offer[]): boolean {
    const per = units.find(([, pattern]) => pattern.test(after))?.[0]
    if (per) return this.#isPer(per, amount, own)
    const products = this.#products(own)
    if (products.has(amount)) return true
    if (period.test(after) && this.#isOnce(amount, own, products)) return false
    return (
      pricesOf(own.length > 0 ? own : this.#all).some(({ euro }) => cents(euro) === amount) ||
      this.#isGiven(amount) ||
      this.#isSum(amount, products)
    )
  }

  /** Whether it is a price in a unit, of what is spoken of where it has one, or what is saved by it. */
  #isPer(unit: Price['per'], amount: number, own: readonly Offer[]): boolean {
    const listsOf = (offers: readonly Offer[]) =>
      offers
        .map(({ prices }) => prices.flatMap(({ per, euro }) => (per === unit ? cents(euro) : [])))
        .filter(list => list.length > 0)
    const lists = listsOf(own).length > 0 ? listsOf(own) : listsOf(this.#all)
    return lists.some(
      list => list.includes(amount) || list.some(price => list.includes(price + amount)),
    )
  }

  /** Whether it was sent, as nothing that another offer costs. */
  #isGiven(amount: number): boolean {
    const given = this.#given.filter(one => one.amount === amount)
    const named = this.#named.offers
    if (named.length === 0) return given.length > 0
    const isPrice = pricesOf(this.#all).some(({ euro }) => cents(euro) === amount)
    const isOwn = given.some(
      ({ offers }) => offers.length === 0 || offers.some(offer => named.includes(offer)),
    )
    return isOwn && !isPrice
  }

  /** Counts × prices; a price to begin with is paid once. */
  #products(own: readonly Offer[]): Set<number> {
    const isStart = ({ per }: Price) => per === 'start'
    const starts = pricesOf(own).filter(isStart)
    const said = this.#said.filter(amount => !starts.some(({ euro }) => cents(euro) === amount))
    const prices = pricesOf(own).filter(price => !isStart(price))
    const factors = [...prices.map(({ euro }) => euro * 100), ...said]
    return new Set([...this.#counts].flatMap(count => factors.map(p => Math.round(count * p))))
  }

  /** A price is none of a month, and one to begin with in no sum of a month: whether it comes again stands in the offer. */
  #isOnce(amount: number, own: readonly Offer[], products: ReadonlySet<number>): boolean {
    return pricesOf(own).some(({ euro, per }) => {
      const rest = amount - cents(euro)
      const isPart = products.has(rest) || this.#said.includes(rest)
      return rest === 0 || ((per === 'start' || per === 'setup') && isPart)
    })
  }

  /** Whether it is the sum or the difference of amounts of the answer, of products and of prices of what is named. */
  #isSum(amount: number, products: ReadonlySet<number>): boolean {
    const { offers, isGroup } = this.#named
    if (amount === 0 || (offers.length === 0 && this.#said.length === 0)) return false
    if (isSumOf(this.#said.slice(-mostParts), amount)) return true
    const prices = pricesOf(offers).map(({ euro }) => cents(euro))
    const counted = new Set([...products, ...this.#said])
    const terms = new Set([...prices, ...counted])
    return [...(isGroup ? counted : terms)].some(
      term => terms.has(amount - term) || terms.has(amount + term) || terms.has(term - amount),
    )
  }
}

const pricesOf = (offers: readonly Offer[]): Price[] => offers.flatMap(({ prices }) => prices)

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
