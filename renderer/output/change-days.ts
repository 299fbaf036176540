import { spawnSync } from 'node:child_process'

/**
 * The day of the newest commit of each file of content/, e.g. `content/index.mdx` -> `2026-11-25`. Empty without git, and in a
 * shallow clone, whose oldest commit would pass for the newest of every file.
 */
export function changeDays(root: string = process.cwd()): ReadonlyMap<string, string> {
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'core.quotePath=false', ...words], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e9,
    }).stdout ?? ''
  const days = new Map<string, string>()
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days
  const log = git('log', '--format=%x00%cs', '--name-only', '--relative', '--', 'content')
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean)
    for (const file of files) if (!days.has(file)) days.set(file, day)
  }
  return days
}
