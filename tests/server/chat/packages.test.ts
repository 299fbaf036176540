import { describe, expect, it } from 'vitest'
import { createOffline } from '../../../server/chat/offline'
import { testKnowledge } from '../../support/knowledge'

const knowledge = testKnowledge()
const ask = (content: string) => createOffline(knowledge).answer([{ role: 'user', content }])

describe('what is in which package', () => {
  it('sets two side by side, from the data', () => {
    const { content } = ask('Was ist der Unterschied zwischen PRO und ENTERPRISE?')
    for (const tier of knowledge.tiers.slice(1)) for (const feature of tier.features) expect(content).toContain(feature)
    expect(content).toContain('1.500\u00a0€')
    expect(content).toContain('5.000\u00a0€')
    expect(content).not.toContain('Online-Dashboard')
  })

  it('lists all of one', () => {
    const { content } = ask('Was ist bei PRO alles dabei?')
    for (const feature of knowledge.tiers[1]?.features ?? []) expect(content).toContain(feature)
    expect(content).not.toContain('Sprach-KI')
  })

  it('tells them apart, and all of the one that somebody hopes to get by with', () => {
    const apart = ask('Wie unterscheidet sich ENTERPRISE von PRO?').content
    for (const tier of knowledge.tiers.slice(1)) for (const feature of tier.features) expect(apart).toContain(feature)
    for (const feature of knowledge.tiers[0]?.features ?? []) expect(ask('Reicht BASIC?').content).toContain(feature)
  })

  it('says from which one on there is what the question names', () => {
    for (const question of ['Kann der Bot Englisch?', 'Sprecht ihr auch Türkisch?'])
      expect(ask(question).content, question).toMatch(/Mehrsprachiger Support\*\* gehört zum Paket \*\*ENTERPRISE/)
    expect(ask('In welchem Paket ist WhatsApp enthalten?').content).toMatch(/ab dem Paket \*\*PRO/)
  })

  it('says nothing of what no package lists', () => {
    expect(ask('Ist im ENTERPRISE Paket eine Drohne enthalten?').content).not.toMatch(/gehört zum|gibt es ab/)
  })
})
