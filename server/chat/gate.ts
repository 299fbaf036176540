/** Lets a few in at once and a few wait; leaves the rest outside. */
export type Gate = {
  /**
   * Resolves with the function to call on the way out, or undefined when it is too full or the wait was too long.
   * Rejects with the signal's reason when the visitor leaves while waiting.
   */
  enter(signal: AbortSignal): Promise<(() => void) | undefined>
}

type GateOptions = { inside: number; waiting: number; longestWaitMs: number }

export function createGate({ inside, waiting, longestWaitMs }: GateOptions): Gate {
  let busy = 0
  const queue: (() => void)[] = []

  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else busy -= 1
  }
  const once = () => {
    let isOut = false
    return () => {
      if (!isOut) leave()
      isOut = true
    }
  }

  return {
    enter(signal) {
      if (signal.aborted) return Promise.reject(signal.reason)
      if (busy < inside) {
        busy += 1
        return Promise.resolve(once())
      }
      if (queue.length >= waiting) return Promise.resolve(undefined)
      return new Promise((resolve, reject) => {
        const settle = (finish: () => void) => () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', giveUp)
          const place = queue.indexOf(enter)
          if (place >= 0) queue.splice(place, 1)
          finish()
        }
        const enter = settle(() => resolve(once()))
        const giveUp = settle(() => reject(signal.reason))
        const timer = setTimeout(
          settle(() => resolve(undefined)),
          longestWaitMs,
        )
        signal.addEventListener('abort', giveUp)
        queue.push(enter)
      })
    },
  }
}
