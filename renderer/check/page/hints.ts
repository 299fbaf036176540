import type { Nodes } from 'mdast'
import { oddAmounts } from '../../../shared/money'
import { type Report, replace } from '../../data/diagnose'
import { contractOf, isTag } from '../../page/boxes'
import { sentenceEnds } from '../../page/sentence-ends'
import { spanOf } from '../../page/span'
import type { PageRule } from './page-rule'

const REPEATED = /(?<![\p{L}\p{N}-])(\p{L}{2,}) \1(?![\p{L}\p{N}-])/giu
/** „Die, die die Regeln kennen“: doubles that German needs. */
const DOUBLES = new Set([
  'die',
  'der',
  'das',
  'den',
  'dem',
  'sie',
  'was',
  'wie',
  'ihr',
  'ihnen',
  'bla',
])
const DU = /(?<![\p{L}-])(du|dich|dir|dein(?:e[mnrs]?)?|euch|eure?[mnrs]?|euer)(?![\p{L}-])/iu

/** „98 %“, „3-mal schneller“: claims that need a source. Taxes, rates and discounts are none. */
const CLAIM =
  /(?<![\d,.])\d+(?:[.,]\d+)?[ \u00a0]?(?:%|Prozent)(?! (?:\p{L}+ )?(?:USt|MwSt|Umsatzsteuer|Mehrwertsteuer|Zinsen|Skonto|Rabatt|Anzahlung))|(?<!\p{L})(?:\d+[- ]?(?:mal|x)|doppelt|dreimal) (?:so )?\p{L}+(?= wie|er\b)/u
const SOURCE = /Quelle|Studie|\blaut\b|\]\(/i

/** An answer that leans on its heading; „Sie behalten“ speaks to the visitor, „Sie behält“ does not. */
const LEANING = /^(?:Er|Es|Dort|Dazu|Dafür|Davon|Damit|Ebenfalls|Sie(?= \p{Ll}+t\b))(?= )/u

/** The text of a node, and where it stands. */
type Passage = { source: string; from: number; parents: readonly Nodes[] }

/** What reads badly but harms nothing: two sentences on a line, a word twice, du among Sie. */
export const hintRule: PageRule =
  ({ text }, report) =>
  (node, parents) => {
    if (node.type !== 'text') return
    const [from, to] = spanOf(node)
    const passage = { source: text.slice(from, to), from, parents }
    // In boxes where people speak they do so as they like.
    const isSpoken = parents.some(parent => contractOf(parent)?.language === 'spoken')
    if (!isSpoken) reportSentences(passage, text, report)
    reportRepeated(passage, report)
    reportLeaning(passage, report)
    if (!isSpoken) reportDu(passage, report)
    if (!isSpoken) reportAmounts(passage, report)
    reportQuotes(passage, report)
    reportDashes(passage, report)
    if (!isSpoken) reportClaim(passage, text, report)
  }

function reportRepeated({ source, from }: Passage, report: Report): void {
  for (const { 1: word = '', index } of source.matchAll(REPEATED))
    if (!DOUBLES.has(word.toLowerCase())) report({ ruleId: 'word-repeated', word }, from + index)
}

function reportLeaning({ source, from, parents }: Passage, report: Report): void {
  const leaning = beginsAnswer(parents) ? LEANING.exec(source) : null
  if (leaning) report({ ruleId: 'answer-leans', word: leaning[0] }, from)
}

function reportDashes({ source, from }: Passage, report: Report): void {
  for (const { index, 0: found } of source.matchAll(/(?<!-)--(?!-)/g))
    report({ ruleId: 'dash' }, from + index, replace(from + index, found.length, '–'))
}

function reportSentences({ source, from, parents }: Passage, text: string, report: Report): void {
  if (!oneSentenceALine(parents)) return
  for (const end of sentenceEnds(source)) {
    const spaces = /^ +/.exec(source.slice(end))?.[0].length ?? 0
    const line = text.slice(text.lastIndexOf('\n', from + end) + 1)
    const fix = replace(from + end, spaces, `\n${/^ */.exec(line)?.[0]}`)
    report({ ruleId: 'two-sentences' }, from + end + 1, fix)
  }
}

function reportDu({ source, from }: Passage, report: Report): void {
  const du = DU.exec(source)
  if (du && du[0] !== 'EUR') report({ ruleId: 'du', word: du[0] }, from + du.index)
}

function reportAmounts({ source, from }: Passage, report: Report): void {
  for (const { from: start, to: end, better } of oddAmounts(source)) {
    const fix = replace(from + start, end - start, better)
    report({ ruleId: 'amount', written: source.slice(start, end), better }, from + start, fix)
  }
}

function reportClaim({ source, from, parents }: Passage, text: string, report: Report): void {
  const claim = CLAIM.exec(source)
  if (claim && !hasSource(parents, text))
    report({ ruleId: 'claim-unsourced', claim: claim[0] }, from + claim.index)
}

/** Whether the node stands in the first paragraph below a question. */
function beginsAnswer(parents: readonly Nodes[]): boolean {
  const [box, paragraph] = parents.slice(-2)
  if (!box || !paragraph || !isTag(box) || contractOf(box)?.reads !== 'questions') return false
  return box.children.some(
    (child, at) => child === paragraph && box.children[at - 1]?.type === 'heading',
  )
}

/** Straight and English quotes: German writes others. */
function reportQuotes({ source, from }: Passage, report: Report): void {
  const quotes = [...source.matchAll(/(?<!\d)"|”|(?<![^\s([–-])“(?=\S)/g)].map(({ index }) => index)
  const [first] = quotes
  if (first === undefined) return
  const opens = (at: number) =>
    /^$|[\s([–-]/.test(source.slice(Math.max(0, at - 1), at)) && /\S/.test(source[at + 1] ?? '')
  const fix = quotes.flatMap(at => replace(from + at, 1, opens(at) ? '„' : '“'))
  report({ ruleId: 'quotes', found: source[first] ?? '' }, from + first, fix)
}

/** Whether the paragraph names a source or links to one; legal texts need none. */
function hasSource(parents: readonly Nodes[], text: string): boolean {
  return parents.some(
    node =>
      contractOf(node)?.language === 'law' ||
      (node.type === 'paragraph' && SOURCE.test(text.slice(...spanOf(node)))),
  )
}

/** Running text; list items, table cells and headings are one line each by nature. */
function oneSentenceALine(parents: readonly Nodes[]): boolean {
  const inside = parents.map(({ type }) => type)
  return inside.includes('paragraph') && !inside.includes('listItem')
}
