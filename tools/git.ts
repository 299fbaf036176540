import { git } from '../renderer/data/git'

/**
 * The commit at which this state branched off from another one (`main`, `HEAD~1`), so that later changes of others are not compared.
 * Undefined when git is missing or knows no such state.
 */
export function forkPoint(rev: string, folder: string): string | undefined {
  const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${rev}^{commit}`]
  const commit = git(folder, ...words)?.trim()
  // A shallow clone may not hold that commit.
  return commit && (git(folder, 'merge-base', 'HEAD', commit)?.trim() ?? commit)
}
