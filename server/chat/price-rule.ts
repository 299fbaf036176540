import type { Knowledge, Offer, PriceWords } from '../../shared/messages'
import { type Figure, figuresIn } from '../../shared/money'
import { conditionSentence, offerSentence, spanSentence } from './pages/prices/offers'
import { plainText } from './plain-text'
import { createNameReader, wordPattern } from './words'

/** What is said in place of a sentence that may not be shown; undefined where it may. Asked in the answer's order. */
export type SentenceCheck = (sentence: string) => string | undefined

/** Makes the check for one answer; `visitorMessages` is what the visitor has said, the question last. */
type PriceRule = (visitorMessages: readonly string[]) => SentenceCheck

/** What the rule reads of a sentence. */
type Sentence = {
  text: string
  figures: readonly Figure[]
  /** The names in it, in its order, each with the offers it may mean. */
  names: readonly (readonly Offer[])[]
  /** The offers it speaks of; where it names none, those of the sentence before. */
  spokenOf: readonly Offer[]
  /** The numbers that the visitor has said. */
  counts: ReadonlySet<number>
  isAboutPrices: boolean
}
type Amount = { euro: number; from: number }

const duration = /^[- ]?(?:\p{L}+ )?(?:tag|nächt|woche|monat|jahr|day|week|month|year)/iu
const percent = /^ ?(?:%|prozent|percent)/i
// „PRO kostet 37.“ and „37 im Monat“ are amounts; „am 14. Mai“ and „100 Kundenanfragen“ are none.
const withoutSign = /^ ?[.!?;)]*$|^ (?:im|pro|für|fix|netto|mtl|monatlich|a|for)(?!\p{L})/u
const daily = /^ (?:\p{L}+ ){0,2}(?:am|pro|a) (?:tag|day)/iu
const daysOfMonth = 30
// Of three packages or trainings; among the sums of ten prices a minute nearly every amount is found.
const mostSummed = 3
// A sentence of more figures is a table that nobody asked for, and each would be held against all that can be reckoned.
const mostFigures = 40
// A price card of more offers tells their span.
const longestCard = 4

/**
 * A model now and then gets a price wrong, or is talked into it. A sentence is shown when the site says it in the same words, or
 * when all of this holds; the words are those of content/emilia/price-words.yaml:
 * 1. It says nothing of its own about discounts, taxes, terms and the like.
 * 2. It calls nothing free but the test, and gives the test no other length.
 * 3. Its percentages are what the telephone saves; where it is not about prices, also those that the site prints.
 * 4. Each amount is a price of the offers it speaks of (of any offer when it speaks of none), such a price times a number that
 *    the visitor said, or a sum or difference of those; and no price is called a monthly one.
 */
export function createPriceRule({
  offers: all,
  passages,
  priceWords,
}: Pick<Knowledge, 'offers' | 'passages' | 'priceWords'>): PriceRule {
  const offers = [...new Map(all.map(offer => [`${offer.group} ${offer.name}`, offer])).values()]
  const { namesIn, offersIn } = createNameReader(offers, priceWords.groups)
  const site = passages.map(({ text }) => plainText(text)).join('\n')
  const ownWords = comparable(site)
  const printed = percentsOf(figuresIn(site))
  const savings = offers.flatMap(savingOf)
  const priceWord = wordPattern(priceWords.price)
  const guarded = priceWords.guarded.map(topic => guardOf(topic))
  const isTrial = createTrialCheck(priceWords.trial)
  const areAmounts = createAmountCheck(offers, priceWords)

  /** What is said in place of a sentence. */
  const insteadOf = (sentence: Sentence): string | undefined => {
    const { text, figures, spokenOf, isAboutPrices } = sentence
    if (ownWords.includes(comparable(text))) return undefined
    const topic = guarded.find(({ isTold }) => isTold(sentence))
    if (topic) return topic.instead ?? priceCard(spokenOf, offers)
    if (!isTrial(sentence)) return priceWords.trial.instead
    const isTrue =
      figures.length <= mostFigures &&
      percentsOf(figures).every(
        value => savings.includes(value) || (!isAboutPrices && printed.includes(value)),
      ) &&
      areAmounts(sentence)
    return isTrue ? undefined : priceCard(spokenOf, offers)
  }

  return visitorMessages => {
    const counts = countsOf(plainText(visitorMessages.join('\n')))
    let spokenOf = offersIn(plainText(visitorMessages.at(-1) ?? ''))
    return written => {
      const text = plainText(written)
      const named = offersIn(text)
      if (named.length > 0) spokenOf = named
      const isAboutPrices = named.length > 0 || text.search(priceWord) >= 0
      const names = namesIn(text)
      return insteadOf({ text, figures: figuresIn(text), names, spokenOf, counts, isAboutPrices })
    }
  }
}

/** Letters and figures alone, with a space around each word. */
function comparable(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ')} `
}

/** The numbers that a visitor has said; „20 am Tag“ are also 600 a month. */
function countsOf(visitor: string): Set<number> {
  return new Set(
    figuresIn(visitor).flatMap(({ value, after }) =>
      daily.test(after) ? [value, value * daysOfMonth] : [value],
    ),
  )
}

function percentsOf(figures: readonly Figure[]): number[] {
  return figures.filter(({ after }) => percent.test(after)).map(({ value }) => value)
}

/** What an offer saves against its regular price, in percent. */
function savingOf({ prices }: Offer): number[] {
  const paid = prices.find(({ per, regular }) => per === 'minute' && !regular)
  const usual = prices.find(({ per, regular }) => per === 'minute' && regular)
  return paid && usual ? [Math.round((1 - paid.euro / usual.euro) * 100)] : []
}

/** Whether a sentence says something of a topic in other words than the site. */
function guardOf({ words, own, besidePrices = false, instead }: PriceWords['guarded'][number]) {
  const [ownWord, word] = [wordPattern(own), wordPattern(words)]
  const isTold = ({ text, isAboutPrices }: Sentence) =>
    (isAboutPrices || !besidePrices) && text.replace(ownWord, '').search(word) >= 0
  return { isTold, instead }
}

/** Whether a sentence calls nothing free but the test, and gives it no other length. */
function createTrialCheck({ groups, words, free, after, lengths }: PriceWords['trial']) {
  const [trialWord, freeWord, afterWord] = [
    wordPattern(words),
    wordPattern(free),
    wordPattern(after),
  ]
  const isLength = ({ value, after: unit }: Figure) =>
    lengths.some(length =>
      `${value} ${unit.trim().replace(/^-/, '')}`.toLowerCase().startsWith(length),
    )
  return ({ text, figures, names }: Sentence): boolean => {
    const isTrial = text.search(trialWord) >= 0
    const freeClauses = text.split(/[,;:–—]\s/).filter(clause => clause.search(freeWord) >= 0)
    if (!isTrial && freeClauses.length === 0) return true
    const isTested = names.flat().every(({ group }) => groups.includes(group))
    if (freeClauses.length > 0 && !(isTrial && isTested)) return false
    const isFreeLater = freeClauses.some(clause => clause.search(afterWord) >= 0)
    const durations = figures.filter(({ after: unit }) => duration.test(unit))
    return !isFreeLater && durations.every(isLength)
  }
}

/** Whether each amount of a sentence is a price of what it speaks of, or reckoned from such prices. */
function createAmountCheck(offers: readonly Offer[], words: PriceWords) {
  const [regularWord, monthlyWord] = [wordPattern(words.regular), wordPattern(words.monthly)]
  const unitWord = wordPattern(Object.values(words.units).flat())
  // „740 Kunden“ counts nothing that is paid.
  const isCounted = ({ after }: Figure) =>
    !/^ \p{Lu}/u.test(after) || after.slice(0, 30).search(unitWord) >= 0

  return (sentence: Sentence): boolean => {
    const { text, figures, names, spokenOf, counts } = sentence
    const amounts = amountsOf(sentence)
    // A regular price may stand beside the price with AI, or where something is compared.
    const isCompared = ({ prices }: Offer) =>
      text.search(regularWord) >= 0 ||
      prices.some(({ regular, euro }) => !regular && amounts.some(amount => amount.euro === euro))
    const pricesOf = (some: readonly Offer[]) =>
      some.flatMap(offer =>
        offer.prices.filter(({ regular }) => !regular || isCompared(offer)).map(({ euro }) => euro),
      )
    const prices = pricesOf(spokenOf.length > 0 ? spokenOf : offers)
    const products = figures
      .filter(figure => counts.has(figure.value) && isCounted(figure))
      .flatMap(({ value }) => prices.map(price => price * value))
    const reckoned = [...products, ...sumsOf(spokenOf, [...prices, ...products])]
    // „BASIC und PRO kosten 500 € und 1.500 €“: the names and amounts in turns.
    const areInTurns = names.length > 1 && amounts.length % names.length === 0
    const ownPrices = (at: number) =>
      areInTurns ? pricesOf(names[Math.floor((at * names.length) / amounts.length)] ?? []) : prices
    const areTrue = amounts.every(({ euro }, at) =>
      [...ownPrices(at), ...reckoned].some(value => Math.abs(value - euro) < 0.005),
    )
    return areTrue && ![...text.matchAll(monthlyWord)].some(isOfPrice(amounts, prices))
  }
}

/** The amounts of a sentence: figures with a euro sign, and beside words of price those that count nothing. */
function amountsOf({ figures, counts, isAboutPrices }: Sentence): Amount[] {
  return figures.flatMap(({ euro, value, after, from }) => {
    if (euro !== undefined) return [{ euro, from }]
    const isAmount = isAboutPrices && !counts.has(value) && withoutSign.test(after)
    return isAmount ? [{ euro: value, from }] : []
  })
}

/** Sums and differences of what few offers cost. */
function sumsOf(offers: readonly Offer[], terms: readonly number[]): number[] {
  if (offers.length === 0 || offers.length > mostSummed) return []
  const different = [...new Set(terms)]
  return different.flatMap((a, at) =>
    different.slice(at + 1).flatMap(b => [a + b, Math.abs(a - b)]),
  )
}

/** „1.500 € im Monat“: a price is paid once or by use; only what is reckoned from a number of the visitor's is monthly. */
function isOfPrice(amounts: readonly Amount[], prices: readonly number[]) {
  return ({ index }: RegExpExecArray): boolean => {
    const amount = amounts.findLast(({ from }) => from < index) ?? amounts[0]
    return amount !== undefined && prices.includes(amount.euro)
  }
}

/** The prices of what a sentence spoke of, else of the packages, as the site's figures have them. */
function priceCard(spokenOf: readonly Offer[], offers: readonly Offer[]): string {
  const own = spokenOf.length > 0 ? spokenOf : offers.filter(({ group }) => group === 'package')
  const [first] = own
  if (first && own.length === 1) return `${offerSentence(first)} ${conditionSentence(own)}`
  const span = own.length > longestCard ? spanSentence(own) : undefined
  const lines = span ?? own.map(offer => `- ${offerSentence(offer)}`).join('\n')
  return `${lines}\n\n${conditionSentence(own)}`
}
