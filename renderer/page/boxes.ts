import type { Nodes, Root } from 'mdast'
import type {} from 'mdast-util-mdx'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { contracts } from '../../components/boxes/registry'
import type { Attribute } from '../../components/contract/attributes'
import { type BoxProblem, boxSentence, isHint, nodeName } from '../../components/contract/box-rules'
import { closest, meant } from '../../components/contract/closest'
import { htmlSentence } from '../../components/contract/html-cures'
import type { AnyContract, Reading, WrittenBox } from '../../components/contract/shapes'
import type { Report } from '../data/report'
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

type ReportAt = (ruleId: string, place: Nodes, reason: string) => void

/** Tells what a contract says of its box. */
export function reportBox(problem: BoxProblem, place: Nodes, { error, hint }: Report): void {
  const tell = isHint(problem) ? hint : error
  tell(problem.ruleId, spanOf(place)[0], boxSentence(problem))
}

/** Reads all boxes of a page, those in others too, and reports what is neither Markdown nor a box. */
export function readBoxes(tree: Root, report: Report): Map<Nodes, Box> {
  const boxes = new Map<Nodes, Box>()
  const visit = (nodes: readonly Nodes[]): void => {
    for (const node of nodes) {
      if (node.type === 'mdxJsxTextElement' && contracts[node.name ?? ''])
        reportBox({ ruleId: 'box-place', tag: node.name ?? '' }, node, report)
      else if (isTag(node)) readBox(node, undefined, report, boxes)
      else if (!reportProgram(node, report) && 'children' in node) visit(node.children)
    }
  }
  visit(tree.children)
  return boxes
}

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
  const reportAt: ReportAt = (ruleId, place, reason) => {
    box.isWhole = false
    report.error(ruleId, spanOf(place)[0], reason)
  }
  if (!contract) {
    const near = meant(tag, Object.keys(contracts), word => `<${word}>`)
    const unknown = `Das Kästchen <${tag}> gibt es nicht.${near || ' Alle Kästchen stehen in content/README.md.'}`
    reportAt('unknown-tag', node, htmlSentence(tag) ?? unknown)
    return box
  }
  if (contract.inside && !contract.inside.includes(parent ?? ''))
    reportAt(
      'box-place',
      node,
      `<${tag}> darf nur in <${contract.inside.join(', ')}> stehen. Setzen Sie es dort hinein.`,
    )
  box.props = readAttributes(node, contract, reportAt)
  readContent(node, contract, box, { report, reportAt, boxes })
  return box
}

function readContent(
  node: Tag,
  contract: AnyContract,
  box: Box,
  { report, reportAt, boxes }: { report: Report; reportAt: ReportAt; boxes: Map<Nodes, Box> },
): void {
  let rest: readonly Nodes[] = node.children as Nodes[]
  const programs = rest.filter(child => reportProgram(child, report))
  // `{…}` and `import` in the content are reported already; parts they replace are not reported as missing too.
  if (programs.length > 0) return
  let isWhole = true
  const shapes = Object.values(contract.content)
  const belongs = (tag: Tag) =>
    contractOf(tag)?.inside?.includes(box.tag) ||
    shapes.some(({ tags }) => tags?.includes(tag.name ?? ''))
  const reading: Reading = {
    tag: box.tag,
    box: node,
    report: (problem, place) => {
      isWhole = false
      box.isWhole = false
      // Where a part is missed because a foreign box stands before it, that box is what is wrong.
      if (problem.ruleId === 'expected' && place !== node && isTag(place) && !belongs(place))
        reportLeftover(place)
      else reportBox(problem, place, report)
    },
    readBox: inner => readBox(inner as Tag, box.tag, report, boxes),
  }
  const reportLeftover = (left: Nodes) => {
    if (isTag(left) && !contractOf(left)) {
      reading.readBox(left)
      return
    }
    const found = nodeName(isTag(left) ? `<${left.name}>` : left.type)
    const allowed = shapes.map(({ says }) => says).join('; ') || 'nichts'
    reportAt(
      'leftover',
      left,
      `In <${box.tag}> passt hier nicht: ${found}. Erlaubt ist: ${allowed}.`,
    )
  }
  for (const [name, shape] of Object.entries(contract.content)) {
    const read = shape.read(rest, reading)
    box.props[name] = read.value
    rest = read.rest
  }
  // After a missing part, left-over nodes are not reported too.
  const [first] = rest
  if (first && isWhole) reportLeftover(first)
}

function readAttributes(
  node: Tag,
  { attributes }: AnyContract,
  report: ReportAt,
): Record<string, unknown> {
  const known = Object.keys(attributes)
  const props: Record<string, unknown> = {}
  for (const written of node.attributes) {
    const at = ('position' in written ? written : node) as Nodes
    const { value, wrong } = readAttribute(written, attributes, props, node.name ?? '')
    if (wrong) report('attribute', at, wrong)
    else if ('name' in written) props[written.name] = value
  }
  const names = node.attributes.map(written => ('name' in written ? written.name : ''))
  // A misspelt attribute is not reported as missing too.
  const near = names.map(name => (name in attributes ? name : closest(name, known)))
  for (const [name, { required, says }] of Object.entries(attributes))
    if (required && !near.includes(name))
      report('attribute', node, `In <${node.name}> fehlt die Angabe ${name}="…" (${says}).`)
  return props
}

/** The value of an attribute, or the sentence for what is wrong with it. */
function readAttribute(
  written: Tag['attributes'][number],
  attributes: AnyContract['attributes'],
  before: object,
  tag: string,
): { value?: unknown; wrong?: string } {
  if (written.type !== 'mdxJsxAttribute')
    return { wrong: boxSentence({ ruleId: 'braces', text: '' }) }
  const { name } = written
  const expected = attributes[name]
  if (name in before)
    return {
      wrong: `${name} steht in <${tag}> zweimal. Lassen Sie nur die richtige Angabe stehen.`,
    }
  if (expected) return readValue(written, expected, tag)
  const known = Object.keys(attributes)
  const possible = known.length > 0 ? ` Möglich: ${known.join(', ')}.` : ' Es hat keine Angaben.'
  return { wrong: `<${tag}> kennt die Angabe „${name}“ nicht.${meant(name, known) || possible}` }
}

/** The sentence for `name={…}`. */
export const attributeBraces = (name: string) =>
  `Die Angabe ${name} steht in geschweiften Klammern. Schreiben Sie sie in gerade Anführungszeichen: ${name}="…".`

function readValue(
  { name, value: written }: MdxJsxAttribute,
  { read, says, options = [], meant: right }: Attribute<unknown>,
  tag: string,
): { value?: unknown; wrong?: string } {
  if (typeof written === 'object' && written) return { wrong: attributeBraces(name) }
  const value = typeof written === 'string' ? read(written) : undefined
  if (value !== undefined) return { value }
  const text = written ?? ''
  const better = right?.(text) ?? ''
  if (text.trim() === '')
    return {
      wrong: `Die Angabe ${name} in <${tag}> ist leer. Schreiben Sie ${name}="…" (${says}).`,
    }
  const wrong = `Die Angabe ${name}="${text}" in <${tag}> passt nicht`
  if (better && better !== text) return { wrong: `${wrong}. Schreiben Sie ${name}="${better}".` }
  const possible = options.length > 0 ? ` Möglich: ${options.join(', ')}.` : ''
  return { wrong: `${wrong} (${says}).${meant(text, options) || possible}` }
}

/** Reports `import …` and `{…}`, which MDX would run as code; gives whether the node was one. */
function reportProgram(node: Nodes, report: Report): boolean {
  if (node.type === 'mdxjsEsm') report.error('import', spanOf(node)[0], IMPORT)
  else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    reportBox({ ruleId: 'braces', text: node.value }, node, report)
  else return false
  return true
}

/** The sentence for a line that MDX takes for a program's. */
export const IMPORT =
  'Eine Zeile darf nicht mit dem Wort import oder export beginnen, das gehört Programmen. Ist es ein Satz, beginnen Sie ihn anders; sonst löschen Sie die Zeile, die Kästchen sind schon bekannt.'
