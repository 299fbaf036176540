import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export type BuiltSite = Awaited<ReturnType<typeof startBuiltSite>>

/** Routes of the sitemap of `dist/client`, e.g. `/trial`; throws when there is no build. */
export function builtRoutes(): string[] {
  const sitemap = readFileSync('dist/client/sitemap.xml', 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname).sort()
}

/**
 * The built site, served by its own server in a process of its own, on a free port of the loopback, with a new DATA_DIR
 * and none of the machine's settings.
 * @param env settings that differ; by default the tests, which all come from one address, are not limited
 */
export async function startBuiltSite(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
  const settings = { HOST: '127.0.0.1', CHAT_PER_MINUTE: '9999', FORMS_PER_MINUTE: '9999', ...env }
  let port = '0'
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const running = spawn(process.execPath, [resolve('dist/server/main.js')], {
      // Away from the project, whose .env is not meant for tests.
      cwd: dataDir,
      env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, PORT: port, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = running
    let said = ''
    for (const stream of [running.stdout, running.stderr]) stream.on('data', chunk => (said += chunk))
    while (!said.includes('4xDU is up: http')) {
      await Promise.race([once(running.stdout, 'data'), once(running, 'exit')])
      if (running.exitCode !== null) throw new Error(`The built server did not start: ${said || 'run npm run build'}`)
    }
    port = /4xDU is up: http:\S+:(\d+)/.exec(said)?.[1] ?? port
  }

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  await start()
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Starts again on the same port. */
    start,
    stop,
    /** The stored requests, as mails. */
    mails: () => readdirSync(join(dataDir, 'new')).map(name => readFileSync(join(dataDir, 'new', name), 'utf8')),
    async remove() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
