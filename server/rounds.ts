import { AsyncResource } from 'node:async_hooks'

/**
 * Runs `work` each `everyMs` and when nudged, never twice at the same time; the first time after the wait or a nudge.
 * @param work must not reject
 */
export function createRounds(work: () => Promise<void>, everyMs: number) {
  let running: Promise<void> | undefined
  let isNudged = false
  let isEnding = false
  let timer: NodeJS.Timeout | undefined
  const wait = () => {
    timer = setTimeout(() => nudge(), everyMs).unref()
  }
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
  wait()
  return {
    nudge,
    /** Begins no other round. Resolves when the one that runs is done. */
    async end(): Promise<void> {
      isEnding = true
      clearTimeout(timer)
      await running
    },
  }
}
