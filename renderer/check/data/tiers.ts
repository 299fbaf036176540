import { readEuro } from '../../../components/euro'
import type { Tier } from '../../../components/frame/types'
import type { Report } from '../../data/diagnose'

/** Sentences that name a package and an amount that none has in prices.yaml, since that was changed perhaps. */
export function checkTierPrices(text: string, tiers: readonly Tier[], report: Report): void {
  const right = new Set(tiers.flatMap(({ from, perMessage }) => [from, perMessage]))
  const names = new RegExp(
    `(?<![\\p{L}-])(?:${tiers.map(({ name }) => name.replace(/\W/g, '\\$&')).join('|')})(?![\\p{L}-])`,
    'u',
  )
  // Rows of a table say what else is for sale.
  for (const { 0: line, index } of text.matchAll(/^(?![ \t]*\|).*€.*$/gm))
    if (names.test(line))
      for (const { 0: amount, index: at } of line.matchAll(/\d[\d.]*(?:,\d+)?[ \u00a0]€/g))
        if (!right.has(readEuro(amount) ?? -1)) report('hint-tier-price', index + at, { amount })
}
