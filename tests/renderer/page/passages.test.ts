import { describe, expect, it } from 'vitest'
import { siteData } from '../../support/render-box'
import { smallPage } from '../../support/small-page'

const { tiers } = siteData.prices

describe('what Emilia may quote of a page', () => {
  it.each<
    [what: string, body: string, ...passages: [url: string, heading: string, text: string][]]
  >([
    [
      'one passage for each heading, with its anchor',
      '# Titel\n\nErster Satz.\nZweiter *Satz*.\n\n## Größe\n\n- eins\n- zwei',
      ['/probe', 'Titel', 'Erster Satz. Zweiter Satz.'],
      ['/probe#groesse', 'Größe', '- eins\n- zwei'],
    ],
    [
      'a question, whole, at its own anchor',
      '## Fragen\n\n<Faq>\n\n### Darf man das?\n\nJa.\n\n- jederzeit\n- ohne Frist\n\n</Faq>',
      ['/probe#darf-man-das', 'Darf man das?', 'Ja.\n- jederzeit\n- ohne Frist'],
    ],
    [
      'each step, under the section that it belongs to',
      '## Ablauf\n\n<Steps>\n\n1. **Zuhören.** Wir fragen.\n2. **Bauen.** Wir bauen.\n\n</Steps>',
      ['/probe#ablauf', 'Zuhören', 'Wir fragen.'],
      ['/probe#ablauf', 'Bauen', 'Wir bauen.'],
    ],
    [
      'nothing that is made up, and no rows of buttons',
      '<Hero kicker="K" note="N.">\n\n# T\n\nWort.\n\n[Demo](/trial)\n\n<ChatDemo assistant="Sam" channel="WhatsApp">\n\n- **Gast:** Hallo\n\n</ChatDemo>\n\n</Hero>',
      ['/probe', 'T', 'Wort.\nN.'],
    ],
  ])('is %s', (_what, body, ...expected) => {
    const { passages } = smallPage(body, siteData)
    expect(passages.map(({ url, heading, text }) => [url, heading, text])).toEqual(expected)
    const kind = body.includes('<Faq>') ? 'question' : 'section'
    expect(new Set(passages.map(passage => passage.kind))).toEqual(new Set([kind]))
  })

  it('are the figures of a box that shows data', () => {
    const [prices] = smallPage('## Preise\n\n<PricingTiers />', siteData).passages
    for (const { name, features } of tiers)
      expect(prices?.text).toMatch(new RegExp(`^- ${name}, ab .*${features[0]}`, 'm'))
  })
})

describe('what can be bought on a page', () => {
  it('are the packages, with the features as this page names them', () => {
    const own = '<PricingTiers>\n\n<Basic>\n\n- Nur hier\n\n</Basic>\n\n</PricingTiers>'
    const { offers } = smallPage(own, siteData)
    const packages = tiers.map(({ name }) => ({ group: 'package', name, url: '/probe' }))
    expect(offers).toMatchObject(packages)
    const [{ from, perMessage } = {}] = tiers
    expect(offers[0]?.features).toEqual(['Nur hier'])
    expect(offers[0]?.prices).toEqual([
      { euro: from, per: 'start' },
      { euro: perMessage, per: 'message' },
    ])
  })

  it.each([
    ['Training', 'Kurs', '290 €', [{ euro: 290, per: 'person' }]],
    // One on request has none.
    ['Training', 'Kurs', 'auf Anfrage', []],
    // It is what the page says it is, whatever its words sound like.
    ['Video', 'Training im Film, pro Person', '49 €', [{ euro: 49, per: 'video' }]],
  ])('are offers with a price of their own: %s, %s, %s', (of, name, price, prices) => {
    const offer = `<Offer price="${price}">\n\n### ${name}\n\nText.\n\n</Offer>`
    const { offers } = smallPage(`<OfferCards of="${of}">\n\n${offer}\n\n</OfferCards>`, siteData)
    expect(offers).toMatchObject([{ group: of.toLowerCase(), name, prices }])
  })
})
