import type { Nodes } from 'mdast'
import { type Report, replace } from '../../data/diagnose'
import { walk } from '../../page/walk'
import { type PageRule, spanOf } from './rule'

type LineStart = {
  ruleId: string
  /** Group 1 stands before the thing, group 2 is the thing itself. */
  line: RegExp
  cure: (thing: string) => string
}

/** Starts of lines that were to make a heading or a list item, and stayed text. */
const STARTS: LineStart[] = [
  {
    ruleId: 'odd-space',
    line: /^(\s*(?:#{1,6}|[-*+]|\d+[.)]))([\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f]+)/,
    cure: () => ' ',
  },
  { ruleId: 'odd-unseen', line: /^(\s*(?:#{1,6}|[-*+])?)([\u00ad\u200b\u2060\ufeff]+)(?=[ #\d-])/, cure: () => '' },
  { ruleId: 'heading-space', line: /^()(#{1,6})(?=[^\s#\u00ad\u200b\u2060])/, cure: marks => `${marks} ` },
  { ruleId: 'item-space', line: /^(\s*)(-)(?=[A-ZÄÖÜ*„][^\n]{3})/, cure: () => '- ' },
  { ruleId: 'item-space', line: /^(\s*)(\d{1,2}\.)(?=\*\*|\p{Lu})/u, cure: number => `${number} ` },
  { ruleId: 'item-sign', line: /^(\s*)([•●▪◦‣·–—✅✓✔✗➤➜►]\uFE0F?[ \t]*)(?=\S)/u, cure: () => '- ' },
]

/** Lines of paragraphs that would be something else but for a character. */
export const lineRule: PageRule = ({ text, tree }, report) => {
  walk(tree, node => {
    if (node.type === 'paragraph') for (const { line, at } of linesOf(node, text)) reportStart(line, at, report)
  })
}

/** The lines of a node with their offsets in the file. */
export function linesOf(node: Nodes, text: string): { line: string; at: number }[] {
  const [from, to] = spanOf(node)
  let at = from
  return text
    .slice(from, to)
    .split('\n')
    .map(line => {
      const start = at
      at += line.length + 1
      return { line, at: start }
    })
}

function reportStart(line: string, at: number, report: Report): void {
  for (const { ruleId, line: pattern, cure } of STARTS) {
    const [, before = '', thing = ''] = pattern.exec(line) ?? []
    if (!thing) continue
    const start = at + before.length
    report(ruleId, start, { sign: thing.trim() }, replace(start, thing.length, cure(thing)))
    return
  }
}
