import { createInFlight } from '../in-flight'

type GateOptions = {
  /** How many requests run at once, and how many more may wait. */
  inside: number
  waiting: number
  /** How many of those may come from one visitor. */
  ofOne: number
  longestWaitMs: number
}

/**
 * A semaphore with a bounded queue; returns a function that waits for a free slot and resolves to its release function, or
 * to undefined when the queue is full, the visitor has too many slots, the wait is too long or the visitor leaves.
 */
export function createGate({ inside, waiting, ofOne, longestWaitMs }: GateOptions) {
  const places = createInFlight(ofOne, inside + waiting)
  let free = inside
  let queue: (() => void)[] = []

  const myTurn = (signal: AbortSignal) =>
    new Promise<boolean>(resolve => {
      const finish = (isIn: boolean) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
        queue = queue.filter(waiting => waiting !== comeIn)
        resolve(isIn)
      }
      const comeIn = () => finish(true)
      const giveUp = () => finish(false)
      const timer = setTimeout(giveUp, longestWaitMs)
      signal.addEventListener('abort', giveUp)
      queue.push(comeIn)
    })

  return async (visitor: string, signal: AbortSignal): Promise<(() => void) | undefined> => {
    const leave = places.enter(visitor)
    if (free > 0 && leave) free -= 1
    else if (!leave || !(await myTurn(signal))) return void leave?.()
    return () => {
      leave()
      const [next] = queue
      if (next) next()
      else free += 1
    }
  }
}
