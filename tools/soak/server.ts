import { once } from 'node:events'
import { residentKb } from '../bench/processes'
import { type BuiltServer, startBuiltServer } from '../built-server'

// All the load comes from one address.
const unlimited = {
  CHAT_PER_MINUTE: '100000',
  CHAT_PER_DAY: '100000000',
  FORMS_PER_MINUTE: '100000',
}

export type SoakServer = Awaited<ReturnType<typeof startSoakServer>>

/**
 * One of the servers under load.
 * @param more settings, beside limits that one address does not reach
 */
export async function startSoakServer(dataDir: string, more: Record<string, string> = {}) {
  const settings = { ...unlimited, ...more }
  let server: BuiltServer = await startBuiltServer(dataDir, settings)
  const { origin, port } = server
  let back = Promise.resolve()
  let disturbances = 0
  const stops = { SIGTERM: 0, SIGKILL: 0 }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    server.child.kill(signal)
    await once(server.child, 'exit')
    stops[signal] += 1
  }

  return {
    origin,
    port: Number(port),
    stops,
    /** Resolves when the server listens (again). */
    ready: () => back,
    /** Grows with each stop: the same number before and after a request means that no stop cut it off. */
    disturbances: () => disturbances,
    /** Ends the server and starts it again on its port. */
    restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
      disturbances += 1
      back = (async () => {
        await end(signal)
        server = await startBuiltServer(dataDir, { ...settings, PORT: port })
        disturbances += 1
      })()
      return back
    },
    stop: () => end('SIGTERM'),
    memoryMb: () => Math.round(residentKb(server.child.pid ?? 0) / 1024),
  }
}
