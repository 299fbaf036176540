import { expect, it } from 'vitest'
import { indexPage } from '../../renderer/output/page-index'
import { passagesOf } from '../../renderer/output/passages'

const passages = (html: string) => passagesOf({ url: '/x', title: 'X' }, indexPage(`<main>${html}</main>`).main)

it('tells what the ticks of a table stand for', () => {
  const tick = (word: string) => `<td><span class="visually-hidden">${word}</span><svg aria-hidden="true"></svg></td>`
  const [passage] = passages(
    `<h2 id="p">Pakete</h2><table><caption class="visually-hidden">Vergleich</caption><thead><tr><th>Leistung</th><th>BASIC</th><th>PRO</th></tr></thead>` +
      `<tbody><tr><th>Telefon</th>${tick('nein')}${tick('ja')}</tr></tbody></table>`,
  )
  expect(passage?.text).toBe('Telefon: BASIC nein, PRO ja')
})

it('marks the points of a list, so that a quote sees where it ends', () => {
  const [passage] = passages(
    '<h2 id="l">Fälle</h2><p>Nur in zwei:</p><ul><li>Erstens.</li><li>Zweitens.</li></ul><p>Sonst nie.</p>',
  )
  expect(passage?.text).toBe('Nur in zwei:\n- Erstens.\n- Zweitens.\nSonst nie.')
})
