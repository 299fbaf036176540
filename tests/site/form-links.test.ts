import { expect, it } from 'vitest'
import { tiers } from '../specification/agreed'
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

it.each([
  ['/assistants/luigi', 'Demo anfordern -> /trial branche=gastronomy betreff=Luigi'],
  ['/assistants/luigi', 'Kontakt aufnehmen -> /kontaktinformationen betreff=Anfrage: Luigi'],
  ['/assistants/selina', 'Demo anfordern -> /trial branche=medical betreff=Selina, Ordination'],
  ['/ki-telefon-callcenter', 'Demo anfordern -> /trial betreff=Phonix'],
  ['/ki-im-autohaus', 'Demo anfordern -> /trial branche=automotive'],
  ['/ki-im-autohaus', 'Kontakt aufnehmen -> /kontaktinformationen betreff=Anfrage: Autohaus'],
  [
    '/training',
    'Coaching anfragen -> /kontaktinformationen betreff=Anfrage: KI-Training, 1:1-Coaching',
  ],
  [
    '/services/ki-avatar-produkt-videos-erstellen',
    'Basic anfragen -> /kontaktinformationen betreff=Anfrage: Produktvideos, Basic',
  ],
  // Home tells nothing of its visitors.
  ['/', 'Demo anfordern -> /trial'],
])('%s: %s', (route, link) => {
  expect(brought(route, 'a')).toContain(link)
})

it.each([
  ['/', '.pricing-tiers a', ''],
  ['/ki-im-autohaus', '.pricing-tiers a', 'branche=automotive '],
  ['/ki-loesungen-arztpraxis', '.pricing-tiers a', 'branche=medical '],
  ['/ki-loesungen-gastronomie', '.pricing-tiers a', 'branche=gastronomy '],
  ['/ki-whatsapp-hotels-airbnb', '.pricing-tiers a', 'branche=hotels '],
  ['/ki-beauty-wellnes', '.pricing-tiers a', 'branche=beauty '],
])('%s: each package', (route, selector, industry) => {
  const buttons = brought(route, selector).map(link => link.replace(/ mit [A-Z]+ /, ' '))
  expect(buttons).toEqual([
    `Jetzt starten -> /trial ${industry}paket=${basic}`,
    `Jetzt durchstarten -> /trial ${industry}paket=${pro}`,
    `Kontakt aufnehmen -> /trial ${industry}paket=${enterprise}`,
  ])
})
