import type { Problem } from '../../components/shapes'
import { headValue } from './check-head'
import type { CheckedPage } from './check-page'
import { placeIn } from './places'
import { addressOf } from './right-name'

/** What only all pages together can tell: facts of the head that another page has too, an address that is not the page's. */
export function headRules(pages: readonly CheckedPage[]): (page: CheckedPage) => Problem[] {
  const owners = new Map(pages.map(({ file }) => [addressOf(file), file]))
  const firsts = { title: new Map<string, string>(), description: new Map<string, string>() }
  for (const { file, head } of pages)
    for (const key of ['title', 'description'] as const)
      if (head && !firsts[key].has(head[key])) firsts[key].set(head[key], file)
  return page => rulesOf(page, owners, firsts)
}

/** Files by the address they have, and by the fact that they were the first to state. */
type Owners = ReadonlyMap<string, string>
type Firsts = Readonly<Record<'title' | 'description', ReadonlyMap<string, string>>>

function rulesOf({ file, text, head, facts }: CheckedPage, owners: Owners, firsts: Firsts): Problem[] {
  const own = addressOf(file)
  const at = (key: string) => placeIn(text, headValue(text, key))
  const problems: Problem[] = []
  if (facts && !facts.hasTitle) problems.push({ kind: 'h1-missing', data: {}, ...bodyStart(text) })
  if (!head) return problems
  for (const key of ['title', 'description'] as const) {
    const first = firsts[key].get(head[key])
    if (first && first !== file) problems.push({ kind: `${key}-again`, data: { file: first }, ...at(key) })
  }
  if (head.canonical !== own) {
    const owner = owners.get(head.canonical)
    const from = headValue(text, 'canonical')
    const line = text.slice(from, text.indexOf('\n', from))
    problems.push({
      kind: owner ? 'canonical-taken' : 'canonical-other',
      data: { found: head.canonical, own, file: owner ?? '' },
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
