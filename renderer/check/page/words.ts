import { contracts } from '../../../components/registry'
import { type Report, replace } from '../../data/diagnose'
import { isTag } from '../../page/boxes'
import { spanOf } from '../../page/span'
import type { PageRule } from './check-page'

const BOXES = Object.keys(contracts).join('|')

type Pattern = {
  ruleId: string
  find: RegExp
  /** The repair: the text that replaces the match. */
  cure?: (found: string) => string
}

/** Mistakes that Markdown passes on as text. */
const PATTERNS: Pattern[] = [
  { ruleId: 'garbled', find: /\ufffd|Ã[\u0080-\u00bf\u0152-\u017e\u2013-\u203a]|â€./gu },
  { ruleId: 'odd-unseen', find: /(?![\t\n])\p{Cc}/gu, cure: () => '' },
  {
    ruleId: 'residue',
    find: /[ \t]?(?:【[^】\n]*】|:?contentReference\[oaicite:\d+\](?:\{[^}\n]*\})?|\uE200[^\n\uE201]*\uE201)/gu,
    cure: () => '',
  },
  { ruleId: 'footnote', find: /\[\^[\w-]+\](?![(:[])/g },
  { ruleId: 'emphasis-open', find: /(?<![\p{L}\p{N}_*\\/.&=-])[*_](?=[\p{L}\p{N}„])[^\s*_]*/gu },
  {
    ruleId: 'tag-brackets',
    find: new RegExp(`\\[(?:/(?:${BOXES})|(?:${BOXES}) \\w+=[^\\]\\n]*)\\](?!\\()`, 'g'),
    cure: found => `<${found.slice(1, -1)}>`,
  },
  { ruleId: 'link-space', find: /\]\s+\((?=\/|https?:|#|mailto:|tel:)/g, cure: () => '](' },
  { ruleId: 'link-swapped', find: /(?:\([^()[\]\n]+\)|\])\[(?=\/|https?:|#)/g },
  { ruleId: 'link-blank', find: /\]\((?=\/|https?:|#|mailto:|tel:)[^()\n]*\s[^()\n]*\)/g },
  { ruleId: 'link-open', find: /\]\((?=\/|https?:|#|mailto:|tel:)[^)\n]*$/gm },
  // Starts of lines that were to make a heading or a list item.
  {
    ruleId: 'odd-space',
    find: /(?<=^\s*(?:#{1,6}|[-*+]|\d+[.)]))[\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f]+/gm,
    cure: () => ' ',
  },
  {
    ruleId: 'odd-unseen',
    find: /(?<=^\s*(?:#{1,6}|[-*+])?)[\u00ad\u200b\u2060\ufeff]+(?=[ #\d-])/gm,
    cure: () => '',
  },
  { ruleId: 'heading-space', find: /^#{1,6}(?=[^\s#\u00ad\u200b\u2060])/gm, cure: marks => `${marks} ` },
  { ruleId: 'item-space', find: /(?<=^[ \t]*)-(?=[A-ZÄÖÜ*„][^\n]{3})/gm, cure: () => '- ' },
  { ruleId: 'item-space', find: /(?<=^[ \t]*)\d{1,2}\.(?=\*\*|\p{Lu})/gmu, cure: number => `${number} ` },
  {
    ruleId: 'item-sign',
    find: /(?<=^[ \t]*)(?:[•●▪◦‣·–—✅✓✔✗➤➜►]|\d(?=\uFE0F?\u20E3))\uFE0F?\u20E3?[ \t]*(?=\S)/gmu,
    cure: () => '- ',
  },
  { ruleId: 'hint-comma', find: /(?<=\S) +,/g, cure: () => ',' },
  { ruleId: 'hint-comma', find: /(?<! ),(?=\p{L})/gu, cure: () => ', ' },
  { ruleId: 'hint-accent', find: /(?<=\p{L})´(?=\p{L})/gu, cure: () => '’' },
]

/** Characters that stayed text: of emphasis, links and boxes, and what programs leave behind. */
export const textRule: PageRule =
  ({ text }, report) =>
  node => {
    if (node.type === 'text') {
      const [from, to] = spanOf(node)
      reportPatterns(text, from, to, report)
      reportStars(text, from, to, report)
    }
    if (!isTag(node)) return
    for (const attribute of node.attributes) {
      const [from, to] = spanOf(attribute)
      reportMarks(text, from, to, report)
    }
  }

function reportPatterns(text: string, from: number, to: number, report: Report): void {
  // With the text before and after it, so that an expression sees the whole line.
  const seen = text.slice(0, text.indexOf('\n', to) === -1 ? text.length : text.indexOf('\n', to))
  for (const { ruleId, find, cure } of PATTERNS) {
    const pattern = new RegExp(find)
    pattern.lastIndex = from
    for (let match = pattern.exec(seen); match && match.index < to; match = pattern.exec(seen)) {
      const [found] = match
      const at = match.index + found.search(/[^ \t]|$/)
      report(ruleId, at, { found: found.trim() }, cure && replace(match.index, found.length, cure(found)))
    }
  }
}

function reportStars(text: string, from: number, to: number, report: Report): void {
  const [first, second] = text.slice(from, to).matchAll(/(?<!\\)(?:\*\*|__(?=\p{L}))/gu)
  if (first) report(second ? 'bold-space' : 'bold-open', from + first.index)
}

/** Attributes hold plain words: Markdown in them would be shown as it is, `kicker="**Demo**"`. */
function reportMarks(text: string, from: number, to: number, report: Report): void {
  const { name = '', value = '' } = /^(?<name>\w+)=["'](?<value>.*)["']$/s.exec(text.slice(from, to))?.groups ?? {}
  const mark = /\*\*|\]\(|<\/?[a-z]\w*(?:\s[^<>]*)?>/i.exec(value)
  if (!mark) return
  const start = to - 1 - value.length
  const stars = [...value.matchAll(/\*\*/g)].flatMap(({ index }) => replace(start + index, 2, ''))
  report('attribute-marks', start + mark.index, { name }, stars)
}
