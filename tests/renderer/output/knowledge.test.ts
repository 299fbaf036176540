import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Prices } from '../../../components/frame/types'
import { type BuiltPage, knowledgeOf } from '../../../renderer/output/knowledge'
import { site } from '../../support/frame-data'
import { scratchFolder } from '../../support/scratch-folder'

const prices: Prices = {
  condition: 'exkl. USt.',
  tiers: [
    {
      id: 'basic',
      name: 'BASIC',
      tagline: 'Der Anfang',
      from: 1500,
      perMessage: 0.1,
      recommended: false,
      button: { label: 'Los', path: '/trial' },
      features: ['Chat', 'Statistik'],
    },
  ],
}
const page = (url: string, noindex = false): BuiltPage => ({
  url,
  title: `Titel von ${url}`,
  description: `Was auf ${url} steht.`,
  noindex,
  passages: [{ url, page: `Titel von ${url}`, heading: 'Kopf', text: 'Text.' }],
})

/** What Emilia knows of two pages, one of which wants to stay unnamed. */
function known() {
  const root = scratchFolder()
  mkdirSync(join(root, 'content/emilia'), { recursive: true })
  writeFileSync(join(root, 'content/emilia/persona.md'), 'Sie sind Emilia.')
  writeFileSync(join(root, 'content/emilia/synonyms.yaml'), 'Chatbot: [Bot]')
  writeFileSync(join(root, 'content/emilia/topics.yaml'), '- about: Rabatt\n  words: [rabatt]\n  see: [/trial]')
  return knowledgeOf([page('/trial'), page('/intern', true)], site, prices, root)
}

describe('what Emilia knows', () => {
  it('is who she is and how visitors speak, as content/emilia says', () => {
    expect(known()).toMatchObject({
      persona: 'Sie sind Emilia.',
      synonyms: { Chatbot: ['Bot'] },
      topics: [{ about: 'Rabatt', words: ['rabatt'], see: ['/trial'] }],
    })
  })

  it('are the pages that search engines may show, and no others', () => {
    const { routes, passages, digest } = known()
    expect(routes.map(({ url }) => url)).toEqual(['/trial'])
    expect(passages.map(({ url }) => url)).toEqual(['/trial'])
    expect(digest).toContain('- /trial: Titel von /trial')
    expect(digest).not.toContain('/intern')
  })

  it('are the prices and how to reach the firm, before any question', () => {
    const { digest, tiers } = known()
    expect(digest.replaceAll('\u00a0', ' ')).toContain(
      'Preise (exkl. USt.):\n- BASIC („Der Anfang“): ab 1.500 €, zzgl. 0,10 € pro Nachricht. Chat; Statistik.',
    )
    expect(digest).toContain(`E-Mail ${site.email}, Telefon ${site.phone}`)
    expect(tiers).toEqual([{ name: 'BASIC', from: 1500, perMessage: 0.1, features: ['Chat', 'Statistik'] }])
  })
})
