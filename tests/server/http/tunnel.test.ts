import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { smallServer } from '../small-server'

const { listen } = smallServer()

const question = 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'

/** A client that stays on its side of the connection, whatever the server does. */
async function dial(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** What would have ended the process from here to the end of the test. */
function uncaught(): Error[] {
  const errors: Error[] = []
  const note = (error: Error) => void errors.push(error)
  process.on('uncaughtException', note)
  onTestFinished(() => void process.off('uncaughtException', note))
  return errors
}

describe('a CONNECT', () => {
  it('ends nothing but itself when its client is gone before the answer', async () => {
    const { port, url } = await listen()
    const errors = uncaught()
    for (let count = 0; count < 20; count += 1) {
      const socket = await dial(port)
      socket.write(question)
      // Before and after the server has read it.
      await wait(count % 4)
      socket.resetAndDestroy()
    }
    await wait(100)
    expect(errors).toEqual([])
    expect((await fetch(url)).status).toBe(200)
  })

  it.each([
    ['never hangs up', () => {}],
    ['goes on talking', (socket: Socket) => void setInterval(() => socket.write('x'), 20).unref()],
    ['never reads', (socket: Socket) => void socket.pause()],
  ])('is cut when its client %s', async (_what, behave) => {
    const { server, port } = await listen({ linger: 200 })
    const socket = await dial(port)
    const asked = once(server, 'connect')
    socket.write(question)
    await asked
    socket.resume()
    behave(socket)
    await expect
      .poll(() => new Promise(resolve => server.getConnections((_error, count) => resolve(count))), { timeout: 5_000 })
      .toBe(0)
  })
})

describe('a client that is gone', () => {
  it.each([
    ['asks for an upgrade', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
    ['sends what is no HTTP', '\x16\x03\x01 nonsense\r\n\r\n'],
  ])('harms nobody else when it %s', async (_what, bytes) => {
    const { port, url } = await listen()
    const errors = uncaught()
    for (let count = 0; count < 20; count += 1) {
      const socket = await dial(port)
      socket.write(bytes)
      await wait(count % 4)
      socket.resetAndDestroy()
    }
    await wait(100)
    expect(errors).toEqual([])
    expect((await fetch(url)).status).toBe(200)
  })
})
