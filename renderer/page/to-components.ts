import type { Program } from 'estree'
import { valueToEstree } from 'estree-util-value-to-estree'
import type { Nodes, PhrasingContent, Root, RootContent, Text } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { words } from '../../components/contract/parts/inline'
import { slug } from '../../components/contract/slug'
import { cutWhole, keepTogether, tidy } from '../../components/contract/typography'
import { bandsOf, type PageBand } from './bands'
import { type Box, isTag } from './boxes'

/**
 * Turns an author's page into what MDX compiles: tags become components with typed props, headings get anchors, bands are
 * formed. The tree is changed.
 * @param boxes of the tree, without problems
 */
export function toComponents(tree: Root, boxes: ReadonlyMap<Nodes, Box>): void {
  addAnchors(tree)
  tree.children = bandsOf(tree, boxes).map(band => toComponent(band, boxes))
}

function addAnchors(node: Nodes): void {
  if (isTag(node) || !('children' in node)) return
  if (node.type === 'heading') {
    const hProperties = { id: slug(words(node)) }
    node.data = { ...node.data, hProperties } as typeof node.data
  }
  for (const child of node.children) addAnchors(child)
  node.children = node.children.flatMap((child): Nodes[] =>
    child.type === 'text' ? typeset(keepTogether(tidy(child.value))) : [child],
  ) as typeof node.children
}

/** Text, with what must not break at its hyphen in a span, as `Words` sets it in boxes. */
function typeset(text: string): PhrasingContent[] {
  return cutWhole(text).flatMap((piece, index): PhrasingContent[] => {
    if (piece === '') return []
    const words: Text = { type: 'text', value: piece }
    if (index % 2 === 0) return [words]
    const attributes = [{ type: 'mdxJsxAttribute' as const, name: 'className', value: 'whole' }]
    return [{ type: 'mdxJsxTextElement', name: 'span', attributes, children: [words] }]
  })
}

function toComponent({ look, nodes }: PageBand, boxes: ReadonlyMap<Nodes, Box>): RootContent {
  const children = nodes.map(node => {
    const box = boxes.get(node)
    return box ? element(box.tag, box.props) : node
  })
  return look ? element('Band', look, children) : (children[0] as RootContent)
}

function element(name: string, props: object, children: RootContent[] = []): MdxJsxFlowElement {
  const attributes = Object.entries(props).map(([name, value]) => attribute(name, value))
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children: children as MdxJsxFlowElement['children'],
  }
}

/** `name={value}` as a syntax tree, which is what MDX compiles; `value` is only for debugging. */
function attribute(name: string, value: unknown): MdxJsxAttribute {
  const statement = { type: 'ExpressionStatement', expression: valueToEstree(value) }
  // Generated nodes have no offsets, which acorn's types require.
  const estree = { type: 'Program', sourceType: 'module', body: [statement] } as Program
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: { estree },
    },
  }
}
