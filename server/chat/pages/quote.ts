import { asksPrice } from '../words'
import type { Match, Search } from './search'

const longestQuote = 420
// Asked in such words that the heading would only repeat the question.
const repeated = 0.62
const placeholder = /\[[^\]]*\](?!\()/
/** Lines that answer nothing: the questions below a heading, what stands under every price. */
const furniture = /^- .*\?$|^Alle Preise exkl\. USt\. Wir verkaufen/
const sentenceEnd = /(?<=[.!?])(?<!\b(?:exkl|inkl|zzgl|ca|Art|Nr)\.)\s+(?=\p{Lu})/u

/** What a card says to a question: a short text as a whole, of a long one the sentences that fit best. */
export function quote({ card, same }: Match, question: string, search: Search): string {
  if (card.kind === 'page') return card.text
  const units = card.text
    .split('\n')
    .filter(line => !furniture.test(line))
    .flatMap(line => line.split(sentenceEnd).map((unit, at) => `${at === 0 ? '\n' : ' '}${unit}`))
    .filter(unit => !placeholder.test(unit))
  const isPriced = asksPrice(question)
  const fits = units.map(
    unit => search.shareOf(question, unit) + (isPriced && unit.includes('€') ? 0.3 : 0),
  )
  const isLong = units.join('').length > longestQuote
  const order = [...units.keys()].sort(
    (a, b) => (isLong ? (fits[b] ?? 0) - (fits[a] ?? 0) : 0) || a - b,
  )
  const kept = new Set<number>()
  let room = longestQuote
  for (const at of order) {
    room -= units[at]?.length ?? 0
    if (room >= 0 || kept.size === 0) kept.add(at)
  }
  const text = units
    .filter((_unit, at) => kept.has(at))
    .join('')
    .trim()
  const isWhole = text === '' || (card.kind === 'question' && same >= repeated)
  return isWhole ? text : `**${card.heading}**\n${text}`
}
