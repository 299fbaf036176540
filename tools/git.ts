import { git } from '../renderer/data/git'

/**
 * The commit where what is here left another state, `main` or `HEAD~1`: what others have changed there since then is none of its
 * doing. Undefined when git is missing or knows no such state.
 */
export function forkPoint(rev: string, folder: string): string | undefined {
  const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${rev}^{commit}`]
  const commit = git(folder, ...words)?.trim()
  // A shallow copy may not reach back to it.
  return commit && (git(folder, 'merge-base', 'HEAD', commit)?.trim() ?? commit)
}
