import type { Node } from 'unist'

/** Where a node begins and ends, as offsets in the file. */
export function spanOf({ position }: Node): [from: number, to: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}
