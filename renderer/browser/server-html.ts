/** The nodes in an element, in their order, with their words. */
type Written = { parent: Element; nodes: { node: ChildNode; words: string | null }[] }

/**
 * Remembers what the server has written into an element. Whoever translates a page puts other nodes in their place, and
 * extensions add some; React takes over only what it finds as it was written.
 * @returns a function that puts all of it back. What is still in its place stays untouched: a field keeps its letters, focus
 * and caret.
 */
export function rememberHtml(root: Element): () => void {
  const written = [root, ...root.querySelectorAll('*')].map(parent => ({
    parent,
    nodes: [...parent.childNodes].map(node => ({ node, words: node.nodeValue })),
  }))
  return () => written.forEach(putBack)
}

function putBack({ parent, nodes }: Written): void {
  const own = new Set<Node>(nodes.map(({ node }) => node))
  for (const node of [...parent.childNodes]) if (!own.has(node)) node.remove()
  let place = parent.firstChild
  for (const { node, words } of nodes) {
    if (node === place) place = place.nextSibling
    else parent.insertBefore(node, place)
    if (node.nodeValue !== words) node.nodeValue = words
  }
}
