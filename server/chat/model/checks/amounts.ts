import type { Offer, Price } from '../../../../shared/messages'
import { type Figure, figuresIn } from '../../../../shared/money'
import { offersOnce } from '../../offers'
import { createNames } from './names'
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
const times = /\d\s?(?:×|x|\*|mal)\s?\d|\d\s?(?:×|x|\*)\s?€/i
/** What is paid once, or nobody knows how often. */
const once: readonly Price['per'][] = ['start', 'setup']
/** So many amounts of an answer are tried as parts of a sum. */
const mostParts = 8

const cents = (euro: number): number => Math.round(euro * 100)
const moneyIn = (text: string): number[] =>
  figuresIn(withDigits(text)).flatMap(({ euro }) => (euro === undefined ? [] : cents(euro)))

/**
 * Finds amounts that nobody gave: each must be a price of the offer that the sentence names (or else the last one that did), in
 * its own unit, another amount of the passages, or counted from such: count × price, a sum, a difference.
 */
export function createAmountCheck(all: readonly Offer[]): (talk: Talk) => Check {
  const offers = offersOnce(all)
  const namedIn = createNames(offers)
  return talk => {
    const amounts = new Amounts(offers, talk, namedIn)
    return sentence => {
      const written = withDigits(sentence)
      amounts.hear(written, namedIn(written))
      return otherCurrency.test(written) || !figuresIn(written).every(amounts.accept)
    }
  }
}

/** What amounts can be right in the next sentence of an answer; all in cents. */
class Amounts {
  readonly #all: readonly Price[]
  /** Amounts of the passages, each with the offers that its sentence names. */
  readonly #given: readonly { amount: number; named: readonly Offer[] }[]
  readonly #quoted: ReadonlySet<number>
  readonly #counts: Set<number>
  /** Amounts of the answer so far. */
  readonly #said: number[] = []
  /** The prices of what is spoken of; all where nothing was named. */
  #own: readonly Price[]
  #named: readonly Offer[] = []
  #sentence = ''

  constructor(
    offers: readonly Offer[],
    { sent, asked }: Talk,
    namedIn: (text: string) => readonly Offer[],
  ) {
    this.#all = pricesOf(offers)
    this.#own = this.#all
    this.#given = sent.split(/\n|(?<=[.!?]) /).flatMap(sentence => {
      const named = namedIn(sentence)
      return moneyIn(sentence).map(amount => ({ amount, named }))
    })
    this.#quoted = new Set(moneyIn(asked))
    this.#counts = new Set(countsIn(asked))
  }

  hear(sentence: string, named: readonly Offer[]): void {
    this.#sentence = sentence
    if (named.length > 0) [this.#named, this.#own] = [named, pricesOf(named)]
    for (const count of countsIn(sentence)) this.#counts.add(count)
  }

  readonly accept = ({ euro, after }: Figure): boolean => {
    if (euro === undefined) return true
    const amount = cents(euro)
    const isDenied = this.#quoted.has(amount) && saysNo(this.#sentence)
    if (!isDenied && !this.#isRight(amount, after)) return false
    this.#said.push(amount)
    return true
  }

  #isRight(amount: number, after: string): boolean {
    const per = units.find(([, pattern]) => pattern.test(after))?.[0]
    if (per) return this.#pricesPer(per).includes(amount)
    const products = this.#products()
    if (period.test(after) && !products.has(amount) && this.#isOnce(amount, products)) return false
    return (
      this.#own.some(price => cents(price.euro) === amount) ||
      this.#isGiven(amount) ||
      this.#isCounted(amount, products)
    )
  }

  /** The prices in a unit, of what is spoken of where it has one. */
  #pricesPer(unit: Price['per']): number[] {
    const [own = [], all = []] = [this.#own, this.#all].map(prices =>
      prices.filter(({ per }) => per === unit),
    )
    return (own.length > 0 ? own : all).map(({ euro }) => cents(euro))
  }

  /** Whether it was sent, as nothing that another offer costs. */
  #isGiven(amount: number): boolean {
    const given = this.#given.filter(one => one.amount === amount)
    if (this.#named.length === 0) return given.length > 0
    const isPrice = this.#all.some(({ euro }) => cents(euro) === amount)
    const isOwn = given.some(
      ({ named }) => named.length === 0 || named.some(offer => this.#named.includes(offer)),
    )
    return isOwn && !isPrice
  }

  /** Counts × prices, of what is paid once only where it is written so. */
  #products(): Set<number> {
    const isWritten = times.test(this.#sentence)
    const prices = this.#own.filter(({ per }) => isWritten || !once.includes(per))
    const factors = [...prices.map(({ euro }) => euro * 100), ...this.#said]
    return new Set([...this.#counts].flatMap(count => factors.map(p => Math.round(count * p))))
  }

  /** A price to begin with is none of a month, alone or in a sum: whether it comes again stands in the offer. */
  #isOnce(amount: number, products: ReadonlySet<number>): boolean {
    return this.#own
      .filter(({ per }) => once.includes(per))
      .map(({ euro }) => amount - cents(euro))
      .some(rest => rest === 0 || products.has(rest) || this.#said.includes(rest))
  }

  #isCounted(amount: number, products: ReadonlySet<number>): boolean {
    if (this.#named.length === 0 && this.#said.length === 0) return false
    if (products.has(amount) || isSum(amount, this.#said.slice(-mostParts))) return true
    const prices = this.#own.map(({ euro }) => cents(euro))
    const terms = new Set([...prices, ...products, ...this.#said])
    return [...terms].some(term => terms.has(amount - term) || terms.has(amount + term))
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
function isSum(amount: number, parts: readonly number[]): boolean {
  const [first, ...rest] = parts
  if (first === undefined) return amount === 0
  return isSum(amount - first, rest) || isSum(amount, rest)
}
