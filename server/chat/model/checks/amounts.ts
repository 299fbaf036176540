import type { Offer, Price } from '../../../../shared/messages'
import { figuresIn } from '../../../../shared/money'
import { withDigits } from '../../number-words'
import { offersOnce } from '../../offers'
import { type Check, type Grounds, saysNo } from './check'
import { createNames, kindsIn } from './names'

/** A fee stands with what it is paid for; what comes each month is counted, as nothing is sold by the month. */
type Kind = 'fee' | 'monthly' | undefined

const monthlyBehind =
  /^\s?(?:(?:\/|(?:pro|im|per|a|each|every|jede[ns]?)\s)\s?(?:\p{Ll}+\s)?)?(?:monat|month|jahr|jährlich|year)/iu
/** „jeden Monat 30 €“, „die monatliche Gebühr von 30 €“ */
const monthlyBefore =
  /(?:monat|monatlich|month|monthly|jahr|jährlich|year)\s$|(?:monatliche[nrs]?|monats\p{L}+|monthly)\s[^,;]*$/iu
/** „0,07 € pro Nachricht“ */
const feeBehind = /^\s?(?:\/|(?:pro|je(?! nach)|per|a|each|every|für jede[ns]?|die)\s)/i
const times = /(?:[×x*·]|mal|times)\s*$/i
/** So many results of an answer are tried as parts of a sum. */
const mostParts = 8

const cents = (euro: number): number => Math.round(euro * 100)
const moneyIn = (text: string): number[] =>
  figuresIn(withDigits(text)).flatMap(({ euro }) => (euro === undefined ? [] : cents(euro)))
const pricesOf = (offers: readonly Offer[], ...paid: Price['per'][]): number[] =>
  offers.flatMap(({ prices }) =>
    prices.flatMap(({ euro, per }) => (paid.length === 0 || paid.includes(per) ? cents(euro) : [])),
  )

/** An amount of a sentence, from where on; `made` is what it comes to with the count before it („3 × 290 €“). */
type Amount = { amount: number; made: number; kind: Kind; from: number }

/** What is named, what is spoken of (no offers: anything may be meant), what the talk has counted, and what the answer has come to. */
type Context = { named: Offer[]; offers: Offer[]; counts: number[]; said: number[] }

/**
 * Finds amounts that nobody gave: each must be a price of the offer that the sentence or one before names, another amount of
 * the passages, or counted from such: count × price, a sum, a difference. What is paid each month is no price.
 */
export function createAmountCheck(all: readonly Offer[]): (grounds: Grounds) => Check {
  const offers = offersOnce(all)
  const namedIn = createNames(offers)
  return ({ sent, asked }) => {
    // What an offer costs is told by the offers.
    const given = sent.split(/\n|(?<=[.!?]) (?=\p{Lu})/u).map(line => ({
      amounts: moneyIn(line).filter(amount => !pricesOf(offers).includes(amount)),
      of: namedIn(line),
      counts: countsIn(withDigits(line)),
    }))
    // What 800 messages come to is no amount for 600.
    const isGiven = (amount: number, named: readonly Offer[], counted: readonly number[]) =>
      given.some(
        ({ amounts, of, counts }) =>
          amounts.includes(amount) && isOneOf(of, named) && isOneOf(counts, counted),
      )
    const quoted = moneyIn(asked)
    const countsAsked = countsIn(withDigits(asked))
    const question = namedIn(asked.split('\n').at(-1) ?? '')

    return (written, before) => {
      const sentences = [...before, written].map(withDigits)
      const sentence = sentences.at(-1) ?? ''
      const amounts = amountsIn(sentence)
      if (amounts.length === 0) return false
      const named = [question, ...sentences.map(namedIn)].findLast(one => one.length > 0) ?? []
      const ofKind = kindsIn(sentence, offers, named)
      const counted = countsIn(sentence)
      const counts = [...countsAsked, ...sentences.flatMap(countsIn)]
      const earlier = sentences.slice(0, -1).flatMap(amountsIn)
      const isRight = (money: Amount, at: number) => {
        // „Videos gibt es ab 299 €, Professional kostet 499 €.“
        const begin = sentence.slice(0, money.from)
        const of = [...named, ...ofKind, ...kindsIn(begin, offers, namedIn(begin))]
        const said = [...earlier, ...amounts.slice(0, at)].map(({ made }) => made)
        const context = { named, offers: of, counts, said }
        return (
          (quoted.includes(money.amount) && saysNo(sentence)) ||
          isCounted(money, context, offers) ||
          (money.kind !== 'fee' && isGiven(money.amount, of, counted))
        )
      }
      return !amounts.every(isRight)
    }
  }
}

function amountsIn(sentence: string): Amount[] {
  const figures = figuresIn(sentence)
  return figures.flatMap(({ euro, from, after }, at) => {
    if (euro === undefined) return []
    const amount = cents(euro)
    const begin = sentence.slice(0, from)
    const isMonthly = monthlyBehind.test(after) || monthlyBefore.test(begin)
    const fee = feeBehind.test(after) ? 'fee' : undefined
    const kind = isMonthly ? 'monthly' : fee
    const count = times.test(begin) ? figures[at - 1]?.value : undefined
    return { amount, made: Math.round(amount * (count ?? 1)), kind, from }
  })
}

/** Whether an amount is a price of what is spoken of, or counted from such. */
function isCounted(
  { amount, made, kind }: Amount,
  { named, offers, counts, said }: Context,
  all: readonly Offer[],
): boolean {
  const own = pricesOf(offers)
  const meant = offers.length > 0 ? offers : all
  const prices = pricesOf(meant)
  const starts = pricesOf(meant, 'start')
  // Whether the price to begin with comes more than once stands in the offer.
  if (made !== amount && starts.includes(amount)) return false
  // Of „packages“ no two prices belong together.
  const isPrice = prices.includes(amount) || isDifference(amount, pricesOf(named))
  if (kind === 'fee' || (isPrice && kind === undefined)) return isPrice
  const factors = [...own, ...said].filter(price => !starts.includes(price))
  const isProduct = counts.some(one => factors.some(price => Math.round(one * price) === amount))
  // What is paid once is no part of what is paid each month.
  const parts = kind ? said.filter(one => !own.includes(one)) : said
  const once = kind ? [] : pricesOf(offers, 'start', 'setup')
  const isOfTwo = isSumOfTwo(amount, named, counts)
  const isSum = [0, ...once].some(price => isSumOf(parts.slice(-mostParts), amount - price))
  return amount > 0 && (isProduct || isSum || isOfTwo || isDifference(amount, parts))
}

/** Whether two have something in common, where both hold something. */
const isOneOf = <Item>(some: readonly Item[], others: readonly Item[]): boolean =>
  some.length === 0 || others.length === 0 || some.some(one => others.includes(one))

const isDifference = (amount: number, of: readonly number[]): boolean =>
  of.some(one => amount > 0 && of.includes(one + amount))

/** „2 Einsteiger und 1 Coaching sind zusammen 1.570 €“: what each of two offers comes to has not been said yet. */
function isSumOfTwo(amount: number, named: readonly Offer[], counts: readonly number[]): boolean {
  const [one, other, ...more] = named.map(offer =>
    pricesOf([offer], 'person', 'video').flatMap(price => [1, ...counts].map(n => n * price)),
  )
  if (!one || !other || more.length > 0) return false
  return one.some(part => other.includes(amount - part))
}

/** Whether some of the parts make up a sum. */
function isSumOf(parts: readonly number[], amount: number): boolean {
  const [first, ...rest] = parts
  if (first === undefined) return amount === 0
  return isSumOf(rest, amount - first) || isSumOf(rest, amount)
}

const countsIn = (text: string): number[] =>
  figuresIn(text).flatMap(({ value, euro }) => (euro === undefined && value > 1 ? value : []))
