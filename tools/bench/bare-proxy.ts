import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A process of its own that passes questions on to a provider (its address is the argument) and does nothing else: no
 * limits, no search, no check of what comes. It shows what this machine takes for the way alone.
 */
const provider = process.argv[2] ?? ''
const agent = new Agent({ keepAlive: true, maxFreeSockets: 256 })
// As large as ours are: one system message with what the site knows.
const question = Buffer.from(JSON.stringify({ messages: [{ role: 'system', content: 'ü'.repeat(5_000) }] }))
const headers = { 'content-type': 'application/json', 'content-length': question.length }

const server = createServer((asked, answer) => {
  asked.resume().once('end', () => {
    const call = request(`${provider}/chat/completions`, { method: 'POST', agent, headers }, response => {
      answer.writeHead(response.statusCode ?? 502, { 'content-type': 'application/json' })
      response.pipe(answer)
    })
    call.once('error', () => answer.writeHead(502).end()).end(question)
  })
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
