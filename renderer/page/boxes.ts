import type { Nodes, Root } from 'mdast'
import type {} from 'mdast-util-mdx'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Attribute } from '../../components/attributes'
import { type BoxProblem, boxSentence, isHint, nodeName } from '../../components/box-rules'
import { closest, meant } from '../../components/closest'
import { htmlSentence } from '../../components/html-cures'
import { contracts } from '../../components/registry'
import type { AnyContract, Reading, WrittenBox } from '../../components/shapes'
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
    const near = meant(tag, Object.keys(contracts), word => `<${word}>`)
    report.error(
      'unknown-tag',
      spanOf(node)[0],
      htmlSentence(tag) ??
        `Das Kästchen <${tag}> gibt es nicht.${near || ' Alle Kästchen stehen in content/README.md.'}`,
    )
    return box
  }
  let isWhole = true
  const broken = () => {
    isWhole = false
    box.isWhole = false
  }
  const reportAt: ReportAt = (ruleId, place, reason) => {
    broken()
    report.error(ruleId, spanOf(place)[0], reason)
  }
  const reading: Reading = {
    tag,
    box: node,
    attributes: {},
    report: (problem, place) => {
      broken()
      reportBox(problem, place, report)
    },
    readBox: inner => readBox(inner as Tag, tag, report, boxes),
  }
  if (contract.inside && !contract.inside.includes(parent ?? ''))
    reportAt(
      'wrong-place',
      node,
      `<${tag}> darf nur in <${contract.inside.join(', ')}> stehen. Setzen Sie es dort hinein.`,
    )

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
  const found = nodeName(isTag(first) ? `<${first.name}>` : first.type)
  reportAt(
    'leftover',
    first,
    `In <${tag}> passt hier nicht: ${found}. Erlaubt ist: ${allowed.join('; ') || 'nichts'}.`,
  )
}

function readAttributes(
  node: Tag,
  contract: AnyContract,
  report: ReportAt,
): Record<string, unknown> {
  const tag = node.name ?? ''
  const names = Object.keys(contract.attributes)
  const props: Record<string, unknown> = {}
  for (const attribute of node.attributes) {
    const at = ('position' in attribute ? attribute : node) as Nodes
    if (attribute.type !== 'mdxJsxAttribute') {
      report('braces', at, boxSentence({ ruleId: 'braces', text: '' }))
      continue
    }
    const { name } = attribute
    const expected = contract.attributes[name]
    if (name in props)
      report(
        'attribute-twice',
        at,
        `${name} steht in <${tag}> zweimal. Lassen Sie nur die richtige Angabe stehen.`,
      )
    else if (!expected) reportUnknown(name, tag, names, report, at)
    else {
      const value = readAttribute(attribute, expected, tag, (id, reason) => report(id, at, reason))
      if (value !== undefined) props[name] = value
    }
  }
  reportMissing(node, contract, report)
  return props
}

function reportUnknown(
  name: string,
  tag: string,
  known: readonly string[],
  report: ReportAt,
  at: Nodes,
): void {
  const possible = known.length > 0 ? ` Möglich: ${known.join(', ')}.` : ' Es hat keine Angaben.'
  const cure = meant(name, known) || possible
  report('unknown-attribute', at, `<${tag}> kennt die Angabe „${name}“ nicht.${cure}`)
}

function reportMissing(node: Tag, { attributes }: AnyContract, report: ReportAt): void {
  const names = Object.keys(attributes)
  const written = node.attributes.map(attribute => ('name' in attribute ? attribute.name : ''))
  // A misspelt attribute is not reported as missing too.
  const near = new Set(written.map(name => (name in attributes ? name : closest(name, names))))
  for (const [name, { required, says }] of Object.entries(attributes))
    if (required && !near.has(name))
      report('missing-attribute', node, `In <${node.name}> fehlt die Angabe ${name}="…" (${says}).`)
}

/** The sentence for `name={…}`. */
export const attributeBraces = (name: string) =>
  `Die Angabe ${name} steht in geschweiften Klammern. Schreiben Sie sie in gerade Anführungszeichen: ${name}="…".`

/** The value of an attribute; undefined when it is reported as wrong. */
function readAttribute(
  { name, value: written }: MdxJsxAttribute,
  { read, says, options = [], meant: right }: Attribute<unknown>,
  tag: string,
  report: (ruleId: string, reason: string) => void,
): unknown {
  if (typeof written === 'object' && written) {
    report('attribute-braces', attributeBraces(name))
    return undefined
  }
  const value = typeof written === 'string' ? read(written) : undefined
  if (value !== undefined) return value
  const found = written ?? ''
  const better = right?.(found) ?? ''
  const possible = options.length > 0 ? ` Möglich: ${options.join(', ')}.` : ''
  if (found.trim() === '')
    report(
      'attribute-value',
      `Die Angabe ${name} in <${tag}> ist leer. Schreiben Sie ${name}="…" (${says}).`,
    )
  else if (better && better !== found)
    report(
      'attribute-value',
      `Die Angabe ${name}="${found}" in <${tag}> passt nicht. Schreiben Sie ${name}="${better}".`,
    )
  else
    report(
      'attribute-value',
      `Die Angabe ${name}="${found}" in <${tag}> passt nicht (${says}).${meant(found, options) || possible}`,
    )
  return undefined
}

/** Reads all boxes of a page, those in others too, and reports what is neither Markdown nor a box. */
export function readBoxes(tree: Root, report: Report): Map<Nodes, Box> {
  const boxes = new Map<Nodes, Box>()
  const visit = (nodes: readonly Nodes[]): void => {
    for (const node of nodes) {
      if (node.type === 'mdxJsxTextElement' && contracts[node.name ?? ''])
        reportBox({ ruleId: 'tag-line', tag: node.name ?? '' }, node, report)
      else if (isTag(node)) readBox(node, undefined, report, boxes)
      else if (!reportProgram(node, report) && 'children' in node) visit(node.children)
    }
  }
  visit(tree.children)
  return boxes
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
