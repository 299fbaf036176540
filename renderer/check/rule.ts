import type { Nodes, Parents } from 'mdast'
import type { Report } from '../data/report'

/** `text` is the whole file, with the same offsets as the nodes; `host` is the site's own, for links that name it. */
export type Source = { text: string; host: string }

/** A rule over one parsed page: gives a function that is called for each node, with the node's parents. */
export type PageRule = (
  source: Source,
  report: Report,
) => (node: Nodes, parents: readonly Parents[]) => void
