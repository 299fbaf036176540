import type { ChatMessage, Knowledge } from '../messages'

const amount = String.raw`\d{1,3}(?:[.\u00a0 ]\d{3})+(?:,\d{1,2})?|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:[.,]\d{1,2})?`
// „1.500 €“, „EUR 1,500“, „0,07 Euro“ and „99 Cent“ are no other amounts in another spelling.
const inEuro = new RegExp(String.raw`(?:€|\bEUR\b)\s?(${amount})|(${amount})[\s\u00a0]?(?:€|EUR\b|Euro\b)`, 'giu')
// Cheap, and most answers say nothing of the kind.
const ofMoney = /€|EUR|Cent/i
const inCent = /(\d+)[\s\u00a0]?Cent\b/giu
const count = /(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d,])|(?<![\d.,])\d+(?![\d,])/g
const addsUp = /\b(insgesamt|zusammen|gesamt\p{L}*|summe|total|macht das|ergibt|in all)\b|[+=]/iu
const denies = /\b(nicht|kein\p{L}*|nein|leider|statt|budget|not|no)\b/iu
const months = 12

/**
 * Tells prices that can be from the site apart from those that cannot: a model now and then gets one wrong, or is talked into it.
 * @returns whether all prices of an answer stand on the site or follow from it by counting („500 × 0,07 €“) and adding, or are
 * the visitor's own and denied; and whether no tier has the price of another
 */
export function createKnownPrices({
  passages,
  routes,
  tiers,
  digest,
}: Pick<Knowledge, 'passages' | 'routes' | 'tiers' | 'digest'>): (
  answer: string,
  thread: readonly ChatMessage[],
) => boolean {
  const texts = [
    digest,
    ...passages.flatMap(({ heading, text }) => [heading, text]),
    ...routes.flatMap(({ title, description }) => [title, description]),
  ]
  const known = new Set([
    0,
    ...texts.flatMap(amountsOf),
    ...tiers.flatMap(({ from, perMessage }) => [cents(from), cents(perMessage)]),
  ])

  const patterns = tiers.map(tier => tierPattern(tier, tiers))

  return (answer, thread) => {
    if (!ofMoney.test(answer)) return true
    if (patterns.some(pattern => mixesUp(answer, pattern))) return false
    const unknown = amountsOf(answer).filter(sum => !known.has(sum))
    if (unknown.length === 0) return true
    const asked = thread.filter(({ role }) => role === 'user').map(({ content }) => content)
    const own = new Set(asked.flatMap(amountsOf))
    // Who only repeats what the visitor said has been talked into it.
    const rest = denies.test(answer) ? unknown.filter(sum => !own.has(sum)) : unknown
    if (rest.length === 0) return true
    const counts = new Set([months, ...[...asked, answer].flatMap(countsOf)])
    const counted = new Set([...known].flatMap(price => [price, ...[...counts].map(many => price * many)]))
    const isAdded = (sum: number) =>
      addsUp.test(answer) && [...counted].some(price => price > 0 && counted.has(sum - price))
    return rest.every(sum => counted.has(sum) || isAdded(sum))
  }
}

type Tier = Knowledge['tiers'][number]
/** How an answer gives a tier a price, and the figures that only others have. */
type TierPattern = { named: RegExp; wrong: readonly number[] }

function tierPattern(tier: Tier, tiers: readonly Tier[]): TierPattern {
  const figures = ({ from, perMessage }: Tier) => [cents(from), cents(perMessage)]
  const named = new RegExp(
    String.raw`\b${tier.name}\b\**:?(?:\s+\p{L}+){0,4}\s+(${amount})[\s\u00a0]?(?:€|EUR\b|Euro\b)`,
    'gu',
  )
  const others = tiers.filter(one => one !== tier).flatMap(figures)
  return { named, wrong: others.filter(sum => !figures(tier).includes(sum)) }
}

/** „PRO kostet 500 €“: whether a tier is named with a figure that only another has. */
function mixesUp(answer: string, { named, wrong }: TierPattern): boolean {
  return [...answer.matchAll(named)].some(([, sum = '']) => wrong.includes(cents(read(sum))))
}

/** In cents: 0.1 + 0.2 is no price. */
function cents(euros: number): number {
  return Math.round(euros * 100)
}

function amountsOf(text: string): number[] {
  const euros = [...text.matchAll(inEuro)].map(([, after, before]) => cents(read(after ?? before ?? '')))
  return [...euros, ...[...text.matchAll(inCent)].map(([, whole]) => Number(whole))]
}

/** How many of something: every number that is no price. */
function countsOf(text: string): number[] {
  const plain = text.replace(inEuro, ' ').replace(inCent, ' ')
  return (plain.match(count) ?? []).map(number => Number(number.replaceAll('.', ''))).filter(number => number > 1)
}

/** „1.500“ and „1,500“ are the same, „0,07“ and „0.07“ too. */
function read(number: string): number {
  const [, whole = number, , rest = '0'] = /^(.*?)(?:([.,])(\d{1,2}))?$/.exec(number) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${rest}`)
}
