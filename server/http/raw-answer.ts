import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { publicError, Refusal } from '../errors'
import { commonHeaders } from './headers'

const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: new Refusal(
    431,
    'headers_too_large',
    'Die Kopfzeilen dieser Anfrage sind zu lang.',
  ),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new Refusal(413, 'too_large', 'Diese Nachricht ist zu lang.'),
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal(408, 'too_slow', 'Diese Anfrage kam zu langsam an.'),
}
const unreadable = new Refusal(400, 'unreadable', 'Diese Anfrage ist unlesbar.')

/**
 * Handles the server's `clientError`: requests that are malformed or too slow. Node's own answer would have no body.
 * @param isAnswering whether an answer has begun on this connection: a second one would end up inside it
 * @returns the status of the answer, if there was one
 */
export function refuseBroken(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  isAnswering: boolean,
): number | undefined {
  const refusal = refusals[error.code ?? ''] ?? unreadable
  const isAnswered = socket.writable && !isAnswering
  if (isAnswered) socket.write(rawAnswer(refusal))
  socket.destroy()
  return isAnswered ? refusal.status : undefined
}

function rawAnswer(refusal: Refusal): string {
  const body = JSON.stringify(publicError(refusal))
  const headers = {
    ...commonHeaders,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines, '', body].join(
    '\r\n',
  )
}
