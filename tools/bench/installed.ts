import { spawnSync } from 'node:child_process'

/** Where Debian keeps programs of which not every user's PATH knows. */
const path = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`

/** Whether a program is there to be run, e.g. `isInstalled('wrk', '-v')`. */
export function isInstalled(program: string, flag: string): boolean {
  return spawnSync(program, [flag], { stdio: 'ignore', env: { ...process.env, PATH: path } }).error === undefined
}

/** The environment to run such a program in. */
export const systemEnvironment = { ...process.env, PATH: path }
