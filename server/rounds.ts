/**
 * Runs `work` each `everyMs` and when nudged, never twice at the same time; the first time after the wait or a nudge.
 * @param work must not reject
 */
export function createRounds(work: () => Promise<void>, everyMs: number) {
  let isNudged = false
  let isEnding = false
  let wake = () => {}

  async function run(): Promise<void> {
    while (!isEnding) {
      if (!isNudged) await pause()
      isNudged = false
      if (!isEnding) await work()
    }
  }
  const pause = () =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, everyMs).unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  // One loop from the start on: the lines that a round logs belong to no request that nudged.
  const running = run()
  return {
    nudge(): void {
      isNudged = true
      wake()
    },
    /** Begins no other round. Resolves when the one that runs is done. */
    async end(): Promise<void> {
      isEnding = true
      wake()
      await running
    },
  }
}
