import { describe, expect, it } from 'vitest'
import { indexPage } from '../../../renderer/output/page-index'
import { textOf } from '../../../renderer/output/text-of'

const text = (html: string) => textOf(indexPage(`<main>${html}</main>`).main)

describe('the words of an element', () => {
  it('have a line for each block, and none for a block in a block', () => {
    expect(text('<div><p>Eins</p><ul><li>Zwei</li> <li>Drei</li></ul></div>Vier<br>Fünf')).toBe(
      'Eins\nZwei\nDrei\nVier\nFünf',
    )
  })

  it('are parted by one space, however the HTML was broken into lines', () => {
    expect(text('<p>Ein \n\t Satz,\n  <em>betont</em>  und zu Ende. </p>')).toBe('Ein Satz, betont und zu Ende.')
  })

  it('are two where boxes stand side by side, one where letters only look different', () => {
    expect(text('<p><b>500 €</b><span>zzgl.</span></p>')).toBe('500 € zzgl.')
    expect(text('<p><b>KI</b>-Assistent, <em>voll</em>ständig</p>')).toBe('KI-Assistent, vollständig')
  })

  it('keep the spaces that hold a figure and its unit together', () => {
    expect(text('<p>500\u00a0€</p>')).toBe('500\u00a0€')
  })
})
