import { git } from '../data/git'

/**
 * The day of the newest commit of each file of content/, e.g. `content/index.mdx` -> `2026-11-25`. Empty without git, and in a
 * shallow clone, whose oldest commit would pass for the newest of every file.
 */
export function changeDays(root: string = process.cwd()): ReadonlyMap<string, string> {
  const days = new Map<string, string>()
  if (git(root, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return days
  const words = ['--format=%x00%cs', '--name-only', '--relative', '--', 'content']
  const log = git(root, 'log', ...words) ?? ''
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean)
    for (const file of files) if (!days.has(file)) days.set(file, day)
  }
  return days
}
