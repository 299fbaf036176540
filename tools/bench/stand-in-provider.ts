import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * A process of its own that answers as a provider does: each question after the same time (milliseconds, its argument), or
 * all when somebody gets `/release` (argument `held`).
 */
const delay = Number(process.argv[2])
const answer = JSON.stringify({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Ja, das machen wir gern. '.repeat(12) } }],
})
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) }
let underWay = 0
let most = 0
const held: (() => void)[] = []

const server = createServer(async (request, response) => {
  if (request.method === 'GET') {
    if (request.url?.endsWith('/release')) for (const release of held.splice(0)) release()
    response.end(JSON.stringify({ object: 'list', data: [], underWay, most }))
    return
  }
  underWay += 1
  most = Math.max(most, underWay)
  response.once('close', () => {
    underWay -= 1
  })
  request.resume()
  await (Number.isNaN(delay) ? new Promise<void>(resolve => held.push(resolve)) : wait(delay))
  response.writeHead(200, headers).end(answer)
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
