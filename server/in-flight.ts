/**
 * Limits how many operations run at the same time.
 * @param most slots of one visitor
 * @param inAll slots of all visitors together
 */
export function createInFlight(most: number, inAll: number) {
  const counts = new Map<string, number>()
  let all = 0
  return {
    /** Takes a slot for a visitor. @returns the function that frees it, or undefined when none is free */
    enter(visitor: string): (() => void) | undefined {
      const own = counts.get(visitor) ?? 0
      if (own >= most || all >= inAll) return undefined
      counts.set(visitor, own + 1)
      all += 1
      return () => {
        const left = (counts.get(visitor) ?? 1) - 1
        all -= 1
        if (left > 0) counts.set(visitor, left)
        else counts.delete(visitor)
      }
    },
  }
}
