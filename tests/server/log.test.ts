import { describe, expect, it } from 'vitest'
import { type AppDeps, createApp } from '../../server/app'
import { Refusal } from '../../server/errors'
import { describeError } from '../../server/log'
import { postEndpoint, recordedLog, testDeps } from './fixture'
import { smallSite } from './small-site'

const { folder } = smallSite()

/** An app whose chat does as told, and what it logs, an object a line. */
async function logging(
  chat: () => Response,
  overrides: Partial<AppDeps> = {},
  admit = async () => {},
) {
  const { lines, log } = recordedLog()
  const deps = await testDeps(folder(), { log, ...overrides })
  deps.posts = [{ ...postEndpoint('/api/chat', chat), admit }]
  const app = createApp(deps)
  const post = async (path: string, headers: Record<string, string> = {}) => {
    return app.request(`http://4xdu.test${path}`, { method: 'POST', headers })
  }
  return { post, lines: () => lines.map(line => JSON.parse(line)) }
}

describe('the log of requests', () => {
  it('says of each to the API which, how it ended and how long it took', async () => {
    const { post, lines } = await logging(() => new Response('OK'))
    await post('/api/chat')
    expect(lines()).toMatchObject([
      { msg: 'request', method: 'POST', route: '/api/chat', status: 200 },
    ])
    expect(lines()[0].ms).toBeGreaterThanOrEqual(0)
  })

  it('says nothing of an address that nobody serves', async () => {
    const { post, lines } = await logging(() => new Response('OK'))
    const answer = await post('/api/geheim-von-maria@huber.example', { accept: 'text/html' })
    // Whatever it accepts: an API answers as one.
    expect([answer.status, (await answer.json()).error.code]).toEqual([404, 'not_found'])
    expect(lines()).toEqual([])
  })

  it('carries the id that the answer and its error text tell', async () => {
    const { post, lines } = await logging(() => {
      throw new Refusal(502, 'provider_failed', 'Leider nicht.')
    })
    const answer = await post('/api/chat')
    const id = answer.headers.get('x-request-id') ?? ''
    expect(id).toMatch(/^[0-9a-f]{6}$/)
    expect((await answer.json()).error.message).toBe(`Leider nicht. (Nr. ${id})`)
    expect(lines()).toMatchObject([{ msg: 'request', request: id }])
    // Nobody chooses what stands in the log.
    const other = await post('/api/chat', { 'x-request-id': 'maria' })
    expect(other.headers.get('x-request-id')).not.toBe('maria')
  })

  it('holds the number that a visitor reads also of what the limits refuse, ten a minute: a flood must not fill the disk', async () => {
    const refused = async () => {
      throw new Refusal(429, 'too_many', 'Zu viele.')
    }
    const { post, lines } = await logging(() => new Response('OK'), {}, refused)
    const id = (await post('/api/chat')).headers.get('x-request-id')
    const foreign = await post('/api/chat', { origin: 'https://evil.example' })
    expect((await foreign.json()).error.message).toContain('(Nr. ')
    expect(lines()).toMatchObject([
      { msg: 'request', route: '/api/chat', status: 429, request: id },
      { status: 403, request: foreign.headers.get('x-request-id') },
    ])
    for (let count = 0; count < 20; count += 1) await post('/api/chat')
    expect(lines()).toHaveLength(10)
  })

  it('says of a refusal its status and no more', async () => {
    const { post, lines } = await logging(() => {
      throw new Refusal(502, 'provider_failed', 'Leider nicht.')
    })
    expect((await post('/api/chat')).status).toBe(502)
    expect(lines()).toMatchObject([{ msg: 'request', status: 502 }])
  })
})

describe('a proxy that TRUST_PROXY does not know', () => {
  it.each([
    [0, { 'x-forwarded-for': '192.0.2.1' }, 'proxy.not_trusted'],
    [2, { 'x-forwarded-for': '192.0.2.1' }, 'proxy.too_many_trusted'],
  ])('is one warning: TRUST_PROXY %s', async (trustProxy, headers, warning) => {
    const { post, lines } = await logging(() => new Response('OK'), { trustProxy })
    for (let count = 0; count < 3; count += 1) await post('/api/chat', headers)
    const warnings = lines().filter(({ msg }) => msg.startsWith('proxy.'))
    expect(warnings).toHaveLength(1)
    expect(warnings[0].msg).toContain(warning)
  })

  it('is none where the number is right, or nobody stands in front', async () => {
    const { post, lines } = await logging(() => new Response('OK'), { trustProxy: 1 })
    await post('/api/chat', { 'x-forwarded-for': '6.6.6.6, 192.0.2.1' })
    const direct = await logging(() => new Response('OK'))
    await direct.post('/api/chat')
    expect([...lines(), ...direct.lines()].filter(({ msg }) => msg.startsWith('proxy.'))).toEqual(
      [],
    )
  })
})

describe('a log line', () => {
  it('holds nothing that is not on the list, and nothing at length', () => {
    const { lines, log } = recordedLog()
    const fields = { id: 'x'.repeat(500), email: 'maria@huber.example' }
    for (const level of ['info', 'warn', 'error'] as const) log[level]('event', fields)
    expect(lines).toHaveLength(3)
    for (const line of lines) {
      expect(line).not.toContain('huber')
      expect(JSON.parse(line).id).toBe('x'.repeat(120))
    }
  })

  it('says of an error its class and the code of the system, never what a text might hold', () => {
    expect(describeError(Object.assign(new Error('geheim'), { code: 'ENOSPC' }))).toEqual({
      class: 'Error',
      code: 'ENOSPC',
    })
    expect(describeError(Object.assign(new Error('geheim'), { code: 'sk-geheim' }))).toEqual({
      class: 'Error',
    })
    expect(describeError('geheim')).toEqual({ class: 'string' })
  })
})
