import type { Edit, Problem } from '../../components/shapes'
import { placeIn } from './places'

/** Something that would stop the parser, found by its letters. */
export type Mistake = {
  kind: string
  data: Record<string, string>
  /** Offset in the text. */
  at: number
  /** What makes the rest of the page readable, so that its other mistakes are found in the same run. */
  mask: Edit[]
  /** The repair, where it is mechanical. */
  edits?: Edit[]
}

/** A mistake with line and column. */
export function toProblem({ kind, data, at, edits }: Mistake, text: string): Problem {
  return { kind, data, ...placeIn(text, at), ...(edits && { edits }) }
}
