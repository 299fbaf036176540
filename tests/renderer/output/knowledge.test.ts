import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { knowledgeOf } from '../../../renderer/output/knowledge'
import { siteData } from '../../support/render-box'
import { scratchFolder } from '../../support/scratch-folder'
import { smallPage } from '../../support/small-page'

const page = (url: string, noindex = false) =>
  smallPage('# Kopf\n\nText.', siteData, { url, noindex })

/** What Emilia knows of two pages, one of which wants to stay unnamed, or of others. */
function known(pages = [page('/trial'), page('/intern', true)]) {
  const root = scratchFolder()
  mkdirSync(join(root, 'content/emilia'), { recursive: true })
  const write = (name: string, text: string) =>
    writeFileSync(join(root, 'content/emilia', name), text)
  write('persona.md', 'Sie sind Emilia.')
  write('questions.yaml', '/trial: [gratis testen]')
  write('talk.yaml', 'answers:\n  - { name: thanks, text: Gern!, only: [Danke] }')
  for (const file of ['emilia/subjects.yaml', 'emilia/english.yaml', 'prices.yaml'])
    copyFileSync(join('tests/fixtures/content', file), join(root, 'content', file))
  return knowledgeOf(pages, siteData.site, root)
}

it('what Emilia knows is who she is, what visitors ask and what she says, as content/emilia has it', () => {
  expect(known()).toMatchObject({
    persona: 'Sie sind Emilia.',
    questions: { '/trial': ['gratis testen'] },
    open: expect.arrayContaining(['Laufzeit und Kündigung']),
    talk: {
      answers: [{ name: 'thanks', text: 'Gern!', only: ['Danke'] }],
    },
  })
})

it('what Emilia knows are the pages that search engines may show, and no others', () => {
  const { routes, passages } = known()
  expect(routes.map(({ url }) => url)).toEqual(['/trial'])
  expect(passages.map(({ url }) => url)).toEqual(['/trial'])
})

it('what Emilia knows tells a list of steps and what stands below a section as one passage', () => {
  const body =
    '# Kopf\n\n## Leistungen\n\nDas bauen wir.\n\n### Website\n\nSchnell.\n\n### Telefon\n\nGeduldig.'
  const { passages } = known([smallPage(body, siteData, { url: '/' })])
  expect(passages.find(({ heading }) => heading === 'Leistungen')?.text).toBe(
    'Das bauen wir.\n- Website\n- Telefon',
  )
})
