import type { Diagnostic } from '../../components/shapes'
import { diagnose } from '../data/diagnose'
import { type Box, readBoxes } from '../page/boxes'
import { parse } from '../page/parse'

/** The boxes that stand on the page of an example, with their props, and what an author would be told. */
export function readExample(file: string, text: string): { boxes: Box[]; found: Diagnostic[] } {
  const { found, report } = diagnose(file, text)
  const tree = parse(text)
  const boxes = readBoxes(tree, report)
  return { boxes: tree.children.flatMap(node => boxes.get(node) ?? []), found }
}
