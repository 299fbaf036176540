import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../small-server'
import { raw, statusOf } from './raw-socket'

const { listen } = smallServer()
const post = 'POST /api/chat HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

describe('what never becomes a request', () => {
  it.each([
    ['no HTTP at all', 'Grüezi\r\n\r\n', 400, 'unreadable'],
    [
      'a folded header',
      'GET /trial HTTP/1.1\r\nHost: x\r\nX-A: b\r\n c\r\n\r\n',
      400,
      'unreadable',
    ],
    ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400, 'unreadable'],
    [
      'a length and chunks',
      `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'unreadable',
    ],
    ['a chunk that is none', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400, 'unreadable'],
    ['no Host', 'GET /trial HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad_address'],
    [
      '20 kB of headers',
      `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    [
      '20 kB beside a chunk',
      `${post}Transfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}\r\nx\r\n0\r\n\r\n`,
      413,
      'too_large',
    ],
    ['a head that never ends', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 408, 'too_slow'],
    ['a body that never ends', `${post}Content-Length: 9\r\n\r\n{"a"`, 408, 'too_slow'],
  ])('is refused in the shape of every refusal: %s', async (_what, bytes, status, code) => {
    const { port } = await listen({ headers: 300, request: 500, check: 50 })
    const answer = await raw(port, bytes)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect([statusOf(answer), JSON.parse(body)]).toEqual([
      status,
      { error: { code, message: expect.stringMatching(/\.$/) } },
    ])
    expect(head).toMatch(/^content-type: application\/json$/im)
    expect(head).toMatch(/^x-content-type-options: nosniff$/im)
    expect(head).toMatch(/^cache-control: no-store$/im)
  })

  it('does not write into an answer that is on its way', async () => {
    const { server, port } = await listen()
    // While the app waits, its answer begins.
    server.on(
      'request',
      (_request, response) => void response.writeHead(200, { 'Content-Length': 10 }).write('half'),
    )
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', chunk => {
      answer += chunk
    })
    socket.write(`${post}Content-Length: 2\r\n\r\n{}`)
    await once(socket, 'data')
    socket.write('no HTTP\r\n\r\n')
    await once(socket, 'close')
    expect(answer.split('\r\n\r\n')[1]).toBe('half')
  })
})

describe('what is odd and no mistake', () => {
  it('HTTP/1.0 without a Host, as balancers ask for the health, is answered', async () => {
    const { port } = await listen()
    for (const path of ['/healthz', '/trial', '/nirgends'])
      expect([path, statusOf(await raw(port, `GET ${path} HTTP/1.0\r\n\r\n`))]).toEqual([
        path,
        path === '/nirgends' ? 404 : 200,
      ])
  })
})
