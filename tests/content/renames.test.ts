import { spawnSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkContent } from '../../renderer/check/check-content'
import { repairContent } from '../../renderer/check/repair'
import { writeChanges } from '../../renderer/data/file-changes'
import { deletePage, renamePage } from '../../renderer/renames/changes'
import { sinceSaved } from '../../renderer/renames/since-saved'
import { finding } from '../../renderer/sentences/explain'
import { type ContentCopy, contentFindings, copyContent, rightPage } from '../support/content-copy'

let copy: ContentCopy
beforeEach(() => {
  copy = copyContent()
})
afterEach(() => copy.remove())

const git = (...words: string[]) => {
  const names = [
    '-c',
    'user.name=T',
    '-c',
    'user.email=t@example.org',
    '-c',
    'core.hooksPath=/dev/null',
  ]
  expect(spawnSync('git', [...names, ...words], { cwd: copy.root }).status, words.join(' ')).toBe(0)
}
const save = () => {
  git('init', '-q')
  git('add', 'content')
  git('commit', '-q', '-m', 'Stand')
}
const renames = () => sinceSaved(checkContent(copy.root), copy.root).renames
const told = () => renames().map(({ cause }) => finding(cause))
const touched = () =>
  renames().flatMap(rename => rename.touched.map(({ file }) => file.replace('content/', '')))
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
      new Set([
        'schulung.mdx',
        'q.mdx',
        'navigation.yaml',
        'redirects.yaml',
        'emilia/questions.yaml',
        'emilia/subjects.yaml',
      ]),
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
    expect(told()).toEqual([
      expect.stringContaining('Die Überschrift „Eins“ heißt jetzt „Zwei“, die Links zu ihr (2)'),
    ])
    fix()
    expect(contentFindings(copy.root)).toEqual([])
  })

  it('is a heading too where another section was added or removed elsewhere on the page', () => {
    const body = '## Eins\n\nText.\n\n## Mitte\n\nText.\n\n## Ende\n\nText.'
    copy.write('content/q.mdx', rightPage('/q', body))
    copy.write('content/r.mdx', rightPage('/r', 'Siehe [Eins](/q#eins) und [Ende](/q#ende).'))
    save()
    copy.change('content/q.mdx', '## Eins', '## Erstens')
    copy.change('content/q.mdx', '## Ende', '## Neues\n\nText.\n\n## Noch etwas')
    expect(told()).toEqual([
      expect.stringContaining('Die Überschrift „Eins“ heißt jetzt „Erstens“'),
    ])
    fix()
    // Two stand where one stood: which of them is meant, nobody knows.
    expect(contentFindings(copy.root)).toEqual([expect.stringContaining('keine Stelle #ende')])
  })

  it('is a package in all sentences, while boxes keep the name by which they choose one of the three', () => {
    copy.write(
      'content/q.mdx',
      rightPage(
        '/q',
        'Ab PRO, ab `PRO`.\n\n<PriceTicket of="PRO">\n\n[Demo anfordern](/trial)\n\n</PriceTicket>',
      ),
    )
    save()
    copy.change('content/prices.yaml', 'name: PRO', 'name: PLUS')
    expect(told()).toEqual([expect.stringContaining('Hinweis: Das Paket PRO heißt jetzt PLUS.')])
    fix()
    expect(copy.read('content/q.mdx')).toMatch(/Ab PLUS, ab `PLUS`\.[\s\S]*of="PRO"/)
    expect([...told(), ...contentFindings(copy.root)]).toEqual([])
  })

  it.each(['PRO PLUS', 'GRÖSSER', 'PRO++'])(
    'is a package that is called %s now, put right once and for all',
    to => {
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
    },
  )

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

describe('an address that is put right', () => {
  it('is a whole link target: text that looks like it stays, and so do self-closing boxes', () => {
    const words =
      'Unter /kurse, `/kurse` und [hier steht /kurse](https://example.com/kurse) ist es nur Text.\n\n<PriceTerms of="Test" />'
    copy.write(
      'content/q.mdx',
      rightPage(
        '/q',
        `${words}\n\nSiehe [Kurse][k], [**Kurse**](/kurse#kurse "Titel").\n\n[k]: /kurse`,
      ),
    )
    copy.change(
      'content/emilia/talk.yaml',
      'unsure: ',
      'unsure: Zu den [Kursen](/kurse), nicht /kurse. ',
    )
    save()
    move('content/kurse.mdx', 'content/schulung.mdx')
    fix()
    expect(copy.read('content/q.mdx')).toContain(
      `${words}\n\nSiehe [Kurse][k], [**Kurse**](/schulung#kurse "Titel").\n\n[k]: /schulung`,
    )
    expect(copy.read('content/emilia/talk.yaml')).toContain(
      'unsure: Zu den [Kursen](/schulung), nicht /kurse. ',
    )
  })
})

describe('the home page', () => {
  it('is never renamed: that is told once, and no other file changes', () => {
    save()
    const before = copy.read('content/hotel.mdx')
    move('content/index.mdx', 'content/start.mdx')
    expect(told()).toEqual([])
    expect(contentFindings(copy.root)).toEqual([
      'content/index.mdx:1:1  Die Startseite fehlt. Sie heißt immer index.mdx und behält ihre Adresse. Nennen Sie content/start.mdx wieder content/index.mdx.',
    ])
    repairContent(copy.root)
    expect(copy.read('content/hotel.mdx')).toBe(before)
    expect(copy.read('content/start.mdx')).toContain('canonical: /\n')
  })

  it('is never renamed or deleted by the workplace either', () => {
    const content = checkContent(copy.root)
    const refusal = 'Die Startseite (content/index.mdx) behält ihre Adresse'
    expect(() => renamePage(content, '/', '/start')).toThrow(refusal)
    expect(() => deletePage(content, '/', '/trial')).toThrow(refusal)
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

describe('a price that was changed', () => {
  const hints = (rev?: string) =>
    sinceSaved(checkContent(copy.root), copy.root, rev)
      .diagnostics.map(finding)
      .filter(line => line.includes('Hier steht noch'))

  it('is named wherever the old one still stands, at the last commit or since another state', () => {
    copy.write(
      'content/q.mdx',
      rightPage(
        '/q',
        'Das beginnt bei 1.500 €.\n\nEin Anruf kostet 0,75 € je Minute, ein Kurs 290 €.',
      ),
    )
    save()
    const base = 'HEAD'
    copy.change('content/prices.yaml', 'from: 1500', 'from: 1600')
    copy.change('content/prices.yaml', 'ai: 0.75', 'ai: 0.79')
    const told = [
      expect.stringContaining('content/q.mdx:9:17  Hinweis: Hier steht noch „1.500 €“.'),
      expect.stringContaining('content/q.mdx:11:18  Hinweis: Hier steht noch „0,75 €“.'),
    ]
    expect(hints(base)).toEqual(expect.arrayContaining(told))
    git('commit', '-q', '-a', '-m', 'Preise')
    expect(hints()).toEqual([])
    expect(hints('HEAD~1')).toEqual(expect.arrayContaining(told))
  })

  it('of an offer on its page is compared too', () => {
    copy.write('content/q.mdx', rightPage('/q', 'Der Kurs kostet 290 €.'))
    const offer = (name: string, price: string) =>
      `<Offer price="${price}">\n\n### ${name}\n\nText.\n\n[Demo anfordern](/trial)\n\n</Offer>`
    const offers = `${offer('Eins', '290 €')}\n\n${offer('Zwei', '490 €')}`
    copy.write(
      'content/angebote.mdx',
      rightPage('/angebote', `<OfferCards>\n\n${offers}\n\n</OfferCards>`),
    )
    save()
    expect(hints()).toEqual([])
    copy.change('content/angebote.mdx', 'price="290 €"', 'price="310 €"')
    expect(hints()).toContainEqual(
      expect.stringContaining('content/q.mdx:9:17  Hinweis: Hier steht noch „290 €“.'),
    )
  })
})
