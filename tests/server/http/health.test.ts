import { expect, it } from 'vitest'
import { healthRoute } from '../../../server/http/health'
import { createLifecycle } from '../../../server/http/server'
import { createMetrics } from '../../../server/watch/metrics'
import type { HealthProblem } from '../../../server/watch/watch'

const token = 'geheim-42'
const failing: HealthProblem = { name: 'mail.failing', code: 'EAUTH 535', hint: 'check SMTP_URL' }

function health(problems: HealthProblem[] = [], given: string | undefined = token) {
  const lifecycle = createLifecycle()
  const route = healthRoute({
    commit: 'c0ffee',
    problems: async () => problems,
    details: async () => ({ mail: { waiting: 3 } }),
    metrics: createMetrics(),
    token: given,
    lifecycle,
  })
  const get = (path: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
    route.request(path, { headers }, { incoming: { socket: { remoteAddress } } })
  const ask = async (...options: Parameters<typeof get>) => {
    const answer = await get(...options)
    return { status: answer.status, body: await answer.json() }
  }
  return { get, ask, lifecycle }
}

it('says that the service is closing, not only by its status', async () => {
  const { ask, lifecycle } = health([failing])
  lifecycle.isClosing = true
  expect(await ask('/healthz')).toEqual({
    status: 503,
    body: { status: 'closing', commit: 'c0ffee' },
  })
})

it.each([
  ['ok', []],
  ['degraded', [failing]],
])(
  'says %s and of which commit to everybody, and no more',
  async (status, problems: HealthProblem[]) => {
    expect(await health(problems).ask('/healthz')).toEqual({
      status: 200,
      body: { status, commit: 'c0ffee' },
    })
  },
)

it.each([
  ['this machine', {}, '127.0.0.1', true],
  ['this machine by IPv6', {}, '::1', true],
  ['whoever has the token', { authorization: `Bearer ${token}` }, '192.0.2.1', true],
  ['another token', { authorization: 'Bearer geheim' }, '192.0.2.1', false],
  ['a visitor behind a proxy here', { 'x-forwarded-for': '192.0.2.1' }, '127.0.0.1', false],
  ['a visitor who claims to be here', { 'x-forwarded-for': '127.0.0.1' }, '192.0.2.1', false],
])('tells the details to: %s', async (_who, headers, address, isTold) => {
  const { ask, get } = health([failing])
  const { body } = await ask('/healthz', headers, address)
  expect('problems' in body).toBe(isTold)
  expect('mail' in body).toBe(isTold)
  expect((await get('/metrics', headers, address)).status).toBe(isTold ? 200 : 401)
})

it('without a token tells details to this machine only', async () => {
  const { get } = health([], undefined)
  expect((await get('/metrics', { authorization: 'Bearer undefined' })).status).toBe(401)
})

it('gives what is wrong as a figure', async () => {
  const { get } = health([failing])
  const metrics = await (await get('/metrics', {}, '127.0.0.1')).text()
  expect(metrics).toContain('problems{name="mail.failing"} 1')
})
