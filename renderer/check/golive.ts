import { visit } from 'unist-util-visit'
import { isMap, isScalar, LineCounter, parseDocument, visit as visitYaml } from 'yaml'
import { isPlaceholder } from '../../components/placeholder'
import type { Problem } from '../../components/shapes'
import { isTag } from '../grammar'
import type { CheckedContent } from './check-content'
import { headValue } from './check-head'
import type { CheckedPage } from './check-page'
import { inOrder } from './check-page'
import type { CheckedFile } from './data-files'
import { parseBody } from './parse-body'
import { placeIn } from './places'
import { splitPage } from './split-page'

/** What the firm still has to fill in: placeholders, claims without a source, quotes without a name and consent. */
export function golive({ files, pages }: CheckedContent): CheckedFile[] {
  const data = files.map(file => ({ ...file, problems: placeholders(file) }))
  const written = pages.map(page => ({ file: page.file, text: page.text, problems: inOrder(openInPage(page)) }))
  return [...data, ...written].filter(({ problems }) => problems.length > 0)
}

/** Where a bracket has no other meaning: a name that stands before or in one is not the whole value either. */
const OF_FIRM = /\/(?:site|navigation|prices)\.yaml$/

function placeholders({ file, text }: CheckedFile): Problem[] {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
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
  for (const key of ['title', 'description', 'socialTitle'] as const) {
    const value = head?.[key] ?? ''
    if (isPlaceholder(value))
      problems.push({ kind: 'placeholder', data: { key, value }, ...placeIn(text, headValue(text, key)) })
  }
  const { tree } = parseBody(splitPage(file, text).body)
  if (!tree) return problems
  visit(tree, node => {
    const place = { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
    if (isTag(node) && node.name === 'Quote') {
      const has = new Map(
        node.attributes.map(attribute => ['name' in attribute ? attribute.name : '', attribute.value]),
      )
      const missing = ['author', 'consent'].filter(name => !has.get(name))
      const data = { business: String(has.get('business') ?? 'ohne Betrieb'), missing: missing.join(' und ') }
      if (missing.length > 0) problems.push({ kind: 'quote-consent', data, ...place })
    }
    // Quick replies of an example chat stand in brackets at the end of a line of a list.
    if (isTag(node) && node.name === 'ChatDemo') return 'skip'
    if (node.type === 'text')
      for (const { 0: value, index } of node.value.matchAll(/\[[^\]\n]+\](?!\()/g))
        problems.push({ kind: 'placeholder', data: { key: '', value }, ...shifted(node.value, index, place) })
    return undefined
  })
  return problems
}

function shifted(text: string, index: number, { line, column }: { line: number; column: number }) {
  const before = text.slice(0, index).split('\n')
  return {
    line: line + before.length - 1,
    column: before.length > 1 ? (before.at(-1)?.length ?? 0) + 1 : column + index,
  }
}
