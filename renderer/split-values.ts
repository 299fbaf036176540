import { isMap, isScalar, type Node, type Pair } from 'yaml'
import type { Edit } from '../components/shapes'

/** A value that a comma has cut in two, as the facts of a problem, and what would make it whole. */
export type SplitValue = { data: Record<'name' | 'value', string>; from: number; edits: Edit[] }

/**
 * The value in front of an unknown name in braces, where that name is no name but the rest of the value:
 * `{ label: Sitz, value: Graz, Österreich }`.
 */
export function splitValue(map: unknown, extra: string, isKnown: (key: string) => boolean, text: string) {
  if (!isMap(map) || !map.flow) return undefined
  const names = map.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''))
  const isRest = (index: number) => hasNoColon(map.items[index]) && !isKnown(names[index] ?? '')
  const at = names.indexOf(extra)
  if (!isRest(at)) return undefined
  let [first, last] = [at, at]
  while (isRest(first - 1)) first--
  while (isRest(last + 1)) last++
  const { key, value } = map.items[first - 1] ?? {}
  const end = rangeOf(map.items[last]?.key)?.[1]
  const start = rangeOf(value)?.[0]
  if (!isScalar(key) || !isScalar(value) || value.value === null || start === undefined || end === undefined)
    return undefined
  const whole = text.slice(start, end).replaceAll('"', '')
  const found: SplitValue = {
    data: { name: String(key.value), value: whole },
    from: start,
    edits: [{ from: start, to: end, text: `"${whole}"` }],
  }
  return found
}

function hasNoColon(pair: Pair | undefined): boolean {
  return pair !== undefined && pair.value === null
}

function rangeOf(node: unknown): Node['range'] | undefined {
  return isScalar(node) ? node.range : undefined
}
