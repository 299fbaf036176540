import type { Nodes, Root } from 'mdast'
import type {} from 'mdast-util-mdx'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Attribute } from '../../components/attributes'
import { closest } from '../../components/closest'
import { contracts } from '../../components/registry'
import type { AnyContract, Reading, WrittenBox } from '../../components/shapes'
import type { Report } from '../data/diagnose'
import type { Problem } from '../sentences/problem'
import { spanOf } from './span'

export type Tag = MdxJsxFlowElement | MdxJsxTextElement

export function isTag(node: Nodes): node is Tag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** The contract of the box that a node is; undefined for text, and for tags that do not exist. */
export function contractOf(node: Nodes): AnyContract | undefined {
  return isTag(node) ? contracts[node.name ?? ''] : undefined
}

/** A tag as contracts look at it when it may be wrong: attributes with text as their value, and what stands in it. */
export function writtenBox(node: Tag): WrittenBox {
  const attributes = Object.fromEntries(
    node.attributes.flatMap(attribute =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  )
  return { node, attributes, content: node.children }
}

/** A box with its typed props, ready to be shown; with a mistake in it some are missing. */
export type Box = { tag: string; props: Record<string, unknown>; isWhole: boolean }

type ReportAt = (problem: Problem, place: Nodes) => void

/**
 * Reads one tag by its contract: attributes and Markdown become typed props. Every mistake is reported; only
 * without one are the props complete. The box and those in it are entered in `boxes`.
 */
function readBox(
  node: Tag,
  parent: string | undefined,
  report: Report,
  boxes: Map<Nodes, Box>,
): Box {
  const tag = node.name ?? ''
  const contract = contracts[tag]
  const box: Box = { tag, props: {}, isWhole: contract !== undefined }
  boxes.set(node, box)
  if (!contract) {
    report({ ruleId: 'unknown-tag', tag, known: Object.keys(contracts) }, spanOf(node)[0])
    return box
  }
  let isWhole = true
  const reportAt = (problem: Problem, place: Nodes): void => {
    isWhole = false
    box.isWhole = false
    report(problem, spanOf(place)[0])
  }
  const reading: Reading = {
    tag,
    box: node,
    attributes: {},
    report: reportAt,
    readBox: inner => readBox(inner as Tag, tag, report, boxes),
  }
  if (contract.inside && !contract.inside.includes(parent ?? ''))
    reportAt({ ruleId: 'wrong-place', tag, inside: contract.inside.join(', ') }, node)

  box.props = readAttributes(node, contract, reportAt)
  reading.attributes = { ...box.props }
  let rest: readonly Nodes[] = node.children as Nodes[]
  const programs = rest.filter(child => reportProgram(child, report))
  // `{…}` and `import` in the content are reported already; parts they replace are not reported as missing too.
  if (programs.length > 0) return box
  isWhole = true
  for (const [name, shape] of Object.entries(contract.content)) {
    const read = shape.read(rest, reading)
    box.props[name] = read.value
    rest = read.rest
  }
  // After a missing part, left-over nodes are not reported too.
  const first = rest[0]
  if (first && isWhole) reportRest(first, contract, reading, reportAt)
  return box
}

function reportRest(
  first: Nodes,
  contract: AnyContract,
  { tag, readBox }: Reading,
  reportAt: ReportAt,
): void {
  if (isTag(first) && !contracts[first.name ?? '']) {
    readBox(first)
    return
  }
  const allowed = Object.values(contract.content).map(shape => shape.says)
  const found = isTag(first) ? `<${first.name}>` : first.type
  reportAt({ ruleId: 'leftover', tag, found, allowed: allowed.join('; ') || 'nichts' }, first)
}

function readAttributes(
  node: Tag,
  contract: AnyContract,
  report: ReportAt,
): Record<string, unknown> {
  const tag = node.name ?? ''
  const names = Object.keys(contract.attributes)
  const props: Record<string, unknown> = {}
  for (const attribute of writtenAttributes(node, report)) {
    const at = ('position' in attribute ? attribute : node) as Nodes
    const { name } = attribute
    const expected = contract.attributes[name]
    if (name in props) report({ ruleId: 'attribute-twice', tag, name }, at)
    else if (!expected) report({ ruleId: 'unknown-attribute', tag, name, known: names }, at)
    else {
      const value = readAttribute(attribute, expected, tag, problem => report(problem, at))
      if (value !== undefined) props[name] = value
    }
  }
  reportMissing(node, contract, report)
  return props
}

/** The attributes of a tag; `{…}` in their place is reported. */
function writtenAttributes(node: Tag, report: ReportAt): MdxJsxAttribute[] {
  return node.attributes.filter((attribute): attribute is MdxJsxAttribute => {
    if (attribute.type === 'mdxJsxAttribute') return true
    report({ ruleId: 'braces', text: '' }, ('position' in attribute ? attribute : node) as Nodes)
    return false
  })
}

function reportMissing(node: Tag, { attributes }: AnyContract, report: ReportAt): void {
  const names = Object.keys(attributes)
  const written = node.attributes.map(attribute => ('name' in attribute ? attribute.name : ''))
  // A misspelt attribute is not reported as missing too.
  const meant = new Set(written.map(name => (name in attributes ? name : closest(name, names))))
  for (const [name, { required, says }] of Object.entries(attributes))
    if (required && !meant.has(name))
      report({ ruleId: 'missing-attribute', tag: node.name ?? '', name, says }, node)
}

/** The value of an attribute; undefined when it is reported as wrong. */
function readAttribute(
  { name, value: written }: MdxJsxAttribute,
  { read, says, options = [], meant }: Attribute<unknown>,
  tag: string,
  report: (problem: Problem) => void,
): unknown {
  if (typeof written === 'object' && written) {
    report({ ruleId: 'attribute-braces', name })
    return undefined
  }
  const value = typeof written === 'string' ? read(written) : undefined
  const found = written ?? ''
  if (value === undefined)
    report({
      ruleId: 'attribute-value',
      tag,
      name,
      found,
      says,
      options,
      meant: meant?.(found) ?? '',
    })
  return value
}

/** Reads all boxes of a page, those in others too, and reports what is neither Markdown nor a box. */
export function readBoxes(tree: Root, report: Report): Map<Nodes, Box> {
  const boxes = new Map<Nodes, Box>()
  const visit = (nodes: readonly Nodes[]): void => {
    for (const node of nodes) {
      if (node.type === 'mdxJsxTextElement' && contracts[node.name ?? ''])
        report({ ruleId: 'tag-line', tag: node.name ?? '' }, spanOf(node)[0])
      else if (isTag(node)) readBox(node, undefined, report, boxes)
      else if (!reportProgram(node, report) && 'children' in node) visit(node.children)
    }
  }
  visit(tree.children)
  return boxes
}

/** Reports `import …` and `{…}`, which MDX would run as code; gives whether the node was one. */
function reportProgram(node: Nodes, report: Report): boolean {
  const [from] = spanOf(node)
  if (node.type === 'mdxjsEsm') report({ ruleId: 'import' }, from)
  else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    report({ ruleId: 'braces', text: node.value }, from)
  else return false
  return true
}
