import type { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { testApp } from '../fixture'
import { smallApp } from '../small-site'

// Scores of the HTTP Observatory (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). A+ needs 100 points
// without a deduction on the tests below, plus the bonus of a policy that denies by default.
const { app, folder } = smallApp({ trustProxy: 1, siteUrl: 'https://4xdu.at' })

const overTls = { host: '4xdu.at', 'x-forwarded-proto': 'https' }
const paths = [
  '/',
  '/trial',
  '/nirgends',
  '/healthz',
  '/api/chat',
  '/trial/',
  '/personas/sam.svg',
  '/a%00',
]

/** Directives of a policy by name. */
function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map(one => {
      const [name = '', ...sources] = one.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

describe('every answer passes the published rules', () => {
  it.each(paths)('%s', async path => {
    const { headers } = await app.request(`http://4xdu.at${path}`, { headers: overTls })
    const policy = directives(headers.get('content-security-policy') ?? '')
    const scripts = policy.get('script-src') ?? policy.get('default-src')
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    for (const source of scripts ?? ['missing']) {
      expect(source).toMatch(/^'(none|self|strict-dynamic|sha(256|384|512)-.+)'$/)
    }
    expect([...policy.values()].flat()).not.toContain("'unsafe-inline'")
    expect([...policy.values()].flat()).not.toContain("'unsafe-eval'")
    expect(
      [...policy.values()].flat().filter(source => /^(https?:|\*|data:)/.test(source)),
    ).toEqual([])
    expect(
      Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]),
    ).toBeGreaterThanOrEqual(15_768_000)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toMatch(
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
    )
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  })
})

describe('transport security', () => {
  it('is promised only over TLS that a trusted proxy vouches for', async () => {
    const strict = async (one: Pick<Hono, 'request'>, headers: Record<string, string>) =>
      (await one.request('http://4xdu.at/', { headers })).headers.get('strict-transport-security')
    expect(await strict(app, { host: '4xdu.at' })).toBeNull()
    expect(await strict(app, { host: '4xdu.at', 'x-forwarded-proto': 'http' })).toBeNull()
    for (const proto of ['HTTPS', 'https, http'])
      expect(await strict(app, { host: '4xdu.at', 'x-forwarded-proto': proto })).toMatch(
        /^max-age=/,
      )
    const open = await testApp(folder())
    expect(await strict(open, overTls)).toBeNull()
    const direct = await open.request('https://4xdu.at/healthz')
    expect(direct.headers.get('strict-transport-security')).toMatch(/^max-age=/)
  })
})
