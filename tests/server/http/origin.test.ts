import { describe, expect, it } from 'vitest'
import { codeOf, post, testApp } from '../fixture'
import { smallApp } from '../small-site'

const { app, folder } = smallApp()

describe('origins', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'http://4xdu.test.evil.example' },
    { origin: 'null' },
    { origin: 'http://4xdu.test:8080' },
    { origin: 'null', 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  ]
  it('refuses JSON and forms from elsewhere', async () => {
    for (const headers of foreign) {
      const json = await post(app, headers)
      expect([headers, json.status, await codeOf(json)]).toEqual([headers, 403, 'foreign_origin'])
      const form = new URLSearchParams({ name: 'x' })
      const types = { 'content-type': 'application/x-www-form-urlencoded' }
      const posted = await post(app, { ...headers, ...types }, form, '/api/v1.0/email/send-form')
      expect([headers, posted.status]).toEqual([headers, 403])
    }
  })

  it('lets in this site, and clients without a visitor behind them', async () => {
    const own: Record<string, string>[] = [
      {},
      { origin: 'https://4xdu.test' },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://4xdu.test', 'sec-fetch-site': 'same-origin' },
    ]
    for (const headers of own)
      expect([headers, (await post(app, headers)).status]).toEqual([headers, 200])
  })

  it('answers pages on SITE_URL across origins, and nobody else', async () => {
    const split = await testApp(folder(), { siteUrl: 'https://www.4xdu.at' })
    const allowed = 'access-control-allow-origin'
    const site = await post(split, {
      origin: 'https://www.4xdu.at',
      'sec-fetch-site': 'cross-site',
    })
    expect([site.status, site.headers.get(allowed)]).toEqual([200, 'https://www.4xdu.at'])
    expect(site.headers.get('vary')).toContain('Origin')
    expect(site.headers.get('access-control-expose-headers')).toBe('Retry-After,X-Request-Id')
    const refused = await post(split, { origin: 'https://www.4xdu.at' }, 'x'.repeat(300_000))
    expect([refused.status, refused.headers.get(allowed)]).toEqual([413, 'https://www.4xdu.at'])
    const other = await post(split, {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    })
    expect([other.status, other.headers.get(allowed)]).toEqual([403, null])

    const ask = (origin: string) =>
      split.request('http://4xdu.test/api/chat', {
        method: 'OPTIONS',
        headers: { host: '4xdu.test', origin, 'access-control-request-method': 'POST' },
      })
    const preflight = await ask('https://www.4xdu.at')
    expect([preflight.status, preflight.headers.get(allowed)]).toEqual([204, 'https://www.4xdu.at'])
    expect(preflight.headers.get('access-control-allow-headers')).toBe('Content-Type')
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST')
    // Asked once a day, not before each message.
    expect(preflight.headers.get('access-control-max-age')).toBe('86400')
    expect((await ask('https://evil.example')).headers.get(allowed)).toBeNull()
  })

  it('offers no CORS on its own address', async () => {
    const same = await testApp(folder(), { siteUrl: 'http://4xdu.test' })
    const answer = await post(same, { origin: 'http://4xdu.test' })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, null])
    expect((await app.request('/api/chat', { method: 'OPTIONS' })).status).toBe(405)
  })
})
