type Failure = {
  /** How often it failed in a row. */
  count: number
  /** First failure, on the steady clock. */
  since: number
  /** Not before, on the steady clock. */
  due: number
}

/** Waits between tries, doubling from `firstMs` to `longestMs`. Kept in memory: a restart may be the cure, so it tries at once. */
export function createBackoff(steady: () => number, firstMs: number, longestMs: number) {
  const failures = new Map<string, Failure>()
  return {
    get: (key: string): Failure | undefined => failures.get(key),
    isDue: (key: string) => (failures.get(key)?.due ?? 0) <= steady(),
    failed(key: string): Failure {
      const before = failures.get(key)
      const count = (before?.count ?? 0) + 1
      const wait = Math.min(firstMs * 2 ** (count - 1), longestMs)
      const failure = { count, since: before?.since ?? steady(), due: steady() + wait }
      failures.set(key, failure)
      return failure
    },
    clear: (key: string) => failures.delete(key),
    /** Forgets what is no longer there. */
    keepOnly(keys: ReadonlySet<string>) {
      for (const key of failures.keys()) if (!keys.has(key)) failures.delete(key)
    },
  }
}
