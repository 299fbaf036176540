import { expect, it } from 'vitest'
import { countIn } from '../../../../components/islands/PriceCalculator/Amount'
import { feeOf } from '../../../../shared/money'
import { render, siteData } from '../../../support/render-box'
import { wordsOf } from '../../../support/words'

it('sums are counted in whole cents', () => {
  expect(feeOf(1100, 0.07)).toBe(77)
  expect(feeOf(3, 0.1)).toBe(0.3)
})

it('numbers are read as Austrians type them', () => {
  const all = ['1500', '1.500', '1 500', "1'500", '1,500', '1500,9', '1,5k', '1.50', '', '99999999']
  expect(all.map(countIn)).toEqual([1500, 1500, 1500, 1500, 1500, 1500, 1500, 150, 0, 99_999_999])
})

// What messages cost: tests/browser/site/calculator.spec.ts.
it('the telephone with AI is set against the regular price', () => {
  const task = { service: 'Rückruf', type: 'Outbound' as const, ai: 0.5, regular: 1.25 }
  const telephone = { ...siteData.prices.telephone, setup: 900, tasks: [task] }
  const prices = { ...siteData.prices, telephone, condition: 'exkl. USt.' }
  const html = render('<PriceCalculator of="Telefonminuten" />', { prices })
  expect(wordsOf(html.querySelector('.calculator-answer'))).toBe(
    'Rückruf: 1.000 Minuten im Monat Sie sparen im Monat 750 € Mit KI 500 € (0,50 € pro Minute), regulär 1.250 € (1,25 € pro Minute). Dazu kommt einmalig die Einrichtung von 900 € je Leistung, alles exkl. USt.',
  )
})
