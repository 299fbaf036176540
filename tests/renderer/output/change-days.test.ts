import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { changeDays } from '../../../renderer/output/change-days'
import { scratchFolder } from '../../support/scratch-folder'

/** A repository whose two pages were written on one day, and one of them again on a later day. */
function repository(): string {
  const root = scratchFolder()
  const git = (day: string, ...words: string[]) => {
    const { status, stderr } = spawnSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...Object.fromEntries(
          ['AUTHOR', 'COMMITTER'].flatMap(who => [
            [`GIT_${who}_NAME`, 'Eva'],
            [`GIT_${who}_EMAIL`, 'eva@example.at'],
            [`GIT_${who}_DATE`, `${day}T12:00:00Z`],
          ]),
        ),
      },
    })
    if (status !== 0) throw new Error(stderr)
  }
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  mkdirSync(join(root, 'content'))
  write('content/index.mdx', '# Eins')
  write('content/über.mdx', '# Eins')
  git('2026-11-21', 'init', '-q')
  git('2026-11-21', 'add', '.')
  git('2026-11-21', 'commit', '-qm', 'Zwei Seiten')
  write('content/index.mdx', '# Zwei')
  git('2026-11-24', 'commit', '-qam', 'Andere Worte')
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
  spawnSync('git', ['clone', '-q', '--depth=1', pathToFileURL(repository()).href, 'clone'], {
    cwd: folder,
  })
  expect(changeDays(join(folder, 'clone'))).toEqual(new Map())
  expect(changeDays(folder)).toEqual(new Map())
})
