import { spawnSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkContent } from '../../renderer/check/check-content'
import { gonePages, withMoves } from '../../renderer/check/gone-pages'
import { finding } from '../../renderer/sentences/explain'
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
const told = () => gonePages(copy.root).map(finding)

describe('a page that is gone', () => {
  it('is told with the line that redirects its address, until that line is there', () => {
    save()
    expect(told()).toEqual([])
    rmSync(join(copy.root, 'content/kurse.mdx'))
    rmSync(join(copy.root, 'content/assistants/sam.mdx'))
    expect(told()).toEqual([
      'content/redirects.yaml:3:1  Hinweis: Die Seite /assistants/sam (content/assistants/sam.mdx) gibt es nicht mehr, alte Links führen ins Leere. Fügen Sie hier eine Zeile an: /assistants/sam: /neue-seite.',
      'content/redirects.yaml:3:1  Hinweis: Die Seite /kurse (content/kurse.mdx) gibt es nicht mehr, alte Links führen ins Leere. Fügen Sie hier eine Zeile an: /kurse: /neue-seite.',
    ])
    copy.write('content/redirects.yaml', '/kurse: /trial\n/assistants/sam: /\n')
    expect(told()).toEqual([])
  })

  it('that was renamed is led to its new name, and named by it wherever the old one stands', () => {
    save()
    renameSync(join(copy.root, 'content/kurse.mdx'), join(copy.root, 'content/training.mdx'))
    expect(told()).toEqual([expect.stringContaining('Fügen Sie hier eine Zeile an: /kurse: /training.')])
    const { pages, files } = checkContent(copy.root)
    const all = [...files, ...pages].flatMap(({ diagnostics }) => diagnostics)
    expect(withMoves(all, gonePages(copy.root)).map(finding)).toContainEqual(
      expect.stringMatching(
        /^content\/navigation\.yaml:\d+:\d+ {2}Die Seite \/kurse liegt jetzt auf \/training\. Schreiben Sie/,
      ),
    )
    git('add', '-A', 'content')
    expect(told()).toHaveLength(1)
  })

  it('is not missed where there is no git, or nothing saved yet', () => {
    rmSync(join(copy.root, 'content/kurse.mdx'))
    expect(told()).toEqual([])
    git('init', '-q')
    expect(told()).toEqual([])
  })
})
