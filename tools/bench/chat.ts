import { existsSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { withServer } from './bench-server'
import { atMost, median, percentile, type Row } from './figures'
import { type Provider, withProvider } from './provider'

// What the gate admits: eight at the provider, 24 waiting.
const inFlight = 8
const waiting = 24
const delayMs = 500
const questionsEach = 10
const rounds = 5

/**
 * What the proxy adds to a provider's answer. A stand-in answers after half a second; it is asked directly and through the
 * built server in turns, by eight visitors at once. Then what a request weighs that waits.
 */
export async function* chat(): AsyncGenerator<Row> {
  try {
    yield await withProvider(delayMs, timeAdded)
    yield await withProvider('held', memoryOfWaiting)
  } finally {
    agent.destroy()
  }
}

/** Settings of a server that asks this provider; each question comes from somebody else. */
function settings({ url }: Provider): Record<string, string> {
  return { OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: url, CHAT_PER_DAY: '1000000', TRUST_PROXY: '1' }
}

function timeAdded(provider: Provider): Promise<Row> {
  return withServer(async ({ origin }) => {
    const direct = () => askTogether(`${provider.url}/chat/completions`, inFlight, questionsEach)
    const proxied = () => askTogether(`${origin}/api/chat`, inFlight, questionsEach)
    await Promise.all([direct(), proxied()])
    const added: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const [bare, through] = [await direct(), await proxied()]
      added.push(percentile(through, 0.5) - percentile(bare, 0.5))
    }
    const what = `chat: what the proxy adds at ${inFlight} in flight, p50`
    const note = `rounds: ${added.map(one => one.toFixed(1)).join(', ')}`
    return atMost({ what, value: median(added), limit: 5, unit: 'ms', digits: 1, note })
  }, settings(provider))
}

/** In kB (1024 bytes), after a collection of garbage: what more is held with as many as are let in than with none. */
function memoryOfWaiting(provider: Provider): Promise<Row> {
  const all = inFlight + waiting
  return withServer(
    async ({ origin, child: { pid = 0 } }) => {
      const during = async (look: () => Promise<number>): Promise<number> => {
        const answers = Promise.all(Array.from({ length: all }, (_, turn) => ask(`${origin}/api/chat`, turn)))
        while ((await provider.load()).underWay < inFlight) await Promise.race([answers, wait(20)])
        const seen = await look()
        const answered = answers.then(() => true)
        while (!(await Promise.race([answered, wait(50, false)]))) await provider.release()
        return seen
      }
      // What the first answers load and compile belongs to none of those that wait.
      await during(async () => 0)
      const idle = await heldBytes(pid)
      const held = ((await during(() => heldBytes(pid))) - idle) / all / 1024
      return atMost({
        what: 'chat: memory per waiting request',
        value: held,
        limit: 150,
        unit: 'kB',
        note: `${all} at once`,
      })
    },
    { ...settings(provider), ...collecting },
  )
}

const questions = [
  'Was kostet der Telefonassistent?',
  'Wie lange dauert die Einrichtung auf WhatsApp?',
  'Können Gäste im Hotel damit buchen?',
  'Wo liegen unsere Daten, und wer liest mit?',
  'Ich hätte gern einen Termin für meine Ordination.',
  'Gibt es eine kostenlose Probe?',
  'Arbeiten Sie auch mit Autohäusern?',
  'Was ist ein RAG-System?',
]

/** Keeps its connections, as a proxy in front would. */
export const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/**
 * Asks one question and reads the whole answer.
 * @param turn chooses question and visitor: each turn is somebody else, as the proxy in front would say
 * @returns milliseconds from asking to the answer's last byte
 * @throws Error when the answer is not 200
 */
export function ask(address: string, turn: number): Promise<number> {
  const content = questions[turn % questions.length]
  const body = JSON.stringify({ messages: [{ role: 'user', content }] })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
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

/**
 * As many visitors as given ask at the same time, each again as soon as the answer is there.
 * @param visitors questions in flight
 * @param each questions of each visitor
 * @returns the times of the answers
 */
export async function askTogether(address: string, visitors: number, each: number): Promise<number[]> {
  const times: number[] = []
  await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      for (let i = 0; i < each; i += 1) times.push(await ask(address, visitor + i * visitors))
    }),
  )
  return times
}

/** Lets a Node process say what it holds; goes into its environment. */
export const collecting = { NODE_OPTIONS: `--import ${fileURLToPath(new URL('collector.mjs', import.meta.url))}` }

/** Bytes that a process started with `collecting` holds after a collection of garbage: JavaScript's and those of buffers. */
export async function heldBytes(pid: number): Promise<number> {
  const file = join(tmpdir(), `held-${pid}`)
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(file)) await wait(20)
  const bytes = Number(readFileSync(file, 'utf8'))
  rmSync(file)
  return bytes
}
