import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

export type BuiltServer = { child: ChildProcess; origin: string; port: string }

/**
 * Starts `dist/server/main.js` in a process of its own, on the loopback, with none of the machine's settings. Resolves
 * once it listens.
 * @param dataDir an existing folder; also where it runs, away from the project's `.env`
 * @param env settings; without PORT a free one
 * @param dist the build, if not the project's
 * @throws Error with what the server said when it ended instead
 */
export async function startBuiltServer(
  dataDir: string,
  env: Record<string, string> = {},
  dist = 'dist',
): Promise<BuiltServer> {
  const child = spawn(process.execPath, [resolve(dist, 'server/main.js')], {
    cwd: dataDir,
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(child, 'exit')
  let log = ''
  const listen = (chunk: Buffer) => {
    log += chunk
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  while (!log.includes('4xDU is up: http')) {
    await Promise.race([once(child.stdout, 'data'), exit])
    if (child.exitCode !== null)
      throw new Error(`The built server did not start: ${log || 'run npm run build'}`)
  }
  // Nothing reads the log from here on; it is drained, or it would fill the pipe.
  child.stdout.off('data', listen).resume()
  child.stderr.off('data', listen).resume()
  const port = /4xDU is up: http:\S+:(\d+)/.exec(log)?.[1] ?? ''
  return { child, port, origin: `http://127.0.0.1:${port}` }
}
