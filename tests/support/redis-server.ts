import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The Redis or Valkey of this machine; undefined when it has none. */
export const redisProgram = ['redis-server', 'valkey-server'].find(name => spawnSync(name, ['--version']).status === 0)

/** A real Redis on the loopback that keeps nothing. */
export async function startRedis() {
  const folder = await mkdtemp(join(tmpdir(), 'redis-'))
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = async () => {
    const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder]
    child = spawn(redisProgram ?? '', options, { stdio: ['ignore', 'pipe', 'ignore'] })
    for await (const chunk of child.stdout ?? []) if (String(chunk).includes('Ready to accept')) break
  }
  const kill = async () => {
    child?.kill('SIGKILL')
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    async stop() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
