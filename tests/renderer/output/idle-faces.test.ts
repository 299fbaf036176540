import { expect, it } from 'vitest'
import { withoutIdleFaces } from '../../../renderer/output/idle-faces'

const letters = '@font-face{font-family:A;src:url(/a.woff2)}'
const ticks = '@font-face{font-family:A;src:url(/s.woff2);unicode-range:U+2192,U+2713}'
const stars = '@font-face{font-family:A;unicode-range:U+2605-2606;src:url(/t.woff2)}'

it('keeps a font for single signs where the page shows one of them, in its words or in its styles', () => {
  const css = `${letters}${ticks}${stars}p{top:0}`
  expect(withoutIdleFaces(css, '<p>Ja ✓</p>')).toBe(`${letters}${ticks}p{top:0}`)
  expect(withoutIdleFaces(css, '<p>☆ und →</p>')).toBe(css)
  expect(withoutIdleFaces(`${ticks}li{list-style:"✓"}`, '<li>Ja')).toBe(`${ticks}li{list-style:"✓"}`)
})

it('leaves out the others, and never a font for letters', () => {
  expect(withoutIdleFaces(`${ticks}${letters}${stars}p{top:0}`, '<p>Ja</p>')).toBe(`${letters}p{top:0}`)
})

it('keeps what it cannot read', () => {
  const wide = '@font-face{font-family:A;src:url(/w.woff2);unicode-range:U+4??}'
  expect(withoutIdleFaces(wide, '<p>Ja</p>')).toBe(wide)
})
