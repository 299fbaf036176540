/**
 * Milliseconds that the quickest of some runs took. What else the machine does only makes runs longer, so two figures from
 * here compare, where two single runs would not.
 */
export function quickest(run: () => void, runs = 25): number {
  const times = Array.from({ length: runs }, () => {
    const started = performance.now()
    run()
    return performance.now() - started
  })
  return Math.min(...times)
}
