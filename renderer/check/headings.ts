import type { Heading, Root } from 'mdast'
import { words } from '../../components/parts/inline'
import { slug } from '../../components/rich-text'
import type { Problem } from '../../components/shapes'
import { isTag } from '../grammar'
import { walk } from './walk'

/** All headings of a page in their order, in boxes too. */
function headingsOf(tree: Root): Heading[] {
  const found: Heading[] = []
  walk(tree, node => {
    if (node.type === 'heading') found.push(node)
  })
  return found
}

/** One h1, no level left out, and no line that became a heading by the dashes under it. */
export function headingProblems(tree: Root, written: string): Problem[] {
  const lines = written.split('\n')
  const problems: Problem[] = []
  let first: Heading | undefined
  let depth = 0
  const seen = new Map<string, number>()
  for (const node of headingsOf(tree)) {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    if (!lines[line - 1]?.slice(column - 1).startsWith('#')) {
      problems.push({ kind: 'setext', data: { text: words(node).slice(0, 40) }, line, column })
      continue
    }
    if (node.depth === 1 && first) {
      const kind = secondTitle(tree, first, node)
      if (kind) problems.push({ kind, data: { line: String(first.position?.start.line) }, line, column })
    } else if (node.depth === 1) first = node
    const text = words(node).trim()
    const again = seen.get(slug(text))
    if (again !== undefined && text !== '')
      problems.push({ kind: 'hint-heading-twice', data: { line: String(again), text }, line, column })
    seen.set(slug(text), again ?? line)
    if (text === '') problems.push({ kind: 'heading-empty', data: {}, line, column })
    if (depth > 0 && node.depth > depth + 1)
      problems.push({
        kind: 'level-skipped',
        data: { found: '#'.repeat(node.depth), next: '#'.repeat(depth + 1) },
        line,
        column,
      })
    depth = node.depth
  }
  return problems
}

/** A <Hero> takes no other level than #, so what to do with a second # depends on where the two stand. */
function secondTitle(tree: Root, first: Heading, second: Heading): string | undefined {
  const isInHero = (heading: Heading) =>
    tree.children.some(node => isTag(node) && node.name === 'Hero' && node.children.some(child => child === heading))
  if (!isInHero(second)) return 'h1-again'
  // A second <Hero> is told as a whole.
  return isInHero(first) ? undefined : 'h1-above-hero'
}
