import { spawnSync } from 'node:child_process'
import type { Diagnostic } from '../../components/shapes'
import { pageFiles, urlOf } from '../content-files'
import { diagnose } from '../data/diagnose'
import { readText } from '../data/site-data'
import { redirectsIn } from './data/redirects'
import { rightName } from './file-names'

const REDIRECTS = 'content/redirects.yaml'

/** Pages of the last saved state (git's HEAD) that are gone while nothing redirects their address; none without git. */
export function gonePages(root = process.cwd()): Diagnostic[] {
  const git = spawnSync('git', ['ls-tree', '-r', '--name-only', '-z', 'HEAD', '--', 'content'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (git.status !== 0) return []
  const saved = git.stdout.split('\0').filter(file => file.endsWith('.mdx'))
  const now = pageFiles(root).map(rightName)
  const { text } = readText(REDIRECTS, root)
  const redirects = redirectsIn(text)
  const gone = saved.filter(page => !now.includes(page) && !(urlOf(page) in redirects))
  const added = now.filter(page => !saved.includes(page))
  const { found, report } = diagnose(REDIRECTS, `${text.trimEnd()}\n`)
  for (const page of gone) {
    // One page gone and one come is a page renamed.
    const target = gone.length === 1 && added.length === 1 && added[0] ? urlOf(added[0]) : ''
    report('hint-page-gone', text.trimEnd().length + 1, { file: page, path: urlOf(page), target })
  }
  return found
}

/** The same diagnostics, where dead paths name the page that has come in the place of the one that is gone. */
export function withMoves(diagnostics: readonly Diagnostic[], gone: readonly Diagnostic[]): Diagnostic[] {
  const moves = new Map(gone.map(({ data }) => [data.path, data.target] as const))
  return diagnostics.map(diagnostic => {
    const moved = diagnostic.ruleId === 'link-dead' && moves.get(diagnostic.data.path)
    return moved ? { ...diagnostic, data: { ...diagnostic.data, moved } } : diagnostic
  })
}
