import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withServer } from './bench-server'
import { atMost, median, type Row } from './figures'

/** What the gate admits. */
const inFlight = 8
const delayMs = 500
const questionsEach = 10
const rounds = 5
const question = 'Wie lange dauert die Einrichtung auf WhatsApp?'
const answer = JSON.stringify({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Ja, das machen wir gern. '.repeat(12) } }],
})

/**
 * What the proxy adds to a provider's answer: a stand-in answers after half a second; it is asked directly and through the
 * built server in turns, by eight visitors at once.
 */
export async function* chat(): AsyncGenerator<Row> {
  const provider = createServer((asked, response) => {
    asked.resume()
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) }
    setTimeout(() => response.writeHead(200, headers).end(answer), asked.method === 'POST' ? delayMs : 0)
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`
  // Each question comes from somebody else, as the proxy in front would say.
  const settings = { OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: url, CHAT_PER_DAY: '1000000', TRUST_PROXY: '1' }
  try {
    yield await withServer(({ origin }) => timeAdded(`${url}/chat/completions`, `${origin}/api/chat`), settings)
  } finally {
    provider.close()
    provider.closeAllConnections()
  }
}

async function timeAdded(direct: string, proxied: string): Promise<Row> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const ask = (address: string) => askTogether(address, agent)
  await Promise.all([ask(direct), ask(proxied)])
  const added: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [bare, through] = [await ask(direct), await ask(proxied)]
    added.push(median(through) - median(bare))
  }
  agent.destroy()
  const what = `chat: what the proxy adds at ${inFlight} in flight, p50`
  const note = `rounds: ${added.map(one => one.toFixed(1)).join(', ')}`
  return atMost({ what, value: median(added), limit: 5, unit: 'ms', digits: 1, note })
}

/** The milliseconds of all answers, when as many visitors as the gate admits ask again and again at the same time. */
async function askTogether(address: string, agent: Agent): Promise<number[]> {
  const times: number[] = []
  await Promise.all(
    Array.from({ length: inFlight }, async (_, visitor) => {
      for (let turn = 0; turn < questionsEach; turn += 1)
        times.push(await askOnce(address, agent, `10.0.${turn}.${visitor}`))
    }),
  )
  return times
}

function askOnce(address: string, agent: Agent, visitor: string): Promise<number> {
  const body = JSON.stringify({ messages: [{ role: 'user', content: question }] })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': visitor,
  }
  const from = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(address, { method: 'POST', agent, headers }, response => {
      response.resume().on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - from)
        else reject(new Error(`${address} answers ${response.statusCode}`))
      })
    })
    asked.on('error', reject).end(body)
  })
}
