import { describe, expect, it } from 'vitest'
import { createApp } from '../../../server/app'
import { Refusal } from '../../../server/errors'
import { codeOf, policy, post, postEndpoint, recordedLog, testDeps } from '../fixture'
import { smallApp } from '../small-site'

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
  it.each([
    ['/a%00b', 400],
    ['/..%2f..%2fetc/passwd', 404],
    ['/services%2Fki-rag-systeme', 404],
    ['/a%5c..%5cb', 404],
    ['/%', 400],
    ['/%zz', 400],
    ['/%ff', 400],
    ['/a%0d%0ab', 400],
  ])('that are none get the fallback page, or a refusal of the API: %s', async (path, status) => {
    const page = await app.request(`http://4xdu.test${path}`)
    expect(page.status).toBe(status)
    expect(await page.text()).toContain('Unexpected Application Error!')
    expect(page.headers.get('content-security-policy')).toBe(policy)
    const api = await app.request(`http://4xdu.test/api${path}`)
    expect([api.status, await codeOf(api)]).toEqual([404, 'not_found'])
  })
})

describe('errors', () => {
  it('tell nothing about the inside, in the answer or the log', async () => {
    const { lines, log } = recordedLog()
    const deps = await testDeps(folder(), { log })
    const fails = () => {
      throw Object.assign(new TypeError('sk-geheim bei huber@example.at'), { code: 'ECONNREFUSED' })
    }
    const answer = await post(createApp({ ...deps, posts: [postEndpoint('/api/chat', fails)] }), {})
    expect([answer.status, await codeOf(answer)]).toEqual([500, 'internal'])
    expect(lines.join('')).not.toMatch(/geheim|huber/)
    expect(lines.join('')).toContain('"class":"TypeError"')
    expect(lines.join('')).toContain('"code":"ECONNREFUSED"')
  })

  it('have the one shape wherever an answer was possible, also for a browser', async () => {
    const page = await app.request('http://4xdu.test/trial', {
      method: 'POST',
      headers: { accept: 'text/html,*/*' },
    })
    expect([page.status, await codeOf(page)]).toEqual([405, 'method_not_allowed'])
  })

  it('carry Retry-After and are never stored by caches', async () => {
    const deps = await testDeps(folder())
    const busy = () => {
      throw new Refusal(429, 'too_many', 'Bitte warten Sie kurz.', { retryAfterSeconds: 6.2 })
    }
    const answer = await post(createApp({ ...deps, posts: [postEndpoint('/api/chat', busy)] }), {})
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('are refused politely while shutting down, and /healthz says so', async () => {
    const deps = await testDeps(folder())
    const closing = createApp(deps)
    const health = await closing.request('/healthz')
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }])
    deps.lifecycle.isClosing = true
    expect((await closing.request('/healthz')).status).toBe(503)
    expect((await post(closing, {})).status).toBe(503)
    expect((await closing.request('/trial')).status).toBe(200)
  })
})
