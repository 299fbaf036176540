import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { withFolder, withServer } from './bench-server'
import { atMost, median, type Row, unmeasured } from './figures'
import { startNginx } from './nginx'
import { cpuSeconds, freePort, isInstalled, systemEnvironment, usageMissing } from './processes'

const what = 'static serving: CPU per request against nginx with gzip_static'
const limit = 2
// Many and short ones: five of 3 s gave 1.7 to 2.1 on one machine.
const rounds = 15
const seconds = 2
/** gzip is what both have. */
const accept = 'gzip'

/**
 * Processor time (user and system, of the process that serves) per request, of our server and of nginx, for the same page
 * with the same headers under the same load of wrk, in turns. The median of the rounds' ratios counts.
 */
export async function* serving(): AsyncGenerator<Row> {
  const missing = toolMissing()
  if (missing) yield unmeasured(what, `at most ${limit} times`, missing)
  else yield await compare()
}

function toolMissing(): string | undefined {
  if (!isInstalled('nginx', '-v')) return 'nginx is not installed'
  if (!isInstalled('wrk', '-v')) return 'wrk is not installed'
  return usageMissing()
}

function compare(): Promise<Row> {
  return withServer(ours =>
    withFolder(async folder => {
      const page = await fetch(ours.origin, { headers: { 'Accept-Encoding': accept } })
      await page.arrayBuffer()
      const nginx = await startNginx(folder, await freePort(), page.headers)
      try {
        const own = () => microseconds(ours.origin, [ours.child.pid ?? 0])
        const theirs = () => microseconds(nginx.origin, nginx.workers)
        // Warms both up.
        await own()
        await theirs()
        const figures: { own: number; theirs: number }[] = []
        for (let round = 0; round < rounds; round += 1) figures.push({ own: await own(), theirs: await theirs() })
        return row(figures)
      } finally {
        await nginx.stop()
      }
    }),
  )
}

async function microseconds(origin: string, processes: readonly number[]): Promise<number> {
  const used = () => processes.reduce((sum, pid) => sum + cpuSeconds(pid), 0)
  const before = used()
  const requests = await wrk(`${origin}/`, seconds, accept)
  return ((used() - before) / requests) * 1e6
}

function row(figures: readonly { own: number; theirs: number }[]): Row {
  const value = median(figures.map(({ own, theirs }) => own / theirs))
  const of = (whose: 'own' | 'theirs') => median(figures.map(one => one[whose])).toFixed(0)
  return atMost({ what, value, limit, unit: 'times', digits: 2, note: `${of('own')} to ${of('theirs')} µs` })
}

const run = promisify(execFile)

/**
 * Loads an address with 32 connections from one thread for some seconds and gives the number of answers.
 * @param accept the `Accept-Encoding` of all requests
 * @throws Error when some were not 2xx or were lost
 */
async function wrk(address: string, seconds: number, accept: string): Promise<number> {
  const load = ['-t1', '-c32', `-d${seconds}s`, '-H', `Accept-Encoding: ${accept}`, address]
  const { stdout } = await run('wrk', load, { env: systemEnvironment })
  const wrong = /Non-2xx.*|Socket errors.*/.exec(stdout)
  if (wrong) throw new Error(`${address} under load: ${wrong[0]}`)
  return Number(/(\d+) requests in/.exec(stdout)?.[1])
}
