import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { render } from '../../support/render-box'
import { wordsOf } from '../../support/words'

const exampleOf = (tag: string) =>
  readFileSync(`components/boxes/${tag}/${tag}.example.mdx`, 'utf8')

/** Letters and digits only: how a line is set in the page is the exhibit's affair. */
const letters = (text = '') => text.replace(/[^\p{L}\p{N}]/gu, '')

it.each(['ChatDemo', 'Listing'])('<%s> shows its lines whole, in their order', tag => {
  const page = render(exampleOf(tag))
  const lines = [...exampleOf(tag).matchAll(/^- (.*)$/gm)].map(([, line = '']) =>
    letters(line.replace(/^\*\*[^*]+:\*\*/, '')),
  )
  for (const extra of page.querySelectorAll('[aria-hidden], .visually-hidden')) extra.remove()
  const lettersShown = page.querySelectorAll('li').map(item => letters(item.text))
  expect(lettersShown.filter(Boolean)).toEqual(lines)
})

describe('<ChatDemo>', () => {
  const call = render(
    '<ChatDemo assistant="Phonix" channel="Telefon" time="12:40 Uhr" result="Termin am Donnerstag">\n\n- **Anruferin:** Haben Sie Zeit?\n- **Phonix:** Ja, hier ist die KI. Am Donnerstag.\n\n</ChatDemo>',
  )

  it('says who speaks, when, and what comes of it', () => {
    const speakers = call.querySelectorAll('.bubble .visually-hidden').map(({ text }) => text)
    expect(speakers).toEqual(['Anruferin: ', 'Phonix: '])
    expect(call.querySelectorAll('.bubble-out')).toHaveLength(1)
    expect(letters(call.querySelector('.chat-demo-foot')?.text)).toContain('Telefon1240Uhr')
    expect(letters(call.querySelectorAll('li').at(-1)?.text)).toBe('ErgebnisTerminamDonnerstag')
  })

  it('leads to where one writes with the assistant', () => {
    const link = call.querySelector('a')
    expect([link?.text, link?.getAttribute('href')]).toEqual([
      'Phonix ausprobieren',
      '/assistants/phonix#schreiben',
    ])
  })
})

it('<Sheets> puts lines on the sheet under whose name they stand', () => {
  const sheets = render(exampleOf('Sheets')).querySelectorAll('.sheets > li')
  expect(sheets.map(sheet => wordsOf(sheet.querySelector('h3')))).toEqual(['Bühne 1', 'Bühne 2'])
  expect(sheets.map(sheet => sheet.querySelectorAll('.rows > li').length)).toEqual([2, 1])
})

it('<Team> shows when each of them is at work, where that is said', () => {
  const team = render(
    '<Team>\n\n- **9:15 Phonix, Telefon.** Hebt ab.\n- **Luigi, Gastronomie.** Nimmt Bestellungen auf.\n\n</Team>',
  )
  const times = team.querySelectorAll('time').map(time => time.getAttribute('datetime'))
  expect(times).toEqual(['09:15'])
  const links = team.querySelectorAll('h3 a').map(({ attributes }) => attributes.href)
  expect(links).toEqual(['/assistants/phonix', '/assistants/luigi'])
})

it('<Faq> opens natively, each question at its own address', () => {
  const html = render('<Faq>\n\n### Was kostet das?\n\nAb 500 €.\n\n</Faq>')
  expect(wordsOf(html.querySelector('.faq details > summary h3'))).toBe('Was kostet das?')
  // Browsers open a fold for who follows a link to something in it.
  expect(wordsOf(html.querySelector('.faq details #was-kostet-das'))).toBe('Ab 500 €.')
})
