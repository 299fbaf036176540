import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { closingRefusal } from '../errors'

export type Lifecycle = ReturnType<typeof createLifecycle>

/** Whether the service is closing, and which requests it still answers. One per running service. */
export function createLifecycle() {
  const underWay = new Set<Promise<void>>()
  const cuts = new Set<() => void>()
  let isClosing = false
  return {
    get isClosing() {
      return isClosing
    },
    /** Marks a request as under way; call the result once when it is answered or gone. */
    begin(): () => void {
      let end = () => {}
      const request = new Promise<void>(resolve => {
        end = resolve
      })
      underWay.add(request)
      return () => {
        underWay.delete(request)
        end()
      }
    },
    /** From here on new work is refused. */
    close(): void {
      isClosing = true
    },
    /** Settles as `work` does, or rejects when the time for answers is up. @throws Refusal 503 */
    orCut<T>(work: Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        const cut = () => reject(closingRefusal())
        cuts.add(cut)
        void work.then(resolve, reject).finally(() => cuts.delete(cut))
      })
    },
    /** The time is up: what is still under way ends with a refusal. */
    cut(): void {
      for (const end of cuts) end()
    },
    /** Resolves when everything that is under way now is done; what begins meanwhile is not waited for. */
    async settled(): Promise<void> {
      await Promise.all(underWay)
    },
  }
}

type ShutdownDeps = {
  server: Server
  lifecycle: Lifecycle
  /** Closes what else is open: outbox, Redis. */
  finish: () => Promise<void>
  /** Longest wait in milliseconds; then connections are cut. */
  within?: number
}

/** For the last words of what is cut. */
const lastWordsMs = 500

/**
 * Ends the service without losing a request: new work is refused and /healthz says 503 while the work under way goes on,
 * then the port is closed, then outbox and connections are.
 * @returns whether everything was finished in time
 */
export async function shutDown({
  server,
  lifecycle,
  finish,
  within = 10_000,
}: ShutdownDeps): Promise<boolean> {
  const everything = async () => {
    lifecycle.close()
    await lifecycle.settled()
    server.close()
    // What came in before the port was closed.
    await lifecycle.settled()
    // What is open now carries no request: browsers connect ahead, and node does not count those as idle.
    server.closeAllConnections()
    await finish()
    return true
  }
  const ending = everything()
  const inTime = await Promise.race([ending, wait(within, false, { ref: false })])
  if (!inTime) {
    lifecycle.cut()
    await Promise.race([ending, wait(lastWordsMs)])
  }
  server.close()
  server.closeAllConnections()
  return inTime
}
