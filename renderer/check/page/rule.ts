import type { Nodes, Parents } from 'mdast'
import type { Report } from '../../data/diagnose'

/**
 * Looks for one kind of thing in a page that could be parsed: what it gives is shown every node with all that it stands in.
 * `text` is the whole file, whose offsets those of the nodes are; `host` the site's own, for links that name it.
 */
export type PageRule = (
  source: { text: string; host: string },
  report: Report,
) => (node: Nodes, parents: readonly Parents[]) => void
