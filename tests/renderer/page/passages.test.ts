import { describe, expect, it } from 'vitest'
import { siteData } from '../../support/render-box'
import { smallPage } from '../../support/small-page'

const passages = (body: string) =>
  smallPage(body, siteData).passages.map(({ url, heading, text, kind }) => [
    url,
    heading,
    text,
    kind,
  ])

describe('what Emilia may quote of a page', () => {
  it('is one passage for each heading, with its anchor', () => {
    expect(
      passages('# Titel\n\nErster Satz.\nZweiter *Satz*.\n\n## Größe\n\n- eins\n- zwei'),
    ).toEqual([
      ['/probe', 'Titel', 'Erster Satz. Zweiter Satz.', 'section'],
      ['/probe#groesse', 'Größe', '- eins\n- zwei', 'section'],
    ])
  })

  it('keeps a question whole, at its own anchor', () => {
    const faq =
      '## Fragen\n\n<Faq>\n\n### Kann man kündigen?\n\nJa.\n\n- jederzeit\n- ohne Frist\n\n</Faq>'
    expect(passages(faq)).toEqual([
      [
        '/probe#kann-man-kuendigen',
        'Kann man kündigen?',
        'Ja.\n- jederzeit\n- ohne Frist',
        'question',
      ],
    ])
  })

  it('makes a passage of each step, under the section that it belongs to', () => {
    const steps =
      '## Ablauf\n\n<Steps>\n\n1. **Zuhören.** Wir fragen.\n2. **Bauen.** Wir bauen.\n\n</Steps>'
    expect(passages(steps)).toEqual([
      ['/probe#ablauf', 'Zuhören', 'Wir fragen.', 'section'],
      ['/probe#ablauf', 'Bauen', 'Wir bauen.', 'section'],
    ])
  })

  it('leaves out what is made up, and rows of buttons', () => {
    const chat =
      '<Hero kicker="K" note="N.">\n\n# T\n\nWort.\n\n[Demo](/trial)\n\n<ChatDemo assistant="Sam" channel="WhatsApp">\n\n- **Gast:** Hallo\n\n</ChatDemo>\n\n</Hero>'
    expect(passages(chat)).toEqual([['/probe', 'T', 'Wort.\nN.', 'section']])
  })

  it('says the figures of a box that shows data', () => {
    const [prices] = smallPage('## Preise\n\n<PricingTiers />', siteData).passages
    for (const { name, features } of siteData.prices.tiers)
      expect(prices?.text).toMatch(new RegExp(`^- ${name}, ab .*${features[0]}`, 'm'))
  })
})

describe('what can be bought on a page', () => {
  it('are the packages, with the features as this page names them', () => {
    const { offers } = smallPage(
      '<PricingTiers>\n\n<Basic>\n\n- Nur hier\n\n</Basic>\n\n</PricingTiers>',
      siteData,
    )
    expect(offers.map(({ group, name, url }) => [group, name, url])).toEqual(
      siteData.prices.tiers.map(({ name }) => ['package', name, '/probe']),
    )
    expect(offers[0]?.features).toEqual(['Nur hier'])
    expect(offers[0]?.prices).toEqual([
      { euro: siteData.prices.tiers[0]?.from, per: 'start' },
      { euro: siteData.prices.tiers[0]?.perMessage, per: 'message' },
    ])
  })

  it('are offers with a price of their own; one on request has none', () => {
    const offer = (name: string, price: string) =>
      `<Offer ${price}>\n\n### ${name}\n\nText.\n\n</Offer>`
    const { offers } = smallPage(
      `<OfferCards of="Training">\n\n${offer('Kurs', 'price="290 €"')}\n\n${offer('Film', 'price="auf Anfrage"')}\n\n</OfferCards>`,
      siteData,
    )
    expect(offers).toMatchObject([
      { group: 'training', name: 'Kurs', prices: [{ euro: 290, per: 'person' }] },
      { group: 'training', name: 'Film', prices: [] },
    ])
  })

  it('are what the page says they are, whatever their words sound like', () => {
    const { offers } = smallPage(
      '<OfferCards of="Video">\n\n<Offer price="49 €">\n\n### Training im Film, pro Person\n\nText.\n\n</Offer>\n\n</OfferCards>',
      siteData,
    )
    expect(offers).toMatchObject([{ group: 'video', prices: [{ euro: 49, per: 'video' }] }])
  })
})
