import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/processes'

const program = ['redis-server', 'valkey-server'].find(
  name => spawnSync(name, ['--version']).status === 0,
)

/** Whether there is a real server to test with; says so where there is none. */
export const hasRedis = program !== undefined
if (!hasRedis)
  console.warn(
    '\nNOT TESTED: shared limits. Install redis-server or valkey-server and run again.\n',
  )

/** A real Redis on a free port that keeps it over a restart; what it counted is lost then. */
export function redisServer() {
  let running: ChildProcess | undefined
  let known: Promise<{ port: number; folder: string }> | undefined
  const place = () => {
    known ??= (async () => ({
      port: await freePort(),
      folder: await mkdtemp(join(tmpdir(), 'redis-')),
    }))()
    return known
  }

  async function stop(): Promise<void> {
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    running.kill('SIGKILL')
    await once(running, 'exit')
  }

  return {
    url: async () => `redis://127.0.0.1:${(await place()).port}`,
    /** @param options of redis-server: `--requirepass`, `x` */
    async start(...options: string[]): Promise<void> {
      const { port, folder } = await place()
      running = spawn(program ?? '', [
        '--port',
        `${port}`,
        '--bind',
        '127.0.0.1',
        '--save',
        '',
        '--dir',
        folder,
        ...options,
      ])
      for await (const chunk of running.stdout ?? [])
        if (String(chunk).includes('Ready to accept')) return
      throw new Error('redis-server did not start')
    },
    /** It accepts connections from here on, and answers nothing. */
    freeze: () => running?.kill('SIGSTOP'),
    stop,
    async remove(): Promise<void> {
      await stop()
      await rm((await place()).folder, { recursive: true, force: true })
    },
  }
}
