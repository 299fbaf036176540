import type { Nodes, Root } from 'mdast'
import type {} from 'mdast-util-mdx'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { contracts } from '../../components/registry'
import type { AnyContract, Reading } from '../../components/shapes'
import { closest } from '../data/closest'
import type { Report } from '../data/diagnose'
import { spanOf } from './span'

export type Tag = MdxJsxFlowElement | MdxJsxTextElement

export function isTag(node: Nodes): node is Tag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** A box with its typed props, ready to be shown. */
export type Box = { tag: string; props: Record<string, unknown> }

/**
 * Reads one tag by its contract: attributes and Markdown become typed props. Every mistake is reported; only
 * without one are the props complete. The box and those in it are entered in `boxes`.
 */
function readBox(node: Tag, parent: string | undefined, report: Report, boxes: Map<Nodes, Box>): Box {
  const tag = node.name ?? ''
  const box: Box = { tag, props: {} }
  boxes.set(node, box)
  const contract = contracts[tag]
  if (!contract) {
    report('unknown-tag', spanOf(node)[0], { tag, known: Object.keys(contracts).join(',') })
    return box
  }
  let isWhole = true
  const reading: Reading = {
    tag,
    box: node,
    report: (ruleId, place, data) => {
      isWhole = false
      report(ruleId, spanOf(place)[0], data)
    },
    readBox: inner => readBox(inner as Tag, tag, report, boxes),
  }
  if (contract.inside && !contract.inside.includes(parent ?? ''))
    reading.report('wrong-place', node, { tag, inside: contract.inside.join(', ') })

  box.props = readAttributes(node, contract, reading)
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
  if (first && isWhole) reportRest(first, contract, reading)
  return box
}

function reportRest(first: Nodes, contract: AnyContract, reading: Reading): void {
  if (isTag(first) && !contracts[first.name ?? '']) {
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
  const { tag } = reading
  const seen = new Set<string>()
  for (const attribute of node.attributes) {
    const at = ('position' in attribute ? attribute : node) as Nodes
    if (attribute.type !== 'mdxJsxAttribute') {
      reading.report('braces', at, {})
      continue
    }
    const { name, value: written } = attribute
    const expected = contract.attributes[name]
    const value = typeof written === 'string' ? expected?.read(written) : undefined
    if (name in props) reading.report('attribute-twice', at, { tag, name })
    else if (!expected) {
      const names = Object.keys(contract.attributes)
      // The misspelt attribute is not reported as missing too.
      seen.add(closest(name, names) ?? '')
      reading.report('unknown-attribute', at, { tag, name, known: names.join(',') })
    } else if (typeof written === 'object' && written) reading.report('attribute-braces', at, { name })
    else if (value !== undefined) props[name] = value
    else
      reading.report('attribute-value', at, {
        tag,
        name,
        found: written ?? '',
        says: expected.says,
        options: expected.options?.join(',') ?? '',
        meant: expected.meant?.(written ?? '') ?? '',
      })
    seen.add(name)
  }
  for (const [name, attribute] of Object.entries(contract.attributes))
    if (attribute.required && !seen.has(name))
      reading.report('missing-attribute', node, { tag: reading.tag, name, says: attribute.says })
  return props
}

/** Reads all boxes of a page, those in others too, and reports what is neither Markdown nor a box. */
export function readBoxes(tree: Root, report: Report): Map<Nodes, Box> {
  const boxes = new Map<Nodes, Box>()
  const visit = (nodes: readonly Nodes[]): void => {
    for (const node of nodes) {
      if (node.type === 'mdxJsxTextElement' && contracts[node.name ?? ''])
        report('tag-line', spanOf(node)[0], { tag: node.name ?? '' })
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
  if (node.type === 'mdxjsEsm') report('import', from)
  else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    report('braces', from, { text: node.value })
  else return false
  return true
}
