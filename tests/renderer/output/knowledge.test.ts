import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { knowledgeOf } from '../../../renderer/output/knowledge'
import { siteData } from '../../support/render-box'
import { scratchFolder } from '../../support/scratch-folder'
import { smallPage } from '../../support/small-page'

const page = (url: string, noindex = false) =>
  smallPage('# Kopf\n\nText.', siteData, { url, noindex })

/** The other files that she reads. */
function writeOthers(root: string): void {
  for (const file of ['emilia/subjects.yaml', 'emilia/dialect.yaml', 'prices.yaml'])
    copyFileSync(join('tests/fixtures/content', file), join(root, 'content', file))
}

/** What Emilia knows of two pages, one of which wants to stay unnamed. */
function known() {
  const root = scratchFolder()
  mkdirSync(join(root, 'content/emilia'), { recursive: true })
  writeFileSync(join(root, 'content/emilia/persona.md'), 'Sie sind Emilia.')
  writeFileSync(join(root, 'content/emilia/price-words.yaml'), 'price: [kost]')
  writeFileSync(join(root, 'content/emilia/questions.yaml'), '/trial: [gratis testen]')
  writeFileSync(
    join(root, 'content/emilia/talk.yaml'),
    'answers:\n  - { name: thanks, text: Gern!, only: [Danke] }',
  )
  writeOthers(root)
  return knowledgeOf([page('/trial'), page('/intern', true)], siteData.site, root)
}

describe('what Emilia knows', () => {
  it('is who she is, what visitors ask and what she says, as content/emilia has it', () => {
    expect(known()).toMatchObject({
      persona: 'Sie sind Emilia.',
      questions: { '/trial': ['gratis testen'] },
      open: expect.arrayContaining(['Laufzeit und Kündigung']),
      talk: {
        answers: [{ name: 'thanks', text: 'Gern!', only: ['Danke'] }],
      },
      priceWords: { price: ['kost'] },
    })
  })

  it('are the pages that search engines may show, and no others', () => {
    const { routes, passages } = known()
    expect(routes.map(({ url }) => url)).toEqual(['/trial'])
    expect(passages.map(({ url }) => url)).toEqual(['/trial'])
  })

  it('tells a list of steps and what stands below a section as one passage', () => {
    const body =
      '# Kopf\n\n## Leistungen\n\nDas bauen wir.\n\n### Website\n\nSchnell.\n\n### Telefon\n\nGeduldig.'
    const root = scratchFolder()
    mkdirSync(join(root, 'content/emilia'), { recursive: true })
    for (const file of ['persona.md', 'price-words.yaml', 'questions.yaml', 'talk.yaml'])
      writeFileSync(join(root, 'content/emilia', file), '')
    writeOthers(root)
    const { passages } = knowledgeOf(
      [smallPage(body, siteData, { url: '/', noindex: false })],
      siteData.site,
      root,
    )
    expect(passages.find(({ heading }) => heading === 'Leistungen')?.text).toBe(
      'Das bauen wir.\n- Website\n- Telefon',
    )
  })
})
