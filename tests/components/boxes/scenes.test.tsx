import { expect, it } from 'vitest'
import { render } from '../../support/render-box'

it('the team shows when each of them is at work, where that is said', () => {
  const team = render(`<Team>

- **9:15 Phonix, Telefon.** Hebt ab.
- **Luigi, Gastronomie.** Nimmt Bestellungen auf.

</Team>`)
  expect(team.querySelectorAll('time').map(time => time.getAttribute('datetime'))).toEqual([
    '09:15',
  ])
  expect(team.querySelectorAll('h3 a').map(link => link.getAttribute('href'))).toEqual([
    '/assistants/phonix',
    '/assistants/luigi',
  ])
})

it('a closing may have a button that opens Emilia, before its links', () => {
  const closing = render(`<CtaBanner ask="Emilia fragen">

## Fragen

Wir antworten.

[Kontakt](/kontaktinformationen)

</CtaBanner>`)
  const [first, second] = closing.querySelectorAll('.button')
  expect(first?.getAttribute('data-ask')).toBe('')
  expect(first?.text).toBe('Emilia fragen')
  expect(second?.getAttribute('href')).toBe('/kontaktinformationen')
})
