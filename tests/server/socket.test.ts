import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../server/app'
import { createHttpServer } from '../../server/listen'
import { shutDown } from '../../server/shutdown'
import { makeDist, policy, testDeps, video } from './fixture'

let dist: Awaited<ReturnType<typeof makeDist>>
const servers: Server[] = []
beforeAll(async () => {
  dist = await makeDist()
})
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})
afterAll(() => dist.remove())

/** A listening server; its /api/chat waits until `release` is called. */
async function listen(limits = {}) {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const deps = await testDeps(dist.folder)
  deps.routes.chat = new Hono().post('/api/chat', async context => {
    await released
    return context.json({ got: await context.req.json() })
  })
  const server = createHttpServer({ ...deps, app: createApp(deps), limits })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, port, url: `http://127.0.0.1:${port}`, lifecycle: deps.lifecycle, release }
}

/** Sends raw bytes and collects the answer until the server closes the connection. */
async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', chunk => {
    answer += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  socket.write(bytes, 'latin1')
  await once(socket, 'close')
  return answer
}
const request = (line: string, ...headers: string[]) =>
  `${[line, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

describe('over a socket', () => {
  it('answers files from memory exactly as the app does', async () => {
    const { url } = await listen()
    const app = createApp(await testDeps(dist.folder))
    for (const path of ['/', '/trial?x=1', '/assets/entry-BxK29_aQ.js', '/videos/hotel.mp4', '/nirgends']) {
      const headers = { 'accept-encoding': 'identity' }
      const [fast, slow] = await Promise.all([fetch(url + path, { headers }), app.request(path, { headers })])
      expect([path, fast.status, await fast.text()]).toEqual([path, slow.status, await slow.text()])
      const node = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']
      const plain = (one: Headers) => [...one].filter(([name]) => !node.includes(name)).sort()
      expect(plain(fast.headers)).toEqual(plain(slow.headers))
    }
    expect((await fetch(`${url}/trial/?a=1`, { redirect: 'manual' })).headers.get('location')).toBe('/trial?a=1')
  })

  it('sends parts of a video', async () => {
    const { url } = await listen()
    const answer = await fetch(`${url}/videos/hotel.mp4`, { headers: { range: 'bytes=10-19' } })
    expect([answer.status, answer.headers.get('content-length')]).toEqual([206, '10'])
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(video.subarray(10, 20))
    expect((await fetch(`${url}/videos/hotel.mp4`, { headers: { range: 'bytes=2000-' } })).status).toBe(416)
    const head = await fetch(`${url}/videos/hotel.mp4`, { method: 'HEAD' })
    expect([head.status, head.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
  })

  it.each([
    ['a null byte', 'GET /a\0b HTTP/1.1', 400],
    ['an encoded null byte', 'GET /a%00b HTTP/1.1', 400],
    ['a way up', 'GET /../../etc/passwd HTTP/1.1', 400],
    ['a way up out of assets', 'GET /assets/../../server/headers.json HTTP/1.1', 400],
    ['an encoded way up', 'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1', 400],
    ['an encoded slash', 'GET /..%2fserver%2fheaders.json HTTP/1.1', 400],
    ['a backslash', 'GET /..\\server HTTP/1.1', 400],
    ['8 kB of path', `GET /${'a'.repeat(8192)} HTTP/1.1`, 414],
    ['8 kB of query', `GET /trial?${'a'.repeat(8192)} HTTP/1.1`, 414],
    ['32 kB of path', `GET /${'a'.repeat(32_768)} HTTP/1.1`, 431],
    ['8 kB of API path', `POST /api/${'a'.repeat(8192)} HTTP/1.1`, 414],
    ['TRACE', 'TRACE /trial HTTP/1.1', 405],
    ['PUT', 'PUT /trial HTTP/1.1', 405],
    ['an unknown method', 'FROBNICATE /trial HTTP/1.1', 400],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1', 405],
    ['another host in the line', 'GET http://evil.example/trial HTTP/1.1', 200],
    ['an upgrade nobody offers', 'GET /trial HTTP/1.1\r\nUpgrade: websocket', 200],
  ])('answers %s', async (_name, line, status) => {
    const { port } = await listen()
    const answer = await raw(port, request(line, 'Host: 4xdu.at'))
    expect(statusOf(answer)).toBe(status)
    expect(answer).not.toMatch(/root:|buildId|at .*\(.*:\d+\)|node_modules/)
    if (status === 405) expect(answer).toMatch(/^Allow: /im)
  })

  it('refuses hosts and headers that are none', async () => {
    const { port } = await listen()
    expect(statusOf(await raw(port, request('GET /nirgends HTTP/1.1')))).toBe(400)
    expect(statusOf(await raw(port, request('GET /nirgends HTTP/1.1', 'Host: a/b@c')))).toBe(400)
    expect(statusOf(await raw(port, request('GET / HTTP/1.1', 'Host: x', `Cookie: ${'a'.repeat(20_000)}`)))).toBe(431)
    const smuggled = request('POST /api/chat HTTP/1.1', 'Host: x', 'Content-Length: 4', 'Transfer-Encoding: chunked')
    expect(statusOf(await raw(port, smuggled))).toBe(400)
  })

  it('cuts off who sends headers or a body drop by drop', async () => {
    const { port, release } = await listen({ headers: 200, request: 400, check: 50 })
    release()
    const started = performance.now()
    const [slowHeaders, slowBody] = await Promise.all([
      raw(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
      raw(
        port,
        'POST /api/chat HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a"',
      ),
    ])
    expect(performance.now() - started).toBeLessThan(3_000)
    expect(statusOf(slowHeaders)).toBe(408)
    expect(statusOf(slowBody)).toBe(408)
  })

  it('carries the page policy on what comes from memory', async () => {
    const { url } = await listen()
    const answer = await fetch(`${url}/`)
    expect(answer.headers.get('content-security-policy')).toBe(policy)
    expect(answer.headers.get('strict-transport-security')).toBeNull()
  })
})

describe('shutting down', () => {
  const post = (url: string) =>
    fetch(`${url}/api/chat`, { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } })

  it('finishes what is under way, says 503 meanwhile, then closes the port', async () => {
    const { server, url, port, lifecycle, release } = await listen()
    const ahead = connect(port, '127.0.0.1') // a browser's connection ahead of need
    ahead.on('error', () => {})
    const underWay = [post(url), post(url)]
    await wait(100)
    let finished = false
    const end = shutDown({
      server,
      lifecycle,
      finish: async () => {
        finished = true
      },
    })
    expect((await fetch(`${url}/healthz`)).status).toBe(503)
    const refused = await post(url)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await fetch(`${url}/trial`)).headers.get('connection')).toBe('close')
    expect(finished).toBe(false)
    release()
    const started = performance.now()
    for (const answer of await Promise.all(underWay)) expect(await answer.json()).toEqual({ got: { a: 1 } })
    expect(await end).toBe(true)
    expect(performance.now() - started).toBeLessThan(1_000)
    expect(finished).toBe(true)
    await expect(fetch(`${url}/trial`)).rejects.toThrow()
  })

  it('gives no answer by half under load', async () => {
    const { server, url, lifecycle, release } = await listen()
    release()
    let stop = false
    const counts = { ok: 0, refused: 0, gone: 0, broken: 0 }
    const visitor = async () => {
      while (!stop) {
        try {
          const answer = await post(url)
          const text = await answer.text().catch(() => 'broken')
          if (text === 'broken') counts.broken += 1
          else if (answer.ok) counts.ok += 1
          else counts.refused += 1
        } catch {
          counts.gone += 1
          await wait(5)
        }
      }
    }
    const visitors = Array.from({ length: 20 }, visitor)
    await wait(200)
    expect(await shutDown({ server, lifecycle, finish: async () => {} })).toBe(true)
    stop = true
    await Promise.all(visitors)
    expect(counts.ok).toBeGreaterThan(20)
    expect(counts.broken).toBe(0)
  })

  it('cuts what hangs when the time is up', async () => {
    const { server, url, lifecycle } = await listen()
    const hanging = post(url).catch(() => 'cut')
    await wait(100)
    const started = performance.now()
    expect(await shutDown({ server, lifecycle, finish: async () => {}, within: 300 })).toBe(false)
    expect(performance.now() - started).toBeLessThan(2_000)
    expect(await hanging).toBe('cut')
  })
})
