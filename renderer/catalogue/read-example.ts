import type { Diagnostic } from '../../components/shapes'
import { diagnose } from '../data/diagnose'
import { type Box, readBoxes } from '../page/boxes'
import { parse } from '../page/parse'

const files = import.meta.glob<string>('../../components/*/*.example.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The example of a box, as its author would write it. */
export function exampleOf(tag: string): string {
  return (files[`../../components/${tag}/${tag}.example.mdx`] ?? '').trim()
}

/** The boxes that stand on the page of an example, with their props, and what an author would be told. */
export function readExample(file: string, text: string): { boxes: Box[]; found: Diagnostic[] } {
  const { found, report } = diagnose(file, text)
  const tree = parse(text)
  const boxes = readBoxes(tree, report)
  return { boxes: tree.children.flatMap(node => boxes.get(node) ?? []), found }
}
