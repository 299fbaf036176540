import type { Offer, Price } from '../../../../shared/messages'
import { figuresIn } from '../../../../shared/money'
import { withDigits } from '../../number-words'
import { offersOnce } from '../../offers'
import { type Check, type Grounds, saysNo } from './check'
import { createNames, kindsIn } from './names'

/**
 * How an amount is written. A `fee` stands with what it is paid for („0,07 € pro Nachricht“). A `monthly` amount („30 € im Monat“) must
 * be calculated, because nothing is sold by the month.
 */
type Kind = 'fee' | 'monthly' | undefined

/** Behind an amount: „pro Monat“, „im Monat“, „/Monat“, „monatlich“, „each year“ */
const monthlyBehind =
  /^\s?(?:(?:\/|(?:pro|im|per|a|each|every|jede[ns]?)\s)\s?(?:\p{Ll}+\s)?)?(?:monat|month|jahr|jährlich|year)/iu
/** Before an amount: „jeden Monat 30 €“, „die monatliche Gebühr von 30 €“ */
const monthlyBefore =
  /(?:monat|monatlich|month|monthly|jahr|jährlich|year)\s$|(?:monatliche[nrs]?|monats\p{L}+|monthly)\s[^,;]*$/iu
/** Behind an amount: „0,07 € pro Nachricht“, „0,80 €/Minute“, „290 € je Person“, „0,80 € die Minute“ */
const feeBehind = /^\s?(?:\/|(?:pro|je(?! nach)|per|a|each|every|für jede[ns]?|die)\s)/i
/** Before an amount: „3 × 290 €“, „3 mal 290 €“ */
const times = /(?:[×x*·]|mal|times)\s*$/i
/** Only the last amounts of an answer are tried as parts of a sum: with each one more the ways to add them double. */
const mostParts = 8

const cents = (euro: number): number => Math.round(euro * 100)
const moneyIn = (text: string): number[] =>
  figuresIn(withDigits(text)).flatMap(({ euro }) => (euro === undefined ? [] : cents(euro)))
const pricesOf = (offers: readonly Offer[], ...paid: Price['per'][]): number[] =>
  offers.flatMap(({ prices }) =>
    prices.flatMap(({ euro, per }) => (paid.length === 0 || paid.includes(per) ? cents(euro) : [])),
  )

/** An amount of a sentence in cents, and where it begins; `product` is the amount times the count before it („3 × 290 €“). */
type Amount = { amount: number; product: number; kind: Kind; from: number }

type Context = {
  /** The offers that a sentence names. */
  named: Offer[]
  /** These, and all of a kind that it speaks of („Pakete“); none where any offer may be meant. */
  offers: Offer[]
  /** The counts that question and answer speak of so far: 800 messages, 3 persons. */
  counts: number[]
  /** The amounts of the answer so far, each times its count. */
  said: number[]
}

/**
 * Finds sentences with an amount that does not follow from what the model was sent. An amount is right if it is
 * - a price of the offer that this sentence names, else the last one before it, else the question,
 * - another amount of the passages, of the same offer and for the same count,
 * - calculated from such: count × price, a sum, a difference,
 * - or one that the visitor wrote and the sentence denies („Für 50 € gibt es das nicht“).
 */
export function createAmountCheck(all: readonly Offer[]): (grounds: Grounds) => Check {
  const offers = offersOnce(all)
  const namedIn = createNames(offers)
  return ({ sent, asked }) => {
    // The other amounts of what was sent, line by line; prices are left out, because `offers` tells which offer each belongs to.
    const given = sent.split(/\n|(?<=[.!?]) (?=\p{Lu})/u).map(line => ({
      amounts: moneyIn(line).filter(amount => !pricesOf(offers).includes(amount)),
      of: namedIn(line),
      counts: countsIn(withDigits(line)),
    }))
    // „800 Nachrichten kosten 56 €“ in a passage proves no 56 € for 600 messages.
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
        // „Videos gibt es ab 299 €, Professional kostet 499 €.“: up to „299 €“ all videos are meant, although one is named later.
        const begin = sentence.slice(0, money.from)
        const of = [...named, ...ofKind, ...kindsIn(begin, offers, namedIn(begin))]
        const said = [...earlier, ...amounts.slice(0, at)].map(({ product }) => product)
        const context = { named, offers: of, counts, said }
        return (
          (quoted.includes(money.amount) && saysNo(sentence)) ||
          isCalculated(money, context, offers) ||
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
    return { amount, product: Math.round(amount * (count ?? 1)), kind, from }
  })
}

/** Whether an amount is a price of what is spoken of, or calculated from such prices. */
function isCalculated(
  { amount, product, kind }: Amount,
  { named, offers, counts, said }: Context,
  all: readonly Offer[],
): boolean {
  const own = pricesOf(offers)
  const meant = offers.length > 0 ? offers : all
  const prices = pricesOf(meant)
  const starts = pricesOf(meant, 'start')
  // A starting price is paid once: „3 × 1.500 €“ is wrong.
  if (product !== amount && starts.includes(amount)) return false
  // A difference counts between offers that are named: of „Pakete“ in general any two prices would do.
  const isPrice = prices.includes(amount) || isDifference(amount, pricesOf(named))
  if (kind === 'fee' || (isPrice && kind === undefined)) return isPrice
  const factors = [...own, ...said].filter(price => !starts.includes(price))
  const isProduct = counts.some(one => factors.some(price => Math.round(one * price) === amount))
  // A monthly amount is made of results („140 €“), not of prices, and holds nothing that is paid once.
  const parts = kind ? said.filter(one => !own.includes(one)) : said
  const once = kind ? [] : pricesOf(offers, 'start', 'setup')
  const isSum = [0, ...once].some(price => isSumOf(parts.slice(-mostParts), amount - price))
  const isOther = isSumOfTwo(amount, named, counts) || isDifference(amount, parts)
  return amount > 0 && (isProduct || isSum || isOther)
}

/** Whether two lists have something in common. An empty list fits any other. */
const isOneOf = <Item>(some: readonly Item[], others: readonly Item[]): boolean =>
  some.length === 0 || others.length === 0 || some.some(one => others.includes(one))

/** Whether an amount is the difference of two others. */
const isDifference = (amount: number, of: readonly number[]): boolean =>
  of.some(one => amount > 0 && of.includes(one + amount))

/**
 * „2 Einsteiger und 1 Coaching sind zusammen 1.570 €“: a sum of two offers, each times one of the counts, neither of which was
 * said before.
 */
function isSumOfTwo(amount: number, named: readonly Offer[], counts: readonly number[]): boolean {
  const [one, other, ...more] = named.map(offer =>
    pricesOf([offer], 'person', 'video').flatMap(price => [1, ...counts].map(n => n * price)),
  )
  if (!one || !other || more.length > 0) return false
  return one.some(part => other.includes(amount - part))
}

/** Whether an amount is the sum of some of the parts. */
function isSumOf(parts: readonly number[], amount: number): boolean {
  const [first, ...rest] = parts
  if (first === undefined) return amount === 0
  return isSumOf(rest, amount - first) || isSumOf(rest, amount)
}

const countsIn = (text: string): number[] =>
  figuresIn(text).flatMap(({ value, euro }) => (euro === undefined && value > 1 ? value : []))
