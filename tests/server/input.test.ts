import { describe, expect, it } from 'vitest'
import { createApp } from '../../server/app'
import { Refusal } from '../../server/errors'
import { codeOf, policy, post, recordedLog, testDeps } from './fixture'
import { smallApp } from './small-site'

const { app, folder } = smallApp()

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
    const deps = await testDeps(folder(), { log })
    deps.routes.chat.post('/api/v1.0/email/send-form', () => {
      throw Object.assign(new TypeError('sk-geheim bei huber@example.at'), { code: 'ECONNREFUSED' })
    })
    const answer = await post(createApp(deps), {}, '{}', '/api/v1.0/email/send-form')
    expect([answer.status, await codeOf(answer)]).toEqual([500, 'internal'])
    expect(lines.join('')).not.toMatch(/geheim|huber/)
    expect(lines.join('')).toContain('"class":"TypeError"')
    expect(lines.join('')).toContain('"code":"ECONNREFUSED"')
  })

  it('come as a page to a browser that posted the form itself', async () => {
    const deps = await testDeps(folder())
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
    const deps = await testDeps(folder())
    deps.routes.chat.post('/api/v1.0/email/send-form', () => {
      throw new Refusal(429, 'too_many', 'Bitte warten Sie kurz.', { retryAfterSeconds: 6.2 })
    })
    const answer = await post(createApp(deps), {}, '{}', '/api/v1.0/email/send-form')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('are refused politely while shutting down, and /healthz says so', async () => {
    const deps = await testDeps(folder())
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
