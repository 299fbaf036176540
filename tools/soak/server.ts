import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type BuiltServer, startBuiltServer } from '../built-server'

// All the load comes from one address.
const unlimited = { CHAT_PER_MINUTE: '100000', CHAT_PER_DAY: '100000000', FORMS_PER_MINUTE: '100000' }

export type SoakServer = Awaited<ReturnType<typeof startSoakServer>>

export type Stops = { sigterm: number; sigkill: number; cut: number; longestStopMs: number }

/** One of the servers under load; several share `dataDir`, as behind a balancer. */
export async function startSoakServer(dataDir: string) {
  let server: BuiltServer = await startBuiltServer(dataDir, unlimited)
  const { origin, port } = server
  let back: Promise<void> = Promise.resolve()
  let disturbances = 0
  const stops: Stops = { sigterm: 0, sigkill: 0, cut: 0, longestStopMs: 0 }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const { child } = server
    const exit = once(child, 'exit')
    const from = performance.now()
    child.kill(signal)
    const [code] = await Promise.race([exit, wait(20_000, ['hung'], { ref: false })])
    if (code === 'hung') {
      child.kill('SIGKILL')
      throw new Error(`The server did not end within 20 s of ${signal}`)
    }
    if (signal === 'SIGKILL') stops.sigkill += 1
    else {
      stops.sigterm += 1
      // After 10 s it cuts what is still under way: slow senders.
      if (code !== 0) stops.cut += 1
      stops.longestStopMs = Math.max(stops.longestStopMs, Math.round(performance.now() - from))
    }
  }

  return {
    origin,
    port: Number(port),
    stops,
    /** Resolves when the server listens (again). */
    ready: () => back,
    /** Grows with each stop: whoever sees the same number before and after was not disturbed by one. */
    disturbances: () => disturbances,
    /** Ends the server and starts it again on its port. */
    restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
      disturbances += 1
      back = (async () => {
        await end(signal)
        server = await startBuiltServer(dataDir, { ...unlimited, PORT: port })
        disturbances += 1
      })()
      return back
    },
    stop: () => end('SIGTERM'),
    /** Resident memory in MB, undefined where the system does not tell. */
    memory(): number | undefined {
      const file = `/proc/${server.child.pid}/status`
      const rss = existsSync(file) ? /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
      return rss === undefined ? undefined : Math.round(Number(rss) / 102.4) / 10
    },
  }
}
