import { describe, expect, it } from 'vitest'
import type { Prices } from '../../components/frame/types'
import { wordsOf } from '../support/delivered'
import { render, siteData } from '../support/render-box'

const prices: Prices = {
  ...siteData.prices,
  condition: 'exkl. USt.',
  buyers: 'Nur für Unternehmen.',
  telephone: {
    setup: 900,
    tasks: [
      { service: 'Rückruf', type: 'Outbound', ai: 0.5, regular: 1 },
      { service: 'Auskunft', type: 'Inbound', ai: 0.75, regular: 2 },
    ],
  },
}
const table = () => render('<PriceTable caption="Telefonassistenz" />', { prices })

describe('PriceTable', () => {
  it('shows a task under its header with both prices and the savings, each cell labelled for phones', () => {
    const [first, second] = table().querySelectorAll('tbody tr')
    expect(first?.querySelector('th')?.getAttribute('scope')).toBe('row')
    expect(wordsOf(first?.querySelector('th'))).toBe('Rückruf Outbound, 900 € Einrichtung')
    expect(first?.querySelectorAll('td').map(cell => [cell.getAttribute('data-label'), wordsOf(cell)])).toEqual([
      ['Mit KI', '0,50 €'],
      ['Regulär', '1,00 €'],
      ['Ersparnis', '50 %'],
    ])
    expect(wordsOf(second)).toContain('63 %')
  })

  it('says above the table what the setup costs, and below it the condition', () => {
    expect(wordsOf(table().querySelector('caption'))).toBe('Telefonassistenz 900 € Einrichtung, einmalig')
    expect(wordsOf(table().querySelector('.note'))).toBe(
      'KI und regulär pro Minute, Einrichtung einmalig. Alle Preise exkl. USt. Nur für Unternehmen.',
    )
  })
})
