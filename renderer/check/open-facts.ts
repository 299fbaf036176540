import type { Tier } from '../../components/frame/types'
import { contracts } from '../../components/registry'
import { eurosIn } from '../../shared/money'
import type { Report } from '../data/report'
import type { Page } from '../page/page'
import type { CheckedPage } from './check-page'
import type { SiteFiles } from './data'
import { placeholdersIn } from './placeholders'

/**
 * One hint for a page with placeholders. Not for facts that the firm still owes, which `--golive` lists: placeholders that stand in
 * the data too, and legal pages without a review.
 */
export function reportUnfinished(
  { text, page }: CheckedPage,
  { site, prices }: SiteFiles,
  { hint }: Report,
): void {
  if (!page?.head || (isLaw(page) && !page.head.reviewed)) return
  const open = placeholdersIn(text).filter(
    ({ value }) => ![site, prices].some(data => data.text.includes(value)),
  )
  const [first] = open
  if (!first) return
  const many = `Auf dieser Seite stehen noch ${open.length} Platzhalter, hier der erste: ${first.value}. Schreiben Sie die Angaben hin, ohne eckige Klammern.`
  const one = `Hier steht noch ein Platzhalter: ${first.value}. Schreiben Sie die Angabe hin, ohne eckige Klammern.`
  hint('placeholder-left', first.at, open.length > 1 ? many : one)
}

/** Hints at amounts that no package has in prices.yaml, on lines that name a package: perhaps its price has changed. */
export function checkTierPrices(text: string, tiers: readonly Tier[], { hint }: Report): void {
  const right = new Set(tiers.flatMap(({ from, perMessage }) => [from, perMessage]))
  const names = tiers.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const named = new RegExp(`(?<![\\p{L}-])(?:${names.join('|')})(?![\\p{L}-])`, 'u')
  // Rows of a table may name other offers.
  for (const { 0: line, index } of text.matchAll(/^(?![ \t]*\|).*€.*$/gm))
    for (const { euro, written, from } of named.test(line) ? eurosIn(line) : [])
      if (!right.has(euro))
        hint(
          'tier-price',
          index + from,
          `„${written}“ hat in prices.yaml keines der drei Pakete. Stimmt der Betrag in diesem Satz noch?`,
        )
}

/** Whether a lawyer answers for words of a page. */
export function isLaw({ boxes }: Page): boolean {
  return boxes.some(({ tag }) => contracts[tag]?.language === 'law')
}
