import { withServer } from './bench-server'
import { agent, askEvenly } from './chat-load'
import { memoryOfWaiting } from './chat-memory'
import { askingProvider } from './chat-settings'
import { median, percentile } from './median'
import { withProgram } from './program'
import { type Provider, withProvider } from './provider'
import { atMost, type Row } from './row'

const inFlight = 256
const delayMs = 2000
const seconds = 6
const rounds = 5
// Half a minute of the load: a question takes a third less processor time once V8 has compiled what it runs through.
const warmUps = 4

/**
 * What the proxy adds to a provider's answer. A stand-in answers after two seconds, as models do; it is asked
 * directly, through the built server and through a bare proxy in turns, evenly, by as many visitors as put 256 questions
 * in flight. The difference of the percentiles, median of the rounds, in milliseconds. Then what a waiting request weighs.
 */
export async function* chat(): AsyncGenerator<Row> {
  try {
    yield* await withProvider(delayMs, provider =>
      withProgram('bare-proxy.ts', provider.url, proxy => timesAdded(provider, proxy)),
    )
    yield await memoryOfWaiting(inFlight)
  } finally {
    agent.destroy()
  }
}

function timesAdded(provider: Provider, bareProxy: string): Promise<Row[]> {
  return withServer(async ({ origin }) => {
    const perSecond = (inFlight * 1000) / delayMs
    const direct = () => askEvenly(`${provider.url}/chat/completions`, perSecond, seconds)
    const proxied = () => askEvenly(`${origin}/api/chat`, perSecond, seconds)
    const passedOn = () => askEvenly(bareProxy, perSecond, seconds)
    // Nobody is measured cold: a server runs for weeks.
    await direct()
    for (let warmUp = 0; warmUp < warmUps; warmUp += 1) await proxied()
    await passedOn()
    const added = { p50: [] as number[], p99: [] as number[], byBareProxy: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      const [bare, through, passed] = [await direct(), await proxied(), await passedOn()]
      added.p50.push(percentile(through, 0.5) - percentile(bare, 0.5))
      added.p99.push(percentile(through, 0.99) - percentile(bare, 0.99))
      added.byBareProxy.push(percentile(passed, 0.5) - percentile(bare, 0.5))
    }
    const { most } = await provider.load()
    const what = (share: string) => `chat: what the proxy adds at ${inFlight} in flight, ${share}`
    const each = (figures: readonly number[]) => `rounds: ${figures.map(one => one.toFixed(1)).join(', ')}`
    const note = `stand-in of ${delayMs} ms, at most ${most} in flight; ${each(added.p50)}`
    return [
      atMost({ what: what('p50'), value: median(added.p50), limit: 2, unit: 'ms', digits: 1, note }),
      atMost({ what: what('p99'), value: median(added.p99), limit: 15, unit: 'ms', digits: 1, note: each(added.p99) }),
      {
        what: 'chat: what a proxy adds there that only passes on, p50',
        target: 'none: shows the machine',
        measured: `${median(added.byBareProxy).toFixed(1)} ms (${each(added.byBareProxy)})`,
        met: null,
      },
    ]
  }, askingProvider(provider))
}
