/** Why somebody may not come in: all places are taken, or this visitor has enough. */
export type Closed = 'full' | 'too_many'

/** Lets a few in at once, few of them of one visitor, and lets a few more wait. */
export type Gate = {
  /**
   * @param visitor whose places are counted
   * @returns the function to call on the way out, or why there is no place
   * @throws the signal's reason when it aborts while waiting
   */
  enter(visitor: string, signal: AbortSignal): Promise<(() => void) | Closed>
}

type GateOptions = { inside: number; waiting: number; insideOfOne: number; waitingOfOne: number; longestWaitMs: number }
type Waiting = { visitor: string; comeIn: () => void }

export function createGate({ inside, waiting, insideOfOne, waitingOfOne, longestWaitMs }: GateOptions): Gate {
  const visitors: string[] = []
  let queue: Waiting[] = []
  const hasEnough = (visitor: string) => visitors.filter(one => one === visitor).length >= insideOfOne
  const isFree = (visitor: string) => visitors.length < inside && !hasEnough(visitor)

  function occupy(visitor: string): () => void {
    visitors.push(visitor)
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      visitors.splice(visitors.indexOf(visitor), 1)
      queue.find(one => isFree(one.visitor))?.comeIn()
    }
  }

  return {
    async enter(visitor, signal) {
      signal.throwIfAborted()
      if (isFree(visitor)) return occupy(visitor)
      if (queue.filter(one => one.visitor === visitor).length >= waitingOfOne) return 'too_many'
      if (queue.length >= waiting) return 'full'
      return new Promise((resolve, reject) => {
        const leaveQueue = (finish: () => void) => () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', giveUp)
          queue = queue.filter(one => one !== place)
          finish()
        }
        const place = { visitor, comeIn: leaveQueue(() => resolve(occupy(visitor))) }
        const giveUp = leaveQueue(() => reject(signal.reason))
        const timer = setTimeout(
          leaveQueue(() => resolve(hasEnough(visitor) ? 'too_many' : 'full')),
          longestWaitMs,
        )
        signal.addEventListener('abort', giveUp)
        queue.push(place)
      })
    },
  }
}
