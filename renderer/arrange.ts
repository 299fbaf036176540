import type { Program } from 'estree'
import type { Nodes, Root, RootContent } from 'mdast'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { contracts } from '../components/contracts'
import { words } from '../components/parts/inline'
import { slug } from '../components/rich-text'
import type { AnyContract } from '../components/shapes'
import { keepTogether, tidy } from '../components/typography'
import { type Box, isTag } from './grammar'
import { type Section, sections } from './sections'

const known: Record<string, AnyContract> = contracts

/** A page as MDX compiles it, and what its module exports besides. */
export type Arranged = { tree: Root; exports: string }

/**
 * Turns an author's page into what MDX compiles: boxes get typed props, headings get anchors, bands are formed. The tree is
 * changed, and a tenth of it left. `exports` is code that names the boxes used as `boxes` and holds all with their props as
 * `outline`: beside the tree, because MDX would copy it node by node.
 * @param boxes of the tree, without problems
 */
export function arrange(tree: Root, boxes: ReadonlyMap<Nodes, Box>): Arranged {
  addAnchors(tree)
  const all = [...boxes.values()]
  tree.children = sections(tree.children, node => placeOf(node, boxes)).map(section => wrap(section, boxes, all))
  return { tree, exports: `${exported('boxes', usedBoxes(all))}${exported('outline', all)}` }
}

function placeOf(node: Nodes, boxes: ReadonlyMap<Nodes, Box>): 'section' | 'side' | 'box' | undefined {
  const box = boxes.get(node)
  return box && (known[box.tag]?.place ?? 'box')
}

/** The tags of boxes and of exhibits inside them: the page carries their CSS. */
function usedBoxes(all: Box[]): string[] {
  const tags = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('tag' in value && 'props' in value && typeof value.tag === 'string') tags.add(value.tag)
    for (const part of Object.values(value)) collect(part)
  }
  collect(all)
  return [...tags].sort()
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

/** `export const name = JSON.parse('…')`: one literal to compile, bundle and run, however large it is. */
function exported(name: string, value: unknown): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})\n`
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
