import type { Nodes, Root } from 'mdast'
import type {} from 'mdast-util-mdx'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { contracts } from '../../components/registry'
import type { AnyContract, Reading } from '../../components/shapes'
import { closest } from '../data/closest'
import type { Report } from '../data/diagnose'

const known: Record<string, AnyContract> = contracts

export type Tag = MdxJsxFlowElement | MdxJsxTextElement

export function isTag(node: Nodes): node is Tag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** A box with its typed props, ready to be shown. */
export type Box = { tag: string; props: Record<string, unknown> }

/**
 * Reads one tag by its contract: attributes and Markdown become typed props. All that is wrong is told; the props are whole
 * only when nothing is. The box and those in it are entered in `boxes`.
 */
function readBox(node: Tag, parent: string | undefined, report: Report, boxes: Map<Nodes, Box>): Box {
  const tag = node.name ?? ''
  const box: Box = { tag, props: {} }
  boxes.set(node, box)
  const contract = known[tag]
  if (!contract) {
    report('unknown-tag', startOf(node), { tag, known: Object.keys(known).join(',') })
    return box
  }
  let isWhole = true
  const reading: Reading = {
    tag,
    box: node,
    report: (ruleId, place, data) => {
      isWhole = false
      report(ruleId, startOf(place), data)
    },
    readBox: inner => readBox(inner as Tag, tag, report, boxes),
  }
  if (contract.inside && !contract.inside.includes(parent ?? ''))
    reading.report('wrong-place', node, { tag, inside: contract.inside.join(', ') })

  box.props = readAttributes(node, contract, reading)
  let rest: readonly Nodes[] = node.children as Nodes[]
  const programs = rest.filter(child => reportProgram(child, report))
  // What a program was to say is missing, which is no second mistake.
  if (programs.length > 0) return box
  isWhole = true
  for (const [name, shape] of Object.entries(contract.content)) {
    const read = shape.read(rest, reading)
    box.props[name] = read.value
    rest = read.rest
  }
  // When a part was missing, what is left over says nothing new.
  const first = rest[0]
  if (first && isWhole) reportRest(first, contract, reading)
  return box
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
    if (attribute.value !== null && typeof attribute.value === 'object') {
      reading.report('attribute-braces', place(attribute), { name: attribute.name })
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

function startOf({ position }: Nodes): number {
  return position?.start.offset ?? 0
}

function writtenValue(attribute: MdxJsxAttribute): string | undefined {
  return typeof attribute.value === 'string' ? attribute.value : undefined
}

/** Reads all boxes of a page, those in others too, and reports what is neither Markdown nor a box. */
export function readBoxes(tree: Root, report: Report): Map<Nodes, Box> {
  const boxes = new Map<Nodes, Box>()
  const visit = (nodes: readonly Nodes[]): void => {
    for (const node of nodes) {
      if (node.type === 'mdxJsxTextElement' && known[node.name ?? ''])
        report('tag-line', startOf(node), { tag: node.name ?? '' })
      else if (isTag(node)) readBox(node, undefined, report, boxes)
      else if (!reportProgram(node, report) && 'children' in node) visit(node.children)
    }
  }
  visit(tree.children)
  return boxes
}

/** MDX can run programs, pages must not: tells of `import …` and `{…}`, and whether the node was one. */
function reportProgram(node: Nodes, report: Report): boolean {
  if (node.type === 'mdxjsEsm') report('import', startOf(node))
  else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    report('braces', startOf(node), { text: node.value })
  else return false
  return true
}
