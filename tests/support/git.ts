import { spawnSync } from 'node:child_process'

const settings = ['user.name=Eva', 'user.email=eva@example.at', 'core.hooksPath=/dev/null']

/** Runs git in a folder, whatever the machine's own settings. @throws Error with what git says */
export function git(folder: string, ...words: string[]): void {
  const args = [...settings.flatMap(setting => ['-c', setting]), ...words]
  const { status, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
