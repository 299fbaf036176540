import { visitParents } from 'unist-util-visit-parents'
import { beginningOf } from '../../../shared/beginning'
import { type Report, replace } from '../../data/report'
import { spanOf } from '../../page/span'
import type { Source } from './checked'
import { checkPatterns, type Pattern } from './patterns'
import { checkVisible } from './visible'

/** Other spaces than the usual one (no-break, thin …): they look the same, but Markdown does not take them for one. */
const ODD = String.raw`\u00a0\u2000-\u200a\u202f\u205f`

/** Marks at the start of a line that were meant as a heading or a list, and that Markdown does not take for one. */
const BLOCK_MARKS: readonly Pattern[] = [
  {
    id: 'block-mark',
    // `##Titel` with no space or another one, `####### Titel` with too many
    find: new RegExp(`^#{1,6}(?:[${ODD}]+|(?=[^\\s#\\u00ad\\u200b\\u2060]))|^#{7,} `, 'gm'),
    says: () => 'Das bleibt gewöhnlicher Text. Eine Überschrift beginnt mit ## und Leerzeichen.',
    // One `#` becomes two where the page has its title already.
    cure: (written, text) => {
      const [marks = ''] = /^#{1,3}/.exec(written) ?? []
      return marks === '#' && /^# /m.test(text) ? '## ' : `${marks} `
    },
  },
  {
    id: 'block-mark',
    find: new RegExp(
      [
        // `- Text`, `1. Text` with another space behind the mark
        `(?<=^[ \\t]*)(?:(?:[-*+]|\\d+[.)])[${ODD}]+`,
        // `-Text`, `1.**Text**`, `1.Text` with none
        String.raw`-(?=[\p{L}*„][^\n]{3})|\d{1,2}\.(?=\*\*|\p{Lu})`,
        // Another sign than Markdown's: `• Text`, `✓ Text`, Word's `o` and `§` before a tab, `1️⃣ Text`
        String.raw`(?:[•●▪◦‣·–—✅✓✔✗➤➜►\uf0a7\uf0b7]|[o§](?=\t)|\d(?=\uFE0F?\u20E3))\uFE0F?\u20E3?[ \t${ODD}]*(?=\S))`,
      ].join('|'),
      'gmu',
    ),
    says: () => 'Das wird kein Listenpunkt. Er beginnt mit „- “ oder „1. “, mit Leerzeichen.',
    cure: written => `${/^\d+[.)]/.exec(written)?.[0] ?? '-'} `,
  },
]

/**
 * Marks that Markdown left as text although they were meant to do something, and stars that it takes away although they belong to
 * a word.
 */
export function checkMarks({ text, tree }: Source, report: Report): void {
  visitParents(tree, (node, parents) => {
    const [from, to] = spanOf(node)
    checkVisible(node, parents, text, report)
    if (node.type === 'text') checkPatterns(BLOCK_MARKS, { text, from, to, parents }, report)
    else if (node.type === 'emphasis') reportVanishing(text, from, to, report)
  })
}

/** `Patient*innen und Ärzt*innen`, `60*40*30`: Markdown would take the stars away and set what is between them in italics. */
function reportVanishing(text: string, from: number, to: number, { error }: Report): void {
  const isInWord = (sign = '') => /[\p{L}\p{N}]/u.test(sign)
  // `*Kaffee*haus` may be meant so.
  if (!isInWord(text[from - 1]) || !isInWord(text[to])) return
  const inner = text.slice(from + 1, to - 1)
  error(
    'marks-vanish',
    from,
    `Die Zeichen * um „${beginningOf(inner, 40)}“ sähe niemand, sie machen die Wörter dazwischen kursiv. Sollen sie dastehen, schreiben Sie \\*.`,
    replace(from, to - from, `\\*${inner}\\*`),
  )
}

/**
 * Characters that nobody sees and that nobody types: controls, soft hyphens, zero-width characters, direction marks, ends of
 * lines that no editor shows. Not the joiner that holds an emoji together.
 */
const UNSEEN = /(?![\t\n])\p{Cc}|[\u00ad\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu
const LINE_END = /[\u2028\u2029\u0085\v\f]/

/** Characters in a file of content/ that look like nothing: one finding a line. */
export function reportUnseen(text: string, { error, hint }: Report): void {
  for (const { 0: line, index } of text.matchAll(/^[^\n]+/gm)) {
    const at = line.search(UNSEEN)
    // Text pasted from Word may have a no-break space between all words; one or two are an author's own.
    const isHard =
      (line.match(/[\u00a0\u202f]/g)?.length ?? 0) > Math.max(2, line.split(' ').length - 1)
    if (at < 0 && !isHard) continue
    const clean = line.replace(UNSEEN, sign => (LINE_END.test(sign) ? ' ' : ''))
    const tell = at < 0 ? hint : error
    tell(
      'odd-unseen',
      index + Math.max(at, isHard ? line.search(/[\u00a0\u202f]/) : 0),
      'In dieser Zeile stehen unsichtbare Zeichen oder feste Leerzeichen, meist aus Word oder von einer Website. „npm run check -- --fix“ löscht sie.',
      replace(index, line.length, isHard ? clean.replace(/[\u00a0\u202f]/g, ' ') : clean),
    )
  }
}
