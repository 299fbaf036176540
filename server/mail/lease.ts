import { open, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from './clock'
import { isMissing, makeFolder } from './durable'

export type Lease = {
  /** Whether this server delivers now; takes the lease when nobody has it. */
  hold(): Promise<boolean>
  /** Lets another server take over at once. */
  release(): Promise<void>
}

type LeaseOptions = {
  folder: string
  clock: Clock
  /** A holder that gave no sign of life for so long has lost the lease. */
  staleMs: number
}

/**
 * One holder among all servers on a disk. Files are numbered, the highest number holds: creating the next one is atomic,
 * and who was taken for dead sees the higher number and stops. A sign of life is a changed file time, measured by the
 * observer's own stopwatch: neither clock jumps nor servers with different clocks matter, and a full disk neither.
 */
export function createLease({ folder, clock, staleMs }: LeaseOptions): Lease {
  let mine: number | undefined
  let beat: NodeJS.Timeout | undefined
  let seen = { number: -1, time: -1, since: 0 }
  const file = (number: number) => join(folder, String(number).padStart(9, '0'))

  async function highest(): Promise<number> {
    const numbers = (await readdir(folder)).filter(name => /^\d{9}$/.test(name)).map(Number)
    return Math.max(0, ...numbers)
  }

  async function isFree(number: number): Promise<boolean> {
    if (number === 0) return true
    const time = await stat(file(number)).then(
      found => found.mtimeMs,
      error => {
        if (isMissing(error)) return 0
        throw error
      },
    )
    if (time === 0) return true
    if (seen.number !== number || seen.time !== time) seen = { number, time, since: clock.steady() }
    return clock.steady() - seen.since >= staleMs
  }

  async function take(number: number): Promise<boolean> {
    try {
      await (await open(file(number), 'wx', 0o600)).close()
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
      throw error
    }
    // A slow server may have made an old number anew.
    if ((await highest()) !== number) {
      await rm(file(number), { force: true })
      return false
    }
    mine = number
    beat = setInterval(signOfLife, staleMs / 4).unref()
    for (const name of await readdir(folder)) if (Number(name) < number) await rm(join(folder, name), { force: true })
    return true
  }

  function signOfLife() {
    const now = new Date()
    // Failing means: another server takes over, and hold() notices.
    if (mine !== undefined) utimes(file(mine), now, now).catch(() => {})
  }

  function drop() {
    clearInterval(beat)
    mine = undefined
  }

  return {
    async hold() {
      await makeFolder(folder)
      const number = await highest()
      if (mine !== undefined && mine === number) return true
      drop()
      return (await isFree(number)) && take(number + 1)
    },
    async release() {
      if (mine === undefined) return
      const path = file(mine)
      drop()
      // 1970 says released: it needs no room on a full disk.
      await utimes(path, 0, 0).catch(() => {})
    },
  }
}
