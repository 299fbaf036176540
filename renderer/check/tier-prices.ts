import { readEuro } from '../../components/euro'
import type { Problem } from '../../components/shapes'
import type { loadData } from '../site-data'
import type { CheckedPage } from './check-page'
import { placeIn } from './places'

type Tiers = ReturnType<typeof loadData<'prices'>>['tiers']

/** Sentences of a page that name a package and an amount that none has in prices.yaml, since that was changed perhaps. */
export function tierPriceHints(tiers: Tiers): (page: CheckedPage) => Problem[] {
  const right = new Set(tiers.flatMap(({ from, perMessage }) => [from, perMessage]))
  const names = new RegExp(
    `(?<![\\p{L}-])(?:${tiers.map(({ name }) => name.replace(/\W/g, '\\$&')).join('|')})(?![\\p{L}-])`,
    'u',
  )
  return ({ text }) => {
    if (!names.test(text)) return []
    // Rows of a table say what else is for sale.
    return [...text.matchAll(/^(?![ \t]*\|).*€.*$/gm)].flatMap(({ 0: line, index }) =>
      names.test(line) ? wrong(line, index) : [],
    )
    function wrong(line: string, start: number): Problem[] {
      return [...line.matchAll(/\d[\d.]*(?:,\d+)?[ \u00a0]€/g)]
        .filter(({ 0: amount }) => !right.has(readEuro(amount) ?? -1))
        .map(({ 0: amount, index }) => ({ kind: 'hint-tier-price', data: { amount }, ...placeIn(text, start + index) }))
    }
  }
}
