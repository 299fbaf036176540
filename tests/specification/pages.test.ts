import { expect, it } from 'vitest'
import { delivered } from '../support/delivered'
import { eachOf } from '../support/words'
import { routes } from './agreed'

/** Boxes a page must have, as selectors with how many at least. */
const boxes: Record<string, Record<string, number>> = {
  '/': { '.hero': 1, '.tiles a': 4, '.quote': 3, '.pricing-tiers': 1, '.cta-banner': 1 },
  '/ki-whatsapp-hotels-airbnb': {
    '.chat-demo': 1,
    'video[data-in-view]': 1,
    '.steps > li': 4,
    '.pricing-tiers .price-card': 3,
    '.cta-banner': 1,
  },
  '/ki-beauty-wellnes': {
    '.chat-demo': 1,
    '.feature-card': 3,
    '.pricing-tiers .price-card': 3,
    '.cta-banner': 1,
  },
  '/kontaktinformationen': { '.quote': 1, '.contact-details': 1, '.opening-hours': 1, form: 1 },
  '/trial': { '.feature-card': 3, '.quote': 2, 'video[data-in-view]': 1, form: 1 },
  '/ki-feedback-loesung-whatsapp': { '.steps > li': 3 },
  '/ki-terminverwaltung-whatsapp': { '.chat-demo': 1 },
  '/services/technische-ki-beratung-und-softwareentwicklung-mit-ki': {
    '.feature-card': 3,
    '.steps > li': 4,
  },
  '/services/ki-avatar-produkt-videos-erstellen': {
    '.feature-card': 3,
    '.offer-cards .price-card': 3,
  },
}
const industry = {
  '.hero .chat-demo': 1,
  '.picture': 1,
  '.problem-solution': 1,
  '.steps': 1,
  '.pricing-tiers': 1,
  '.cta-banner': 1,
}

function tooFew(route: string, wanted: Record<string, number>): string[] {
  const count = (selector: string) => delivered(route).main.querySelectorAll(selector).length
  return Object.entries(wanted)
    .filter(([selector, least]) => count(selector) < least)
    .map(([selector, least]) => `${selector}: ${count(selector)} of ${least}`)
}

it.each(Object.keys(boxes))('%s has its parts', route => {
  expect(tooFew(route, boxes[route] ?? {})).toEqual([])
})

it.each(routes.industries)('%s has the parts of an industry', route => {
  expect(tooFew(route, industry)).toEqual([])
})

it.each(routes.assistants)('%s introduces its assistant', route => {
  const name = new RegExp(route.split('/').at(-1)!, 'i')
  expect(eachOf(delivered(route).main, 'h1')[0]).toMatch(name)
  expect(delivered(route).text).toMatch(/KI/)
  expect(
    tooFew(route, {
      '.hero': 1,
      '.exhibit': 1,
      // A whole short talk, also without a script.
      '.try-it-chat .conversation-line': 4,
      li: 6,
      '.cta-banner': 1,
    }),
  ).toEqual([])
  expect(eachOf(delivered(route).main, '.try-it-chat').join(' ')).toMatch(name)
  // The slip is whole; of the talk the page shows some lines.
  const said = eachOf(delivered(route).main, '.try-it-chat .conversation-own')
  expect(said.length).toBeGreaterThan(1)
  expect(eachOf(delivered(route).main, '.try-it-slip dd').length).toBeGreaterThanOrEqual(
    said.length,
  )
})

it.each(['/ki-whatsapp-hotels-airbnb', '/trial'])(
  '%s: the video is silent, stoppable, captioned and described',
  route => {
    const { main } = delivered(route)
    const video = main.querySelector('video')!
    for (const flag of ['muted', 'playsinline', 'controls'])
      expect(new RegExp(`\\b${flag}\\b`, 'i').test(video.rawAttrs), flag).toBe(true)
    expect(video.getAttribute('preload')).toBe('none')
    expect(video.querySelectorAll('source')).toHaveLength(2)
    expect(video.querySelector('track[kind=captions]')?.getAttribute('src')).toMatch(/\.vtt$/)
    expect(main.querySelector('button[data-video-toggle]')).toBeTruthy()
    expect(eachOf(main, '.video-in-view-words')[0]?.length).toBeGreaterThan(80)
  },
)

// That each is marked as an example: tests/components/boxes/firm.test.tsx.
it.each([/Zahnpraxis/, /Autohaus/, /Restaurant/])('/ has a quote of %s', business => {
  const quotes = eachOf(delivered('/').main, '.quote')
  expect(quotes.filter(quote => business.test(quote))).toHaveLength(1)
})
