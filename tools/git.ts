import { spawnSync } from 'node:child_process'

/** What git prints in a folder, without blanks around it; undefined where it is missing or refuses. */
export function git(folder: string, ...words: string[]): string | undefined {
  // Hooks are for commits by hand.
  const options = ['-c', 'core.hooksPath=/dev/null', ...words]
  const { status, stdout } = spawnSync('git', options, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * The commit where what is here left another state, `main` or `HEAD~1`: what others have changed there since then is none of its
 * doing. Undefined when git is missing or knows no such state.
 */
export function forkPoint(rev: string, folder: string): string | undefined {
  const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${rev}^{commit}`]
  const commit = git(folder, ...words)
  // A shallow copy may not reach back to it.
  return commit && (git(folder, 'merge-base', 'HEAD', commit) ?? commit)
}
