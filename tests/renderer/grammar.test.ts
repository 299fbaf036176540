import { describe, expect, it } from 'vitest'
import { findingsOf, mdx } from '../support/page'

const table = (rows: string) => mdx(`<PricingTiers>\n\n${rows}\n\n</PricingTiers>`)

describe('the grammar for authors', () => {
  it('accepts Markdown and known boxes', async () => {
    expect(await findingsOf(mdx('# Titel\n\nText mit **fett** und [Link](/trial).\n\n<PricingTiers />'))).toEqual([])
  })

  it('names an unknown box and the one that was meant', async () => {
    expect(await findingsOf(mdx('<PricingTier />'))).toEqual([
      'content/probe.mdx:7:1  Das Kästchen <PricingTier> gibt es nicht. Meinten Sie <PricingTiers>?',
    ])
  })

  it('refuses a box in lower case, which HTML would take in silence', async () => {
    expect((await findingsOf(mdx('<pricingtiers />')))[0]).toContain('Meinten Sie <PricingTiers>?')
  })

  it('refuses programs: imports, exports and braces', async () => {
    expect((await findingsOf(mdx('import x from "y"')))[0]).toContain('import oder export')
    expect((await findingsOf(mdx('Hallo {name}')))[0]).toBe(
      'content/probe.mdx:7:7  Geschweifte Klammern sind hier nicht erlaubt: {name}. Löschen Sie die Klammern oder schreiben Sie \\{ davor.',
    )
  })

  it('names an unknown attribute at its place', async () => {
    expect(await findingsOf(mdx('<Hero kiker="A">\n\n# T\n\n</Hero>'))).toEqual([
      'content/probe.mdx:7:7  <Hero> kennt die Angabe „kiker“ nicht. Meinten Sie „kicker“?',
    ])
  })

  it('offers the nearest word for a value out of a list', async () => {
    const [finding] = await findingsOf(
      mdx('<ChatDemo assistant="Matias" channel="Website">\n\n- **A:** B\n\n</ChatDemo>'),
    )
    expect(finding).toContain('Meinten Sie „Mathias“?')
  })

  it('says what shape it expected inside a box', async () => {
    const [finding] = await findingsOf(mdx('<Day>\n\n## Tag\n\n- Zeile ohne Uhrzeit\n\n</Day>'))
    expect(finding).toBe(
      'content/probe.mdx:11:1  Diese Zeile der Liste sieht anders aus als nötig. Schreiben Sie `- **7:42 Mathias.** Was passiert`.',
    )
  })

  it('refuses a box in the wrong place', async () => {
    expect((await findingsOf(mdx('<Basic>\n\n- A\n\n</Basic>')))[0]).toContain(
      '<Basic> darf nur in <PricingTiers> stehen.',
    )
  })

  it('says what is left over in a box', async () => {
    expect((await findingsOf(table('Ein Satz zu viel.')))[0]).toContain(
      'In <PricingTiers> passt hier nicht: ein Absatz.',
    )
  })

  it('finds all problems of a page at once', async () => {
    expect(await findingsOf(mdx('<Eins />\n\nText {a}\n\n<Zwei />'))).toHaveLength(3)
  })
})
