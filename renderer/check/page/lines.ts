import type { Nodes } from 'mdast'
import { type Report, replace } from '../../data/diagnose'
import { walk } from '../../page/walk'
import { type PageRule, spanOf } from './rule'

type LineStart = {
  ruleId: string
  /** Group 1 stands before the thing, group 2 is the thing itself. */
  line: RegExp
  cure: (thing: string) => string
  data?: (thing: string) => Record<string, string>
}

/** Starts of lines that were to make a heading or a list item, and stayed text. */
const STARTS: LineStart[] = [
  {
    ruleId: 'odd-space',
    line: /^(\s*(?:#{1,6}|[-*+]|\d+[.)]))([\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f]+)/,
    cure: () => ' ',
  },
  { ruleId: 'odd-unseen', line: /^(\s*(?:#{1,6}|[-*+])?)([\u00ad\u200b\u2060\ufeff]+)(?=[ #\d-])/, cure: () => '' },
  {
    ruleId: 'heading-space',
    line: /^()(#{1,6})(?=[^\s#\u00ad\u200b\u2060])/,
    cure: marks => `${marks} `,
    data: marks => ({ marks }),
  },
  { ruleId: 'item-space', line: /^(\s*)(-)(?=[A-ZÄÖÜ*„][^\n]{3})/, cure: () => '- ' },
  {
    ruleId: 'item-space',
    line: /^(\s*)(\d{1,2}\.)(?=\*\*|\p{Lu})(?!Jänner|Januar|Februar|Feber|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/u,
    cure: number => `${number} `,
    data: number => ({ number }),
  },
  {
    ruleId: 'item-sign',
    line: /^(\s*)([•●▪◦‣·–—][ \t]*)(?=\S)/,
    cure: () => '- ',
    data: sign => ({ sign: sign.trim() }),
  },
]

/** Check marks and other pictures, the „o“ of Word: a list where two lines below each other begin so. */
const LIST_SIGN =
  /^([ \t]*)((?:(?![©®™])\p{Extended_Pictographic}|[✓✗➤➜►]|[0-9](?=\uFE0F?\u20E3))(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D|\u20E3)*|o)(?=[ \t])/u

/** Lines of paragraphs that would be something else but for a character. */
export const lineRule: PageRule = ({ text, tree }, report) => {
  walk(tree, node => {
    if (node.type !== 'paragraph') return
    const lines = linesOf(node, text)
    for (const { line, at } of lines) reportStart(line, at, report)
    const signs = lines.map(({ line }) => LIST_SIGN.exec(line)?.[2])
    const isSentence = lines.map(({ line }) => /[.!?…][ \t]*$/.test(line))
    for (const [index, { line, at }] of lines.entries()) {
      const sign = signs[index]
      // Two sentences with a picture each are two sentences.
      const isListed = [index - 1, index + 1].some(next => signs[next] && (signs[next] === sign || !isSentence[index]))
      if (!sign || !isListed) continue
      const indent = line.search(/\S/)
      const gap = /^[ \t]*/.exec(line.slice(indent + sign.length))?.[0].length ?? 0
      const item = /^\d/.test(sign) ? `${sign[0]}. ` : '- '
      report('item-sign', at + indent, { sign }, replace(at + indent, sign.length + gap, item))
    }
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
  for (const { ruleId, line: pattern, cure, data } of STARTS) {
    const [, before = '', thing = ''] = pattern.exec(line) ?? []
    if (!thing) continue
    report(ruleId, at + before.length, data?.(thing), replace(at + before.length, thing.length, cure(thing)))
    return
  }
}
