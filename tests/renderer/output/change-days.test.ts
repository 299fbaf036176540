import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, vi } from 'vitest'
import { changeDays } from '../../../renderer/output/change-days'
import { commitAll, git } from '../../support/git'
import { scratchFolder } from '../../support/scratch-folder'

/** A repository whose two pages were written on one day, and one of them again on a later day. */
function repository(): string {
  const root = scratchFolder()
  const commit = (day: string) => {
    vi.stubEnv('GIT_COMMITTER_DATE', `${day}T12:00:00Z`)
    commitAll(root)
    vi.unstubAllEnvs()
  }
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  mkdirSync(join(root, 'content'))
  write('content/index.mdx', '# Eins')
  write('content/über.mdx', '# Eins')
  commit('2026-11-21')
  write('content/index.mdx', '# Zwei')
  commit('2026-11-24')
  return root
}

it('each file has the day on which it was changed last', () => {
  expect(Object.fromEntries(changeDays(repository()))).toEqual({
    'content/index.mdx': '2026-11-24',
    'content/über.mdx': '2026-11-21',
  })
})

it('nothing is said where the history is cut off, or there is none', () => {
  const folder = scratchFolder()
  git(folder, 'clone', '-q', '--depth=1', pathToFileURL(repository()).href, 'clone')
  expect(changeDays(join(folder, 'clone'))).toEqual(new Map())
  expect(changeDays(folder)).toEqual(new Map())
})
