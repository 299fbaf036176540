import { describe, expect, it } from 'vitest'
import { smallServer } from '../small-server'
import { raw, statusOf } from './raw-socket'

const { listen } = smallServer()

const request = (line: string, ...headers: string[]) =>
  `${[line, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`

describe('over a socket', () => {
  it.each([
    ['a null byte', 'GET /a\0b HTTP/1.1', 400],
    ['an encoded null byte', 'GET /a%00b HTTP/1.1', 400],
    ['a way up', 'GET /../../etc/passwd HTTP/1.1', 404],
    ['a way up out of assets', 'GET /assets/../../server/headers.json HTTP/1.1', 404],
    ['a step on the spot', 'GET /./trial HTTP/1.1', 200],
    ['an encoded way up', 'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1', 404],
    ['an encoded slash', 'GET /..%2fserver%2fheaders.json HTTP/1.1', 404],
    ['a backslash', 'GET /..\\server HTTP/1.1', 400],
    ['8 kB of path', `GET /${'a'.repeat(8192)} HTTP/1.1`, 404],
    ['8 kB of query', `GET /trial?${'a'.repeat(8192)} HTTP/1.1`, 200],
    ['32 kB of path', `GET /${'a'.repeat(32_768)} HTTP/1.1`, 431],
    ['8 kB of API path', `POST /api/${'a'.repeat(8192)} HTTP/1.1`, 404],
    ['TRACE', 'TRACE /trial HTTP/1.1', 405],
    ['PUT', 'PUT /trial HTTP/1.1', 405],
    ['an unknown method', 'FROBNICATE /trial HTTP/1.1', 400],
    ['another host in the line', 'GET http://evil.example/trial HTTP/1.1', 200],
    ['an upgrade nobody offers', 'GET /trial HTTP/1.1\r\nUpgrade: websocket', 200],
  ])('answers %s', async (_name, line, status) => {
    const { port } = await listen()
    const answer = await raw(port, request(line, 'Host: 4xdu.at'))
    expect(statusOf(answer)).toBe(status)
    expect(answer).not.toMatch(/root:|buildId|at .*\(.*:\d+\)|node_modules/)
    if (status === 405) expect(answer).toMatch(/^Allow: /im)
  })

  it('refuses hosts that are none', async () => {
    const { port } = await listen()
    expect(statusOf(await raw(port, request('GET /nirgends HTTP/1.1')))).toBe(400)
    expect(statusOf(await raw(port, request('GET /nirgends HTTP/1.1', 'Host: a/b@c')))).toBe(400)
    expect(statusOf(await raw(port, request('GET /trial HTTP/1.1', 'Host: x', 'Host: y')))).toBe(
      400,
    )
  })

  it('answers what was sent ahead in its order, one after the other, and closes a connection that sends much ahead', async () => {
    const { port, server } = await listen()
    let underWay = 0
    server.on('request', (_request, response) => {
      underWay += Number(response.socket !== null)
    })
    const ahead = ['/trial', '/nirgends', '/healthz'].map(
      path => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`,
    )
    const answers = await raw(port, `${ahead.join('')}${request('GET / HTTP/1.1', 'Host: x')}`)
    expect([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
      '200',
      '404',
      '200',
      '200',
    ])
    expect(underWay).toBe(1)
    const flood = await raw(port, ahead.join('').repeat(100))
    expect(flood.length).toBeLessThan(100_000)
  })

  it('closes a connection that falls silent in the middle, after longer than Emilia may take', async () => {
    expect((await listen()).server.timeout).toBeGreaterThan(60_000)
    const { port } = await listen({ idle: 200 })
    const question = 'POST /api/chat HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}'
    expect(await raw(port, question)).toBe('')
  })

  it('closes the connection after a body that is too large, so that nothing behind it is lost', async () => {
    const { port } = await listen()
    const large = 'x'.repeat(300_000)
    const head = 'POST /api/chat HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    const answer = await raw(port, `${head}Content-Length: ${large.length}\r\n\r\n${large}`)
    expect(statusOf(answer)).toBe(413)
    expect(answer).toMatch(/^connection: close$/im)
  })

  it('leaves www also where the path is right', async () => {
    const { port } = await listen({}, { siteUrl: 'https://4xdu.at' })
    const answer = await raw(port, request('GET /trial HTTP/1.1', 'Host: www.4xdu.at'))
    expect([statusOf(answer), /^location: (.*)$/im.exec(answer)?.[1]]).toEqual([
      308,
      '//4xdu.at/trial',
    ])
  })
})
