import type { Nodes, Parents } from 'mdast'
import type { Node } from 'unist'

/**
 * Shows every node below `tree` in the order of the text, with all that it stands in; `parents` is true only during the call.
 * Runs three times for each page; `unist-util-visit` takes five times as long.
 */
export function walk(tree: Parents, see: (node: Nodes, parents: readonly Parents[]) => unknown): void {
  const parents: Parents[] = []
  const into = (parent: Parents): void => {
    parents.push(parent)
    for (const node of parent.children) {
      see(node, parents)
      if ('children' in node) into(node)
    }
    parents.pop()
  }
  into(tree)
}

/** Where a node begins and ends, as offsets in the file. */
export function spanOf({ position }: Node): [from: number, to: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}
