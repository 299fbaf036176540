import { isPair, isScalar, visit } from 'yaml'
import type { Problem } from '../../components/shapes'
import { yamlDocument } from '../yaml-document'
import type { CheckedPage } from './check-page'
import { plain } from './page-facts'
import { addressOf } from './right-name'
import { isRight } from './site-rules'

/**
 * Places in topics.yaml, „/trial Was brauchen Sie von uns?“, whose page or heading is not there (any more). Where `redirects`
 * tells where the page has gone, the place follows it. `tiers`: what the packages are called, where that can be read.
 */
export function placeProblems(
  text: string,
  pages: readonly CheckedPage[],
  redirects: Readonly<Record<string, string>>,
  tiers: readonly string[] | undefined,
): Problem[] {
  const { document, lines } = yamlDocument(text)
  if (document.errors.length > 0) return []
  const byUrl = new Map(pages.map(page => [addressOf(page.file), page]))
  const problems: Problem[] = []
  visit(document, {
    Scalar(_, { value, range }, path) {
      const key = path.findLast(isPair)?.key
      if (
        typeof value !== 'string' ||
        !isScalar(key) ||
        !/^(answer|see)$/.test(String(key.value)) ||
        !/^\//.test(value)
      )
        return
      const { line, col } = lines.linePos(range?.[0] ?? 0)
      const [, url = '', heading = ''] = /^(\S+) ?(.*)$/.exec(plain(value)) ?? []
      const page = byUrl.get(url)
      const place = { line, column: col }
      if (!page) {
        const moved = redirects[url] ?? ''
        const from = text.indexOf(url, range?.[0] ?? 0)
        problems.push({
          kind: 'link-dead',
          data: { path: url, known: [...byUrl.keys()].join(','), moved },
          ...place,
          ...(byUrl.has(moved) && { edits: [{ from, to: from + url.length, text: moved }] }),
        })
        return
      }
      if (heading === '') return
      // A page with a mistake is told by itself: a box that is not closed has no heading.
      const known = isRight(page) ? headingsOf(page, tiers) : undefined
      if (known && !known.includes(heading))
        problems.push({ kind: 'topic-place', data: { url, heading, known: known.join('\n') }, ...place })
    },
  })
  return problems
}

function headingsOf({ facts }: CheckedPage, tiers: readonly string[] | undefined): readonly string[] | undefined {
  if (!facts?.hasTiers) return facts?.headings
  return tiers && [...facts.headings, ...tiers]
}
