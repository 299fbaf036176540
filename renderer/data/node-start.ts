import { isMap, isNode, isScalar } from 'yaml'

/** Where a node of a YAML document begins, as an offset in its text; 0 for what is not there. */
export function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0
}

/** Where the key of this name begins in a map. */
export function startOfKey(map: unknown, name: string): number {
  const items = isMap(map) ? map.items : []
  return startOf(items.map(({ key }) => key).find(key => isScalar(key) && String(key.value) === name))
}
