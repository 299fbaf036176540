import type { Nodes, Root } from 'mdast'
import type { Report } from '../../data/diagnose'

/** A page that could be parsed; offsets in the tree are those of `text`, the whole file. */
export type PageSource = {
  text: string
  tree: Root
  /** The site's own host, for links that name it; empty when there is none. */
  host: string
}

/** Looks for one kind of thing in a page. */
export type PageRule = (source: PageSource, report: Report) => void

/** Where a node begins and ends, as offsets in the file. */
export function spanOf({ position }: Pick<Nodes, 'position'>): [from: number, to: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}
