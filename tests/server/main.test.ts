import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '../../tools/build-server'
import { makeDist } from './fixture'
import { hasRedis, redisServer } from './redis-server'

// The bundle as it is shipped, in its own process. Inside the project, so that it finds node_modules.
let dist: Awaited<ReturnType<typeof makeDist>>
const children: ChildProcess[] = []
beforeAll(async () => {
  dist = await makeDist(resolve('dist.test-'))
  await buildServer(join(dist.folder, 'server'))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(join(dist.folder, 'data'), { recursive: true, force: true })
})
afterAll(() => dist.remove())

/** Starts the built server with settings of its own, none of the machine's. */
function run(env: Record<string, string> = {}) {
  const settings = { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', DATA_DIR: 'data', ...env }
  const child = spawn(process.execPath, ['server/main.js'], { cwd: dist.folder, env: settings, stdio: 'pipe' })
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

const ask = (url: string) =>
  fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'Wie lange dauert der Test?' }] }),
  })

function write(url: string) {
  const form = new FormData()
  const fields = { name: 'Eva Huber', email: 'eva@example.at', phone: '1', company: 'X', message: 'Hallo' }
  for (const [name, value] of Object.entries({ ...fields, template_id: 'contact' })) form.set(name, value)
  return fetch(`${url}/api/v1.0/email/send-form`, { method: 'POST', body: form })
}

describe('the built server', () => {
  it('serves pages, Emilia and forms with no settings at all, and says so', async () => {
    const before = performance.now()
    const { child, url, output, exit } = await started()
    expect((await fetch(`${url}/trial`)).status).toBe(200)
    expect(performance.now() - before).toBeLessThan(5_000)
    expect(output.stdout).toContain('OPENAI_API_KEY is not set')
    expect(output.stdout).toContain('SMTP_URL and MAIL_TO are not set')
    expect(output.stdout).toContain('REDIS_URL is not set')

    expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({
      status: 'ok',
      buildId: 'b1',
      emilia: { mode: 'offline' },
      mail: { mode: 'stored', oldestUndeliveredSeconds: null },
    })
    const answer = await ask(url)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('14 Tage')])

    const posted = await write(url)
    expect([posted.status, await posted.text()]).toEqual([200, 'OK'])
    const [stored = ''] = await readdir(join(dist.folder, 'data/new'))
    expect(await readFile(join(dist.folder, 'data/new', stored), 'utf8')).toContain('eva@example.at')
    expect(output.stdout).not.toMatch(/Eva|Huber|eva@|Hallo|127\.0\.0\.1"/)

    if (process.platform === 'linux') {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      expect(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])).toBeLessThan(120_000)
    }
    child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
    expect(output.stderr).toBe('')
  })

  it('brings the list of what came in, for places without the sources', async () => {
    const { url } = await started()
    expect((await write(url)).status).toBe(200)
    const settings = { env: { PATH: process.env.PATH, DATA_DIR: 'data' }, cwd: dist.folder, encoding: 'utf8' } as const
    const { stdout, stderr } = spawnSync(process.execPath, ['server/requests.js', 'list'], settings)
    expect(stderr).toBe('')
    expect(stdout).toMatch(/wartet +eva@example\.at +Nachricht von Eva Huber, X/)
  })

  it('serves on and ends when told to after whoever read its log has gone', async () => {
    const { child, url, exit } = await started()
    child.stdout.destroy()
    child.stderr.destroy()
    expect((await ask(url)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
  })

  it('ends the start with a line per wrong setting', async () => {
    const { output, exit } = run({ PORT: 'x', SMTP_URL: 'smtp://u:geheim@localhost', OPENAI_TOOLS: 'y' })
    expect(await exit).toEqual([1, null])
    expect(
      output.stderr
        .trim()
        .split('\n')
        .map(line => line.split(' ')[0]),
    ).toEqual(['PORT', 'OPENAI_TOOLS', 'MAIL_TO'])
    expect(output.stdout + output.stderr).not.toContain('geheim')
  })

  it('ends the start with one line when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const { output, exit } = run({ PORT: port })
    expect(await exit).toEqual([1, null])
    other.close()
    expect(output.stderr.trim()).toMatch(new RegExp(`^PORT ${port} is in use.*$`))
  })

  it('ends the start with one line when requests could not be stored where DATA_DIR says', async () => {
    const { output, exit } = run({ DATA_DIR: 'server/main.js' })
    expect(await exit).toEqual([1, null])
    expect(output.stderr).toMatch(/^DATA_DIR \S+main\.js cannot be written \((ENOTDIR|EEXIST)\)\. .*\n$/)
  })

  it.skipIf(!existsSync('/proc/self'))('ends it too where no folder can ever be made', async () => {
    const { output, exit } = run({ DATA_DIR: '/proc/4xdu/data' })
    expect(await exit).toEqual([1, null])
    expect(output.stderr).toMatch(/^DATA_DIR \/proc\/4xdu\/data cannot be written \((ENOENT|EPERM|EACCES)\)\. .*\n$/)
  })

  it('ends the start with one line when the build is not whole', async () => {
    const broken = await makeDist(resolve('dist.test-'))
    await buildServer(join(broken.folder, 'server'))
    await rm(join(broken.folder, 'server/emilia.json'))
    const child = spawn(process.execPath, ['server/main.js'], { cwd: broken.folder, stdio: 'pipe' })
    let stderr = ''
    child.stderr.on('data', chunk => {
      stderr += chunk
    })
    expect(await once(child, 'exit')).toEqual([1, null])
    await broken.remove()
    expect(stderr.trim()).toBe('dist/server/emilia.json is missing or broken: run npm run build.')
  })
})

describe.skipIf(!hasRedis)('two servers with one Redis', () => {
  const redis = redisServer()
  beforeAll(() => redis.start())
  afterAll(() => redis.remove())

  it('share what a visitor may ask, go on alone without it, and never die of it', async () => {
    const env = { REDIS_URL: await redis.url(), CHAT_PER_MINUTE: '5' }
    const [one, two] = await Promise.all([started(env), started(env)])
    expect(one.output.stdout).toContain('shared through Redis')
    const statuses: number[] = []
    for (let i = 0; i < 10; i += 1) statuses.push((await ask(i % 2 ? one.url : two.url)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429, 429])

    await redis.stop()
    for (const { url } of [one, two]) expect((await ask(url)).status).toBe(200)
    for (const { child, exit } of [one, two]) {
      child.kill('SIGTERM')
      expect(await exit).toEqual([0, null])
    }
  })
})
