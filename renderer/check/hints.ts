import type { Nodes, Root } from 'mdast'
import { exhibits } from '../../components/exhibit-contracts'
import type { Problem } from '../../components/shapes'
import { isTag } from '../grammar'
import { offsetsIn, placeIn } from './places'
import { signHints } from './sign-hints'
import { walk } from './walk'

/** Words after whose full stop no sentence ends. */
const SHORT =
  /(?:^|[\s(„])(?:[A-Za-zÄÖÜäöü]|bzw|ca|Dr|etc|exkl|inkl|Ing|Mag|max|min|Mio|Nr|Prof|St|Std|usw|USt|vgl|Abs|Art|lit|Z|bspw|evtl|ggf|Tel|Str|\d+)\.$/
const SENTENCE_END = /[.!?]“?(?= +(?:[A-ZÄÖÜ„]))/g
const REPEATED = /(?<![\p{L}\p{N}-])(\p{L}{2,}) \1(?![\p{L}\p{N}-])/giu
/** „Die, die die Regeln kennen“: doubles that German needs. */
const DOUBLES = new Set(['die', 'der', 'das', 'den', 'dem', 'sie', 'was', 'wie', 'ihr', 'ihnen', 'bla'])
const DU = /(?<![\p{L}-])(du|dich|dir|dein(?:e[mnrs]?)?|euch|eure?[mnrs]?|euer)(?![\p{L}-])/iu

const DUMMY = /\b(?:lorem ipsum|todo|xxx+|tbd|blindtext)\b/i

/** What reads badly but harms nothing: two sentences on a line, a word twice, du among Sie. */
export function hints(tree: Root, text: string): Problem[] {
  const problems: Problem[] = []
  const offset = offsetsIn(text)
  walk(tree, (node, parents) => {
    if (node.type !== 'text') return
    const from = node.position ? offset(node.position.start) : 0
    const to = node.position ? offset(node.position.end) : 0
    const source = text.slice(from, to)
    const report = (kind: string, at: number, data: Record<string, string> = {}) =>
      problems.push({ kind, data, ...placeIn(text, from + at) })
    if (oneSentenceALine(parents))
      for (const { 0: mark, index } of source.matchAll(SENTENCE_END)) {
        const line = source.slice(source.lastIndexOf('\n', index) + 1, index + mark.length)
        if (!SHORT.test(line)) report('hint-two-sentences', index + mark.length + 1)
      }
    for (const { 1: word = '', index } of source.matchAll(REPEATED))
      if (!DOUBLES.has(word.toLowerCase())) report('hint-repeated', index, { word })
    const isPriced = parents.some(node => isTag(node) && node.name === 'PriceTable')
    for (const { kind, at, data, edits } of signHints(source, !isPriced && !spoken(parents)))
      problems.push({
        kind,
        data,
        ...placeIn(text, from + at),
        edits: edits.map(edit => ({ from: from + edit.from, to: from + edit.to, text: edit.text })),
      })
    const dummy = DUMMY.exec(source)
    if (dummy) report('hint-dummy', dummy.index, { word: dummy[0] })
    const du = DU.exec(source)
    if (du && du[0] !== 'EUR' && !spoken(parents)) report('hint-du', du.index, { word: du[0] })
  })
  return problems
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

/** What people and assistants say to each other in an example. */
function spoken(parents: readonly Nodes[]): boolean {
  return parents.some(node => isTag(node) && (node.name === 'Quote' || (node.name ?? '') in exhibits))
}
