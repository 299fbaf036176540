import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { loadStatic } from '../../../server/http/static'
import { scratchFolder } from '../../support/scratch-folder'
import { codeOf, headers, makeDist, policy, testApp, video } from '../fixture'

const app = await testApp(makeDist())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://localhost${path}`, { headers: { host: 'localhost', ...headers }, method })

describe('pages', () => {
  it('answers routes with their own policy and asks browsers to revalidate', async () => {
    const answer = await get('/trial')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<title>Test</title>')
    expect(answer.headers.get('content-security-policy')).toBe(`${policy}; connect-src 'self'`)
    // A page whose scripts are known by their hashes must not be rewritten on its way.
    expect(answer.headers.get('cache-control')).toBe('no-cache, no-transform')
    expect((await get('/services/ki-rag-systeme')).headers.get('content-security-policy')).toBe(
      policy,
    )
  })

  it('answers unknown paths with the fallback page, also where a file of the build has no address', async () => {
    for (const path of [
      '/nirgends',
      '/404',
      '/404.html',
      '/index.html.br',
      '/trial.html.gz',
      '/toString',
    ]) {
      const answer = await get(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(await answer.text()).toContain('Unexpected Application Error!')
      expect(answer.headers.get('content-security-policy')).toBe(policy)
    }
    expect((await get('/nirgends', { 'if-none-match': '*' })).status).toBe(404)
  })

  it.each([
    ['/a%00b', 400],
    ['/..%2f..%2fetc/passwd', 404],
    ['/services%2Fki-rag-systeme', 404],
    ['/%zz', 400],
    ['/%ff', 400],
    ['/a%0d%0ab', 400],
  ])(
    'answers an address that is none with the fallback page, or a refusal of the API: %s',
    async (path, status) => {
      const answer = await get(path)
      expect(answer.status).toBe(status)
      expect(await answer.text()).toContain('Unexpected Application Error!')
      expect(answer.headers.get('content-security-policy')).toBe(policy)
      const api = await get(`/api${path}`)
      expect([api.status, await codeOf(api)]).toEqual([404, 'not_found'])
    },
  )

  it('sends the best encoding the visitor takes', async () => {
    const br = await get('/trial', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(br.headers.get('vary')).toBe('Accept-Encoding')
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toContain(
      'Grüß Gott',
    )
    const choices = {
      'gzip, br;q=0': 'gzip',
      'br;q=0.0': null,
      '': null,
      identity: null,
      'BR;q=0.5': 'br',
    }
    for (const [accepted, encoding] of Object.entries(choices)) {
      expect([
        accepted,
        (await get('/', { 'accept-encoding': accepted })).headers.get('content-encoding'),
      ]).toEqual([accepted, encoding])
    }
  })

  it('answers 304 to what the visitor has, per encoding', async () => {
    const first = await get('/', { 'accept-encoding': 'br' })
    const etag = first.headers.get('etag') ?? ''
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${etag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('content-security-policy')).toBe(policy)
    expect((await get('/', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200)
    expect((await get('/', { 'if-none-match': '*' })).status).toBe(304)
  })

  it('keeps hashed files for good and others for an hour', async () => {
    for (const path of ['/assets/entry-BxK29_aQ.js', '/assets/font-BxK29_aQ.woff2']) {
      expect((await get(path)).headers.get('cache-control')).toBe(
        'public, max-age=31536000, immutable',
      )
    }
    for (const path of ['/personas/sam.svg', '/social/ki-rag-systeme.png']) {
      expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=3600')
    }
  })

  it('answers HEAD like GET without the body', async () => {
    const head = await get('/trial', {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('content-length')).toBe(
      String((await (await get('/trial')).arrayBuffer()).byteLength),
    )
  })

  it('refuses other methods with Allow', async () => {
    for (const [path, allow] of Object.entries({
      '/trial': 'GET, HEAD',
      '/healthz': 'GET, HEAD',
      '/api/chat': 'POST',
    })) {
      const answer = await get(path, {}, path.startsWith('/api') ? 'GET' : 'DELETE')
      expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, allow])
    }
    for (const path of ['/nirgends', '/trial/'])
      expect((await get(path, {}, 'POST')).status).toBe(404)
  })
})

describe('files', () => {
  it.each([
    ['/dateien/%C3%BCber%20uns.md', /^text\/markdown; charset=utf-8$/, /default-src 'none'/],
    ['/videos/hotel.vtt', /^text\/vtt/, /default-src 'none'/],
    ['/personas/sam.svg', /^image\/svg\+xml/, /default-src 'none'/],
    // A browser shows it by loading it from inside.
    ['/videos/hotel.mp4', /^video\/mp4$/, /^frame-ancestors 'none'$/],
  ])('say what they are, under any name: %s', async (path, type, csp) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(type)
    expect(answer.headers.get('content-security-policy')).toMatch(csp)
  })

  it('that are hidden are not read', async () => {
    const client = join(makeDist(scratchFolder()), 'client')
    await mkdir(join(client, '.well-known'))
    for (const name of ['.env', '_headers', '_headers.br', '.well-known/security.txt'])
      await writeFile(join(client, name), 'x')
    const { files } = await loadStatic(client, headers.csp)
    expect([...files.keys()].filter(path => /env|_headers|well-known/.test(path))).toEqual([
      '/.well-known/security.txt',
    ])
  })
})

describe('video in parts', () => {
  const part = async (range: string, more: Record<string, string> = {}) => {
    const answer = await get('/videos/hotel.mp4', { range, ...more })
    return {
      status: answer.status,
      about: answer.headers.get('content-range'),
      body: Buffer.from(await answer.arrayBuffer()),
    }
  }
  it.each([
    ['bytes=0-1', '0-1', 0, 2],
    ['bytes=990-', '990-999', 990, 1000],
    ['bytes=-10', '990-999', 990, 1000],
    ['bytes=900-99999', '900-999', 900, 1000],
    ['bytes=-5000', '0-999', 0, 1000],
  ])('sends the bytes asked for: %s', async (range, sent, from, to) => {
    const about = `bytes ${sent}/1000`
    expect(await part(range)).toEqual({ status: 206, about, body: video.subarray(from, to) })
  })
  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])(
    'refuses what lies outside: %s',
    async range => {
      expect(await part(range)).toMatchObject({ status: 416, about: 'bytes */1000' })
    },
  )
  it.each(['bytes=9-1', 'bytes=0-1,5-6', 'bytes=-', 'bytes=a-b', 'zeilen=0-1'])(
    'sends everything where the range is unreadable or multiple: %s',
    async range => expect((await part(range)).status).toBe(200),
  )
  it('sends the rest of the file that the visitor has the beginning of', async () => {
    const etag = (await get('/videos/hotel.mp4')).headers.get('etag') ?? ''
    expect((await part('bytes=2-', { 'if-range': etag })).about).toBe('bytes 2-999/1000')
    expect((await part('bytes=2-', { 'if-range': '"alt"' })).status).toBe(200)
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
    ['/index.html?x=1', '/?x=1'],
    ['/services/ki-rag-systeme///', '/services/ki-rag-systeme'],
    ['/ki-beauty-wellness?utm=1', '/ki-beauty-wellnes?utm=1'],
    ['/ki-beauty-wellness/', '/ki-beauty-wellnes'],
    ['/alt?x=1', '/trial?von=alt&x=1#form'],
    ['/seite-alt.html', '/trial'],
    ['/tri%61l', '/trial'],
    ['/Trial?a=B', '/trial?a=B'],
    ['/KI-BEAUTY-WELLNESS/', '/ki-beauty-wellnes'],
    ['/dateien/%c3%bcber%20uns.md', '/dateien/%C3%BCber%20uns.md'],
    ['/anderswo?x=1', 'https://4xdu.example/neu?x=1'],
    // As links in chats, mails and PDFs end.
    ...[
      ...['.', ',', ')', ']', '*', '…', '%20', '%C2%A0', '%E2%80%8B', '%22', '%E2%80%9C', '%3E'],
      ...['%2C', '%3A', '%0A', '%0D%0A', '/.', '.html)', ';jsessionid=1', '%23form', '.,%20'],
    ].map(tail => [`/trial${tail}`, '/trial']),
    ['//trial', '/trial'],
    ['/%22trial%22', '/trial'],
    ['/services//ki-rag-systeme.', '/services/ki-rag-systeme'],
    ['/KI-Beauty-Wellness).', '/ki-beauty-wellnes'],
    ['/%20', '/'],
    ['/trial%3Futm_source=x', '/trial?utm_source=x'],
    ['/trial&utm_source=x', '/trial?utm_source=x'],
    ['/trial%3Fa=%C3%BC?b=2', '/trial?a=%C3%BC&b=2'],
    ['/personas/sam.svg.', '/personas/sam.svg'],
  ])('%s -> %s', async (from, to) => {
    const answer = await get(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it('never leads to another host or in a circle', async () => {
    for (const path of [
      '//evil.example/',
      '//evil.example/%2e',
      '/nirgends/',
      '/',
      '/trial',
      '//trial@evil.example/trial',
      '/trial%2f',
      '/trial%5cevil',
      '/%2F%2Fevil.example/trial',
    ]) {
      const location = (await get(path)).headers.get('location')
      expect([path, location]).toEqual([path, null])
    }
  })
})
