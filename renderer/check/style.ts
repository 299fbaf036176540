import type { Nodes } from 'mdast'
import { oddAmounts } from '../../shared/money'
import { type Report, replace } from '../data/report'
import { contractOf } from '../page/boxes'
import { sentenceEnds } from '../page/sentence-ends'
import { spanOf } from '../page/span'
import type { PageRule } from './rule'

const REPEATED = /(?<![\p{L}\p{N}-])(\p{L}{2,}) \1(?![\p{L}\p{N}-])/giu
/** „Die, die die Regeln kennen“: doubles that German needs. */
const DOUBLES = /^(?:die|der|das|den|dem|sie|was|wie|ihr|ihnen|bla)$/i
const DU = /(?<![\p{L}-])(du|dich|dir|dein(?:e[mnrs]?)?|euch|eure?[mnrs]?|euer)(?![\p{L}-])/iu

/** „98 %“, „3-mal schneller“: claims that need a source. Taxes, rates and discounts are none. */
const CLAIM =
  /(?<![\d,.])\d+(?:[.,]\d+)?[ \u00a0]?(?:%|Prozent)(?! (?:\p{L}+ )?(?:USt|MwSt|Umsatzsteuer|Mehrwertsteuer|Zinsen|Skonto|Rabatt|Anzahlung))|(?<!\p{L})(?:\d+[- ]?(?:mal|x)|doppelt|dreimal) (?:so )?\p{L}+(?= wie|er\b)/u
const SOURCE = /Quelle|Studie|\blaut\b|\]\(/i

/** The text of a node, and where it stands. */
type Passage = { source: string; from: number; parents: readonly Nodes[] }

/** What reads badly but harms nothing: two sentences on a line, a word twice, du among Sie. */
export const styleRule: PageRule =
  ({ text }, report) =>
  (node, parents) => {
    if (node.type !== 'text') return
    const [from, to] = spanOf(node)
    const passage = { source: text.slice(from, to), from, parents }
    reportRepeated(passage, report)
    reportQuotes(passage, report)
    reportDashes(passage, report)
    // In boxes where people speak they do so as they like.
    if (parents.some(parent => contractOf(parent)?.language === 'spoken')) return
    reportSentences(passage, text, report)
    reportDu(passage, report)
    reportAmounts(passage, report)
    reportClaim(passage, text, report)
  }

function reportRepeated({ source, from }: Passage, { hint }: Report): void {
  for (const { 1: word = '', index } of source.matchAll(REPEATED))
    if (!DOUBLES.test(word))
      hint('word-repeated', from + index, `„${word}“ steht zweimal hintereinander.`)
}

/** Straight and English quotes: German writes others. */
function reportQuotes({ source, from }: Passage, { hint }: Report): void {
  const quotes = [...source.matchAll(/(?<!\d)"|”|(?<![^\s([–-])“(?=\S)/g)].map(({ index }) => index)
  const [first, last] = [quotes[0], quotes.at(-1)]
  if (first === undefined || last === undefined) return
  const opens = (at: number) =>
    /^$|[\s([–-]/.test(source.slice(Math.max(0, at - 1), at)) && /\S/.test(source[at + 1] ?? '')
  const right = (at: number) => (opens(at) ? '„' : '“')
  const fixed = source
    .slice(first, last + 1)
    .replace(/["“”]/g, (sign, at: number) =>
      quotes.includes(first + at) ? right(first + at) : sign,
    )
  hint(
    'quotes',
    from + first,
    source[first] === '"'
      ? 'Gerade Anführungszeichen gehören in die Kästchen. Im Text stehen „diese“.'
      : `${source[first]} ist hier ein englisches Anführungszeichen. Auf Deutsch stehen „diese“.`,
    replace(from + first, last + 1 - first, fixed),
  )
}

function reportDashes({ source, from }: Passage, { hint }: Report): void {
  for (const { index, 0: found } of source.matchAll(/(?<!-)--(?!-)/g))
    hint(
      'dash',
      from + index,
      'Zwei Striche -- bleiben zwei Striche. Der Gedankenstrich ist –.',
      replace(from + index, found.length, '–'),
    )
}

/** Running text; list items, table cells and headings are one line each by nature. */
function reportSentences({ source, from, parents }: Passage, text: string, report: Report): void {
  const inside = parents.map(({ type }) => type)
  if (!inside.includes('paragraph') || inside.includes('listItem')) return
  for (const end of sentenceEnds(source)) {
    const spaces = /^ +/.exec(source.slice(end))?.[0].length ?? 0
    const line = text.slice(text.lastIndexOf('\n', from + end) + 1)
    report.hint(
      'two-sentences',
      from + end + 1,
      'Hier beginnt ein zweiter Satz. Eine neue Zeile je Satz hält spätere Änderungen lesbar.',
      replace(from + end, spaces, `\n${/^ */.exec(line)?.[0]}`),
    )
  }
}

function reportDu({ source, from }: Passage, { hint }: Report): void {
  const du = DU.exec(source)
  if (du && du[0] !== 'EUR') hint('du', from + du.index, `„${du[0]}“ duzt, die Website sagt Sie.`)
}

function reportAmounts({ source, from }: Passage, { hint }: Report): void {
  for (const { from: start, to: end, better } of oddAmounts(source))
    hint(
      'amount',
      from + start,
      `„${source.slice(start, end)}“ schreibt diese Website so: ${better}.`,
      replace(from + start, end - start, better),
    )
}

/** Legal texts need no source, nor does a paragraph that names or links one. */
function reportClaim({ source, from, parents }: Passage, text: string, { hint }: Report): void {
  const claim = CLAIM.exec(source)
  const hasSource = parents.some(
    node =>
      contractOf(node)?.language === 'law' ||
      (node.type === 'paragraph' && SOURCE.test(text.slice(...spanOf(node)))),
  )
  if (claim && !hasSource)
    hint(
      'claim-unsourced',
      from + claim.index,
      `„${claim[0]}“ ist eine Werbeaussage. Nennen Sie im selben Absatz die Quelle („Quelle: Studie, Jahr“ oder ein Link), oder schreiben Sie es ohne Zahl.`,
    )
}
