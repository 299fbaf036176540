import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadStatic } from '../../../server/http/static'
import { scratchFolder } from '../../support/scratch-folder'
import { codeOf, headers, makeDist, policy, testApp, video } from '../fixture'

const app = await testApp(makeDist())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://localhost${path}`, { headers: { host: 'localhost', ...headers }, method })

const shut = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const forAnHour = 'public, max-age=3600'
const forGood = 'public, max-age=31536000, immutable'

it.each([
  ['/trial', 'content-security-policy', `${policy}; connect-src 'self'`],
  // A page whose scripts are known by their hashes must not be rewritten on its way.
  ['/trial', 'cache-control', 'no-cache, no-transform'],
  ['/assets/entry-BxK29_aQ.js', 'cache-control', forGood],
  ['/personas/sam.svg', 'cache-control', forAnHour],
  ['/dateien/%C3%BCber%20uns.md', 'content-type', 'text/markdown; charset=utf-8'],
  ['/personas/sam.svg', 'content-security-policy', shut],
  // A browser shows it by loading it from inside.
  ['/videos/hotel.mp4', 'content-security-policy', "frame-ancestors 'none'"],
])('%s comes with %s: %s', async (path, name, value) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get(name)]).toEqual([200, value])
})

it.each([
  ['/nirgends', 404],
  // Also where a file of the build has no address.
  ['/404.html', 404],
  ['/index.html.br', 404],
  ['/..%2f..%2fetc/passwd', 404],
  ['/a%0d%0ab', 400],
])('an address that nobody serves is answered with the fallback page: %s', async (path, status) => {
  const answer = await get(path)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain('Unexpected Application Error!')
  expect(answer.headers.get('content-security-policy')).toBe(policy)
  expect((await get(path, { 'if-none-match': '*' })).status).toBe(status)
  const api = await get(`/api${path}`)
  expect([api.status, await codeOf(api)]).toEqual([404, 'not_found'])
})

describe('pages', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['', null],
  ])('are sent in the best encoding that the visitor takes: %s: %s', async (accepted, encoding) => {
    const { headers } = await get('/', { 'accept-encoding': accepted })
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([
      encoding,
      'Accept-Encoding',
    ])
  })

  it('are answered by 304 to who has them, per encoding', async () => {
    const first = await get('/', { 'accept-encoding': 'br' })
    const etag = first.headers.get('etag') ?? ''
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${etag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('content-security-policy')).toBe(policy)
    expect((await get('/', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200)
    expect((await get('/', { 'if-none-match': '*' })).status).toBe(304)
  })

  it('are left out of an answer to HEAD', async () => {
    const head = await get('/trial', {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    const { byteLength } = await (await get('/trial')).arrayBuffer()
    expect(head.headers.get('content-length')).toBe(String(byteLength))
  })

  it.each([
    ['DELETE', '/trial', 405, 'GET, HEAD'],
    ['GET', '/api/chat', 405, 'POST'],
    ['POST', '/nirgends', 404, null],
  ])('take no other method: %s %s', async (method, path, status, allow) => {
    const answer = await get(path, {}, method)
    expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow])
  })
})

it('files that are hidden are not read', async () => {
  const client = join(makeDist(scratchFolder()), 'client')
  await mkdir(join(client, '.well-known'))
  for (const name of ['.env', '_headers', '_headers.br', '.well-known/security.txt'])
    await writeFile(join(client, name), 'x')
  const { files } = await loadStatic(client, headers.csp)
  expect([...files.keys()].filter(path => /env|_headers|well-known/.test(path))).toEqual([
    '/.well-known/security.txt',
  ])
})

describe('video in parts', () => {
  const part = async (range: string, more: Record<string, string> = {}) => {
    const { status, headers } = await get('/videos/hotel.mp4', { range, ...more })
    return [status, headers.get('content-range')]
  }

  it.each([
    ['bytes=0-1', '0-1', 0, 2],
    ['bytes=-10', '990-999', 990, 1000],
    ['bytes=900-99999', '900-999', 900, 1000],
  ])('sends the bytes asked for: %s', async (range, sent, from, to) => {
    const answer = await get('/videos/hotel.mp4', { range })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([
      206,
      `bytes ${sent}/1000`,
    ])
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(video.subarray(from, to))
  })

  it.each([
    // What lies outside is refused; where the range is unreadable or multiple, everything is sent.
    ['bytes=1000-', 416, 'bytes */1000'],
    ['bytes=-0', 416, 'bytes */1000'],
    ['bytes=9-1', 200, null],
    ['bytes=0-1,5-6', 200, null],
    ['zeilen=0-1', 200, null],
  ])('sends no part for %s: %s', async (range, status, about) => {
    expect(await part(range)).toEqual([status, about])
  })

  it('sends the rest of the file that the visitor has the beginning of', async () => {
    const etag = (await get('/videos/hotel.mp4')).headers.get('etag') ?? ''
    expect(await part('bytes=2-', { 'if-range': etag })).toEqual([206, 'bytes 2-999/1000'])
    expect(await part('bytes=2-', { 'if-range': '"alt"' })).toEqual([200, null])
  })

  it('knows no parts of what is compressed, nor of an answer without a body', async () => {
    expect((await get('/trial', { range: 'bytes=0-1' })).status).toBe(200)
    expect((await get('/videos/hotel.mp4', { range: 'bytes=0-1' }, 'HEAD')).status).toBe(200)
  })
})

describe('redirects', () => {
  it.each([
    ['/trial/', '/trial'],
    ['/trial/?a=1&b=%20', '/trial?a=1&b=%20'],
    ['/trial.html', '/trial'],
    ['/ki-beauty-wellness?utm=1', '/ki-beauty-wellnes?utm=1'],
    ['/alt?x=1', '/trial?von=alt&x=1#form'],
    ['/seite-alt.html', '/trial'],
    ['/Trial?a=B', '/trial?a=B'],
    ['/anderswo?x=1', 'https://4xdu.example/neu?x=1'],
    // As links in chats, mails and PDFs end.
    ...['.', ')', '…', '%20', '%E2%80%9C', '%0D%0A', '.html)', '%23form', '.,%20'].map(tail => [
      `/trial${tail}`,
      '/trial',
    ]),
    ['//trial', '/trial'],
    ['/%20', '/'],
    ['/trial%3Futm_source=x', '/trial?utm_source=x'],
  ])('%s -> %s', async (from, to) => {
    const answer = await get(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it.each(['//evil.example/', '/nirgends/', '/trial%2f', '/%2F%2Fevil.example/trial'])(
    'never lead to another host or in a circle: %s',
    async path => {
      expect((await get(path)).headers.get('location')).toBeNull()
    },
  )
})
