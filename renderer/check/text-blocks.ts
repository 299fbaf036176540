import type { List, Nodes, Paragraph, Root } from 'mdast'
import { words } from '../../components/parts/inline'
import type { Edit, Problem } from '../../components/shapes'
import { isTag, type Tag } from '../grammar'
import { offsetOf } from './places'
import { walk } from './walk'

const MONTH =
  /^(?:Jänner|Januar|Februar|Feber|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u

/** Boxes that a page has room for once, and the kind of mistake a second one is. */
const ONCE: Record<string, string> = {
  Hero: 'hero-again',
  ContactForm: 'form-again',
  TrialForm: 'form-again',
  VideoInView: 'hint-video-again',
  CtaBanner: 'hint-banner-again',
}

/** Text that Markdown reads as something else than its author sees, or that this site has no look for. */
export function blockProblems(tree: Root, text: string): Problem[] {
  const lines = text.split('\n')
  const problems: Problem[] = []
  const report = (kind: string, { position }: Nodes, data: Record<string, string> = {}) => {
    if (position) problems.push({ kind, data, line: position.start.line, column: position.start.column })
  }
  const once = new Map<string, number>()
  walk(tree, (node, parents) => {
    const parent = parents.at(-1)
    const single = isTag(node) ? ONCE[node.name ?? ''] : undefined
    if (single) {
      const line = once.get(single)
      if (line === undefined) once.set(single, node.position?.start.line ?? 1)
      else report(single, node, { tag: (isTag(node) && node.name) || '', line: String(line) })
    }
    if (isTag(node) && node.position && isItem(parents))
      problems.push({ ...inList(node, text, lines), data: { tag: node.name ?? '' } })
    const kind = looklessKind(node, parent?.type === 'root', lines)
    if (kind) report(kind, node, { found: node.type === 'code' ? '' : words(node) })
    if (node.type === 'list') {
      const date = dateOf(node)
      if (date) report('date-list', node, { found: date })
    }
    if (node.type !== 'paragraph' || !node.position) return undefined
    const { start, end } = node.position
    const own = lines.slice(start.line - 1, end.line)
    if (own.filter(line => /\|.*\|/.test(line)).length > 1) {
      report('table-broken', node)
      return 'skip'
    }
    if (isButtonsButFor(node)) report('hint-buttons', node)
    if (parent?.type === 'listItem') {
      const loose = own.findIndex((line, index) => index > 0 && indent(line) < start.column - 1)
      if (loose > 0)
        problems.push({ kind: 'list-joined', data: {}, line: start.line + loose, column: indent(own[loose] ?? '') + 1 })
    }
    return undefined
  })
  return problems
}

/** Whether what stands here belongs to an item of a list of the page, not of a box. */
function isItem(parents: readonly Nodes[]): boolean {
  return parents.some(({ type }) => type === 'listItem') && !parents.some(isTag)
}

/** A box that its indent makes part of the item above it, where it has no look. Set to the left it stands behind the list. */
function inList({ position }: Tag, text: string, lines: readonly string[]): Omit<Problem, 'data'> {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  const edits = lines.slice(line - 1, position?.end.line).map((own, index): Edit => {
    const from = offsetOf(text, { line: line + index, column: 1 })
    return { from, to: from + Math.min(indent(own), column - 1), text: '' }
  })
  return { kind: 'box-in-list', line, column, edits }
}

/** Links that only commas keep from being a row of buttons. */
function isButtonsButFor({ children }: Paragraph): boolean {
  if (children.length < 3) return false
  const others = children.filter(({ type }) => type !== 'link')
  return (
    others.length < children.length - 1 &&
    others.every(child => child.type === 'text' && /^[\s,;|/·•–-]*$/.test(child.value)) &&
    others.some(child => child.type === 'text' && child.value.trim() !== '')
  )
}

/** What Markdown can do and this site cannot. In boxes their contracts say so of whole blocks. */
function looklessKind(node: Nodes, onPage: boolean, lines: readonly string[]): string | undefined {
  if (node.type === 'inlineCode') return 'code'
  if (node.type === 'footnoteReference') return 'footnote'
  if (node.type === 'delete') return 'struck'
  // Two spaces do the same and are told as such.
  if (node.type === 'break' && node.position)
    return lines[node.position.start.line - 1]?.[node.position.start.column - 1] === '\\' ? 'line-break' : undefined
  if (node.type === 'listItem')
    return typeof node.checked === 'boolean' ? 'task' : node.children.length === 0 ? 'item-empty' : undefined
  if (!onPage) return undefined
  if (node.type === 'code') return 'code'
  if (node.type === 'blockquote') return 'quote-sign'
  if (node.type === 'thematicBreak') return 'rule'
  return undefined
}

/** „24. Dezember“ when a line that starts with it became a list. */
function dateOf({ ordered, start, children }: List): string | undefined {
  const month = ordered && children[0] ? MONTH.exec(words(children[0]))?.[0] : undefined
  return month && `${start}. ${month}`
}

const indent = (line: string) => line.length - line.trimStart().length
