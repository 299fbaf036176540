import type { Problem } from '../../components/shapes'
import { urlOf } from '../content-files'
import { headValue } from './check-head'
import type { CheckedPage } from './check-page'
import { placeIn } from './places'

/** What only all pages together can tell: facts of the head that another page has too, an address that is not the page's. */
export function headRules(page: CheckedPage, pages: readonly CheckedPage[]): Problem[] {
  const { file, text, head, facts } = page
  const own = urlOf(file)
  const at = (key: string) => placeIn(text, headValue(text, key))
  const problems: Problem[] = []
  if (facts && !facts.hasTitle) problems.push({ kind: 'h1-missing', data: {}, ...bodyStart(text) })
  if (!head) return problems
  for (const key of ['title', 'description'] as const) {
    const first = pages.find(other => other.head?.[key] === head[key])
    if (first && first.file !== file) problems.push({ kind: `${key}-again`, data: { file: first.file }, ...at(key) })
  }
  if (head.canonical !== own) {
    const owner = pages.find(other => other.file !== file && urlOf(other.file) === head.canonical)
    const from = headValue(text, 'canonical')
    const line = text.slice(from, text.indexOf('\n', from))
    problems.push({
      kind: owner ? 'canonical-taken' : 'canonical-other',
      data: { found: head.canonical, own, file: owner?.file ?? '' },
      ...at('canonical'),
      edits: [{ from, to: from + line.trimEnd().length, text: own }],
    })
  }
  return problems
}

function bodyStart(text: string) {
  const head = /^---\n[\s\S]*?\n---[ \t]*\n\s*/.exec(text)?.[0] ?? ''
  return placeIn(text, Math.min(head.length, text.length))
}
