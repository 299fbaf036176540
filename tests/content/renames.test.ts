import { spawnSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkContent } from '../../renderer/check/check-content'
import { writeChanges } from '../../renderer/renames/changes'
import { renamesIn } from '../../renderer/renames/since-saved'
import { finding } from '../../renderer/sentences/explain'
import { type ContentCopy, contentFindings, copyContent, rightPage } from '../support/content-copy'

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
const renames = () => renamesIn(checkContent(copy.root), copy.root)
const told = () => renames().map(({ cause }) => finding(cause))
const touched = () => renames().flatMap(rename => rename.touched.map(({ file }) => file.replace('content/', '')))
const fix = () =>
  writeChanges(
    renames().flatMap(rename => rename.fix ?? []),
    copy.root,
  )
const move = (from: string, to: string) => renameSync(join(copy.root, from), join(copy.root, to))

describe('what an editor has renamed', () => {
  it('is a page: told once, and put right in links, menus, questions and redirects', () => {
    copy.write('content/redirects.yaml', '/kurs: /kurse\n')
    copy.write('content/emilia/questions.yaml', '/kurse#kurse:\n  - was kostet ein kurs\n')
    copy.write('content/q.mdx', rightPage('/q', 'Siehe [Kurse](/kurse).'))
    save()
    move('content/kurse.mdx', 'content/schulung.mdx')
    expect(told()).toEqual([
      expect.stringMatching(
        /^content\/schulung\.mdx:1:1 {2}Diese Seite lag bisher auf \/kurse\. Die alte Adresse steht noch an \d+ Stellen\./,
      ),
    ])
    expect(new Set(touched())).toEqual(
      new Set(['schulung.mdx', 'q.mdx', 'navigation.yaml', 'redirects.yaml', 'emilia/questions.yaml']),
    )
    fix()
    expect([...told(), ...contentFindings(copy.root)]).toEqual([])
    expect(copy.read('content/redirects.yaml')).toBe('/kurs: /schulung\n/kurse: /schulung\n')
    expect(copy.read('content/schulung.mdx')).toContain('canonical: /schulung\n')
  })

  it('is a heading, wherever a link jumps to it', () => {
    copy.write('content/q.mdx', rightPage('/q', 'Siehe [Eins](#eins).\n\n## Eins\n\nText.'))
    copy.write('content/r.mdx', rightPage('/r', 'Siehe [Eins](/q#eins).'))
    save()
    copy.change('content/q.mdx', '## Eins', '## Zwei')
    expect(told()).toEqual([expect.stringContaining('Die Überschrift „Eins“ heißt jetzt „Zwei“, die Links zu ihr (2)')])
    fix()
    expect(contentFindings(copy.root)).toEqual([])
  })

  it('is a package in all sentences, while boxes keep the name by which they choose one of the three', () => {
    copy.write(
      'content/q.mdx',
      rightPage('/q', 'Ab PRO, ab `PRO`.\n\n<PriceTicket of="PRO">\n\n[Demo anfordern](/trial)\n\n</PriceTicket>'),
    )
    save()
    copy.change('content/prices.yaml', 'name: PRO', 'name: PLUS')
    expect(told()).toEqual([expect.stringContaining('Hinweis: Das Paket PRO heißt jetzt PLUS.')])
    fix()
    expect(copy.read('content/q.mdx')).toMatch(/Ab PLUS, ab `PLUS`\.[\s\S]*of="PRO"/)
    expect([...told(), ...contentFindings(copy.root)]).toEqual([])
  })

  it.each(['PRO PLUS', 'GRÖSSER', 'PRO++'])('is a package that is called %s now, put right once and for all', to => {
    copy.write('content/q.mdx', rightPage('/q', 'Ab PRO um 1.500 €.'))
    save()
    copy.change('content/prices.yaml', 'name: PRO', `name: ${to}`)
    for (let run = 0; run < 2; run += 1) fix()
    expect(copy.read('content/q.mdx')).toContain(`Ab ${to} um 1.500 €.`)
    expect([...told(), ...contentFindings(copy.root)]).toEqual([])
    save()
    copy.change('content/prices.yaml', `name: ${to}`, 'name: PRO')
    fix()
    expect(copy.read('content/q.mdx')).toContain('Ab PRO um 1.500 €.')
  })

  it('is a package on a line with a dead link, which is told as well', () => {
    copy.write('content/q.mdx', rightPage('/q', 'Ab [PRO](/weg).'))
    save()
    copy.change('content/prices.yaml', 'name: PRO', 'name: PROFI')
    expect(told()).toEqual([expect.stringContaining('Hinweis: Das Paket PRO heißt jetzt PROFI.')])
    expect(renames().flatMap(({ diagnostics }) => diagnostics)).toEqual([])
  })

  it('is a page whose file had a name that no page may have', () => {
    copy.write('content/preis(neu.mdx', rightPage('/preis', 'Text.'))
    save()
    move('content/preis(neu.mdx', 'content/preis.mdx')
    fix()
    expect([...told(), ...contentFindings(copy.root)]).toEqual([])
  })
})

describe('a page that is gone', () => {
  it('asks for the line that redirects its address, and then goes from menus and questions', () => {
    save()
    rmSync(join(copy.root, 'content/kurse.mdx'))
    expect(told()).toEqual([
      expect.stringContaining(
        'content/redirects.yaml:3:1  Die Seite /kurse (content/kurse.mdx) gibt es nicht mehr, alte Links führen ins Leere. Fügen Sie hier eine Zeile an, wohin ihre Besucher sollen: /kurse: /neue-seite.',
      ),
    ])
    copy.write('content/redirects.yaml', '/kurse: /trial\n/kurs: /kurse')
    expect(told()).toEqual([
      expect.stringContaining(
        'Hinweis: Die Seite /kurse (content/kurse.mdx) gibt es nicht mehr, ihre Adresse führt zu /trial.',
      ),
    ])
    fix()
    expect([...told(), ...contentFindings(copy.root)]).toEqual([])
    expect(copy.read('content/redirects.yaml')).toBe('/kurse: /trial\n/kurs: /trial')
    expect(copy.read('content/emilia/questions.yaml')).not.toContain('/kurse')
  })

  it('is not a page whose file has got a name that no page may have: that is told instead', () => {
    save()
    move('content/kurse.mdx', 'content/kurse.MDX')
    expect(told()).toEqual([])
  })

  it('is not missed where there is no git, or nothing saved yet', () => {
    rmSync(join(copy.root, 'content/kurse.mdx'))
    expect(told()).toEqual([])
    git('init', '-q')
    expect(told()).toEqual([])
  })
})
