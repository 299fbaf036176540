import { randomBytes } from 'node:crypto'
import type { Ledger } from './ledger'
import type { Random } from './random'
import type { SoakServer } from './server'
import { talk } from './sockets'
import { reason, visit } from './visit'

type Setting = { server: SoakServer; ledger: Ledger; random: Random }
type Fault = (setting: Setting) => Promise<unknown>

const host = 'Host: 127.0.0.1\r\n'
const json = { 'content-type': 'application/json' }
const post = (body: BodyInit, headers: Record<string, string> = json): RequestInit => ({
  method: 'POST',
  body,
  headers,
})

/** A request that must be refused with one of these numbers. */
const refused =
  (path: string, expect: number[], init: RequestInit = {}): Fault =>
  ({ server, ledger }) =>
    visit(server, ledger, { kind: 'fault', path, expect, init })

/** Bytes on a bare socket. When the server answers, then with 4xx. */
const bytes =
  (parts: (random: Random) => (string | Buffer)[], leaveAfterMs?: (random: Random) => number): Fault =>
  async ({ server, random, ledger }) => {
    await server.ready()
    const before = server.disturbances()
    const from = performance.now()
    try {
      const heard = await talk(server.port, parts(random), leaveAfterMs?.(random))
      if (heard && !/^HTTP\/1\.1 4\d\d /.test(heard)) throw new Error(`${heard.slice(0, 60)} for bad bytes`)
      ledger.took('socket', performance.now() - from)
    } catch (error) {
      if (server.disturbances() === before) ledger.failed('socket', reason(error))
    }
  }

/** Leaves in the middle of an answer, or before it. */
const leaving =
  (path: string, init: RequestInit = {}): Fault =>
  async ({ server, random }) => {
    await server.ready()
    const signal = AbortSignal.timeout(random.between(1, 30))
    await fetch(server.origin + path, { ...init, signal }).then(
      response => response.body?.cancel(),
      () => {},
    )
  }

const question = JSON.stringify({ messages: [{ role: 'user', content: 'Was kostet das?' }] })
const shortWait = (random: Random) => random.between(500, 6_000)

/** Everything that a bad day or a bad visitor does to a server on the internet. */
export const faults: readonly Fault[] = [
  leaving('/'),
  leaving('/personas/emilia.svg'),
  leaving('/api/chat', post(question)),
  leaving('/api/chat', post(question)),
  refused('/gibt-es-nicht', [404]),
  refused('/..%2f..%2fetc%2fpasswd', [400, 404]),
  refused('/a%00b', [400, 404]),
  refused(`/${'x'.repeat(8_000)}`, [400, 404, 414]),
  refused('/trial', [405], { method: 'DELETE' }),
  refused('/api/chat', [400], post('{"messages":[')),
  refused('/api/chat', [400, 422], post('{"messages":"viele"}')),
  refused('/api/chat', [413], post(JSON.stringify({ messages: [{ role: 'user', content: 'x'.repeat(80_000) }] }))),
  refused('/api/chat', [403], post(question, { ...json, origin: 'https://fremd.example' })),
  refused(
    '/api/v1.0/email/send-form',
    [400],
    post('kein Formular', { 'content-type': 'multipart/form-data; boundary=x' }),
  ),
  refused('/api/v1.0/email/send-form', [400], post('{}')),
  bytes(() => [randomBytes(300), '\r\n\r\n']),
  bytes(() => [`GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(40_000)}\r\n\r\n`]),
  bytes(() => [`POST /api/chat HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n`]),
  // Slow ones: some leave, some wait until the server has had enough (10 s for the head).
  bytes(() => ['GET / HT', 'TP/1.1\r\nHo'], shortWait),
  bytes(() => ['GET / HTTP/1.1\r\n']),
  bytes(() => [`POST /api/chat HTTP/1.1\r\n${host}Content-Length: 900\r\n\r\n`, '{"mess', 'ages"'], shortWait),
]
