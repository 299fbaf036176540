import type { Problem } from '../../components/shapes'
import { parseBody } from '../check/parse-body'
import { type Box, readBoxes } from '../grammar'

/** The boxes of an example with their props. Problems are those an author would see. */
export function readExample(text: string): { boxes: Box[]; problems: Problem[] } {
  const { tree, problems } = parseBody(text)
  return { boxes: tree ? [...readBoxes(tree, []).values()] : [], problems }
}
