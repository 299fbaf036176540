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
    details: () => ({ mail: { waiting: 3 } }),
    metrics: createMetrics(),
    token: given,
    lifecycle,
  })
  const get = (path: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
    route.request(path, { headers }, { incoming: { socket: { remoteAddress } } })
  return { get, lifecycle }
}

it.each([
  ['ok', 200, [], false],
  ['degraded', 200, [failing], false],
  ['closing', 503, [failing], true],
])('says %s and the commit to everybody', async (status, code, problems, isClosing) => {
  const { get, lifecycle } = health(problems)
  lifecycle.isClosing = isClosing
  const answer = await get('/healthz')
  expect([answer.status, await answer.json()]).toEqual([code, { status, commit: 'c0ffee' }])
})

it.each([
  ['this machine', {}, '127.0.0.1', true],
  ['this machine by IPv6', {}, '::1', true],
  ['whoever has the token', { authorization: `Bearer ${token}` }, '192.0.2.1', true],
  ['another token', { authorization: 'Bearer geheim' }, '192.0.2.1', false],
  ['a visitor behind a proxy here', { 'x-forwarded-for': '192.0.2.1' }, '127.0.0.1', false],
  ['a visitor who claims to be here', { 'x-forwarded-for': '127.0.0.1' }, '192.0.2.1', false],
])('shows problems, details and figures to: %s', async (_who, headers, address, isAllowed) => {
  const { get } = health([failing])
  const body = await (await get('/healthz', headers, address)).json()
  expect(['problems' in body, 'mail' in body]).toEqual([isAllowed, isAllowed])
  const metrics = await get('/metrics', headers, address)
  expect(metrics.status).toBe(isAllowed ? 200 : 401)
  expect((await metrics.text()).includes('problems{name="mail.failing"} 1')).toBe(isAllowed)
})

it('shows details to this machine only where there is no token', async () => {
  const { get } = health([], undefined)
  expect((await get('/metrics', { authorization: 'Bearer undefined' })).status).toBe(401)
})
