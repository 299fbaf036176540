import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtServer } from './built-server'
import { hasRedis, redisServer } from './redis-server'

const { folder, started } = builtServer()

const ask = (url: string) =>
  fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'Wie lange dauert der Test?' }] }),
  })

function write(url: string) {
  const form = new FormData()
  const fields = {
    name: 'Eva Huber',
    email: 'eva@example.at',
    phone: '1',
    company: 'X',
    message: 'Hallo',
  }
  for (const [name, value] of Object.entries({ ...fields, template_id: 'contact' }))
    form.set(name, value)
  return fetch(`${url}/api/v1.0/email/send-form`, { method: 'POST', body: form })
}

describe('the built server', () => {
  it('serves pages, Emilia and forms with no settings at all, and says so', async () => {
    const { child, url, output, exit } = await started()
    expect((await fetch(`${url}/trial`)).status).toBe(200)
    expect(output.stdout).toContain('OPENAI_API_KEY is not set')
    expect(output.stdout).toContain('SMTP_URL and MAIL_TO are not set')
    expect(output.stdout).toContain('REDIS_URL is not set')

    expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({
      status: 'ok',
      buildId: 'b1',
      emilia: { mode: 'offline' },
      mail: { mode: 'stored', undeliveredSince: null },
      limits: 'memory',
    })
    const answer = await ask(url)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('/trial')])

    const posted = await write(url)
    expect([posted.status, await posted.text()]).toEqual([200, 'OK'])
    const [stored = ''] = await readdir(join(folder(), 'data/new'))
    expect(await readFile(join(folder(), 'data/new', stored), 'utf8')).toContain('eva@example.at')
    expect(output.stdout).not.toMatch(/Eva|Huber|eva@|Hallo|127\.0\.0\.1"/)

    if (process.platform === 'linux') {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      expect(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])).toBeLessThan(120_000)
    }
    child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
    expect(output.stderr).toBe('')
  })

  it('counts what it answers and what it refuses', async () => {
    const { url } = await started({ CHAT_PER_MINUTE: '2' })
    for (let count = 0; count < 5; count += 1) await ask(url)
    const evil = { method: 'POST', headers: { origin: 'https://evil.example' } }
    expect((await fetch(`${url}/api/chat`, evil)).status).toBe(403)
    expect((await fetch(`${url}/nirgends`)).status).toBe(404)
    expect((await write(url)).status).toBe(200)
    const lines = [
      'http_requests_total{route="/api/chat",status="200"} 2',
      'http_refusals_total{route="/api/chat",status="429"} 3',
      'http_refusals_total{route="/api/chat",status="403"} 1',
      'http_requests_total{route="page",status="404"} 1',
      'chat_answers_total{mode="pages"} 2',
      'form_requests_total{form="contact"} 1',
      'mails_waiting 1',
      'mails_dead 0',
    ]
    // The folders are read every few seconds.
    await expect
      .poll(async () => (await (await fetch(`${url}/metrics`)).text()).split('\n'))
      .toEqual(expect.arrayContaining(lines))
  })

  it('has a command that lists what came in, for machines without the sources', async () => {
    const { url } = await started()
    expect((await write(url)).status).toBe(200)
    const settings = {
      env: { PATH: process.env.PATH, DATA_DIR: 'data' },
      cwd: folder(),
      encoding: 'utf8',
    } as const
    const { stdout, stderr } = spawnSync(process.execPath, ['server/requests.js', 'list'], settings)
    expect(stderr).toBe('')
    expect(stdout).toMatch(/wartet +eva@example\.at +Nachricht von Eva Huber, X/)
  })

  it('keeps serving when nobody reads its log any more, and ends when told to', async () => {
    const { child, url, exit } = await started()
    child.stdout.destroy()
    child.stderr.destroy()
    expect((await ask(url)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
  })

  it('ends at once when told to twice, whatever is under way', async () => {
    const { child, url, exit } = await started()
    const { port } = new URL(url)
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
    socket.write('POST /api/chat HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{')
    await expect.poll(async () => (await fetch(`${url}/healthz`)).status).toBe(200)
    child.kill('SIGINT')
    await expect.poll(async () => (await fetch(`${url}/healthz`)).status).toBe(503)
    child.kill('SIGINT')
    expect(await exit).toEqual([1, null])
  })
})

describe.skipIf(!hasRedis)('two servers with one Redis', () => {
  const redis = redisServer()
  beforeAll(() => redis.start())
  afterAll(() => redis.remove())

  it('share what a visitor may ask and send, go on alone without it, and never die of it', async () => {
    const env = { REDIS_URL: await redis.url(), CHAT_PER_MINUTE: '5', FORMS_PER_MINUTE: '1' }
    const [one, two] = await Promise.all([
      started({ ...env, DATA_DIR: 'data/one' }),
      started({ ...env, DATA_DIR: 'data/two' }),
    ])
    expect(one.output.stdout).toContain('shared through Redis')
    const statuses: number[] = []
    for (let i = 0; i < 10; i += 1) statuses.push((await ask(i % 2 ? one.url : two.url)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429, 429])

    expect([(await write(one.url)).status, (await write(two.url)).status]).toEqual([200, 429])

    await redis.stop()
    for (const { url } of [one, two]) expect((await ask(url)).status).toBe(200)
    for (const { child, exit } of [one, two]) {
      child.kill('SIGTERM')
      expect(await exit).toEqual([0, null])
    }
  })
})
