import { type Document, isMap, isNode, isScalar, isSeq } from 'yaml'
import type { JsonSchema } from '../../messages'
import { make } from '../elements'
import { fieldOf } from './field'
import labels from './labels.json'

/** Where a value stands: names of groups, numbers of rows. */
type Path = readonly (string | number)[]

/** What a change of the facts is made with. */
export type Facts = {
  /** Changes the text by its facts; comments and all else stay. */
  change(act: (facts: Document) => void): void
  /** Makes the fields anew. */
  show(): void
  /** Whether a group was open before. */
  isOpen(id: string): boolean
}

/** The values of a group, one below the other. */
export function groupRows(
  facts: Facts,
  path: Path,
  schema: JsonSchema,
  node: unknown,
): HTMLElement[] {
  const { properties = {}, additionalProperties, required = [] } = schema
  const map = isMap(node) ? node : undefined
  const keys = new Set([...Object.keys(properties), ...Object.keys(map?.toJSON() ?? {})])
  return [...keys].map(key => {
    const shape = (properties[key] || additionalProperties || {}) as JsonSchema
    return viewOf(facts, [...path, key], shape, map?.get(key, true), required.includes(key))
  })
}

function viewOf(
  facts: Facts,
  path: Path,
  schema: JsonSchema,
  node: unknown,
  isNeeded = true,
): HTMLElement {
  const key = path.at(-1) ?? ''
  const label =
    typeof key === 'number' ? `${key + 1}.` : ((labels as Record<string, string>)[key] ?? key)
  if (isSeq(node) || schema.type === 'array')
    return groupOf(facts, path, label, node, () => rowsOf(facts, path, schema.items, node))
  if (isMap(node) || schema.type === 'object')
    return groupOf(facts, path, label, node, () => groupRows(facts, path, schema, node))
  const set = (value: unknown) =>
    facts.change(document =>
      value === '' && !isNeeded ? document.deleteIn(path) : document.setIn(path, value),
    )
  return make('label', {}, label, fieldOf(schema, isScalar(node) ? node : undefined, set))
}

/** The groups of the first level can be folded, and have their fields once they are open: a file is long. */
function groupOf(
  facts: Facts,
  path: Path,
  label: string,
  node: unknown,
  children: () => HTMLElement[],
): HTMLElement {
  if (path.length > 1) return make('fieldset', {}, make('legend', {}, label), ...children())
  const details = make('details', { id: `group-${path}` }, make('summary', {}, label))
  details.dataset.words = `${label} ${isNode(node) ? String(node) : ''}`.toLowerCase()
  const fill = () => details.childElementCount === 1 && details.append(...children())
  details.open = facts.isOpen(details.id)
  if (details.open) fill()
  details.addEventListener('toggle', fill)
  return details
}

function rowsOf(
  facts: Facts,
  path: Path,
  shape: JsonSchema['items'],
  node: unknown,
): HTMLElement[] {
  const nodes = isSeq(node) ? node.items : []
  const last = nodes.at(-1)
  const id = `more-${path}`
  const button = (label: string, act: (document: Document) => void) => {
    const onclick = () => {
      facts.change(act)
      facts.show()
      document.getElementById(id)?.focus()
    }
    return make('button', { type: 'button', onclick }, label)
  }
  const more = button('Noch eines', document =>
    document.setIn([...path, nodes.length], isNode(last) ? last.clone() : ''),
  )
  more.id = id
  const views = nodes.map((row, index) => {
    const remove = button('Weg', document => document.deleteIn([...path, index]))
    return make(
      'div',
      { className: 'row' },
      viewOf(facts, [...path, index], shape as JsonSchema, row),
      remove,
    )
  })
  return [...views, more]
}
