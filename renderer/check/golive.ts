import type { Node, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import { isMap, isScalar, visit as visitYaml } from 'yaml'
import { CHOICES } from '../../components/ChatDemo/ChatDemo.contract'
import { isPlaceholder } from '../../components/placeholder'
import type { Problem } from '../../components/shapes'
import { isTag, type Tag } from '../grammar'
import { yamlDocument } from '../yaml-document'
import type { CheckedContent } from './check-content'
import { headValue } from './check-head'
import type { CheckedPage } from './check-page'
import { inOrder } from './check-page'
import type { CheckedFile } from './data-files'
import { parseBody } from './parse-body'
import { type Place, placeIn } from './places'
import { splitPage } from './split-page'

/** A placeholder within a text. */
const OPEN = /\[[^\]\n]+\](?!\()/g

/** What the firm still has to fill in: placeholders, claims without a source, quotes without a name and consent. */
export function golive({ files, pages }: CheckedContent): CheckedFile[] {
  const data = files.map(file => ({ ...file, problems: placeholders(file) }))
  const written = pages.map(page => ({ file: page.file, text: page.text, problems: inOrder(openInPage(page)) }))
  return [...data, ...written].filter(({ problems }) => problems.length > 0)
}

/** Where a bracket has no other meaning: a name that stands before or in one is not the whole value either. */
const OF_FIRM = /\/(?:site|navigation|prices)\.yaml$/

function placeholders({ file, text }: CheckedFile): Problem[] {
  const { document, lines } = yamlDocument(text)
  const problems: Problem[] = []
  visitYaml(document, {
    Scalar(key, { value, range }, path) {
      if (key === 'key' || typeof value !== 'string' || !range) return
      const pair = path.at(-1) as { key?: unknown } | undefined
      const name = isScalar(pair?.key) ? String(pair.key.value) : ''
      const owner = path.findLast(isMap)
      const other = (wanted: string) => String(owner?.get(wanted) ?? '')
      const { line, col } = lines.linePos(range[0])
      const place = { line, column: col }
      if (name === 'source' && (value.trim() === '' || isPlaceholder(value)))
        problems.push({ kind: 'claim-source', data: { figure: `${other('figure')} ${other('text')}` }, ...place })
      else if (isPlaceholder(value) || (OF_FIRM.test(file) && /[[\]]/.test(value))) {
        const open = isPlaceholder(value) ? value : (/\[[^\]]+\]/.exec(value)?.[0] ?? value)
        const data = { key: name === 'value' ? other('label') : name, value: open }
        problems.push({ kind: 'placeholder', data, ...place })
      }
    },
  })
  return problems
}

function openInPage({ file, head, text }: CheckedPage): Problem[] {
  const problems: Problem[] = []
  const report = (key: string, value: string, place: Place) =>
    problems.push({ kind: 'placeholder', data: { key, value }, ...place })
  for (const key of ['title', 'description', 'socialTitle', 'questions'] as const) {
    const from = headValue(text, key)
    for (const value of [head?.[key] ?? []].flat())
      for (const [open] of value.matchAll(OPEN))
        report(key, open, placeIn(text, Math.max(from, text.indexOf(open, from))))
  }
  const { tree } = parseBody(splitPage(file, text).body)
  if (!tree) return problems
  const inText = (node: Text, said = node.value) => {
    for (const { 0: open, index } of said.matchAll(OPEN)) report('', open, shifted(said, index, startOf(node)))
  }
  visit(tree, node => {
    if (node.type === 'text') inText(node)
    if (!isTag(node)) return undefined
    for (const attribute of node.attributes)
      if ('name' in attribute && typeof attribute.value === 'string')
        for (const [open] of attribute.value.matchAll(OPEN)) report(attribute.name, open, startOf(attribute))
    if (node.name === 'Quote') problems.push(...consent(node))
    if (node.name !== 'ChatDemo') return undefined
    // Quick replies stand in brackets as well.
    visit(node, 'text', turn => inText(turn, turn.value.replace(CHOICES, '')))
    return 'skip'
  })
  return problems
}

/** What a quote needs before it may stand there: who said so, and when they agreed. */
function consent(quote: Tag): Problem[] {
  const has = new Map(quote.attributes.map(attribute => ['name' in attribute ? attribute.name : '', attribute.value]))
  const missing = ['author', 'consent'].filter(name => !has.get(name))
  const data = { business: String(has.get('business') ?? 'ohne Betrieb'), missing: missing.join(' und ') }
  return missing.length > 0 ? [{ kind: 'quote-consent', data, ...startOf(quote) }] : []
}

function startOf({ position }: Pick<Node, 'position'>): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 }
}

function shifted(text: string, index: number, { line, column }: Place): Place {
  const before = text.slice(0, index).split('\n')
  return {
    line: line + before.length - 1,
    column: before.length > 1 ? (before.at(-1)?.length ?? 0) + 1 : column + index,
  }
}
