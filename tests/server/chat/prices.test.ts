import { describe, expect, it } from 'vitest'
import { createOffline } from '../../../server/chat/offline'
import { asksForPrice } from '../../../server/chat/price-words'
import { testKnowledge } from '../../support/knowledge'

const small = testKnowledge()
const salary = {
  url: '/assistants/sam#lohn',
  page: 'Sam',
  heading: 'Was Sam kostet',
  text: 'Auf WhatsApp antwortet Sam ab PRO, ab 1.500 € und 0,07 € pro Nachricht, exkl. USt.',
}
const emilia = createOffline({ ...small, passages: [...small.passages, salary] })
const ask = (content: string, here?: string) => emilia.answer([{ role: 'user', content }], here).content
const videos = '/services/ki-avatar-produkt-videos-erstellen'

describe('what something costs', () => {
  it('is on a page with several offers the price of each', () => {
    for (const amount of ['990\u00a0€', '290\u00a0€', '490\u00a0€'])
      expect(ask('Was kostet das?', '/training').replaceAll(' €', '\u00a0€')).toContain(amount)
  })

  it('is on the page of the videos the package of that name, not the tier', () => {
    expect(ask('Was kostet Basic?', videos)).toMatch(/299.€ pro Video/)
    expect(ask('Was kostet BASIC?', '/training')).toContain('500\u00a0€')
  })

  it('is of an assistant what his own page says', () => {
    expect(ask('Was kostet Sam?')).toContain('Auf WhatsApp antwortet Sam ab PRO')
    expect(ask('Was kostet das?', '/assistants/sam')).toContain('Auf WhatsApp antwortet Sam ab PRO')
  })

  it('is of nothing else what one assistant costs', () => {
    expect(ask('Was kosten 1000 Nachrichten?')).not.toContain('Sam')
  })

  it('begins with the tier that can do what the question names', () => {
    for (const question of ['Was kostet ein WhatsApp-Bot?', 'Was kostet der günstigste WhatsApp-Bot?']) {
      expect(ask(question), question).toContain('1.500\u00a0€')
      expect(ask(question), question).not.toContain('BASIC')
    }
  })

  it('is by offer where the page of a service names no price', () => {
    expect(ask('Was kostet das?', '/services/ki-gestuetzte-prozessautomatisierung')).toMatch(/^Einen fixen Preis/)
  })
})

describe('a question about money', () => {
  it.each([
    'Was zahle ich pro Nachricht?',
    'Wie viel macht das im Monat?',
    'Preise?',
    'wos kost des',
    'Sind 500 € alles?',
  ])('is: %s', question => {
    expect(asksForPrice(question)).toBe(true)
  })

  it.each([
    'Können die Gäste mit Karte zahlen?',
    'Zahlt sich das aus?',
    'Was passiert, wenn ich zu spät zahle?',
    'Wie viele Anrufe im Monat schafft er?',
    'Nennt er auch den Preis?',
    'Ist der Test kostenlos?',
  ])('is not: %s', question => {
    expect(asksForPrice(question)).toBe(false)
  })
})
