import { describe, expect, it } from 'vitest'
import { type AppDeps, createApp } from '../../server/app'
import { Refusal } from '../../server/errors'
import { describeError } from '../../server/log'
import { codeOf, makeDist, postEndpoint, recordedLog, testDeps } from './fixture'

const folder = makeDist()
const ok = () => new Response('OK')
const fails = (error: Error) => () => {
  throw error
}

/** An app with this chat, and what it logs, an object a line. */
async function logging(chat = ok, overrides: Partial<AppDeps> = {}, admit = async () => {}) {
  const { lines, log } = recordedLog()
  const deps = await testDeps(folder, { log, ...overrides })
  const app = createApp({ ...deps, posts: [{ ...postEndpoint('/api/chat', chat), admit }] })
  const post = (headers: Record<string, string> = {}, path = '/api/chat') =>
    app.request(`http://4xdu.test${path}`, { method: 'POST', headers })
  return { post, lines: () => lines.map(line => JSON.parse(line)) }
}

describe('the log of requests', () => {
  it('says of each to the API which, how it ended, how long it took, and the id that its answer carries', async () => {
    const { post, lines } = await logging(
      fails(new Refusal(502, 'provider_failed', 'Leider nicht.')),
    )
    const answer = await post({ 'x-request-id': 'maria' })
    const id = answer.headers.get('x-request-id') ?? ''
    // Nobody chooses what stands in the log.
    expect(id).toMatch(/^[0-9a-f]{6}$/)
    expect((await answer.json()).error.message).toBe(`Leider nicht. (Nr. ${id})`)
    const line = { msg: 'request', method: 'POST', route: '/api/chat', status: 502, request: id }
    expect(lines()).toMatchObject([{ ...line, ms: expect.any(Number) }])
  })

  it('says nothing of an address that nobody serves', async () => {
    const { post, lines } = await logging()
    const answer = await post({ accept: 'text/html' }, '/api/geheim-von-maria@huber.example')
    // Whatever it accepts: an API answers as one.
    expect([answer.status, (await answer.json()).error.code]).toEqual([404, 'not_found'])
    expect(lines()).toEqual([])
  })

  it('holds what the limits refuse too, ten a minute: a flood must not fill the disk', async () => {
    const { post, lines } = await logging(ok, {}, async () => {
      throw new Refusal(429, 'too_many', 'Zu viele.')
    })
    const id = (await post()).headers.get('x-request-id')
    expect(lines()).toMatchObject([{ msg: 'request', status: 429, code: 'too_many', request: id }])
    await post({ origin: 'https://evil.example' })
    expect(lines()[1]).toMatchObject({ status: 403, code: 'foreign_origin' })
    for (let count = 0; count < 20; count += 1) await post()
    expect(lines()).toHaveLength(10)
  })
})

it.each([
  [0, '192.0.2.1', ['proxy.not_trusted']],
  [1, '6.6.6.6, 192.0.2.1', []],
  [1, '', ['proxy.missing']],
])('TRUST_PROXY=%s, „%s“ forwarded: %s', async (trustProxy, forwarded, expected) => {
  const { post, lines } = await logging(ok, { trustProxy })
  const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {}
  for (let count = 0; count < 3; count += 1) await post(headers)
  const warnings = lines().filter(({ msg }) => msg.startsWith('proxy.'))
  expect(warnings.map(({ msg }) => msg.split(':')[0])).toEqual(expected)
})

describe('errors', () => {
  it('tell nothing about the inside, in the answer or the log', async () => {
    const inside = { code: 'ECONNREFUSED' }
    const error = Object.assign(new TypeError('sk-geheim bei huber@example.at'), inside)
    const { post, lines } = await logging(fails(error))
    const answer = await post()
    expect([answer.status, await codeOf(answer)]).toEqual([500, 'internal'])
    expect(JSON.stringify(lines())).not.toMatch(/geheim|huber/)
    expect(lines()[0]).toMatchObject({ class: 'TypeError', ...inside })
  })
})

describe('a log line', () => {
  it('holds nothing that is not on the list, and nothing at length', () => {
    const { lines, log } = recordedLog()
    const fields = { id: 'x'.repeat(500), email: 'maria@huber.example' }
    for (const level of ['info', 'warn', 'error'] as const) log[level]('event', fields)
    expect(lines.join()).not.toContain('huber')
    expect(lines.map(line => JSON.parse(line).id)).toEqual(Array(3).fill('x'.repeat(120)))
  })

  it.each([
    [Object.assign(new Error('geheim'), { code: 'ENOSPC' }), { class: 'Error', code: 'ENOSPC' }],
    [Object.assign(new Error('geheim'), { code: 'sk-geheim' }), { class: 'Error' }],
    ['geheim', { class: 'string' }],
  ])('says no text of an error: %s', (error, fields) => {
    expect(describeError(error)).toEqual(fields)
  })
})
