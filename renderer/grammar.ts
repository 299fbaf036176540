import type { Nodes, Root } from 'mdast'
import type {} from 'mdast-util-mdx'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { contracts } from '../components/contracts'
import type { AnyContract, Problem, Reading } from '../components/shapes'
import { closest } from './closest'

const known: Record<string, AnyContract> = contracts

export type Tag = MdxJsxFlowElement | MdxJsxTextElement

export function isTag(node: Nodes): node is Tag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** A box with its typed props, ready to be shown. */
export type Box = { tag: string; props: Record<string, unknown> }

/**
 * Reads one tag by its contract: attributes and Markdown become typed props. All problems are collected; the props are
 * whole only when there is none.
 */
export function readBox(node: Tag, parent: string | undefined, problems: Problem[]): Box {
  const tag = node.name ?? ''
  const at = (place: Nodes) => ({ line: place.position?.start.line ?? 1, column: place.position?.start.column ?? 1 })
  const contract = known[tag]
  if (!contract) {
    problems.push({ kind: 'unknown-tag', data: { tag, known: Object.keys(known).join(',') }, ...at(node) })
    return { tag, props: {} }
  }
  const reading: Reading = {
    tag,
    box: node,
    report: (kind, place, data = {}) => problems.push({ kind, data, ...at(place) }),
    readBox: inner => readBox(inner as Tag, tag, problems),
  }
  if (contract.inside && !contract.inside.includes(parent ?? ''))
    reading.report('wrong-place', node, { tag, inside: contract.inside.join(', ') })

  const props: Record<string, unknown> = readAttributes(node, contract, reading)
  let rest: readonly Nodes[] = node.children as Nodes[]
  const before = problems.length
  for (const [name, shape] of Object.entries(contract.content)) {
    const read = shape.read(rest, reading)
    props[name] = read.value
    rest = read.rest
  }
  // When a part was missing, what is left over says nothing new.
  const first = rest[0]
  if (first && problems.length === before) reportRest(first, contract, reading)
  return { tag, props }
}

function reportRest(first: Nodes, contract: AnyContract, reading: Reading): void {
  if (isTag(first) && !known[first.name ?? '']) {
    reading.readBox(first)
    return
  }
  const allowed = Object.values(contract.content).map(shape => shape.says)
  reading.report('leftover', first, {
    tag: reading.tag,
    found: isTag(first) ? `<${first.name}>` : first.type,
    allowed: allowed.join('; ') || 'nichts',
  })
}

function readAttributes(node: Tag, contract: AnyContract, reading: Reading): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  const place = (attribute: object) => ('position' in attribute ? attribute : node) as Nodes
  const seen = new Set<string>()
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      reading.report('braces', place(attribute), {})
      continue
    }
    if (attribute.name in props) {
      reading.report('attribute-twice', place(attribute), { tag: reading.tag, name: attribute.name })
      continue
    }
    seen.add(attribute.name)
    const expected = contract.attributes[attribute.name]
    if (!expected) {
      const names = Object.keys(contract.attributes)
      // The one that was meant is not missing as well.
      seen.add(closest(attribute.name, names) ?? '')
      const data = { tag: reading.tag, name: attribute.name, known: names.join(',') }
      reading.report('unknown-attribute', place(attribute), data)
      continue
    }
    const written = writtenValue(attribute)
    const value = written === undefined ? undefined : expected.read(written)
    if (value === undefined)
      reading.report('attribute-value', place(attribute), {
        tag: reading.tag,
        name: attribute.name,
        found: written ?? '',
        says: expected.says,
        options: expected.options?.join(',') ?? '',
        meant: expected.meant?.(written ?? '') ?? '',
      })
    else props[attribute.name] = value
  }
  for (const [name, attribute] of Object.entries(contract.attributes))
    if (attribute.required && !seen.has(name))
      reading.report('missing-attribute', node, { tag: reading.tag, name, says: attribute.says })
  return props
}

function writtenValue(attribute: MdxJsxAttribute): string | undefined {
  return typeof attribute.value === 'string' ? attribute.value : undefined
}

/** Reads all boxes of a page and reports what is neither Markdown nor a box. Gives the boxes by their node. */
export function readBoxes(tree: Root, problems: Problem[]): Map<Nodes, Box> {
  const boxes = new Map<Nodes, Box>()
  const visit = (nodes: readonly Nodes[]): void => {
    for (const node of nodes) {
      const place = { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
      if (isTag(node)) boxes.set(node, readBox(node, undefined, problems))
      else if (node.type === 'mdxjsEsm') problems.push({ kind: 'import', data: {}, ...place })
      else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
        problems.push({ kind: 'braces', data: { text: node.value }, ...place })
      else if ('children' in node) visit(node.children)
    }
  }
  visit(tree.children)
  return boxes
}
