import { expect, it } from 'vitest'
import { delivered, now } from '../support/delivered'
import { linksOf } from '../support/words'
import { routes } from './agreed'

const [trial, contactPage] = [now('/trial'), now('/kontaktinformationen')]
const demo = `Demo anfordern -> ${trial}`
const contact = `Kontakt aufnehmen -> ${contactPage}`
/** Without what travels along to a form: that, and the buttons of packages and offers, are in tests/site/form-links.test.ts. */
const links = (route: string, selector = 'main') =>
  delivered(route)
    .document.querySelectorAll(selector)
    .flatMap(linksOf)
    .map(link => link.replace(/\?[^#?]*$/, ''))

it('home: the tiles lead to the industries', () => {
  expect(links('/')).toEqual(
    expect.arrayContaining([
      `Automotive -> ${now('/ki-im-autohaus')}`,
      `Gesundheit -> ${now('/ki-loesungen-arztpraxis')}`,
      `Gastronomie -> ${now('/ki-loesungen-gastronomie')}`,
      `Hotellerie -> ${now('/ki-whatsapp-hotels-airbnb')}`,
      `Beauty -> ${now('/ki-beauty-wellnes')}`,
    ]),
  )
})

it.each([...routes.industries, ...routes.packages, ...routes.products, ...routes.assistants])(
  '%s: the hero offers a demo, and the closing banner demo and contact',
  route => {
    expect(links(route, '.hero')).toContain(demo)
    expect(links(route, '.cta-banner')).toEqual(expect.arrayContaining([demo, contact]))
  },
)

it.each(routes.services)('%s: the calls to action lead to the contact page', route => {
  const calls = links(route).filter(link =>
    /^(Beratungsgespräch vereinbaren|Jetzt unverbindlich anfragen) ->/.test(link),
  )
  expect(calls.length).toBeGreaterThanOrEqual(2)
  expect(calls.filter(link => !link.endsWith(`-> ${contactPage}`))).toEqual([])
})

it('videos: the hero leads to the contact page', () => {
  expect(links('/services/ki-avatar-produkt-videos-erstellen', '.hero')).toContain(
    `Beratungsgespräch vereinbaren -> ${contactPage}`,
  )
})

it('trial: the main button scrolls to the form, the second link goes to the contact page', () => {
  const [first = '', second = ''] = links('/trial', '.cta-banner')
  expect(first).toMatch(/ -> #formular$/)
  expect(delivered('/trial').document.querySelector('form')?.id).toBe('formular')
  expect(second.endsWith(` -> ${contactPage}`)).toBe(true)
})
