import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../small-server'
import { raw, statusOf } from './raw-socket'

const { listen } = smallServer()
const post = 'POST /api/chat HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

describe('what never becomes a request', () => {
  it.each([
    ['no HTTP at all', 'Grüezi\r\n\r\n', 400],
    ['a folded header', 'GET /trial HTTP/1.1\r\nHost: x\r\nX-A: b\r\n c\r\n\r\n', 400],
    ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
    [
      'a length and chunks',
      `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['a chunk that is none', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
    ['no Host', 'GET /trial HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['20 kB of headers', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    [
      '20 kB beside a chunk',
      `${post}Transfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}\r\nx\r\n0\r\n\r\n`,
      413,
    ],
    ['a head that never ends', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 408],
    ['a body that never ends', `${post}Content-Length: 9\r\n\r\n{"a"`, 408],
  ])('is refused, and its connection closed: %s', async (_what, bytes, status) => {
    const { port } = await listen({ headers: 300, request: 500, check: 50 })
    expect(statusOf(await raw(port, bytes))).toBe(status)
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
