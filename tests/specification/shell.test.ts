import { describe, expect, it } from 'vitest'
import { delivered, now } from '../support/delivered'
import { linksOf, wordsOf } from '../support/words'
import { allRoutes, copyrightYear, expectFigure, routes } from './agreed'

const industries = [...routes.industries, ...routes.packages]
const apps = [
  '/ki-telefon-callcenter',
  '/ki-terminverwaltung-whatsapp',
  '/ki-vertriebs-assistent',
  '/ki-feedback-loesung-whatsapp',
  '/assistants/luigi',
  '/assistants/sam',
].map(now)
const services = [...routes.services, now('/training')]

const header = (route: string) => delivered(route).document.querySelector('header')!
const footer = (route: string) => delivered(route).document.querySelector('footer')!

/** Addresses of a dropdown of the header, by its button; editors may add others. */
function menu(route: string, label: string): string[] {
  const button = header(route)
    .querySelectorAll('button[aria-controls]')
    .find(element => wordsOf(element) === label)
  const panel = delivered(route).document.getElementById(
    button?.getAttribute('aria-controls') ?? '',
  )
  return panel?.querySelectorAll('a').map(link => link.getAttribute('href') ?? '') ?? []
}

/** Header and footer as they are on every page: only the link to the page itself and its menu are marked. */
const shell = (route: string) =>
  [header(route), footer(route)].map(part => part.toString().replaceAll(/ aria-current="\w+"/g, ''))

it.each([...allRoutes, '/404'])('%s has the header and the footer of all pages', route => {
  expect(shell(route)).toEqual(shell('/'))
})

it.each([...allRoutes, '/404'])('%s has Emilia, and a way without JavaScript', route => {
  const button = delivered(route).document.querySelector('button.chat-launcher')
  const name = button?.getAttribute('aria-label') ?? wordsOf(button)
  expect(name).toContain('Fragen Sie Emilia!')
  expect(delivered(route).html).toMatch(/<noscript><a[^>]*href="\/kontaktinformationen"/)
})

describe('specification 2: the shell of every page', () => {
  const route = '/'

  it('has a logo that leads home, Kontakt and Demo anfordern', () => {
    const home = header(route).querySelector('a[href="/"]')
    expect(home?.querySelector('[aria-label="4xDU"]')).toBeTruthy()
    expect(linksOf(header(route))).toEqual(
      expect.arrayContaining([
        `Kontakt -> ${now('/kontaktinformationen')}`,
        `Demo anfordern -> ${now('/trial')}`,
      ]),
    )
  })

  it('has three menus: Branchenlösungen, Produkte with six named apps, IT-Dienstleistungen', () => {
    for (const [label, specified] of [
      ['Branchenlösungen', industries],
      ['Produkte', apps],
      ['IT-Dienstleistungen', services],
    ] as const) {
      const paths = menu(route, label)
      expect(paths.filter(path => specified.includes(path))).toEqual(specified)
    }
  })

  it('ends with who we are, how to reach us, and the law', () => {
    const links = linksOf(footer(route))
    const words = wordsOf(footer(route))
    expect(links.filter(link => / -> mailto:\S+@\S+/.test(link))).toHaveLength(1)
    expect(links.filter(link => / -> tel:\+43\d+/.test(link))).toHaveLength(1)
    // While a profile is a placeholder, its link leads to a reserved name and no real host.
    expect(links.join()).toMatch(/YouTube -> https:\/\/(www\.youtube\.com|youtube\.example)\//)
    expect(links.join()).toMatch(/LinkedIn -> https:\/\/(www\.linkedin\.com|linkedin\.example)\//)
    expect(links).toEqual(
      expect.arrayContaining([
        `AGB -> ${now('/agb')}`,
        `Datenschutz -> ${now('/datenschutz')}`,
        `Impressum -> ${now('/impressum')}`,
      ]),
    )
    expect(words).toContain('Made in Austria')
    expectFigure(words).toContain(`Copyright ${copyrightYear} 4xDU`)
    expect(words).toContain('Wir bauen KI-Assistenten')
    expect(footer(route).querySelectorAll('nav h2').length).toBeGreaterThanOrEqual(3)
  })
})
