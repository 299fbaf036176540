import type { Duplex } from 'node:stream'
import { bareAnswer } from './bare-answer'
import { methodRefused } from './errors'

const answer = bareAnswer(methodRefused, { Allow: 'GET, HEAD, POST' })

/**
 * Refuses a CONNECT. Node hands its socket over bare: without a listener an error on it would end the process, and no
 * limit of the server's would ever cut it. So it is read empty, and gone after `within` milliseconds at the latest.
 */
export function refuseTunnel(socket: Duplex, within: number): void {
  setTimeout(() => socket.destroy(), within).unref()
  socket.on('error', () => {})
  socket.resume().end(answer)
}
