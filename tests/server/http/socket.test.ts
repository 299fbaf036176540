import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { smallServer } from '../small-site'

const { listen } = smallServer()

/** A connection, with what comes over it until the server closes it. */
function open(port: number) {
  const socket = connect(port, '127.0.0.1')
  const seen = { answer: '', isEnded: false, error: undefined as Error | undefined }
  socket.on('data', chunk => {
    seen.answer += chunk.toString('latin1')
  })
  socket.on('end', () => {
    seen.isEnded = true
  })
  socket.on('error', error => {
    seen.error = error
  })
  return { socket, seen, closed: once(socket, 'close') }
}

/** The answer to raw bytes. */
async function raw(port: number, bytes: string): Promise<string> {
  const { socket, seen, closed } = open(port)
  socket.write(bytes, 'latin1')
  await closed.catch(() => {})
  return seen.answer
}
/** The status of the first answer in what `raw` gave. */
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

const request = (line: string, ...headers: string[]) =>
  `${[line, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`
const post = 'POST /api/chat HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

it.each([
  ['a null byte', 'GET /a\0b HTTP/1.1', 400],
  ['a way up', 'GET /../../etc/passwd HTTP/1.1', 404],
  ['an encoded way up', 'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1', 404],
  ['TRACE', 'TRACE /trial HTTP/1.1', 405],
  ['an upgrade nobody offers', 'GET /trial HTTP/1.1\r\nUpgrade: websocket', 200],
  ['a Host that is none', 'GET /nirgends HTTP/1.1\r\nHost: a/b@c', 400],
])('answers %s', async (_name, line, status) => {
  const { port } = await listen()
  const answer = await raw(port, request(line, 'Host: 4xdu.at'))
  expect(statusOf(answer)).toBe(status)
  expect(answer).not.toMatch(/root:|buildId|at .*\(.*:\d+\)|node_modules/)
})

it.each([
  ['no Host', 'GET /trial HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a head that never ends', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 408],
  ['a body that never ends', `${post}Content-Length: 9\r\n\r\n{"a"`, 408],
])('refuses what never becomes a request: %s', async (_what, bytes, status) => {
  const limits = { headersTimeout: 300, requestTimeout: 500, connectionsCheckingInterval: 50 }
  const { port } = await listen(limits)
  expect(statusOf(await raw(port, bytes))).toBe(status)
})

it('answers HTTP/1.0 without a Host, as balancers ask for the health', async () => {
  const { port } = await listen()
  expect(statusOf(await raw(port, 'GET /healthz HTTP/1.0\r\n\r\n'))).toBe(200)
})

it('answers what was sent ahead in its order, and closes a connection that sends much ahead', async () => {
  const { port } = await listen()
  const ahead = ['/trial', '/nirgends', '/healthz'].map(
    path => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`,
  )
  const answers = await raw(port, `${ahead.join('')}${request('GET / HTTP/1.1', 'Host: x')}`)
  const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  expect(statuses).toEqual(['200', '404', '200', '200'])
  expect((await raw(port, ahead.join('').repeat(100))).length).toBeLessThan(100_000)
})

it('closes a connection that falls silent in the middle, after longer than Emilia may take', async () => {
  expect((await listen()).server.timeout).toBeGreaterThan(60_000)
  const { port } = await listen({ timeout: 200 })
  expect(await raw(port, `${post}Content-Length: 2\r\n\r\n{}`)).toBe('')
})

it.each([
  ['403', 'Origin: https://evil.example\r\n', 403],
  ['413', '', 413],
  ['413 to a body of unknown length', 'Transfer-Encoding: chunked\r\n', 413],
])('answers while the client still sends: %s', async (_what, header, status) => {
  const { port } = await listen()
  const isChunked = header.startsWith('Transfer')
  const [piece, pieces] = ['x'.repeat(0x40000), 8]
  const { socket, seen, closed } = open(port)
  const length = isChunked ? '' : `Content-Length: ${piece.length * pieces}\r\n`
  socket.write(`POST /api/chat HTTP/1.1\r\nHost: x\r\n${header}${length}\r\n`)
  const send = () => socket.write(isChunked ? `40000\r\n${piece}\r\n` : piece)
  send()
  await expect.poll(() => statusOf(seen.answer)).toBe(status)
  // A phone sends for a minute what a cable sends at once.
  for (let sent = 1; sent < pieces; sent += 1) {
    await wait(100)
    send()
  }
  socket.write(isChunked ? '0\r\n\r\n' : '')
  await closed
  expect([seen.error, seen.isEnded]).toEqual([undefined, true])
  expect(socket.bytesWritten).toBeGreaterThan(piece.length * pieces)
  expect(seen.answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  expect(seen.answer).toMatch(/^connection: close$/im)
})
