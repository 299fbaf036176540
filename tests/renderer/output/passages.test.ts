import { expect, it } from 'vitest'
import { indexPage } from '../../../renderer/output/page-index'
import { passagesOf } from '../../../renderer/output/passages'

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

it('begins a passage at each heading, under the place where it stands', () => {
  const html =
    '<h1 id="t">Titel</h1><p>Vorspann.</p><section><h2 id="a">Erstens</h2><p>Eins.</p><h3>Ohne Platz</h3><p>Zwei.</p></section><h2 id="leer">Leer</h2>'
  expect(passages(html)).toEqual([
    { url: '/x', page: 'X', heading: 'Titel', text: 'Vorspann.' },
    { url: '/x#a', page: 'X', heading: 'Erstens', text: 'Eins.' },
    { url: '/x#a', page: 'X', heading: 'Ohne Platz', text: 'Zwei.' },
  ])
})

it('finds headings and lists in boxes within boxes', () => {
  const html = '<div><div><div><h2 id="a">Tief</h2></div><div><ul><li>Eins.</li></ul></div></div></div>'
  expect(passages(html)).toEqual([{ url: '/x#a', page: 'X', heading: 'Tief', text: '- Eins.' }])
})

it('says under the title of the page what stands before any heading', () => {
  expect(passages('lose Worte<p>Ein Satz.</p>')).toEqual([
    { url: '/x', page: 'X', heading: 'X', text: 'lose Worte\nEin Satz.' },
  ])
})

it.each([
  'class="visually-hidden"',
  'aria-hidden="true"',
  'class="button a"',
  'class="chat-demo"',
  'class="exhibit"',
  'class="quotes"',
])('passes over what says nothing, or nothing that is true: %s', attributes => {
  expect(passages(`<p>Wahr.</p><div ${attributes}>Schein.</div>`).map(({ text }) => text)).toEqual(['Wahr.'])
})

it('makes a line of each row, with the head of each column before its cell', () => {
  const [passage] = passages(
    '<table><thead><tr><th>Leistung</th><th>Art</th><th></th></tr></thead><tbody><tr><th>Termin<br>buchung</th><td>Inbound</td><td>0,80 €</td></tr></tbody></table>',
  )
  expect(passage?.text).toBe('Termin buchung: Art Inbound, 0,80 €')
})
