import { afterAll, describe, expect, it } from 'vitest'
import { repairContent } from '../../renderer/check/repair'
import { copyContent, rightPage } from '../support/content-copy'
import { contentFindings } from '../support/content-findings'

describe('a package that gets another name', () => {
  const copy = copyContent()
  afterAll(() => copy.remove())

  it('is told wherever it still has the old one, not in the columns of a comparison', () => {
    copy.write('content/q.mdx', rightPage('/q', 'Ab PRO.\nIn ENTERPRISE, nicht Enterprise.'))
    copy.change('content/prices.yaml', 'name: ENTERPRISE', 'name: ALLES')
    const told = contentFindings(copy.root)
    const hint = 'Hinweis: „ENTERPRISE“ heißt in prices.yaml jetzt „ALLES“. Schreiben Sie auch hier ALLES.'
    expect(told.filter(line => line.startsWith('content/q.mdx'))).toEqual([`content/q.mdx:10:4  ${hint}`])
    expect(told).toContainEqual(
      expect.stringMatching(/topics\.yaml:\d+:12 {2}Auf \/ gibt es die Überschrift „ENTERPRISE“ nicht\./),
    )
    const heads = copy.read('content/ki-beauty-wellnes.mdx').split('\n')
    const columns = heads.findIndex(line => line.startsWith('| Leistung | BASIC')) + 1
    expect(told.filter(line => line.startsWith(`content/ki-beauty-wellnes.mdx:${columns}:`))).toEqual([])
  })

  it('is renamed everywhere by --fix', () => {
    copy.change('content/prices.yaml', 'name: BASIC', 'name: START')
    repairContent(copy.root)
    expect(contentFindings(copy.root)).toEqual([])
    expect(copy.read('content/prices.yaml')).toContain('- Alles aus START')
    expect(copy.read('content/ki-beauty-wellnes.mdx')).toContain('| Leistung | BASIC | PRO | ENTERPRISE |')
  })
})
