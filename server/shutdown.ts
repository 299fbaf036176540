import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Lifecycle } from './lifecycle'

type ShutdownDeps = {
  server: Server
  lifecycle: Lifecycle
  /** What else to bring to an end: outbox, Redis. */
  finish: () => Promise<void>
  /** Longest wait in milliseconds; then connections are cut. */
  within?: number
}

/**
 * Ends the service without losing a request: new work is refused and /healthz says 503 while the work under way goes on,
 * then the port is closed, then outbox and connections are.
 * @returns whether everything was finished in time
 */
export async function shutDown({ server, lifecycle, finish, within = 10_000 }: ShutdownDeps): Promise<boolean> {
  const everything = async () => {
    await lifecycle.close()
    server.close()
    await lifecycle.settled()
    // What is open now carries no request: browsers connect ahead, and node does not count those as idle.
    server.closeAllConnections()
    await finish()
    return true
  }
  const inTime = await Promise.race([everything(), wait(within, false, { ref: false })])
  server.close()
  server.closeAllConnections()
  return inTime
}
