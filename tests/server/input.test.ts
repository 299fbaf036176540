import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../server/errors'
import { makeDist, policy, recordedLog, testApp, testDeps } from './fixture'

let dist: Awaited<ReturnType<typeof makeDist>>
let app: Hono
beforeAll(async () => {
  dist = await makeDist()
  app = await testApp(dist.folder)
})
afterAll(() => dist.remove())

const post = (to: Hono, headers: Record<string, string>, body: BodyInit = '{}', path = '/api/chat') =>
  to.request(`http://4xdu.test${path}`, {
    method: 'POST',
    headers: { host: '4xdu.test', 'content-type': 'application/json', ...headers },
    body,
  })
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code

describe('origins', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'http://4xdu.test.evil.example' },
    { origin: 'null' },
    { origin: 'http://4xdu.test:8080' },
    { origin: 'null', 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  ]
  it('refuses JSON and forms from elsewhere', async () => {
    for (const headers of foreign) {
      const json = await post(app, headers)
      expect([headers, json.status, await codeOf(json)]).toEqual([headers, 403, 'foreign_origin'])
      const form = new URLSearchParams({ name: 'x' })
      const types = { 'content-type': 'application/x-www-form-urlencoded' }
      const posted = await post(app, { ...headers, ...types }, form, '/api/v1.0/email/send-form')
      expect([headers, posted.status]).toEqual([headers, 403])
    }
  })

  it('lets in this site, and clients without a visitor behind them', async () => {
    const own: Record<string, string>[] = [
      {},
      { origin: 'https://4xdu.test' },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://4xdu.test', 'sec-fetch-site': 'same-origin' },
    ]
    for (const headers of own) expect([headers, (await post(app, headers)).status]).toEqual([headers, 200])
  })

  it('answers pages on SITE_URL across origins, and nobody else', async () => {
    const split = await testApp(dist.folder, { siteUrl: 'https://www.4xdu.at' })
    const allowed = 'access-control-allow-origin'
    const site = await post(split, { origin: 'https://www.4xdu.at', 'sec-fetch-site': 'cross-site' })
    expect([site.status, site.headers.get(allowed)]).toEqual([200, 'https://www.4xdu.at'])
    expect(site.headers.get('vary')).toContain('Origin')
    const refused = await post(split, { origin: 'https://www.4xdu.at' }, 'x'.repeat(300_000))
    expect([refused.status, refused.headers.get(allowed)]).toEqual([413, 'https://www.4xdu.at'])
    const other = await post(split, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
    expect([other.status, other.headers.get(allowed)]).toEqual([403, null])

    const ask = (origin: string) =>
      split.request('http://4xdu.test/api/chat', {
        method: 'OPTIONS',
        headers: { host: '4xdu.test', origin, 'access-control-request-method': 'POST' },
      })
    const preflight = await ask('https://www.4xdu.at')
    expect([preflight.status, preflight.headers.get(allowed)]).toEqual([204, 'https://www.4xdu.at'])
    expect(preflight.headers.get('access-control-allow-headers')).toBe('Content-Type')
    expect((await ask('https://evil.example')).headers.get(allowed)).toBeNull()
  })

  it('offers no CORS on its own address', async () => {
    const same = await testApp(dist.folder, { siteUrl: 'http://4xdu.test' })
    const answer = await post(same, { origin: 'http://4xdu.test' })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, null])
    expect((await app.request('/api/chat', { method: 'OPTIONS' })).status).toBe(405)
  })
})

describe('bodies', () => {
  it('refuses long ones, with and without a length', async () => {
    const long = 'x'.repeat(300_000)
    expect((await post(app, { 'content-length': '300000' }, long)).status).toBe(413)
    const streamed = new Request('http://4xdu.test/api/chat', {
      method: 'POST',
      body: new Blob([long]).stream(),
      headers: { host: '4xdu.test', 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit)
    const answer = await app.request(streamed)
    expect([answer.status, await codeOf(answer)]).toEqual([413, 'too_large'])
  })
})

describe('addresses', () => {
  const bad = [
    '/a%00b',
    '/%00',
    '/..%2f..%2fetc/passwd',
    '/services%2Fki-rag-systeme',
    '/a%5c..%5cb',
    '/%',
    '/%zz',
    '/%ff',
    '/a%0d%0ab',
  ]
  it('refuses null bytes, encoded slashes and broken escapes', async () => {
    for (const path of bad) {
      const page = await app.request(`http://4xdu.test${path}`, { headers: { accept: 'text/html' } })
      expect([path, page.status]).toEqual([path, 400])
      expect(page.headers.get('content-type')).toMatch(/^text\/plain/)
      const api = await app.request(`http://4xdu.test/api${path}`)
      expect([path, api.status, await codeOf(api)]).toEqual([path, 400, 'bad_address'])
    }
  })
  it('refuses overlong ones', async () => {
    const long = 'x'.repeat(8192)
    expect((await app.request(`http://4xdu.test/${long}`)).status).toBe(414)
    expect(await codeOf(await app.request(`http://4xdu.test/api/chat?${long}`))).toBe('uri_too_long')
    expect((await app.request(`http://4xdu.test/trial?${'x'.repeat(2000)}`)).status).toBe(200)
  })
})

describe('errors', () => {
  it('tell nothing about the inside, in the answer or the log', async () => {
    const { lines, log } = recordedLog()
    const deps = await testDeps(dist.folder, { log })
    deps.routes.chat.post('/api/v1.0/email/send-form', () => {
      throw Object.assign(new TypeError('sk-geheim bei huber@example.at'), { code: 'ECONNREFUSED' })
    })
    const { createApp } = await import('../../server/app')
    const answer = await post(createApp(deps), {}, '{}', '/api/v1.0/email/send-form')
    expect([answer.status, await codeOf(answer)]).toEqual([500, 'internal'])
    expect(lines.join('')).not.toMatch(/geheim|huber/)
    expect(lines.join('')).toContain('"class":"TypeError"')
    expect(lines.join('')).toContain('"code":"ECONNREFUSED"')
  })

  it('come as a page to a browser that posted the form itself', async () => {
    const deps = await testDeps(dist.folder)
    const { createApp } = await import('../../server/app')
    const native = { 'sec-fetch-mode': 'navigate', accept: 'text/html' }
    const path = '/api/v1.0/email/send-form'
    const foreign = await post(createApp(deps), { ...native, origin: 'https://other.example' }, '{}', path)
    deps.lifecycle.close()
    const late = await post(createApp(deps), native, '{}', path)
    for (const [answer, status, words] of [
      [foreign, 403, 'kam nicht von unserer Website'],
      [late, 503, 'in wenigen Sekunden wieder'],
    ] as const) {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=UTF-8'])
      expect(await answer.text()).toContain(words)
      expect(answer.headers.get('content-security-policy')).toBe(policy)
    }
  })

  it('come as words to a browser that asked for a page, as the public shape to everything else', async () => {
    const page = await app.request('http://4xdu.test/trial', { method: 'POST', headers: { accept: 'text/html,*/*' } })
    expect([page.status, page.headers.get('content-type')]).toEqual([405, 'text/plain; charset=UTF-8'])
    const program = await app.request('http://4xdu.test/trial', { method: 'POST', headers: { accept: '*/*' } })
    expect([program.status, await codeOf(program)]).toEqual([405, 'method_not_allowed'])
  })

  it('carry Retry-After and are never stored by caches', async () => {
    const deps = await testDeps(dist.folder)
    deps.routes.chat.post('/api/v1.0/email/send-form', () => {
      throw new Refusal(429, 'too_many', 'Bitte warten Sie kurz.', { retryAfterSeconds: 6.2 })
    })
    const { createApp } = await import('../../server/app')
    const answer = await post(createApp(deps), {}, '{}', '/api/v1.0/email/send-form')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('are refused politely while shutting down, and /healthz says so', async () => {
    const deps = await testDeps(dist.folder)
    const { createApp } = await import('../../server/app')
    const closing = createApp(deps)
    const health = await closing.request('/healthz')
    expect([health.status, await health.json()]).toEqual([
      200,
      {
        status: 'ok',
        buildId: 'b1',
        emilia: { mode: 'offline' },
        mail: { mode: 'stored', oldestUndeliveredSeconds: null },
        uptimeSeconds: 0,
      },
    ])
    deps.lifecycle.close()
    expect((await closing.request('/healthz')).status).toBe(503)
    expect((await post(closing, {})).status).toBe(503)
    expect((await closing.request('/trial')).status).toBe(200)
  })
})
