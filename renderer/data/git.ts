import { spawnSync } from 'node:child_process'

/** What git prints in a folder; undefined where it is missing or refuses. Names with umlauts come as they are. */
export function git(folder: string, ...words: string[]): string | undefined {
  // Hooks are for commits by hand.
  const options = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.quotePath=false', ...words]
  const run = spawnSync('git', options, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30 })
  return run.status === 0 ? run.stdout : undefined
}
