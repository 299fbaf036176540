import { visitParents } from 'unist-util-visit-parents'
import { parse } from 'yaml'
import { readEuro } from '../../shared/money'
import type { CheckedContent } from '../check/check-content'
import { type Diagnostic, diagnose } from '../data/diagnose'
import { isTag } from '../page/boxes'
import type { Page } from '../page/page'
import { readPage } from '../page/read-page'

const PRICES = 'content/prices.yaml'
const AMOUNT = /\d[\d.]*(?:,\d+)?[ \u00a0]€/g

/**
 * Where content/ still names an amount that was a price before and has been changed since: those of prices.yaml, and those
 * of offers on pages.
 * @param before gives the earlier text of a file, an empty one where there was none
 */
export function oldPrices(
  { pages, files }: CheckedContent,
  before: (file: string) => string,
): Diagnostic[] {
  const prices = files.find(({ file }) => file === PRICES)?.text ?? ''
  const now = [figuresIn(prices), ...pages.map(({ page }) => offersOn(page))].flat()
  const then = [
    figuresIn(before(PRICES)),
    ...pages.flatMap(({ file, text, page }) => {
      const old = before(file)
      // Most pages are as they were, and were read already.
      return offersOn(old === text ? page : readPage(file, old).page)
    }),
  ].flat()
  const changed = new Set(missing(then, now))
  if (changed.size === 0) return []
  return [...files, ...pages]
    .filter(({ file }) => /\.(?:mdx|yaml|md)$/.test(file))
    .flatMap(({ file, text }) => {
      const { found, report } = diagnose(file, text)
      for (const { 0: amount, index } of text.matchAll(AMOUNT))
        if (changed.has(readEuro(amount) ?? Number.NaN))
          report({ ruleId: 'old-price', amount }, index)
      return found
    })
}

/** The figures that stand less often in one list than in another. */
function missing(then: readonly number[], now: readonly number[]): number[] {
  const left = [...now]
  return then.filter(figure => {
    const at = left.indexOf(figure)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

/** None while the text is no YAML. */
function figuresIn(yaml: string): number[] {
  const figures: number[] = []
  try {
    parse(yaml, (_, value) => typeof value === 'number' && figures.push(value))
    return figures
  } catch {
    return []
  }
}

function offersOn(page: Page | undefined): number[] {
  const figures: number[] = []
  if (page)
    visitParents(page.tree, node => {
      for (const attribute of isTag(node) ? node.attributes : [])
        if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'price')
          figures.push(readEuro(String(attribute.value)) ?? Number.NaN)
    })
  return figures.filter(figure => !Number.isNaN(figure))
}
