import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuiltServer, startBuiltServer } from '../built-server'

/**
 * Runs `use` against the built server in a process of its own, with a data folder of its own; both are gone afterwards.
 * @param env settings that differ from the defaults
 * @param dist another build than the project's
 */
export async function withServer<T>(
  use: (server: BuiltServer) => Promise<T>,
  env?: Record<string, string>,
  dist?: string,
): Promise<T> {
  return withFolder(async folder => {
    const server = await startBuiltServer(folder, env, dist)
    try {
      return await use(server)
    } finally {
      const exit = once(server.child, 'exit')
      server.child.kill('SIGKILL')
      await exit
    }
  })
}

/** Runs `use` with an empty folder that is gone afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
