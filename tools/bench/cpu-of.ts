import { spawn } from 'node:child_process'
import { once } from 'node:events'

type Command = { program: string; args: readonly string[]; cwd: string; env?: Record<string, string> }

/** The shell's `times` counts what its children used, and theirs. */
const script = '"$@" 1>&2; status=$?; times; exit $status'

/**
 * Runs a command to its end.
 * @returns seconds of processor time, user and system, of it and of all that it started, its threads included
 * @throws Error with the end of what it said when it fails
 */
export async function cpuOf({ program, args, cwd, env = {} }: Command): Promise<number> {
  const child = spawn('sh', ['-c', script, 'sh', program, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let times = ''
  let said = ''
  child.stdout.on('data', chunk => {
    times += chunk
  })
  child.stderr.on('data', chunk => {
    said = (said + chunk).slice(-4000)
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed (${code}): ${said}`)
  const ofChildren = times.trim().split('\n').at(-1) ?? ''
  return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s), 0)
}
