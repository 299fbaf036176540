import { withFolder } from './bench-server'
import { atMost, median, type Row } from './figures'
import { cpuOf } from './processes'

const rounds = 3

/**
 * Processor time (user and system, all threads and children) of a whole `npm run build`, as a multiple of what MDX and React
 * alone take for the same pages (`bare-build.ts`). Both run in turns, so that a slow minute weighs on both; the median of
 * the ratios counts.
 */
export async function* build(): AsyncGenerator<Row> {
  const { ratio, seconds } = await buildRatio(rounds)
  const note = `${seconds.toFixed(1)} s of CPU, median of ${rounds}`
  yield atMost({
    what: 'whole build against MDX and React alone, CPU',
    value: ratio,
    limit: 5,
    unit: 'times',
    digits: 1,
    note,
  })
}

async function buildRatio(rounds: number): Promise<{ ratio: number; seconds: number }> {
  return withFolder(async folder => {
    const own = () => cpuOf({ program: 'npm', args: ['run', '--silent', 'build'], cwd: '.' })
    const bare = () => cpuOf({ program: 'npx', args: ['tsx', 'tools/bench/bare-build.ts', folder], cwd: '.' })
    const turns: { own: number; bare: number }[] = []
    for (let round = 0; round < rounds; round += 1) turns.push({ own: await own(), bare: await bare() })
    return { ratio: median(turns.map(turn => turn.own / turn.bare)), seconds: median(turns.map(turn => turn.own)) }
  })
}
