import type { Nodes, Paragraph, Parents } from 'mdast'
import { words } from '../../../components/parts/inline'
import { type Report, replace } from '../../data/diagnose'
import { isTag, type Tag } from '../../page/boxes'
import { spanOf } from '../../page/span'
import type { PageRule } from './check-page'

/** Boxes that a page has room for once, and the rule that a second one breaks. */
const ONCE: Record<string, string> = {
  Hero: 'hero-again',
  ContactForm: 'form-again',
  TrialForm: 'form-again',
}

/** Text that Markdown reads as something else than its author sees, or that this site has no look for. */
export const blockRule: PageRule = ({ text }, report) => {
  const once = new Map<string, number>()
  return (node, parents) => {
    const [from, to] = spanOf(node)
    if (isTag(node)) {
      reportAgain(node, once, report)
      const isInItem = parents.some(({ type }) => type === 'listItem') && !parents.some(isTag)
      if (isInItem) report('box-in-list', from, { tag: node.name ?? '' })
    }
    const ruleId = unsupportedRule(node, parents, text)
    const fix = node.type === 'break' ? replace(from, to - from, '\n') : undefined
    if (ruleId) report(ruleId, from, { found: quoteOf(node) }, fix)
    if (node.type === 'paragraph') reportParagraph(node, parents, text, report)
  }
}

function reportAgain(node: Tag, once: Map<string, number>, report: Report): void {
  const ruleId = ONCE[node.name ?? '']
  if (!ruleId) return
  const line = once.get(ruleId)
  if (line === undefined) once.set(ruleId, node.position?.start.line ?? 1)
  else report(ruleId, spanOf(node)[0], { tag: node.name ?? '', line: String(line) })
}

function reportParagraph(node: Paragraph, parents: readonly Parents[], text: string, report: Report): void {
  const lines = linesOf(node, text)
  const [from] = spanOf(node)
  if (lines.filter(({ line }) => /\|.*\||\S\t+\S/.test(line)).length > 1) report('table-broken', from)
  if (parents.at(-1)?.type !== 'listItem') return
  const column = node.position?.start.column ?? 1
  const loose = lines.slice(1).find(({ line }) => line.search(/\S/) < column - 1)
  if (loose) report('list-joined', loose.at + loose.line.search(/\S/))
}

/** What of a node its sentence quotes. */
function quoteOf(node: Nodes): string {
  if (node.type === 'list') return `${node.start}.`
  return node.type === 'code' ? '' : words(node)
}

/** Markdown that this site does not show. In boxes the contracts refuse whole blocks. */
function unsupportedRule(node: Nodes, parents: readonly Parents[], text: string): string | undefined {
  const [from] = spanOf(node)
  // Between backticks the name of a package gets its frame.
  if (node.type === 'inlineCode') return /^\p{Lu}[\p{Lu}\d +]+$/u.test(node.value) ? undefined : 'code'
  if (node.type === 'footnoteReference' && !parents.some(isTag)) return 'footnote'
  if (node.type === 'delete' && !parents.some(isTag)) return /\d €$/.test(words(node)) ? undefined : 'struck'
  if (node.type === 'list' && node.ordered && node.start !== 1) return 'date-list'
  if (node.type === 'break') return text[from] === '\\' ? 'line-break' : 'trailing-space'
  if (node.type === 'image' && !node.alt?.trim() && !parents.some(isTag)) return 'image-alt'
  if (node.type === 'listItem')
    return typeof node.checked === 'boolean' ? 'task' : node.children.length === 0 ? 'item-empty' : undefined
  if (parents.at(-1)?.type !== 'root') return undefined
  if (node.type === 'code') return 'code'
  if (node.type === 'blockquote') return 'quote-sign'
  if (node.type === 'thematicBreak') return 'rule'
  return undefined
}

/** The lines of a node with their offsets in the file. */
function linesOf(node: Nodes, text: string): { line: string; at: number }[] {
  const [from, to] = spanOf(node)
  return [...text.slice(from, to).matchAll(/^.*$/gm)].map(({ 0: line, index }) => ({ line, at: from + index }))
}
