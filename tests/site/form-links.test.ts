import { describe, expect, it } from 'vitest'
import { contentRoutes, routes, tiers } from '../specification/agreed'
import { delivered } from '../support/delivered'
import { wordsOf } from '../support/words'

const [basic, pro, enterprise] = tiers.map(({ name }) => name)

const FORM = /^\/(?:trial|kontaktinformationen)(?:\?|$)/

/** What the buttons of a part of a page bring to a form, once each: `Jetzt starten -> /trial branche=hotels paket=BASIC`. */
function brought(route: string, selector: string): string[] {
  const links = delivered(route).main.querySelectorAll(selector)
  const leads = links.flatMap(link => {
    const href = link.getAttribute('href') ?? ''
    if (!FORM.test(href)) return []
    const { pathname, searchParams } = new URL(href, 'https://x')
    const values = [...searchParams].map(([name, value]) => ` ${name}=${value}`)
    return `${wordsOf(link)} -> ${pathname}${values.join('')}`
  })
  return [...new Set(leads)]
}

describe('buttons bring along to the forms', () => {
  it.each([
    ['/assistants/luigi', 'branche=gastronomy betreff=Luigi', 'Luigi'],
    ['/assistants/selina', 'branche=medical betreff=Selina, Ordination', 'Selina, Ordination'],
    ['/ki-telefon-callcenter', 'betreff=Phonix', 'Phonix'],
    ['/ki-feedback-loesung-whatsapp', 'branche=feedback betreff=Feedback', 'Feedback'],
    ['/ki-im-autohaus', 'branche=automotive', 'Autohaus'],
  ])('%s: its industry and its assistant', (route, trial, topic) => {
    const demo = `Demo anfordern -> /trial ${trial}`
    expect(brought(route, '.hero .button-row a')).toContain(demo)
    expect(brought(route, '.cta-banner .button-row a')).toEqual([
      demo,
      `Kontakt aufnehmen -> /kontaktinformationen betreff=Anfrage: ${topic}`,
    ])
  })

  it.each([
    ['/', '.pricing-tiers a', ''],
    ['/ki-im-autohaus', '.pricing-tiers a', 'branche=automotive '],
    ['/ki-loesungen-arztpraxis', '.pricing-tiers a', 'branche=medical '],
    ['/ki-loesungen-gastronomie', '.pricing-tiers a', 'branche=gastronomy '],
    ['/ki-whatsapp-hotels-airbnb', '.package-comparison a', 'branche=hotels '],
    ['/ki-beauty-wellnes', '.package-comparison a', 'branche=beauty '],
  ])('%s: each package', (route, selector, industry) => {
    const buttons = brought(route, selector).map(link => link.replace(/ mit [A-Z]+ /, ' '))
    expect(buttons).toEqual([
      `Jetzt starten -> /trial ${industry}paket=${basic}`,
      `Jetzt durchstarten -> /trial ${industry}paket=${pro}`,
      `Kontakt aufnehmen -> /trial ${industry}paket=${enterprise}`,
    ])
  })

  it('home: the calculator brings the package that it counts with', () => {
    expect(brought('/', '.calculator a')).toEqual([`Jetzt durchstarten -> /trial paket=${pro}`])
  })

  it('videos and trainings: each offer', () => {
    const videos = '/services/ki-avatar-produkt-videos-erstellen'
    expect(brought(videos, '.offer-cards a')).toEqual([
      'Basic anfragen -> /kontaktinformationen betreff=Anfrage: Produktvideos, Basic',
      'Professional anfragen -> /kontaktinformationen betreff=Anfrage: Produktvideos, Professional',
      'Enterprise anfragen -> /kontaktinformationen betreff=Anfrage: Produktvideos, Enterprise',
    ])
    expect(brought('/training', '.offer-cards a')).toContain(
      'Coaching anfragen -> /kontaktinformationen betreff=Anfrage: KI-Training, 1:1-Coaching',
    )
  })

  it('nothing from pages that tell nothing, and nothing from the header', () => {
    expect(brought('/', '.hero .button-row a')).toEqual([
      'Demo anfordern -> /trial',
      'Kontakt -> /kontaktinformationen',
    ])
    const demo = delivered('/assistants/luigi').document.querySelector('header .menu-demo')
    expect(demo?.getAttribute('href')).toBe('/trial')
  })
})

it.each(contentRoutes)(
  '%s: buttons to the forms have one label a destination, but for packages and offers, and no two of a closing lead to one address',
  route => {
    const buttons = brought(route, '.button-row a, .card-links a')
    const places = buttons.map(link => link.split(' -> ')[1])
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
    const closing = delivered(route).main.querySelectorAll('.cta-banner a.button')
    expect(new Set(closing.map(link => link.getAttribute('href'))).size).toBe(closing.length)
  },
)

it('an assistant and the product that it does the work of are one click apart', () => {
  const leads = (from: string, to: string) =>
    delivered(from).main.querySelector(`.hero a[href="${to}"]`) !== null
  const pairs = [
    ['/ki-telefon-callcenter', '/assistants/phonix'],
    ['/ki-terminverwaltung-whatsapp', '/assistants/sabine'],
    ['/ki-vertriebs-assistent', '/assistants/roberto'],
  ] as const
  expect(routes.products).toEqual(expect.arrayContaining(pairs.map(([product]) => product)))
  for (const [product, assistant] of pairs)
    expect([product, leads(product, assistant), leads(assistant, product)]).toEqual([
      product,
      true,
      true,
    ])
})
