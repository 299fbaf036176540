import { withFolder } from './bench-server'
import { atMost, type FigureRow, median } from './figures'
import { cpuOf } from './processes'

const rounds = 3

/**
 * Processor time (user and system, all threads and children) of a whole `npm run build`, as a multiple of what MDX and React
 * alone take for the same pages (`bare-build.ts`). Both run in turns, so that a slow minute weighs on both; the median of
 * the ratios counts.
 */
export async function* build(): AsyncGenerator<FigureRow> {
  const turns = await withFolder(async folder => {
    const all: { own: number; bare: number }[] = []
    for (let round = 0; round < rounds; round += 1)
      all.push({
        own: await cpuOf('npm', ['run', '--silent', 'build']),
        bare: await cpuOf('npx', ['tsx', 'tools/bench/bare-build.ts', folder]),
      })
    return all
  })
  const what = 'whole build against MDX and React alone, CPU'
  const note = `${median(turns.map(({ own }) => own)).toFixed(1)} s of CPU, median of ${rounds}`
  const value = median(turns.map(({ own, bare }) => own / bare))
  yield atMost({ what, value, limit: 5, unit: 'times', digits: 1, note })
}
