import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../components/shapes'
import { pageFiles, urlOf } from '../content-files'
import type { CheckedFile } from './data-files'
import { redirectsIn } from './redirect-rules'
import { rightName } from './right-name'

const REDIRECTS = 'content/redirects.yaml'

/** Pages of the last saved state (git's HEAD) that are gone while nothing redirects their address; none without git. */
export function gonePages(root = process.cwd()): CheckedFile[] {
  const git = spawnSync('git', ['ls-tree', '-r', '--name-only', '-z', 'HEAD', '--', 'content'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (git.status !== 0) return []
  const saved = git.stdout.split('\0').filter(file => file.endsWith('.mdx'))
  const now = pageFiles(root).map(rightName)
  const file = join(root, REDIRECTS)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const redirects = redirectsIn(text)
  const gone = saved.filter(page => !now.includes(page) && !(urlOf(page) in redirects))
  const added = now.filter(page => !saved.includes(page))
  const line = text.trimEnd().split('\n').length + 1
  const problems = gone.map((page): Problem => {
    // One page gone and one come is a page renamed.
    const target = gone.length === 1 && added.length === 1 && added[0] ? urlOf(added[0]) : ''
    return { kind: 'hint-page-gone', data: { file: page, path: urlOf(page), target }, line, column: 1 }
  })
  return problems.length > 0 ? [{ file: REDIRECTS, text, problems }] : []
}

/** The same findings, where dead paths name the page that has come in the place of the one that is gone. */
export function withMoves<T extends { problems: Problem[] }>(checked: readonly T[], gone: readonly CheckedFile[]): T[] {
  const moves = new Map(gone.flatMap(({ problems }) => problems.map(({ data }) => [data.path, data.target] as const)))
  return checked.map(one => ({
    ...one,
    problems: one.problems.map(problem => {
      const moved = problem.kind === 'link-dead' && moves.get(problem.data.path)
      return moved ? { ...problem, data: { ...problem.data, moved } } : problem
    }),
  }))
}
