// Plain JavaScript, needs nothing installed: makes `git diff` name the nearest heading above a change in a page.
// .gitattributes says which files are pages; what counts as a heading is a setting of each clone, git takes no other.
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('git', ['config', 'diff.mdx.xfuncname', '^(#{1,6}[[:space:]].*|title:.*)$'], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
