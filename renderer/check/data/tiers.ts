import { readEuro } from '../../../components/euro'
import type { Tier } from '../../../components/frame/types'
import { type Report, replace } from '../../data/diagnose'

/**
 * Where a text calls a package by the name that its id is, BASIC, while prices.yaml calls it otherwise. The columns of a
 * <PackageComparison> keep these words: visitors read the names there.
 */
export function checkTierNames(text: string, tiers: readonly Tier[], report: Report): void {
  const ids = tiers.map(({ id }) => id.toUpperCase())
  const renamed = tiers.filter(({ id }) => !tiers.some(({ name }) => name === id.toUpperCase()))
  for (const { id, name } of renamed) {
    const word = id.toUpperCase()
    for (const { index } of text.matchAll(new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'gu'))) {
      const line = text.slice(text.lastIndexOf('\n', index) + 1).split('\n', 1)[0] ?? ''
      const isHead = line.trimStart().startsWith('|') && ids.every(other => line.includes(other))
      if (!isHead) report('hint-tier-name', index, { word, name }, replace(index, word.length, name))
    }
  }
}

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
