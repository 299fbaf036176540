import { describe, expect, it } from 'vitest'
import type { Prices } from '../../../../components/facts/prices'
import { wholeNumber } from '../../../../components/islands/PriceCalculator/counting'
import { feeOf } from '../../../../shared/money'
import { render, siteData } from '../../../support/render-box'
import { wordsOf } from '../../../support/words'

const [small, large] = [
  { name: 'KLEIN', from: 500, perMessage: 0.1 },
  { name: 'GROSS', from: 1500, perMessage: 0.07 },
]
const tier = siteData.prices.tiers[0]
if (!tier) throw new Error('content/prices.yaml holds no packages')
const prices: Prices = {
  ...siteData.prices,
  condition: 'exkl. USt.',
  tiers: [
    { ...tier, ...small, need: 'Antworten' },
    { ...tier, ...large, need: 'Auch buchen', recommended: true },
  ],
  telephone: {
    setup: 900,
    tasks: [{ service: 'Rückruf', type: 'Outbound', ai: 0.5, regular: 1.25 }],
  },
}

describe('the price calculator', () => {
  it('counts in whole cents', () => {
    expect(feeOf(1100, 0.07)).toBe(77)
    expect(feeOf(3, 0.1)).toBe(0.3)
  })

  it('reads what Austrians type', () => {
    expect(['1500', '1.500', '1 500', '1500,9', '', '-5', '99999999'].map(wholeNumber)).toEqual([
      1500, 1500, 1500, 1500, 0, 0, 99_999_999,
    ])
  })

  it('counts the messages of a month in the recommended package, and shows the starting price apart', () => {
    const html = render('<PriceCalculator of="Nachrichten" />', { prices })
    expect(wordsOf(html.querySelector('output'))).toBe(
      'GROSS: 1.000 Nachrichten im Monat 70 € 0,07 € pro Nachricht, dazu der Startpreis ab 1.500 €, exkl. USt.',
    )
    expect(html.querySelectorAll('.calculator-needs label').map(wordsOf)).toEqual([
      'Antworten',
      'Auch buchen',
    ])
  })

  it('sets the telephone with AI against the regular price', () => {
    const html = render('<PriceCalculator of="Telefonminuten" />', { prices })
    expect(wordsOf(html.querySelector('.calculator-answer'))).toBe(
      'Rückruf: 1.000 Minuten im Monat Sie sparen im Monat 750 € Mit KI 500 € (0,50 € pro Minute), regulär 1.250 € (1,25 € pro Minute). Dazu kommt einmalig die Einrichtung von 900 € je Leistung, alles exkl. USt.',
    )
  })
})
