import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { lineOf } from '../../../../renderer/data/report'
import { findingsSince } from '../../../../renderer/editing/check/since'
import { copyContent } from '../../../support/content-copy'
import { commitAll, git } from '../../../support/git'

const copy = copyContent(afterAll)
beforeEach(copy.reset)

const save = () => commitAll(copy.root)
const linesSince = (rev?: string) => findingsSince(copy.check(), copy.root, rev).map(lineOf)

describe('an address that is gone', () => {
  it('asks for the line that redirects it, until that is there', () => {
    save()
    rmSync(join(copy.root, 'content/kurse.mdx'))
    expect(linesSince()).toEqual([
      'content/redirects.yaml:3:1  Die Seite /kurse (content/kurse.mdx) gibt es nicht mehr, alte Links führen ins Leere. Fügen Sie hier eine Zeile an, wohin ihre Besucher sollen: /kurse: /neue-seite.',
    ])
    copy.write('content/redirects.yaml', '/kurse: /trial\n/kurs: /trial\n')
    expect(linesSince()).toEqual([])
  })

  it('is that of a renamed file too, which is named while it carries the old one', () => {
    save()
    git(copy.root, 'mv', 'content/kurse.mdx', 'content/schulung.mdx')
    expect(linesSince()).toEqual([expect.stringContaining('/kurse: /schulung.')])
    copy.change('content/schulung.mdx', 'canonical: /kurse', 'canonical: /schulung')
    git(copy.root, 'commit', '-q', '-a', '-m', 'Umbenannt')
    expect(linesSince()).toEqual([])
    expect(linesSince('HEAD~1')).toEqual([expect.stringContaining('/kurse: /neue-seite.')])
  })

  it('is not missed where there is no git, or nothing saved yet', () => {
    rmSync(join(copy.root, 'content/kurse.mdx'))
    expect(linesSince()).toEqual([])
    git(copy.root, 'init', '-q')
    expect(linesSince()).toEqual([])
  })
})

describe('a price that was changed', () => {
  it('is named wherever the old one still stands, at the last commit or since another state', () => {
    copy.page(
      '/q',
      'Das beginnt bei 1.500 €.\n\nEin Anruf kostet 0,75 € je Minute, ein Kurs 290 €.',
    )
    copy.change('content/emilia/subjects.yaml', '[pro]', '[pro, um 1500, um 1 500]')
    save()
    const base = 'HEAD'
    copy.change('content/prices.yaml', 'from: 1500', 'from: 1600')
    copy.change('content/prices.yaml', 'ai: 0.75', 'ai: 0.79')
    const stale = [
      expect.stringContaining('content/q.mdx:9:17  Hinweis: Hier steht noch „1.500 €“.'),
      expect.stringContaining('content/q.mdx:11:18  Hinweis: Hier steht noch „0,75 €“.'),
      expect.stringMatching(
        /^content\/emilia\/subjects\.yaml:\d+:\d+ {2}Hinweis: Hier steht noch „1500“/,
      ),
      expect.stringContaining('Hinweis: Hier steht noch „1 500“'),
    ]
    expect(linesSince(base)).toEqual(expect.arrayContaining(stale))
    git(copy.root, 'commit', '-q', '-a', '-m', 'Preise')
    expect(linesSince()).toEqual([])
    expect(linesSince('HEAD~1')).toEqual(expect.arrayContaining(stale))
  })
})

it('hours in prose, what a package holds, and a price of a scene are named when the other one changes', () => {
  const list = '<PricingTiers>\n\n<Basic>\n\n- Online-Dashboard\n\n</Basic>\n\n</PricingTiers>'
  copy.page('/q', `Montag bis Freitag von 9:00 bis 17:00 Uhr.\n\n${list}`)
  copy.change('content/scenes/luigi.yaml', 'Nein, im Moment', 'Ja, ab 11 €, sonst')
  save()
  copy.change('content/site.yaml', 'time: 9:00–17:00 Uhr', 'time: 9:00–16:00 Uhr')
  copy.change('content/site.yaml', 'closes: "17:00"', 'closes: "16:00"')
  copy.change('content/prices.yaml', '- Online-Dashboard', '- Dashboard am Handy')
  copy.change('content/scenes/luigi.yaml', 'normal 11 €', 'normal 12 €')
  expect(linesSince()).toEqual([
    expect.stringContaining('content/q.mdx:15:3  Hinweis: Hier steht noch „Online-Dashboard“.'),
    expect.stringMatching(
      /^content\/scenes\/luigi\.yaml:\d+:\d+ {2}Hinweis: Hier steht noch „11 €“\./,
    ),
    'content/q.mdx:9:33  Hinweis: Hier steht noch „17:00“. Das hat sich an anderer Stelle geändert. Stimmt es hier noch?',
  ])
})
