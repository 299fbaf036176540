import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { freePort } from '../support/processes'
import { scratchFolder } from '../support/scratch-folder'

const program = ['redis-server', 'valkey-server'].find(
  name => spawnSync(name, ['--version']).status === 0,
)

/** Whether there is a real server to test with; says so where there is none. */
export const hasRedis = program !== undefined
if (!hasRedis)
  console.warn(
    '\nNOT TESTED: shared limits. Install redis-server or valkey-server and run again.\n',
  )

/** A real Redis on a free port that keeps it over a restart, until the test is over; what it counted is lost with a stop. */
export async function redisServer() {
  const port = await freePort()
  const fixed = `--port ${port} --bind 127.0.0.1 --dir ${scratchFolder()} --save`.split(' ')
  let running: ChildProcess | undefined
  async function stop(): Promise<void> {
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    running.kill('SIGKILL')
    await once(running, 'exit')
  }
  onTestFinished(stop)
  return {
    url: `redis://127.0.0.1:${port}`,
    /** @param options of redis-server: `--requirepass`, `x` */
    async start(...options: string[]): Promise<void> {
      running = spawn(program ?? '', [...fixed, '', ...options])
      for await (const chunk of running.stdout ?? [])
        if (String(chunk).includes('Ready to accept')) return
      throw new Error('redis-server did not start')
    },
    /** It accepts connections from here on, and answers nothing. */
    freeze: () => running?.kill('SIGSTOP'),
    stop,
  }
}
