import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Lifecycle } from './lifecycle'

const answers = new WeakMap<Socket, Set<() => void>>()

/**
 * Counts an answer as under way until it is given or its connection is gone. Node tells that to the one it is sending, but
 * not to those that wait behind it on the same connection: shutting down would wait for them in vain.
 */
export function countUnderWay(lifecycle: Lifecycle, { socket }: IncomingMessage, response: ServerResponse): void {
  const waiting = answers.get(socket) ?? watch(socket)
  const end = lifecycle.begin()
  const done = () => {
    if (waiting.delete(done)) end()
  }
  waiting.add(done)
  response.once('close', done)
}

function watch(socket: Socket): Set<() => void> {
  const waiting = new Set<() => void>()
  answers.set(socket, waiting)
  socket.once('close', () => {
    for (const done of waiting) done()
  })
  return waiting
}
