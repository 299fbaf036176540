import { spawnSync } from 'node:child_process'

/** What went wrong, as one German line for the person at the terminal. */
export class ReviewError extends Error {
  override name = 'ReviewError'
}

/**
 * Runs git and gives what it printed.
 * @throws ReviewError when git is missing or refuses
 */
export function git(root: string, ...args: string[]): string {
  // Without hooks: they are for commits and checkouts by hand.
  const run = spawnSync('git', ['-c', 'core.hooksPath=/dev/null', ...args], { cwd: root, encoding: 'utf8' })
  if (run.error) throw new ReviewError('Das Programm „git“ fehlt. Ein Vergleich mit einem früheren Stand braucht es.')
  if (run.status !== 0) throw new ReviewError(`git ${args[0]}: ${run.stderr.trim().split('\n').at(-1)}`)
  return run.stdout
}

/**
 * Full commit id of what somebody typed: `HEAD~1`, `main`, `1a2b3c4`, a tag.
 * @throws ReviewError with one German line when there is no such state
 */
export function commitOf(root: string, rev: string): string {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${rev}^{commit}`).trim()
  } catch (error) {
    if (error instanceof ReviewError && error.message.startsWith('Das Programm')) throw error
    throw new ReviewError(
      `Einen Stand „${rev}“ gibt es hier nicht. Möglich sind zum Beispiel: npm run review -- HEAD~1, npm run review -- main`,
    )
  }
}

/** Files of the working tree as they are now: tracked and new ones, without ignored and deleted ones. */
export function filesNow(root: string): string[] {
  const list = (...args: string[]) =>
    git(root, 'ls-files', '-z', ...args)
      .split('\0')
      .filter(Boolean)
  const deleted = new Set(list('--deleted'))
  return list('--cached', '--others', '--exclude-standard').filter(file => !deleted.has(file))
}
