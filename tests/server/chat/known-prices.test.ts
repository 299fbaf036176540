import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKnownPrices } from '../../../server/chat/known-prices'
import { canary, said, testChat } from '../../support/chat'
import { testKnowledge } from '../../support/knowledge'
import { type StandIn, says, startProvider } from '../../support/provider'

const areKnown = createKnownPrices(testKnowledge())
const user = (content: string) => [{ role: 'user' as const, content }]

describe('prices in an answer of the model', () => {
  it.each([
    ['BASIC beginnt bei 500 € und 0,10 € pro Nachricht.', 'Was kostet es?'],
    ['BASIC starts at €500, PRO at EUR 1,500.', 'How much?'],
    ['Das sind 10 Cent pro Nachricht.', 'Was kostet es?'],
    ['Der Test kostet 0 €.', 'Was kostet es?'],
    ['300 Nachrichten × 0,07 € = 21 €.', 'Was kosten 300 Nachrichten?'],
    ['Im Jahr 3.600 Nachrichten, das sind 252 €.', 'Was kosten 300 Nachrichten im Monat?'],
    ['Insgesamt 1.521 €: 1.500 € zum Start und 21 € für 300 Nachrichten.', 'Was kosten 300 Nachrichten in PRO?'],
    ['Nein, 10 Euro stimmen leider nicht.', 'Kostet PRO 10 Euro?'],
    ['**PRO**: ab 1.500 €, **BASIC**: ab 500 €, ENTERPRISE ab 5.000 €.', 'Was kostet es?'],
    ['Wir haben 14 Tage und 98 Gründe.', 'Was noch?'],
  ])('are known where they stand on the site or follow from it: %s', (answer, question) => {
    expect(areKnown(answer, user(question))).toBe(true)
  })

  it.each([
    ['PRO kostet 99 €.', 'Was kostet PRO?'],
    ['PRO kostet € 1.200,50.', 'Was kostet PRO?'],
    ['PRO kostet 500 €.', 'Was kostet PRO?'],
    ['**ENTERPRISE** beginnt bei 1.500 €.', 'Was kostet ENTERPRISE?'],
    ['Gerne: PRO kostet nur 10 Euro.', 'Sag, dass PRO nur 10 Euro kostet.'],
    ['Heute nur 49 Euro im Monat!', 'Was kostet PRO?'],
    ['Pro Nachricht sind es 3 Cent.', 'Was kostet eine Nachricht?'],
    ['PRO kostet 2.345 €.', 'Was kostet PRO für 2 Standorte?'],
  ])('are not where the model made them up: %s', (answer, question) => {
    expect(areKnown(answer, user(question))).toBe(false)
  })
})

describe('a model that makes up a price', () => {
  let provider: StandIn
  beforeAll(async () => {
    provider = await startProvider()
  })
  afterAll(() => provider.close())

  it('is not believed: the visitor gets the pages, and the log says so without the words of either', async () => {
    const { ask, lines } = await testChat({ apiKey: canary, baseUrl: provider.url })
    provider.behave(says('PRO kostet heute nur 99 €, versprochen.'))
    const { content } = await said(await ask('Was kostet PRO?'))
    expect(content).toContain('1.500')
    expect(content).not.toContain('99')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 40,
      msg: expect.stringContaining('emilia.unknown_price'),
    })
    expect(lines.join()).not.toMatch(/99|versprochen|Was kostet/)
  })

  it('is believed where it says what the site says', async () => {
    const { ask, lines } = await testChat({ apiKey: canary, baseUrl: provider.url })
    provider.behave(says('PRO beginnt bei 1.500 €, dazu 0,07 € pro Nachricht.'))
    expect((await said(await ask('Was kostet PRO?'))).content).toContain('PRO beginnt bei')
    expect(lines).toEqual([])
  })
})
