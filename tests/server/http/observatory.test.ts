import type { Hono } from 'hono'
import { expect, it } from 'vitest'
import { makeDist, testApp } from '../fixture'

// Scores of the HTTP Observatory (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). A+ needs 100 points
// without a deduction on the tests below, plus the bonus of a policy that denies by default.
const folder = makeDist()
const app = await testApp(folder, { trustProxy: 1, siteUrl: 'https://4xdu.at' })

const overTls = { host: '4xdu.at', 'x-forwarded-proto': 'https' }
const expected = {
  'strict-transport-security': expect.stringMatching(/^max-age=63072000$/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
}

it.each(['/', '/trial', '/nirgends', '/healthz', '/api/chat', '/trial/', '/a%00'])(
  'every answer passes the published rules: %s',
  async path => {
    const { headers } = await app.request(`http://4xdu.at${path}`, { headers: overTls })
    expect(Object.fromEntries(headers)).toMatchObject(expected)
    for (const name of ['set-cookie', 'access-control-allow-origin', 'x-powered-by'])
      expect([name, headers.get(name)]).toEqual([name, null])
    const directives = (headers.get('content-security-policy') ?? '')
      .split(';')
      .map(one => one.trim())
    expect(directives).toEqual(
      expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'"]),
    )
    const sources = directives.flatMap(directive => directive.split(/\s+/).slice(1))
    for (const source of sources)
      expect(source).toMatch(/^'(none|self|strict-dynamic|sha(256|384|512)-.+)'$/)
  },
)

it('pictures may be shown elsewhere, in link cards, signatures and on pages of partners', async () => {
  for (const path of ['/personas/sam.svg', '/social/ki-rag-systeme.png']) {
    const { headers } = await app.request(`http://4xdu.at${path}`, { headers: overTls })
    expect(Object.fromEntries(headers)).toMatchObject({
      ...expected,
      'cross-origin-resource-policy': 'cross-origin',
    })
  }
})

it('transport security is promised only over TLS that a trusted proxy vouches for', async () => {
  const strict = async (one: Pick<Hono, 'request'>, headers: Record<string, string>) =>
    (await one.request('http://4xdu.at/', { headers })).headers.has('strict-transport-security')
  const proto = (value: string) => ({ ...overTls, 'x-forwarded-proto': value })
  expect(await strict(app, { host: '4xdu.at' })).toBe(false)
  expect(await strict(app, proto('http'))).toBe(false)
  expect(await strict(app, proto('https, http'))).toBe(true)
  expect(await strict(await testApp(folder), overTls)).toBe(false)
})
