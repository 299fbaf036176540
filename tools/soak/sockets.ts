import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Sends bytes over a connection of its own and gives what came back when the server closed it.
 * @param leaveAfterMs break off after that long; without it the server must close within 20 s
 * @throws Error when it does not
 */
export async function talk(port: number, parts: readonly (string | Buffer)[], leaveAfterMs?: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', chunk => {
    heard += chunk.toString('latin1')
  })
  const closed = new Promise<'closed'>(resolve => socket.once('close', () => resolve('closed')))
  // Resets are answers too.
  socket.on('error', () => {})
  for (const part of parts) {
    if (!socket.writable) break
    socket.write(part)
    if (parts.length > 1) await wait(100)
  }
  const end = await Promise.race([closed, wait(leaveAfterMs ?? 20_000, 'late')])
  socket.destroy()
  if (end === 'late' && leaveAfterMs === undefined) throw new Error('the server kept a bad connection open for 20 s')
  return heard
}
