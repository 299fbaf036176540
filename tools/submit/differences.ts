import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { urlOf, withUnixLines } from '../../renderer/content-files'
import type { Difference } from '../../renderer/preview/messages'
import { compare } from '../review/compare'
import { type SiteState, sourceData, sourcePage } from '../review/state'
import { sectionsOf, spaced } from '../review/text-report'

/** What visitors read differently in one file since the last commit; none for pictures. */
export function differencesIn(root: string, file: string): Difference[] {
  const path = join(root, file)
  const before = stateOf(file, committedFile(root, file)?.toString())
  const after = stateOf(file, existsSync(path) ? readFileSync(path, 'utf8') : undefined)
  return sectionsOf(compare(before, after)).flatMap(({ changes }) =>
    changes.map(change => ({ where: change.where, parts: spaced(change) })),
  )
}

/** A file as it was at the last commit; undefined when there was none. */
export function committedFile(root: string, file: string): Buffer | undefined {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${file}`], { cwd: root })
  return status === 0 ? stdout : undefined
}

function stateOf(file: string, source: string | undefined): SiteState {
  const state: SiteState = { pages: new Map(), data: new Map() }
  if (source === undefined || !/\.(?:mdx|md|yaml|txt)$/.test(file)) return state
  const text = withUnixLines(source)
  if (file.endsWith('.yaml')) return { ...state, data: new Map(sourceData(file, text)) }
  return { ...state, pages: new Map([[urlOf(file), sourcePage(text)]]) }
}
