/**
 * When what failed may be tried again: the wait doubles from `firstMs` to `longestMs`. Kept in memory: a restart may be the
 * cure, so it tries at once.
 * @param steady milliseconds that only ever go forward
 */
export function createFailures(steady: () => number, firstMs: number, longestMs: number) {
  const failures = new Map<string, { count: number; since: number; due: number }>()
  const since = (key: string) => failures.get(key)?.since ?? steady()
  const count = (key: string) => failures.get(key)?.count ?? 0
  return {
    count,
    since,
    isDue: (key: string) => (failures.get(key)?.due ?? 0) <= steady(),
    add(key: string): void {
      const due = steady() + Math.min(firstMs * 2 ** count(key), longestMs)
      failures.set(key, { count: count(key) + 1, since: since(key), due })
    },
    clear: (key: string) => failures.delete(key),
    /** Forgets what is no longer there. */
    keepOnly(keys: readonly string[]): void {
      const kept = new Set(keys)
      for (const key of failures.keys()) if (!kept.has(key)) failures.delete(key)
    },
  }
}
