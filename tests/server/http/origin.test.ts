import { expect, it } from 'vitest'
import { codeOf, makeDist, post, testApp } from '../fixture'

const folder = makeDist()
const app = await testApp(folder)
const allowed = 'access-control-allow-origin'

it.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'http://4xdu.test.evil.example' },
  { origin: 'http://4xdu.test:8080' },
  { origin: 'null', 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'cross-site' },
])('refuses JSON and forms from elsewhere: %o', async headers => {
  const json = await post(app, headers)
  expect([json.status, await codeOf(json)]).toEqual([403, 'foreign_origin'])
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  expect((await post(app, form, 'name=x', '/api/v1.0/email/send-form')).status).toBe(403)
})

it.each<Record<string, string>>([
  {},
  { origin: 'https://4xdu.test' },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://4xdu.test', 'sec-fetch-site': 'same-origin' },
])('lets in this site, and clients without a visitor behind them: %o', async headers => {
  expect((await post(app, headers)).status).toBe(200)
})

it('answers pages on SITE_URL across origins, and nobody else', async () => {
  const split = await testApp(folder, { siteUrl: 'https://www.4xdu.at' })
  const from = (origin: string, body?: string) =>
    post(split, { origin, 'sec-fetch-site': 'cross-site' }, body)
  const site = await from('https://www.4xdu.at')
  expect([site.status, site.headers.get(allowed)]).toEqual([200, 'https://www.4xdu.at'])
  expect(site.headers.get('vary')).toContain('Origin')
  expect(site.headers.get('access-control-expose-headers')).toBe('Retry-After,X-Request-Id')
  const refused = await from('https://www.4xdu.at', 'x'.repeat(300_000))
  expect([refused.status, refused.headers.get(allowed)]).toEqual([413, 'https://www.4xdu.at'])
  const other = await from('https://evil.example')
  expect([other.status, other.headers.get(allowed)]).toEqual([403, null])

  const ask = (origin: string) =>
    split.request('http://4xdu.test/api/chat', {
      method: 'OPTIONS',
      headers: { host: '4xdu.test', origin, 'access-control-request-method': 'POST' },
    })
  const preflight = await ask('https://www.4xdu.at')
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    [allowed]: 'https://www.4xdu.at',
    'access-control-allow-headers': 'Content-Type',
    'access-control-allow-methods': 'POST',
    // Asked once a day, not before each message.
    'access-control-max-age': '86400',
  })
  expect((await ask('https://evil.example')).headers.get(allowed)).toBeNull()
})

it('offers no CORS where pages and API live together', async () => {
  expect((await app.request('/api/chat', { method: 'OPTIONS' })).status).toBe(405)
})
