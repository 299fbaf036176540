import { AsyncResource } from 'node:async_hooks'

/**
 * Runs `work` each `everyMs` and when nudged, never twice at the same time.
 * @param work must not reject
 */
export function createRounds(work: () => Promise<void>, everyMs: number) {
  let running: Promise<void> | undefined
  let isNudged = false
  let isEnding = false
  let timer: NodeJS.Timeout | undefined
  // Bound: the lines that a round logs do not belong to the request that called it.
  const nudge = AsyncResource.bind(() => {
    if (isEnding) return
    isNudged = true
    if (running) return
    clearTimeout(timer)
    isNudged = false
    running = work().finally(() => {
      running = undefined
      if (isNudged) nudge()
      else if (!isEnding) wait()
    })
  })
  const wait = () => {
    timer = setTimeout(nudge, everyMs).unref()
  }
  return {
    nudge,
    /** Begins with the wait. */
    wait,
    /** Begins no other round. Resolves when the one that runs is done. */
    async end(): Promise<void> {
      isEnding = true
      clearTimeout(timer)
      await running
    },
  }
}
