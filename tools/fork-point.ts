import { spawnSync } from 'node:child_process'

/**
 * The commit where what is here left another state, `main` or `HEAD~1`: what others have changed there since then is none of its
 * doing. Undefined when git is missing or knows no such state.
 */
export function forkPoint(rev: string, folder = process.cwd()): string | undefined {
  const git = (...words: string[]) => {
    const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : undefined
  }
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${rev}^{commit}`)
  // A shallow copy may not reach back to it.
  return commit && (git('merge-base', 'HEAD', commit) ?? commit)
}
