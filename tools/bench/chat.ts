import { setTimeout as wait } from 'node:timers/promises'
import type { BuiltServer } from '../built-server'
import { withServer } from './bench-server'
import { agent, ask, askEvenly } from './chat-load'
import { median, percentile } from './median'
import { residentKb, usageMissing } from './process-usage'
import { type Provider, withProvider } from './provider'
import { atMost, type Row, unmeasured } from './row'

const inFlight = 256
/** As many at once tell the weight of one apart from the noise of the heap. */
const waiting = 2000
const delayMs = 2000
const seconds = 6
const rounds = 5

/**
 * What the proxy adds to a provider's answer. A stand-in answers after two seconds, as models do; it is asked
 * directly and through the built server in turns, evenly, by as many visitors as put 256 questions in flight. The
 * difference of the percentiles, median of the rounds, in milliseconds. Then the server's resident memory with 2000
 * waiting against none, in kB (1024 bytes) each, on a server that has had 256 at once before.
 */
export async function* chat(): AsyncGenerator<Row> {
  try {
    yield* await withProvider(delayMs, provider => through(provider, server => timesAdded(server, provider)))
    yield await withProvider(4 * delayMs, provider => through(provider, server => memoryOfWaiting(server, provider)))
  } finally {
    agent.destroy()
  }
}

function through<T>(provider: Provider, use: (server: BuiltServer) => Promise<T>): Promise<T> {
  return withServer(use, {
    OPENAI_API_KEY: 'sk-bench',
    OPENAI_BASE_URL: provider.url,
    CHAT_AT_ONCE: String(2 * waiting),
    CHAT_PER_MINUTE: '100000',
    CHAT_PER_DAY: '100000000',
    TRUST_PROXY: '1',
  })
}

async function timesAdded({ origin }: BuiltServer, provider: Provider): Promise<Row[]> {
  const perSecond = (inFlight * 1000) / delayMs
  const direct = () => askEvenly(`${provider.url}/chat/completions`, perSecond, seconds)
  const proxied = () => askEvenly(`${origin}/api/chat`, perSecond, seconds)
  // Nobody is measured cold.
  await direct()
  await proxied()
  const added = { p50: [] as number[], p99: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    const [bare, through] = [await direct(), await proxied()]
    added.p50.push(percentile(through, 0.5) - percentile(bare, 0.5))
    added.p99.push(percentile(through, 0.99) - percentile(bare, 0.99))
  }
  const { most } = await provider.load()
  const what = (share: string) => `chat: what the proxy adds at ${inFlight} in flight, ${share}`
  const note = `stand-in of ${delayMs} ms, at most ${most} in flight`
  return [
    atMost({ what: what('p50'), value: median(added.p50), limit: 2, unit: 'ms', digits: 1, note }),
    atMost({ what: what('p99'), value: median(added.p99), limit: 15, unit: 'ms', digits: 1 }),
  ]
}

async function memoryOfWaiting({ origin, child }: BuiltServer, provider: Provider): Promise<Row> {
  const what = 'chat: memory per waiting request'
  const missing = usageMissing()
  if (missing) return unmeasured(what, 'at most 64 kB', missing)
  const pid = child.pid ?? 0
  const address = `${origin}/api/chat`
  const askAll = (count: number) => Promise.all(Array.from({ length: count }, (_, turn) => ask(address, turn)))
  // What the first answers load and compile belongs to none of those that wait.
  await askAll(inFlight)
  const before = residentKb(pid)
  const answers = askAll(waiting)
  while ((await provider.load()).underWay < waiting) await wait(20)
  const each = (residentKb(pid) - before) / waiting
  await answers
  return atMost({ what, value: each, limit: 64, unit: 'kB', note: `${waiting} waiting` })
}
