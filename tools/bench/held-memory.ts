import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** Lets a Node process say what it holds; goes into its environment. */
export const collecting = { NODE_OPTIONS: `--import ${fileURLToPath(new URL('collector.mjs', import.meta.url))}` }

/** Bytes that a process started with `collecting` holds after a collection of garbage: JavaScript's and those of buffers. */
export async function heldBytes(pid: number): Promise<number> {
  const file = join(tmpdir(), `held-${pid}`)
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(file)) await wait(20)
  const bytes = Number(readFileSync(file, 'utf8'))
  rmSync(file)
  return bytes
}
