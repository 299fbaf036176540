import { visit } from 'unist-util-visit'
import { isPair, isScalar, LineCounter, parseDocument, visit as visitYaml } from 'yaml'
import { words } from '../../components/parts/inline'
import type { Problem } from '../../components/shapes'
import { urlOf } from '../content-files'
import { isTag } from '../grammar'
import { readQuickly } from '../markdown'
import type { CheckedPage } from './check-page'
import { isRight } from './site-rules'
import { splitPage } from './split-page'

/** Headings that a box brings along by itself. */
const BOX_HEADINGS: Record<string, readonly string[]> = {
  Team: ['Keiner dabei?'],
  PricingTiers: ['BASIC', 'PRO', 'ENTERPRISE'],
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Places in topics.yaml, „/trial Was brauchen Sie von uns?“, whose page or heading is not there (any more). */
export function placeProblems(text: string, pages: readonly CheckedPage[]): Problem[] {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  if (document.errors.length > 0) return []
  const byUrl = new Map(pages.map(page => [urlOf(page.file), page]))
  const headings = new Map<string, readonly string[] | undefined>()
  const problems: Problem[] = []
  visitYaml(document, {
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
        problems.push({ kind: 'link-dead', data: { path: url, known: [...byUrl.keys()].join(',') }, ...place })
        return
      }
      if (heading === '') return
      if (!headings.has(url)) headings.set(url, headingsIn(page))
      const known = headings.get(url)
      if (known && !known.includes(heading))
        problems.push({ kind: 'topic-place', data: { url, heading, known: known.join('\n') }, ...place })
    },
  })
  return problems
}

/** What becomes a heading: headings, the bold start of a line of a list, and what boxes bring along. */
function headingsIn(page: CheckedPage): string[] | undefined {
  const { file, text } = page
  if (!isRight(page)) return undefined
  const found: string[] = []
  try {
    visit(readQuickly(splitPage(file, text).body), (node, _index, parent) => {
      if (node.type === 'heading') found.push(plain(words(node)))
      if (node.type === 'strong' && parent?.type === 'paragraph' && parent.children[0] === node)
        found.push(plain(words(node)).replace(/[:.]$/, ''))
      if (isTag(node)) found.push(...(BOX_HEADINGS[node.name ?? ''] ?? []))
    })
  } catch {
    // The page itself is told.
    return undefined
  }
  return found
}
