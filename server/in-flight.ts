import { networkShares, networksOf } from './visitor'

/**
 * Limits how many operations run at the same time.
 * @param most places of one visitor; the networks around an IPv6 visitor have more, see networkShares
 * @param inAll places of all visitors together
 */
export function createInFlight(most: number, inAll: number) {
  const counts = new Map<string, number>()
  return {
    /** Takes a place for a visitor. @returns the function that frees it, or undefined when none is free */
    enter(visitor: string): (() => void) | undefined {
      const places = networksOf(visitor).map((key, at) => ({ key, most: most * (networkShares[at] ?? 1) }))
      const all = [...places, { key: 'all', most: inAll }]
      if (all.some(place => (counts.get(place.key) ?? 0) >= place.most)) return undefined
      for (const { key } of all) counts.set(key, (counts.get(key) ?? 0) + 1)
      return () => {
        for (const { key } of all) {
          const left = (counts.get(key) ?? 1) - 1
          if (left > 0) counts.set(key, left)
          else counts.delete(key)
        }
      }
    },
  }
}
