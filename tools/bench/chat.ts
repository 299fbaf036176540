import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'
import { withServer } from './bench-server'
import { atMost, type FigureRow, median } from './figures'

/** Visitors at once: what the gate admits. */
const visitors = 8
const seconds = 4
const rounds = 3
/** What a model takes at least: a visitor waits for both together. */
const providerMs = 500
const question = 'Wie lange dauert die Einrichtung auf WhatsApp?'
const answer = JSON.stringify({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [
    { index: 0, message: { role: 'assistant', content: 'Ja, das machen wir gern. '.repeat(12) } },
  ],
})

/** An answer through the built server, as a multiple of one through a proxy that only passes on, in turns. */
export async function* chat(): AsyncGenerator<FigureRow> {
  const provider = await listening(
    createServer((asked, response) => {
      asked.resume()
      const headers = { 'content-type': 'application/json' }
      setTimeout(() => response.writeHead(200, headers).end(answer), providerMs)
    }),
  )
  const bare = await listening(
    createServer((asked, response) => {
      const { method = 'POST', headers, url = '/' } = asked
      const passed = request(originOf(provider) + url, { method, headers }, got => {
        response.writeHead(got.statusCode ?? 502, got.headers)
        got.pipe(response)
      })
      asked.pipe(passed)
    }),
  )
  const settings = {
    OPENAI_API_KEY: 'sk-bench',
    OPENAI_BASE_URL: `${originOf(provider)}/v1`,
    CHAT_PER_MINUTE: '100000',
    CHAT_PER_DAY: '100000000',
    TRUST_PROXY: '1',
  }
  try {
    yield await withServer(async ({ origin }) => {
      const ratios: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const plain = await medianMs(`${originOf(bare)}/v1/chat/completions`)
        ratios.push((await medianMs(`${origin}/api/chat`)) / plain)
      }
      const what = `chat through the proxy against a bare proxy, ${visitors} at once`
      const note = `rounds: ${ratios.map(ratio => ratio.toFixed(2)).join(', ')}`
      return atMost({ what, value: median(ratios), limit: 1.1, unit: 'times', digits: 2, note })
    }, settings)
  } finally {
    for (const server of [provider, bare]) {
      server.close()
      server.closeAllConnections()
    }
  }
}

async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** The median time of an answer while as many visitors as the gate admits ask again and again. */
async function medianMs(url: string): Promise<number> {
  let visitor = 0
  const result = await autocannon({
    url,
    method: 'POST',
    connections: visitors,
    duration: seconds,
    body: JSON.stringify({ messages: [{ role: 'user', content: question }] }),
    // Each connection is somebody else, as the proxy in front would say.
    setupClient(client) {
      visitor += 1
      client.setHeaders({
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.0.${visitor}`,
      })
    },
  })
  if (result.errors + result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refusals`)
  return result.latency.p50
}
