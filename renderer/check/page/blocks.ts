import type {
  Delete,
  FootnoteReference,
  Image,
  ListItem,
  Nodes,
  Paragraph,
  Parents,
  Table,
} from 'mdast'
import { words } from '../../../components/parts/inline'
import { type Report, replace } from '../../data/diagnose'
import { contractOf, isTag, type Tag } from '../../page/boxes'
import { spanOf } from '../../page/span'
import type { Problem } from '../../sentences/problem'
import type { PageRule } from './page-rule'

/** Text that Markdown reads as something else than its author sees, or that this site has no look for. */
export const blockRule: PageRule = ({ text }, report) => {
  const lines = new Map<string, number>()
  return (node, parents) => {
    if (isTag(node)) {
      reportAgain(node, lines, report)
      reportInItem(node, parents, report)
    }
    reportUnsupported(node, parents, text, report)
    if (node.type === 'table' && !parents.some(isTag)) reportRows(node, report)
    if (node.type === 'paragraph') reportParagraph(node, parents, text, report)
  }
}

/** A box that is indented below an item of a list. */
function reportInItem(node: Tag, parents: readonly Parents[], report: Report): void {
  if (parents.some(({ type }) => type === 'listItem') && !parents.some(isTag))
    report({ ruleId: 'box-in-list', tag: node.name ?? '' }, spanOf(node)[0])
}

/** A second box of a kind that a page has room for once. `lines` holds where the first of each kind stands. */
function reportAgain(node: Tag, lines: Map<string, number>, report: Report): void {
  const { once: kind } = contractOf(node) ?? {}
  if (!kind) return
  const line = lines.get(kind)
  const [from] = spanOf(node)
  if (line === undefined) lines.set(kind, node.position?.start.line ?? 1)
  else if (kind === 'title') report({ ruleId: 'hero-again', line }, from)
  else report({ ruleId: 'form-again', tag: node.name ?? '', line }, from)
}

/** Rows with more cells than the head, which would be lost, or with fewer. */
function reportRows({ children: [head, ...rows] }: Table, report: Report): void {
  const expected = head?.children.length ?? 0
  for (const row of rows) {
    const found = row.children.length
    if (found !== expected) report({ ruleId: 'ragged-row', found, expected }, spanOf(row)[0])
  }
}

function reportParagraph(
  node: Paragraph,
  parents: readonly Parents[],
  text: string,
  report: Report,
): void {
  const lines = linesOf(node, text)
  const [from] = spanOf(node)
  const isList = /^\s*(?:[•●▪◦‣·–—o§\uf0a7\uf0b7-]|\d+[.)])\t/
  const cells = lines.filter(({ line }) => /\|.*\||\S\t+\S/.test(line) && !isList.test(line))
  if (cells.length > 1) report({ ruleId: 'table-broken' }, from)
  if (parents.at(-1)?.type !== 'listItem') return
  const column = node.position?.start.column ?? 1
  const loose = lines.slice(1).find(({ line }) => line.search(/\S/) < column - 1)
  if (loose) report({ ruleId: 'list-joined' }, loose.at + loose.line.search(/\S/))
}

function reportUnsupported(
  node: Nodes,
  parents: readonly Parents[],
  text: string,
  report: Report,
): void {
  const [from, to] = spanOf(node)
  const problem = unsupported(node, parents, text)
  const fix = node.type === 'break' ? replace(from, to - from, '\n') : undefined
  if (problem) report(problem, from, fix)
}

/** Markdown that this site does not show. In boxes the contracts refuse whole blocks. */
function unsupported(node: Nodes, parents: readonly Parents[], text: string): Problem | undefined {
  switch (node.type) {
    case 'inlineCode':
      // Between backticks the name of a package gets its frame.
      return /^\p{Lu}[\p{Lu}\d +]+$/u.test(node.value)
        ? undefined
        : { ruleId: 'code', found: node.value }
    case 'list':
      return node.ordered && node.start !== 1
        ? { ruleId: 'date-list', found: `${node.start}.` }
        : undefined
    case 'listItem':
      return unsupportedItem(node)
    case 'break':
      return { ruleId: text[spanOf(node)[0]] === '\\' ? 'line-break' : 'trailing-space' }
    case 'footnoteReference':
    case 'delete':
    case 'image':
      return parents.some(isTag) ? undefined : unsupportedWords(node)
    default:
      return parents.at(-1)?.type === 'root' ? unsupportedBlock(node) : undefined
  }
}

function unsupportedItem({ checked, children }: ListItem): Problem | undefined {
  if (typeof checked === 'boolean') return { ruleId: 'task' }
  return children.length === 0 ? { ruleId: 'item-empty' } : undefined
}

function unsupportedWords(node: FootnoteReference | Delete | Image): Problem | undefined {
  if (node.type === 'footnoteReference') return { ruleId: 'footnote' }
  if (node.type === 'image') return node.alt?.trim() ? undefined : { ruleId: 'image-alt' }
  const found = words(node)
  return /\d €$/.test(found) ? undefined : { ruleId: 'struck', found }
}

function unsupportedBlock({ type }: Nodes): Problem | undefined {
  if (type === 'code') return { ruleId: 'code', found: '' }
  if (type === 'blockquote') return { ruleId: 'quote-sign' }
  return type === 'thematicBreak' ? { ruleId: 'rule' } : undefined
}

/** The lines of a node with their offsets in the file. */
function linesOf(node: Nodes, text: string): { line: string; at: number }[] {
  const [from, to] = spanOf(node)
  return [...text.slice(from, to).matchAll(/^.*$/gm)].map(({ 0: line, index }) => ({
    line,
    at: from + index,
  }))
}
