import type { Nodes } from 'mdast'
import { oddAmounts } from '../../../components/euro'
import { exhibits } from '../../../components/exhibit/exhibits'
import { type Report, replace } from '../../data/diagnose'
import { isTag } from '../../page/boxes'
import { spanOf } from '../../page/span'
import type { PageRule } from './check-page'

/** Abbreviations: their full stop ends no sentence. */
const SHORT =
  /(?:^|[\s(„])(?:[A-Za-zÄÖÜäöü]|bzw|ca|Dr|etc|exkl|inkl|Ing|Mag|max|min|Mio|Nr|Prof|St|Std|usw|USt|vgl|Abs|Art|lit|Z|bspw|evtl|ggf|Tel|Str|\d+)\.$/
const SENTENCE_END = /[.!?]“?(?= +(?:[A-ZÄÖÜ„]))/g
const REPEATED = /(?<![\p{L}\p{N}-])(\p{L}{2,}) \1(?![\p{L}\p{N}-])/giu
/** „Die, die die Regeln kennen“: doubles that German needs. */
const DOUBLES = new Set(['die', 'der', 'das', 'den', 'dem', 'sie', 'was', 'wie', 'ihr', 'ihnen', 'bla'])
const DU = /(?<![\p{L}-])(du|dich|dir|dein(?:e[mnrs]?)?|euch|eure?[mnrs]?|euer)(?![\p{L}-])/iu

/** „98 %“, „3-mal schneller“: claims that need a source. Taxes, rates and discounts are none. */
const CLAIM =
  /(?<![\d,.])\d+(?:[.,]\d+)?[ \u00a0]?(?:%|Prozent)(?! (?:\p{L}+ )?(?:USt|MwSt|Umsatzsteuer|Mehrwertsteuer|Zinsen|Skonto|Rabatt|Anzahlung))|(?<!\p{L})(?:\d+[- ]?(?:mal|x)|doppelt|dreimal) (?:so )?\p{L}+(?= wie|er\b)/u
const SOURCE = /Quelle|Studie|\blaut\b|\]\(/i

/** What reads badly but harms nothing: two sentences on a line, a word twice, du among Sie. */
export const hintRule: PageRule =
  ({ text }, report) =>
  (node, parents) => {
    if (node.type !== 'text') return
    const [from, to] = spanOf(node)
    const source = text.slice(from, to)
    const at: Report = (ruleId, index, data, fix) => report(ruleId, from + index, data, fix)
    if (oneSentenceALine(parents)) reportSentences(source, at)
    for (const { 1: word = '', index } of source.matchAll(REPEATED))
      if (!DOUBLES.has(word.toLowerCase())) at('hint-repeated', index, { word })
    const isSpoken = spoken(parents)
    const du = isSpoken ? null : DU.exec(source)
    if (du && du[0] !== 'EUR') at('hint-du', du.index, { word: du[0] })
    for (const { from: start, to: end, better } of isSpoken ? [] : oddAmounts(source)) {
      const fix = replace(from + start, end - start, better)
      at('hint-amount', start, { written: source.slice(start, end), better }, fix)
    }
    reportQuotes(source, from, at)
    for (const { index, 0: found } of source.matchAll(/(?<!-)--(?!-)/g))
      at('hint-dash', index, {}, replace(from + index, found.length, '–'))
    const claim = isSpoken ? null : CLAIM.exec(source)
    if (claim && !hasSource(parents, text)) at('hint-claim', claim.index, { claim: claim[0] })
  }

function reportSentences(source: string, report: Report): void {
  for (const { 0: mark, index } of source.matchAll(SENTENCE_END)) {
    const line = source.slice(source.lastIndexOf('\n', index) + 1, index + mark.length)
    if (!SHORT.test(line)) report('hint-two-sentences', index + mark.length + 1)
  }
}

/** Straight and English quotes: German writes others. */
function reportQuotes(source: string, from: number, report: Report): void {
  const quotes = [...source.matchAll(/(?<!\d)"|”|(?<![^\s([–-])“(?=\S)/g)].map(({ index }) => index)
  const [first] = quotes
  if (first === undefined) return
  const opens = (at: number) =>
    /^$|[\s([–-]/.test(source.slice(Math.max(0, at - 1), at)) && /\S/.test(source[at + 1] ?? '')
  const fix = quotes.flatMap(at => replace(from + at, 1, opens(at) ? '„' : '“'))
  report('hint-quotes', first, { found: source[first] ?? '' }, fix)
}

/** Whether the paragraph names a source or links to one; legal texts need none. */
function hasSource(parents: readonly Nodes[], text: string): boolean {
  const around = parents.filter(node => node.type === 'paragraph' || (isTag(node) && node.name === 'LegalSection'))
  return around.some(node => isTag(node) || SOURCE.test(text.slice(...spanOf(node))))
}

/** Running text; list items, table cells and headings are one line each by nature. */
function oneSentenceALine(parents: readonly Nodes[]): boolean {
  const inside = parents.map(({ type }) => type)
  return (
    inside.includes('paragraph') &&
    !inside.includes('listItem') &&
    parents.every(node => !isTag(node) || node.name !== 'Quote')
  )
}

/** Whether the node stands in a quote or an exhibit, where people speak. */
function spoken(parents: readonly Nodes[]): boolean {
  return parents.some(node => isTag(node) && (node.name === 'Quote' || (node.name ?? '') in exhibits))
}
