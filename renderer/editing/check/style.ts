import type { Parents } from 'mdast'
import { visitParents } from 'unist-util-visit-parents'
import { oddAmounts } from '../../../shared/money'
import { type Report, replace } from '../../data/report'
import { contractOf } from '../../page/boxes'
import { spanOf } from '../../page/span'
import type { Source } from './checked'
import { checkPatterns, type Pattern } from './patterns'
import { isSpoken } from './visible'

const SOURCE = /Quelle|Studie|\blaut\b|\]\(/i

/** Legal texts need no source, nor does a paragraph that names or links one. */
const hasSource = (parents: readonly Parents[], text: string) =>
  parents.some(
    node =>
      contractOf(node)?.language === 'law' ||
      (node.type === 'paragraph' && SOURCE.test(text.slice(...spanOf(node)))),
  )

/** What reads badly but harms nothing. */
const STYLE: readonly Pattern[] = [
  {
    id: 'dash',
    find: /(?<!-)--(?!-)/g,
    says: () => 'Zwei Striche -- bleiben zwei Striche. Der Gedankenstrich ist –.',
    cure: () => '–',
    isHint: true,
  },
  {
    id: 'quotes',
    find: /(?!„[^"“”\n]*“)(?<!\d)[„"“”](?=\p{L})[^„"“”\n]*["“”]/gu,
    says: () => 'Das sind gerade oder englische Anführungszeichen. Im Text stehen „diese“.',
    cure: written => `„${written.slice(1, -1)}“`,
    isHint: true,
  },
  {
    id: 'du',
    find: /(?<![\p{L}-])(?!EUR(?!\p{L}))(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|eure?[mnrs]?|euer)(?![\p{L}-])/giu,
    says: written => `„${written}“ duzt, die Website sagt Sie.`,
    isHint: true,
    unless: isSpoken,
  },
  {
    id: 'claim-unsourced',
    // „98 %“, „3-mal schneller“. Taxes, rates and discounts are none.
    find: /(?<![\d,.])\d+(?:[.,]\d+)?[ \u00a0]?(?:%|Prozent)(?! (?:\p{L}+ )?(?:USt|MwSt|Umsatzsteuer|Mehrwertsteuer|Zinsen|Skonto|Rabatt|Anzahlung))|(?<!\p{L})(?:\d+[- ]?(?:mal|x)|doppelt|dreimal) (?:so )?\p{L}+(?= wie|er\b)/gu,
    says: written =>
      `„${written}“ ist eine Werbeaussage. Nennen Sie im selben Absatz die Quelle („Quelle: Studie, Jahr“ oder ein Link), oder schreiben Sie es ohne Zahl.`,
    isHint: true,
    unless: (parents, text) => isSpoken(parents) || hasSource(parents, text),
  },
]

/** Abbreviations: their full stop ends no sentence. */
const SHORT =
  /(?:^|[\s(„])(?:[A-Za-zÄÖÜäöü]|bzw|ca|Dr|etc|exkl|inkl|Ing|Mag|max|min|Mio|Nr|Prof|St|Std|usw|USt|vgl|Abs|Art|lit|Z|bspw|evtl|ggf|Tel|Str|\d+)\.$/
const SENTENCE_END = /[.!?]“?(?= +(?:[A-ZÄÖÜ„]))/g

/** What reads badly, a sentence a line, and amounts as the site writes them. */
export function checkStyle({ text, tree }: Source, report: Report): void {
  const { hint } = report
  visitParents(tree, 'text', (node, parents) => {
    const [start, end] = spanOf(node)
    checkPatterns(STYLE, { text, from: start, to: end, parents }, report)
    if (isSpoken(parents)) return
    const source = text.slice(start, end)
    for (const { from, to, better } of oddAmounts(source))
      hint(
        'amount',
        start + from,
        `„${source.slice(from, to)}“ schreibt diese Website so: ${better}.`,
        replace(start + from, to - from, better),
      )
    const inside = parents.map(({ type }) => type)
    // List items, table cells and headings are one line each by nature.
    if (!inside.includes('paragraph') || inside.includes('listItem')) return
    for (const { 0: mark, index } of source.matchAll(SENTENCE_END)) {
      const from = start + index + mark.length
      const line = text.slice(text.lastIndexOf('\n', from) + 1, from)
      if (SHORT.test(line)) continue
      const spaces = /^ +/.exec(text.slice(from))?.[0].length ?? 0
      hint(
        'two-sentences',
        from + 1,
        'Hier beginnt ein zweiter Satz. Eine neue Zeile je Satz hält spätere Änderungen lesbar.',
        replace(from, spaces, `\n${/^ */.exec(line)?.[0]}`),
      )
    }
  })
}
