import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Lifecycle } from './lifecycle'

const answers = new WeakMap<Duplex, Map<ServerResponse, () => void>>()

/**
 * Counts an answer as under way until it is given or its connection is gone. Node tells that to the one it is sending, but
 * not to those that wait behind it on the same connection: shutting down would wait for them in vain.
 */
export function countUnderWay(lifecycle: Lifecycle, { socket }: IncomingMessage, response: ServerResponse): void {
  const waiting = answers.get(socket) ?? watch(socket)
  const end = lifecycle.begin()
  const done = () => {
    if (waiting.delete(response)) end()
  }
  waiting.set(response, done)
  response.once('close', done)
}

/** Whether an answer has begun on a connection and has not ended. */
export function isAnswering(socket: Duplex): boolean {
  return [...(answers.get(socket)?.keys() ?? [])].some(({ headersSent }) => headersSent)
}

function watch(socket: Duplex): Map<ServerResponse, () => void> {
  const waiting = new Map<ServerResponse, () => void>()
  answers.set(socket, waiting)
  socket.once('close', () => {
    for (const done of waiting.values()) done()
  })
  return waiting
}
