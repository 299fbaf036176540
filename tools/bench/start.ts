import { withServer } from './bench-server'
import { atMost, type FigureRow, median } from './figures'
import { residentKb } from './processes'

const rounds = 5

/**
 * From the start of the process to its first answer to a request, which is sent when it says that it listens; then its
 * resident memory. Medians of five starts, without a key, as after `npm start` on a finished build.
 */
export async function* start(): AsyncGenerator<FigureRow> {
  const seconds: number[] = []
  const megabytes: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now()
    await withServer(async ({ origin, child }) => {
      const answer = await fetch(origin)
      if (!answer.ok) throw new Error(`The start page answers ${answer.status}`)
      seconds.push((performance.now() - from) / 1000)
      megabytes.push(residentKb(child.pid ?? 0) / 1024)
    })
  }
  const what = 'start of a finished build to the first answer'
  yield atMost({
    what,
    value: median(seconds),
    limit: 1,
    unit: 's',
    digits: 2,
    note: `median of ${rounds}`,
  })
  const memory = 'memory after the first answer'
  yield atMost({ what: memory, value: median(megabytes), limit: 120, unit: 'MB' })
}
