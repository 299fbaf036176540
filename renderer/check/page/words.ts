import { contracts } from '../../../components/registry'
import { type Report, replace } from '../../data/diagnose'
import { isTag } from '../../page/boxes'
import { spanOf } from '../../page/span'
import type { Problem } from '../../sentences/problem'
import type { PageRule } from './page-rule'

const BOXES = Object.keys(contracts).join('|')

type Pattern = {
  problem(found: string): Problem
  find: RegExp
  /** The repair: the text that replaces the match. */
  cure?: (found: string, text: string) => string
}

/** Mistakes that Markdown passes on as text. */
const PATTERNS: Pattern[] = [
  {
    problem: found => ({ ruleId: 'garbled', found }),
    find: /\ufffd|Ã[\u0080-\u00bf\u0152-\u017e\u2013-\u203a]|â€./gu,
  },
  {
    problem: found => ({ ruleId: 'residue', found }),
    find: /[ \t]?(?:【[^】\n]*】|:?contentReference\[oaicite:\d+\](?:\{[^}\n]*\})?|\uE200[^\n\uE201]*\uE201)/gu,
    cure: () => '',
  },
  { problem: () => ({ ruleId: 'footnote' }), find: /\[\^[\w-]+\](?![(:[])/g },
  {
    problem: found => ({ ruleId: 'emphasis-open', found }),
    find: /(?<![\p{L}\p{N}_*\\/.&=-])[*_](?=[\p{L}\p{N}„])[^\s*_]*/gu,
  },
  {
    problem: found => ({ ruleId: 'tag-brackets', found }),
    find: new RegExp(`\\[(?:/(?:${BOXES})|(?:${BOXES}) \\w+=[^\\]\\n]*)\\](?!\\()`, 'g'),
    cure: found => `<${found.slice(1, -1)}>`,
  },
  // What other systems read as a box, a note or a sign.
  {
    problem: found => ({ ruleId: 'directive', found }),
    find: /^[ \t]*(?::::+[^\n]*|[!?]{3}\+? \w[^\n]*)/gm,
  },
  {
    problem: found => ({ ruleId: 'emoji-code', found }),
    find: /(?<![\p{L}\p{N}:/]):[a-z][a-z0-9_+-]*:(?![\p{L}\p{N}:])/gu,
  },
  {
    problem: found => ({ ruleId: 'tag-escaped', found }),
    find: new RegExp(`(?:\\\\<|&lt;)/?(?:${BOXES})(?!\\w)[^<>\\n]*?(?:>|&gt;)`, 'g'),
    cure: found => found.replace(/^\\/, '').replace(/^&lt;/, '<').replace(/&gt;$/, '>'),
  },
  {
    problem: found => ({ ruleId: 'mark-sign', found }),
    find: /(?<!=)==(?=[^\s=])[^=\n]*[^\s=]==(?!=)/g,
    cure: found => `**${found.slice(2, -2)}**`,
  },
  { problem: found => ({ ruleId: 'link-wiki', found }), find: /\[\[[^[\]\n]+\]\](?!\()/g },
  {
    problem: () => ({ ruleId: 'link-space' }),
    find: /\]\s+\((?=\/|https?:|#|mailto:|tel:)/g,
    cure: () => '](',
  },
  {
    problem: () => ({ ruleId: 'link-swapped' }),
    find: /(?:\([^()[\]\n]+\)|\])\[(?=\/|https?:|#)/g,
  },
  {
    problem: () => ({ ruleId: 'link-blank' }),
    find: /\]\((?=\/|https?:|#|mailto:|tel:)[^()\n]*\s[^()\n]*\)/g,
  },
  { problem: () => ({ ruleId: 'link-open' }), find: /\]\((?=\/|https?:|#|mailto:|tel:)[^)\n]*$/gm },
  // Starts of lines that were to make a heading or a list item.
  {
    problem: () => ({ ruleId: 'odd-space' }),
    find: /(?<=^\s*(?:#{1,6}|[-*+]|\d+[.)]))[\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f]+/gm,
    cure: () => ' ',
  },
  {
    problem: found => ({ ruleId: 'heading-space', found }),
    find: /^#{1,6}(?=[^\s#\u00ad\u200b\u2060])/gm,
    // A page has one heading with #.
    cure: (marks, text) => (marks === '#' && /^# /m.test(text) ? '## ' : `${marks} `),
  },
  {
    problem: found => ({ ruleId: 'item-space', found }),
    find: /(?<=^[ \t]*)-(?=[A-ZÄÖÜ*„][^\n]{3})/gm,
    cure: () => '- ',
  },
  {
    problem: found => ({ ruleId: 'item-space', found }),
    find: /(?<=^[ \t]*)\d{1,2}\.(?=\*\*|\p{Lu})/gmu,
    cure: number => `${number} `,
  },
  {
    problem: found => ({ ruleId: 'item-sign', found }),
    find: /(?<=^[ \t]*)(?:[•●▪◦‣·–—✅✓✔✗➤➜►\uf0a7\uf0b7]|[o§](?=\t)|\d(?=\uFE0F?\u20E3))\uFE0F?\u20E3?[ \t]*(?=\S)/gmu,
    cure: () => '- ',
  },
  { problem: () => ({ ruleId: 'comma' }), find: /(?<=\S) +,/g, cure: () => ',' },
  { problem: () => ({ ruleId: 'comma' }), find: /(?<! ),(?=\p{L})/gu, cure: () => ', ' },
  { problem: () => ({ ruleId: 'accent' }), find: /(?<=\p{L})´(?=\p{L})/gu, cure: () => '’' },
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
  for (const { problem, find, cure } of PATTERNS) {
    const pattern = new RegExp(find)
    pattern.lastIndex = from
    for (let match = pattern.exec(seen); match && match.index < to; match = pattern.exec(seen)) {
      const [found] = match
      const at = match.index + found.search(/[^ \t]|$/)
      const fix = cure && replace(match.index, found.length, cure(found, text))
      report(problem(found.trim()), at, fix)
    }
  }
}

function reportStars(text: string, from: number, to: number, report: Report): void {
  const [first, second] = text.slice(from, to).matchAll(/(?<!\\)(?:\*\*|__(?=\p{L}))/gu)
  if (first) report({ ruleId: second ? 'bold-space' : 'bold-open' }, from + first.index)
}

/** Attributes hold plain words: Markdown in them would be shown as it is, `kicker="**Demo**"`. */
function reportMarks(text: string, from: number, to: number, report: Report): void {
  const { name = '', value = '' } =
    /^(?<name>\w+)=["'](?<value>.*)["']$/s.exec(text.slice(from, to))?.groups ?? {}
  const mark = /\*\*|\]\(|<\/?[a-z]\w*(?:\s[^<>]*)?>/i.exec(value)
  if (!mark) return
  const start = to - 1 - value.length
  const stars = [...value.matchAll(/\*\*/g)].flatMap(({ index }) => replace(start + index, 2, ''))
  report({ ruleId: 'attribute-marks', name }, start + mark.index, stars)
}
