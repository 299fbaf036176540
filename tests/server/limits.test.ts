import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createRateLimiter } from '../../server/limits'
import { visitorKey } from '../../server/visitor'

describe('rate limiters in memory', () => {
  it('refuse past the limit, per key, and say when to come back', async () => {
    const limiter = createRateLimiter({ name: 'a', points: 2, seconds: 60 })
    expect([await limiter.take('x'), await limiter.take('x')]).toEqual([{ ok: true }, { ok: true }])
    expect(await limiter.take('x')).toEqual({ ok: false, retryAfterSeconds: 60 })
    expect(await limiter.take('y')).toEqual({ ok: true })
  })

  it('do not charge for refused takes, and give points back', async () => {
    const limiter = createRateLimiter({ name: 'b', points: 1, seconds: 60 })
    await limiter.take('x')
    for (let i = 0; i < 10; i += 1) expect((await limiter.take('x')).ok).toBe(false)
    await limiter.giveBack('x')
    expect(await limiter.take('x')).toEqual({ ok: true })
    expect((await limiter.take('x')).ok).toBe(false)
  })
})

describe('whom a limit counts', () => {
  const keyOf = async (remoteAddress: string, trustProxy: number, forwarded?: string) => {
    const app = new Hono().get('/', context => context.text(visitorKey(context, trustProxy)))
    const headers: Record<string, string> =
      forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text()
  }

  it('is the socket, whatever X-Forwarded-For claims, while no proxy is trusted', async () => {
    expect(await keyOf('192.0.2.1', 0, '10.0.0.1')).toBe('192.0.2.1')
    for (const mapped of ['::ffff:192.0.2.1', '::FFFF:192.0.2.1'])
      expect(await keyOf(mapped, 0)).toBe('192.0.2.1')
  })

  it('is the address the trusted proxies saw, not what the visitor put before it', async () => {
    expect(await keyOf('127.0.0.1', 1, '6.6.6.6, 192.0.2.7')).toBe('192.0.2.7')
    expect(await keyOf('127.0.0.1', 2, '6.6.6.6, 192.0.2.7, 10.0.0.2')).toBe('192.0.2.7')
    expect(await keyOf('127.0.0.1', 2, '192.0.2.7')).toBe('192.0.2.7')
    expect(await keyOf('127.0.0.1', 1)).toBe('127.0.0.1')
    expect(await keyOf('127.0.0.1', 1, 'unknown')).toBe('127.0.0.1')
    expect(await keyOf('127.0.0.1', 1, '192.0.2.7:4711')).toBe('192.0.2.7')
  })

  it('is the /64 of an IPv6 address', async () => {
    const same = ['2001:db8:1:2:3:4:5:6', '2001:0DB8:0001:0002::1', '2001:db8:1:2::']
    for (const address of same) expect(await keyOf(address, 0)).toBe('2001:db8:1:2::/64')
    expect(await keyOf('2001:db8::1', 0)).toBe('2001:db8::/64')
    expect(await keyOf('127.0.0.1', 1, '[2001:db8:1:2::9]:443')).toBe('2001:db8:1:2::/64')
    expect(await keyOf('fe80::1%eth0', 0)).toBe('fe80::/64')
    expect(await keyOf('::1', 0)).toBe('::/64')
  })
})
