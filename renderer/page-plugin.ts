import type { Program } from 'estree'
import type { Nodes, Root, RootContent } from 'mdast'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import { contracts } from '../components/contracts'
import { words } from '../components/parts/inline'
import { slug } from '../components/rich-text'
import type { AnyContract, Problem } from '../components/shapes'
import { keepTogether, tidy } from '../components/typography'
import { type Box, isTag, readBoxes } from './grammar'
import { sections } from './sections'

const known: Record<string, AnyContract> = contracts

/** Trees that `arrange` has been through. */
const arranged = new WeakSet<Root>()

/**
 * The remark plugin that turns an author's page into what MDX compiles, unless the check of a build has done so already.
 * Throws `PageProblems` on any breach.
 */
export function pagePlugin() {
  return (tree: Root, file: VFile): void => {
    if (arranged.has(tree)) return
    const problems: Problem[] = []
    const boxes = readBoxes(tree, problems)
    if (problems.length > 0) throw new PageProblems(file.path, problems)
    arrange(tree, boxes)
  }
}

/**
 * Turns an author's page into what MDX compiles: boxes get typed props, headings get anchors, bands are formed, the names of
 * the boxes used are exported as `boxes`, and the boxes with their props as `outline`. The tree is changed, and a tenth of it left.
 */
export function arrange(tree: Root, boxes: ReadonlyMap<Nodes, Box>): void {
  addAnchors(tree)
  const all = [...boxes.values()]
  tree.children = sections(tree.children, node => placeOf(node, boxes)).map(section => wrap(section, boxes, all))
  tree.children.unshift(exported('boxes', usedBoxes(all)), exported('outline', all))
  arranged.add(tree)
}

/** What is wrong in one page; the caller turns it into sentences. */
export class PageProblems extends Error {
  override name = 'PageProblems'
  constructor(
    readonly file: string,
    readonly problems: Problem[],
  ) {
    super(`${problems.length} problems in ${file}`)
  }
}

function placeOf(node: Nodes, boxes: ReadonlyMap<Nodes, Box>): 'section' | 'side' | 'box' | undefined {
  const box = boxes.get(node)
  return box && (known[box.tag]?.place ?? 'box')
}

/** The tags of boxes and of exhibits inside them: the page carries their CSS. */
function usedBoxes(all: Box[]): string[] {
  const nested = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return []
    const own = 'tag' in value && 'props' in value && typeof value.tag === 'string' ? [value.tag] : []
    return [...own, ...Object.values(value).flatMap(nested)]
  }
  return [...new Set(all.flatMap(nested))].sort()
}

/** Also takes the places away: nobody asks for them any more, and MDX would copy each. */
function addAnchors(node: Nodes): void {
  node.position = undefined
  if (node.type === 'text') node.value = keepTogether(tidy(node.value))
  if (isTag(node) || !('children' in node)) return
  if (node.type === 'heading') {
    const hProperties = { id: slug(words(node)) }
    node.data = { ...node.data, hProperties } as typeof node.data
  }
  for (const child of node.children) addAnchors(child)
}

type Section = ReturnType<typeof sections>[number]

function wrap(section: Section, boxes: ReadonlyMap<Nodes, Box>, all: readonly Box[]): RootContent {
  const children = section.nodes.map(node => {
    const box = boxes.get(node)
    return box ? element(box.tag, [propsOf(all.indexOf(box))], []) : node
  })
  if (!section.band) return children[0] as RootContent
  const { tone, layout } = section.band
  return element('Band', [attribute('tone', tone), attribute('layout', layout)], children)
}

type Attribute = MdxJsxAttribute | MdxJsxExpressionAttribute

function element(name: string, attributes: Attribute[], children: RootContent[]): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes, children: children as MdxJsxFlowElement['children'] }
}

function attribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value }
}

/** `{...outline[3].props}`: what a box is given stands in the compiled page once. */
function propsOf(index: number): MdxJsxExpressionAttribute {
  const box = member(named('outline'), { type: 'Literal', value: index }, true)
  const spread = { type: 'SpreadElement', argument: member(box, named('props')) }
  const estree = program({
    type: 'ExpressionStatement',
    expression: { type: 'ObjectExpression', properties: [spread] },
  })
  return { type: 'mdxJsxExpressionAttribute', value: '', data: { estree } }
}

/** `export const name = JSON.parse('…')`, added to the compiled page: one literal to compile, bundle and run, however large it is. */
function exported(name: string, value: unknown): RootContent {
  const json = { type: 'Literal', value: JSON.stringify(value) }
  const init = {
    type: 'CallExpression',
    callee: member(named('JSON'), named('parse')),
    arguments: [json],
    optional: false,
  }
  const declarations = [{ type: 'VariableDeclarator', id: named(name), init }]
  const declaration = { type: 'VariableDeclaration', kind: 'const', declarations }
  const estree = program({ type: 'ExportNamedDeclaration', specifiers: [], attributes: [], source: null, declaration })
  return { type: 'mdxjsEsm', value: '', data: { estree } }
}

function member(object: object, property: object, computed = false): object {
  return { type: 'MemberExpression', object, property, computed, optional: false }
}

function named(name: string): object {
  return { type: 'Identifier', name }
}

/** A program of one statement. Built nodes have no offsets, which the parser's types ask for. */
function program(statement: object): Program {
  return { type: 'Program', sourceType: 'module', comments: [], body: [statement] } as unknown as Program
}
