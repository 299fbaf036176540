import { setTimeout as wait } from 'node:timers/promises'
import { withServer } from './bench-server'
import { ask } from './chat-load'
import { askingProvider } from './chat-settings'
import { collecting, heldBytes } from './held-memory'
import { residentKb, usageMissing } from './process-usage'
import { type Provider, withProvider } from './provider'
import { atMost, type Row, unmeasured } from './row'

/** As many at once tell the weight of one apart from the noise of the heap. */
const waiting = 2000

/**
 * What a request that waits for the model weighs, in kB (1024 bytes): how much more resident memory the server has with 2000
 * waiting than with none. That holds garbage too, which the engine takes away when it likes; the note says what is really
 * held, after a collection.
 * @param before so many are answered at once first: what the first answers load and compile belongs to none of those that wait
 */
export async function memoryOfWaiting(before: number): Promise<Row> {
  const what = 'chat: memory per waiting request'
  const missing = usageMissing()
  if (missing) return unmeasured(what, 'at most 64 kB', missing)
  return withProvider('held', async provider => {
    const resident = await weighWaiting(provider, before, async pid => residentKb(pid) * 1024)
    const held = await weighWaiting(provider, before, heldBytes)
    const note = `${waiting} waiting; ${(held / 1024).toFixed(0)} kB after a collection`
    return atMost({ what, value: resident / 1024, limit: 64, unit: 'kB', note })
  })
}

/** On a server of its own: a collection would change what is resident. */
function weighWaiting(provider: Provider, before: number, weigh: (pid: number) => Promise<number>): Promise<number> {
  return withServer(
    async ({ origin, child: { pid = 0 } }) => {
      const during = async <T>(count: number, look: () => T | Promise<T>): Promise<T> => {
        const answers = Promise.all(Array.from({ length: count }, (_, turn) => ask(`${origin}/api/chat`, turn)))
        while ((await provider.load()).underWay < count) await Promise.race([answers, wait(20)])
        const seen = await look()
        await provider.release()
        await answers
        return seen
      }
      await during(before, () => {})
      const idle = await weigh(pid)
      return ((await during(waiting, () => weigh(pid))) - idle) / waiting
    },
    { ...askingProvider(provider), ...collecting },
  )
}
