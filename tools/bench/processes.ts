import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'

/** The kernel counts processor time in these (USER_HZ is 100 on every Linux that Node runs on). */
const ticksPerSecond = 100

/** Seconds of processor time that a process has used so far, user and system, without its children; Linux only. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // Its name, in brackets, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Resident memory of a process in kB (1024 bytes); Linux only. */
export function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}

/** The shell's `times` counts what its children used, and theirs. */
const script = '"$@" 1>&2; status=$?; times; exit $status'

/**
 * Runs a command to its end.
 * @returns seconds of processor time, user and system, of it and of all that it started, its threads included
 * @throws Error with the end of what it said when it fails
 */
export async function cpuOf(program: string, args: readonly string[]): Promise<number> {
  const child = spawn('sh', ['-c', script, 'sh', program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let times = ''
  let errors = ''
  child.stdout.on('data', chunk => {
    times += chunk
  })
  child.stderr.on('data', chunk => {
    errors = (errors + chunk).slice(-4000)
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed (${code}): ${errors}`)
  const ofChildren = times.trim().split('\n').at(-1) ?? ''
  return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, m, s]) => sum + Number(m) * 60 + Number(s),
    0,
  )
}

/** A port of the loopback that nobody listens on, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}
