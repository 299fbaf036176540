import { Refusal } from '../errors'
import { BUSY } from './sentences'

type QueueOptions = {
  /** Tasks that run at the same time. */
  atOnce: number
  /** Tasks that may wait for a place; more are refused. */
  waiting: number
}

export type Queue = {
  /** Runs the task when there is a place. Rejects with a Refusal 503 when the line is full, or with the signal's reason. */
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>
}

/** Bounds what runs at once, so that a rush neither overruns the provider nor the server's memory. */
export function createQueue({ atOnce, waiting }: QueueOptions): Queue {
  let running = 0
  const line: (() => void)[] = []

  async function place(signal: AbortSignal): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (line.length >= waiting) throw new Refusal(503, 'busy', BUSY, { retryAfterSeconds: 5 })
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        line.splice(line.indexOf(enter), 1)
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      line.push(enter)
    })
  }

  return {
    async run(task, signal) {
      signal.throwIfAborted()
      await place(signal)
      try {
        return await task()
      } finally {
        // The place goes straight to the next in line, so that nobody can slip in between.
        const next = line.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
