import { describe, expect, it } from 'vitest'
import { savingsPercent } from '../../components/PriceTable/savings'
import { wordsOf } from '../support/delivered'
import { readText, render } from '../support/render-box'

const table = (...rows: string[]) => `<PriceTable caption="Telefonassistenz">

| Leistung | Art | Einrichtung | KI | Regulär |
| --- | --- | ---: | ---: | ---: |
${rows.join('\n')}

</PriceTable>`
const booking = '| Terminbuchung | Inbound | 1500 € | 0,80 € | 3,50 € |'
const sales = '| Verkaufsgespräche | Outbound | 1.500 € | 1,00 € | 3,00 € |'

describe('savings', () => {
  // The ten rows of specification section 9.
  it.each([
    [0.75, 1.5, 50],
    [0.75, 2, 63],
    [1, 3, 67],
    [0.8, 3.5, 77],
    [0.8, 1.7, 53],
    [0.75, 2.5, 70],
    [0.8, 2.5, 68],
    [0.75, 1.8, 58],
    [1.2, 3.5, 66],
  ])('%f against %f is %i percent', (aiPrice, regularPrice, percent) => {
    expect(savingsPercent({ aiPrice, regularPrice })).toBe(percent)
  })
})

describe('PriceTable', () => {
  it('reads every row into typed amounts', () => {
    expect(readText(table(sales)).boxes[0]?.props.rows).toEqual([
      { service: 'Verkaufsgespräche', type: 'Outbound', setup: 1500, aiPrice: 1, regularPrice: 3 },
    ])
  })

  it('shows a row under its header with both prices and the savings, each cell labelled for phones', () => {
    const row = render(table(booking)).querySelector('tbody tr')
    expect(row?.querySelector('th')?.getAttribute('scope')).toBe('row')
    expect(wordsOf(row?.querySelector('th') ?? null)).toBe('Terminbuchung Inbound, 1.500 € Einrichtung')
    expect(row?.querySelectorAll('td').map(cell => [cell.getAttribute('data-label'), wordsOf(cell)])).toEqual([
      ['Mit KI', '0,80 €'],
      ['Regulär', '3,50 €'],
      ['Ersparnis', '77 %'],
    ])
  })

  it('says above the table what all rows share, and below it the condition', () => {
    const html = render(table(booking, sales))
    expect(wordsOf(html.querySelector('caption'))).toContain('1.500 € Einrichtung, einmalig je Leistung')
    expect(wordsOf(html.querySelector('.note'))).toBe(
      'Alle Preise exkl. USt., Angebot für Unternehmen, KI und regulär pro Minute, Einrichtung einmalig.',
    )
  })

  it('leaves setup fees that differ to the rows', () => {
    const html = render(table(booking, '| Umfragen | Outbound | 900 € | 0,75 € | 1,80 € |'))
    expect(wordsOf(html.querySelector('caption'))).toBe('Telefonassistenz')
    expect(html.querySelectorAll('tbody th small').map(wordsOf)).toEqual([
      'Inbound, 1.500 € Einrichtung',
      'Outbound, 900 € Einrichtung',
    ])
  })

  it('names the cell, the column or the head that does not fit', () => {
    expect(readText(table('| Umfragen | Beides | 1500 € | 0.75 | 1,80 € |')).sentences).toEqual([
      '5: In der Spalte Art steht „Beides“. Erwartet wird „Inbound“ oder „Outbound“.',
      '5: In der Spalte KI steht „0.75“. Schreiben Sie 0,75 €.',
    ])
    expect(readText(table(booking).replace('Regulär', 'Normal')).problems.map(problem => problem.kind)).toEqual([
      'table-head',
    ])
    expect(readText('<PriceTable>\n\nText\n\n</PriceTable>').problems.map(problem => problem.kind)).toEqual([
      'missing-attribute',
      'expected',
    ])
  })
})
