/** Whether the service is on its way out, and what it still has to finish. */
export type Lifecycle = {
  readonly isClosing: boolean
  /** Marks a request as under way; call the result once when it is answered or gone. */
  begin(): () => void
  /** Takes no new work from here on; resolves when what was under way before is done. */
  close(): Promise<void>
  /** Resolves when what began after `close` is done too. */
  settled(): Promise<void>
}

/** One per running service. */
export function createLifecycle(): Lifecycle {
  let isClosing = false
  let batch = createBatch()
  return {
    get isClosing() {
      return isClosing
    },
    begin: () => batch.begin(),
    close() {
      isClosing = true
      const before = batch
      batch = createBatch()
      return before.done()
    },
    settled: () => batch.done(),
  }
}

function createBatch() {
  let underWay = 0
  let waiting: (() => void)[] = []
  return {
    begin() {
      underWay += 1
      return () => {
        underWay -= 1
        if (underWay > 0) return
        for (const resolve of waiting) resolve()
        waiting = []
      }
    },
    done: () => (underWay === 0 ? Promise.resolve() : new Promise<void>(resolve => waiting.push(resolve))),
  }
}
