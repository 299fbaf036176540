import { spawnSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkContent } from '../../renderer/check/check-content'
import { gonePages, withMoves } from '../../renderer/check/gone-pages'
import { repairContent } from '../../renderer/check/repair'
import { finding } from '../../renderer/explain'
import { type ContentCopy, copyContent } from '../support/content-copy'

let copy: ContentCopy
beforeEach(() => {
  copy = copyContent()
})
afterEach(() => copy.remove())

const git = (...words: string[]) => {
  const names = ['-c', 'user.name=T', '-c', 'user.email=t@example.org', '-c', 'core.hooksPath=/dev/null']
  expect(spawnSync('git', [...names, ...words], { cwd: copy.root }).status, words.join(' ')).toBe(0)
}
const save = () => {
  git('init', '-q')
  git('add', 'content')
  git('commit', '-q', '-m', 'Stand')
}
const told = () => gonePages(copy.root).flatMap(({ file, problems }) => problems.map(problem => finding(file, problem)))

describe('a page that is gone', () => {
  it('is told with the line that redirects its address, until that line is there', () => {
    save()
    expect(told()).toEqual([])
    rmSync(join(copy.root, 'content/training.mdx'))
    rmSync(join(copy.root, 'content/assistants/sam.mdx'))
    expect(told()).toEqual([
      'content/redirects.yaml:3:1  Hinweis: Die Seite /assistants/sam (content/assistants/sam.mdx) gibt es nicht mehr, alte Links führen ins Leere. Fügen Sie hier eine Zeile an: /assistants/sam: /neue-seite.',
      'content/redirects.yaml:3:1  Hinweis: Die Seite /training (content/training.mdx) gibt es nicht mehr, alte Links führen ins Leere. Fügen Sie hier eine Zeile an: /training: /neue-seite.',
    ])
    copy.write('content/redirects.yaml', '/training: /trial\n/assistants/sam: /\n')
    expect(told()).toEqual([])
  })

  it('that was renamed is led to its new name, also when git knows', () => {
    save()
    renameSync(join(copy.root, 'content/training.mdx'), join(copy.root, 'content/kurse.mdx'))
    expect(told()).toEqual([expect.stringContaining('Fügen Sie hier eine Zeile an: /training: /kurse.')])
    git('add', '-A', 'content')
    expect(told()).toHaveLength(1)
  })

  it('is named by its new address wherever the old one stands', () => {
    save()
    const file = (name: string) => join(copy.root, `content/${name}.mdx`)
    renameSync(file('training'), file('kurse'))
    const said = () =>
      withMoves(checkContent(copy.root).files, gonePages(copy.root)).flatMap(({ file: name, problems }) =>
        problems.map(problem => finding(name, problem)),
      )
    expect(said()).toContain(
      'content/navigation.yaml:28:37  Die Seite /training liegt jetzt auf /kurse. Schreiben Sie /kurse.',
    )
    copy.write('content/redirects.yaml', '/training: /kurse\n')
    expect(said().every(line => line.startsWith('content/emilia/topics.yaml:'))).toBe(true)
    repairContent(copy.root)
    expect(said()).toEqual([])
  })

  it('is not missed where there is no git, or nothing saved yet', () => {
    rmSync(join(copy.root, 'content/training.mdx'))
    expect(told()).toEqual([])
    git('init', '-q')
    expect(told()).toEqual([])
  })
})
