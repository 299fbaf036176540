import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { builtPages, fontBytes, scriptGzip, weighPage } from './bench/page-weight'

type Row = { what: string; target: string; measured: string }

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** What pages cost before anything is clicked, from the built files. */
function weights(): Row[] {
  const pages = builtPages().map(route => weighPage(route))
  const heaviest = pages.reduce((one, other) => (other.brotli > one.brotli ? other : one))
  const script = Math.max(...pages.map(page => page.scriptGzip))
  const click = Math.max(...heaviest.later.map(file => scriptGzip(file)))
  return [
    {
      what: 'scripts and sheets a page loads besides itself',
      target: '0',
      measured: String(Math.max(...pages.map(({ loads }) => loads.length))),
    },
    {
      what: `HTML + CSS + entry, brotli, heaviest page (${heaviest.route})`,
      target: '14.6 kB (first flight of TCP)',
      measured: kB(heaviest.brotli),
    },
    { what: 'JavaScript before interaction, gzip', target: '3 kB', measured: kB(script) },
    { what: 'React and chat panel, gzip', target: '75 kB', measured: kB(click) },
    { what: 'fonts', target: '46 kB', measured: kB(fontBytes()) },
  ]
}

/** From the command to the first answer, and what the server weighs then. */
async function start(): Promise<Row[]> {
  const port = 4399
  const data = mkdtempSync(join(tmpdir(), 'bench-'))
  const from = performance.now()
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data },
    stdio: 'ignore',
  })
  try {
    while (
      !(await fetch(`http://127.0.0.1:${port}/healthz`).then(
        answer => answer.ok,
        () => false,
      ))
    )
      await wait(10)
    const seconds = (performance.now() - from) / 1000
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1])
    return [
      { what: 'start of a finished build to the first answer', target: '1 s', measured: `${seconds.toFixed(2)} s` },
      { what: 'memory then', target: '120 MB', measured: `${Math.round(kilobytes / 1024)} MB` },
    ]
  } finally {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

const rows = [...weights(), ...(await start())]
const table = [
  '| what | target | measured |',
  '|---|---|---|',
  ...rows.map(row => `| ${row.what} | ${row.target} | ${row.measured} |`),
].join('\n')
mkdirSync('bench', { recursive: true })
writeFileSync('bench/latest.json', `${JSON.stringify({ node: process.version, rows }, null, 2)}\n`)
writeFileSync('bench/latest.md', `${table}\n`)
console.log(table)
