/** Whether the service is on its way out, and what it still has to finish. */
export type Lifecycle = {
  readonly isClosing: boolean
  /** Marks a request as under way; call the result when it is answered. */
  begin(): () => void
  /** Takes no new work from here on. */
  close(): void
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>
}

/** One per running service. */
export function createLifecycle(): Lifecycle {
  let isClosing = false
  let underWay = 0
  let waiting: (() => void)[] = []
  return {
    get isClosing() {
      return isClosing
    },
    begin() {
      underWay += 1
      return () => {
        underWay -= 1
        if (underWay > 0) return
        for (const resolve of waiting) resolve()
        waiting = []
      }
    },
    close() {
      isClosing = true
    },
    settled: () => (underWay === 0 ? Promise.resolve() : new Promise(resolve => waiting.push(resolve))),
  }
}
