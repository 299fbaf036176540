import { existsSync, readFileSync } from 'node:fs'

/** The kernel counts processor time in these (USER_HZ is 100 on every Linux that Node runs on). */
const ticksPerSecond = 100

/** Why a figure of another process cannot be had here; undefined where it can. */
export function usageMissing(): string | undefined {
  return existsSync('/proc/self/stat') ? undefined : 'needs /proc (Linux)'
}

/** Seconds of processor time that a process has used so far, user and system, without its children. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // Its name, in brackets, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Resident memory of a process in kB (1024 bytes). */
export function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}

/** Processes that a process has started and that still run. */
export function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return list === '' ? [] : list.split(' ').map(Number)
}
