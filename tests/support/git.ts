import { spawnSync } from 'node:child_process'

const settings = ['user.name=Eva', 'user.email=eva@example.at', 'core.hooksPath=/dev/null']

/** Runs git in a folder, whatever the machine's own settings. @returns what it prints @throws Error with what it says */
export function git(folder: string, ...words: string[]): string {
  const args = [...settings.flatMap(setting => ['-c', setting]), ...words]
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

/** Commits all of a folder, which is or becomes a repository. */
export function commitAll(folder: string, words = 'Stand'): void {
  git(folder, 'init', '-q', '-b', 'main')
  git(folder, 'add', '.')
  git(folder, 'commit', '-q', '-m', words)
}
