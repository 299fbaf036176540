import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createRateLimiter } from '../../server/limits'
import { visitorKey } from '../../server/visitor'

it('a limit refuses past its points, per key, says when to come back and takes points back', async () => {
  const limiter = createRateLimiter({ name: 'a', points: 2, seconds: 60 })
  expect([await limiter.take('x'), await limiter.take('x')]).toEqual([{ ok: true }, { ok: true }])
  // Refused takes cost nothing.
  for (let i = 0; i < 10; i += 1)
    expect(await limiter.take('x')).toEqual({ ok: false, retryAfterSeconds: 60 })
  expect(await limiter.take('y')).toEqual({ ok: true })
  await limiter.giveBack('x')
  expect([(await limiter.take('x')).ok, (await limiter.take('x')).ok]).toEqual([true, false])
})

it.each([
  // While no proxy is trusted it is the socket, whatever X-Forwarded-For claims.
  ['192.0.2.1', 0, '10.0.0.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', 0, undefined, '192.0.2.1'],
  // Else the address that the trusted proxies saw, not what the visitor put before it.
  ['127.0.0.1', 1, '6.6.6.6, 192.0.2.7', '192.0.2.7'],
  ['127.0.0.1', 2, '6.6.6.6, 192.0.2.7, 10.0.0.2', '192.0.2.7'],
  ['127.0.0.1', 1, undefined, '127.0.0.1'],
  ['127.0.0.1', 1, '192.0.2.7:4711', '192.0.2.7'],
  // Of IPv6 the /64.
  ['2001:db8:1:2:3:4:5:6', 0, undefined, '2001:db8:1:2::/64'],
  ['127.0.0.1', 1, '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
])(
  'a visitor from %s, TRUST_PROXY=%s, X-Forwarded-For %s counts as %s',
  async (remoteAddress, trustProxy, forwarded, key) => {
    const app = new Hono().get('/', context => context.text(visitorKey(context, trustProxy)))
    const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {}
    const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
    expect(await answer.text()).toBe(key)
  },
)
