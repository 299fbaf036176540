import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { residentKb } from '../support/processes'
import { builtServer } from './built-server'
import { contact, formData, path } from './mail/fixture'
import { hasRedis, redisServer } from './redis-server'

const { folder, run, started } = builtServer()

const ask = (url: string) =>
  fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'Wie lange dauert der Test?' }] }),
  })
const write = (url: string) => {
  const body = formData({ ...contact, template_id: 'contact' })
  return fetch(`${url}${path}`, { method: 'POST', body })
}

/** The command that lists what came in, for machines without the sources. */
const requests = (...words: string[]) =>
  spawnSync(process.execPath, ['server/requests.js', ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: 'data' },
    cwd: folder,
    encoding: 'utf8',
  })

describe('the built server', () => {
  it('serves pages, Emilia and forms with no settings at all, says so, and lists what came in', async () => {
    const { child, url, output, exit } = await started()
    expect((await fetch(`${url}/trial`)).status).toBe(200)
    for (const name of ['OPENAI_API_KEY is', 'SMTP_URL and MAIL_TO are', 'REDIS_URL is'])
      expect(output.stdout).toContain(`${name} not set`)
    expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({
      status: 'ok',
      buildId: 'b1',
      emilia: { mode: 'offline' },
      mail: { mode: 'stored' },
    })
    const answer = await ask(url)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('/trial')])

    const posted = await write(url)
    expect([posted.status, await posted.text()]).toEqual([200, 'OK'])
    const list = requests('list')
    expect([list.stdout, list.stderr]).toEqual([
      expect.stringMatching(/wartet +maria@huber\.example +Nachricht von Maria Huber/),
      '',
    ])
    expect(requests('show', '00000000')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'Eine Anfrage mit der Nummer 00000000 gibt es nicht.\n',
    })
    expect(output.stdout).not.toMatch(/Maria|Huber|huber|127\.0\.0\.1"/)
    if (process.platform === 'linux') expect(residentKb(child.pid ?? 0)).toBeLessThan(120_000)
    child.kill('SIGTERM')
    expect([await exit, output.stderr]).toEqual([[0, null], ''])
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
      'http_requests_total{route="/api/chat",status="429"} 3',
      'http_requests_total{route="/api/chat",status="403"} 1',
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
})

describe('a start that cannot be ends with one line', () => {
  const refused = async (env: Record<string, string> = {}) => {
    const { output, exit } = run(env)
    expect([await exit, output.stdout]).toEqual([[1, null], ''])
    return output.stderr
  }

  it('for each wrong setting, also of .env', async () => {
    await writeFile(join(folder, '.env'), 'PORT=x\nOPENAI_TOOLS=y\nSMTP_URL=smtp://u:geheim@h\n')
    const lines = (await refused()).trim().split('\n')
    await rm(join(folder, '.env'))
    // PORT is given otherwise.
    expect(lines.map(line => line.split(' ')[0])).toEqual(['OPENAI_TOOLS', 'MAIL_TO'])
    expect(lines.join()).not.toContain('geheim')
  })

  it('for a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const PORT = String((other.address() as AddressInfo).port)
    expect(await refused({ PORT })).toMatch(new RegExp(`^PORT ${PORT} is in use.*\\n$`))
    other.close()
  })

  it('for a DATA_DIR that is no folder', async () => {
    expect(await refused({ DATA_DIR: 'server/main.js' })).toMatch(
      /^DATA_DIR \S+main\.js cannot be written \((ENOTDIR|EEXIST)\)\. .*\n$/,
    )
  })
})

it.skipIf(!hasRedis)(
  'two servers with one Redis share what a visitor may ask and send, go on alone without it, and never die of it',
  async () => {
    const redis = await redisServer()
    await redis.start()
    const env = { REDIS_URL: redis.url, CHAT_PER_MINUTE: '5', FORMS_PER_MINUTE: '1' }
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
  },
)
