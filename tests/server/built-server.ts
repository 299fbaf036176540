import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, afterEach } from 'vitest'
import { requireFreshBuild } from '../support/fresh-build'
import { scratchFolder } from '../support/scratch-folder'
import { makeDist } from './fixture'

/** The bundle of the build with a small site, each start in a process of its own. Inside the project, so that it finds node_modules. */
export function builtServer() {
  requireFreshBuild()
  const folder = makeDist(scratchFolder(afterAll, resolve('dist.test-')))
  for (const part of ['main.js', 'requests.js', 'chunks'])
    cpSync(join('dist/server', part), join(folder, 'server', part), { recursive: true })
  const children: ChildProcess[] = []
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    rmSync(join(folder, 'data'), { recursive: true, force: true, maxRetries: 3 })
  })

  /** Starts the built server with settings of its own, none of the machine's. */
  function run(env: Record<string, string> = {}) {
    const settings = {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: 'data',
      ...env,
    }
    const child = spawn(process.execPath, ['server/main.js'], {
      cwd: folder,
      env: settings,
      stdio: 'pipe',
    })
    children.push(child)
    const output = { stdout: '', stderr: '' }
    child.stdout.on('data', chunk => {
      output.stdout += chunk
    })
    child.stderr.on('data', chunk => {
      output.stderr += chunk
    })
    return { child, output, exit: once(child, 'exit') }
  }

  async function started(env?: Record<string, string>) {
    const server = run(env)
    let url: string | undefined
    while (!url) {
      await Promise.race([once(server.child.stdout, 'data'), server.exit])
      if (server.child.exitCode !== null) throw new Error(server.output.stderr)
      url = /4xDU is up: (http:\S+)/.exec(server.output.stdout)?.[1]
    }
    return { ...server, url }
  }

  return { folder, run, started }
}
