import type { Problem } from '../../components/shapes'
import { parseBody } from '../check/parse-body'
import type { Box } from '../grammar'

/** The boxes of an example with their props. Problems are those an author would see. */
export function readExample(text: string): { boxes: Box[]; problems: Problem[] } {
  const { boxes, problems } = parseBody(text)
  return { boxes: [...(boxes?.values() ?? [])], problems }
}
