import { type ChildProcess, execSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '../../tools/build/server'
import { makeDist } from '../server/fixture'
import { client, contact } from '../server/mail/fixture'

/** What the container runs to ask whether its server is well. */
const healthCheck = JSON.parse(
  /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(
    readFileSync('Dockerfile', 'utf8').replace(/\\\n\s*/g, ''),
  )?.[1] ?? '[]',
)

describe('what the container holds', () => {
  let folder = ''
  let server: ChildProcess | undefined
  let port = ''
  const listing = () =>
    readdirSync(join(folder, 'app'), { recursive: true, encoding: 'utf8' })
      .filter(file => !file.startsWith('node_modules/'))
      .sort()
  let before: string[] = []

  // As the last stage lays it out: the build, package.json and run-time packages. The words are a fixture's.
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shipping-'))
    const dist = await makeDist(join(folder, 'made-'))
    await buildServer(join(dist.folder, 'server'))
    cpSync(dist.folder, join(folder, 'app/dist'), { recursive: true })
    cpSync('package.json', join(folder, 'app/package.json'))
    for (const name of Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies)) {
      const link = join(folder, 'app/node_modules', name)
      mkdirSync(dirname(link), { recursive: true })
      symlinkSync(resolve('node_modules', name), link, 'junction')
    }
    mkdirSync(join(folder, 'data'))
    before = listing()
    const env = {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
    }
    const running = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: join(folder, 'app'),
      env,
      stdio: 'pipe',
    })
    server = running
    let said = ''
    for (const stream of [running.stdout, running.stderr])
      stream.on('data', chunk => (said += chunk))
    while (!port) {
      await Promise.race([once(running.stdout, 'data'), once(running, 'exit')])
      if (running.exitCode !== null) throw new Error(said)
      port = /http:\S+?:(\d+)/.exec(said)?.[1] ?? ''
    }
  })
  afterAll(() => {
    server?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  it('is enough to run, and its health check says so', () => {
    const [command, ...args] = healthCheck as [string, ...string[]]
    const ask = (at: string) =>
      spawnSync(command, args, { env: { PATH: process.env.PATH, PORT: at } }).status
    expect(command).toBe('node')
    expect(ask(port)).toBe(0)
    expect(ask('9')).toBe(1)
  })

  it('is not written to: a request goes to DATA_DIR', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...contact, ...client })) form.set(name, value)
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1.0/email/send-form`, {
      method: 'POST',
      body: form,
    })
    expect(answer.status).toBe(200)
    expect(
      readdirSync(join(folder, 'data/new')).filter(name => name.endsWith('.json')),
    ).toHaveLength(1)
    expect(listing()).toEqual(before)
  })
})

const deploy = readFileSync('deploy/README.md', 'utf8')

it.skipIf(process.platform === 'win32')(
  'the backup of deploy/README holds the requests where systemd keeps them',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'backup-'))
    // As StateDirectory with DynamicUser lays it out.
    mkdirSync(join(folder, 'var/lib/private/4xdu/new'), { recursive: true })
    symlinkSync('private/4xdu', join(folder, 'var/lib/4xdu'))
    writeFileSync(join(folder, 'var/lib/private/4xdu/new/a.json'), '{}')
    const run = (line = '') =>
      execSync(line.replaceAll('/var/lib', join(folder, 'var/lib')), {
        cwd: folder,
        encoding: 'utf8',
      })
    run(/tar -C \/var\/lib.*/.exec(deploy)?.[0])
    expect(run(/tar -tzf.*/.exec(deploy)?.[0])).toContain('new/a.json')
    rmSync(folder, { recursive: true })
  },
)

it('a container gets the time that the service needs to end', () => {
  expect(Number(/--stop-timeout (\d+)/.exec(deploy)?.[1])).toBeGreaterThan(10)
})

const verify = spawnSync('systemd-analyze', ['verify', resolve('deploy/4xdu.service')], {
  encoding: 'utf8',
})

it.skipIf(verify.error)('systemd finds nothing to say about the unit', () => {
  expect([verify.status, verify.stderr]).toEqual([0, ''])
})
