import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { smallServer } from '../small-server'

const { listen } = smallServer()

it('answers an honest question while 200 sockets send theirs byte by byte', async () => {
  const { port, url, release } = await listen()
  release()
  const head =
    'POST /api/chat HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{'
  // From another address: of one visitor only a few bodies may be under way.
  const slow = Array.from({ length: 200 }, () =>
    connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }),
  )
  await Promise.all(slow.map(socket => once(socket, 'connect')))
  for (const socket of slow) {
    socket.on('error', () => {})
    socket.write(head)
  }
  const answer = await fetch(`${url}/api/chat`, {
    method: 'POST',
    body: '{"a":1}',
    headers: { 'content-type': 'application/json' },
  })
  expect(await answer.json()).toEqual({ got: { a: 1 } })
  expect(slow.filter(socket => socket.destroyed)).toEqual([])
  for (const socket of slow) socket.destroy()
})
