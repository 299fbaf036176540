import { spawnSync } from 'node:child_process'

/**
 * The day of a file's newest commit, e.g. `2026-11-25`; undefined where git or its history is missing. `first`: of its oldest
 * commit, the day since when the file is there.
 */
export function gitDay(file: string, first = false): string | undefined {
  const order = first ? ['--diff-filter=A'] : ['-1']
  const { stdout } = spawnSync('git', ['log', ...order, '--format=%cs', '--', file], {
    encoding: 'utf8',
  })
  return stdout?.trim().split('\n').at(-1) || undefined
}
