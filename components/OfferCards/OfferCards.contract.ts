import { maybe, price, text } from '../attributes'
import { boxes } from '../parts/box'
import { heading } from '../parts/heading'
import { actions, prose } from '../parts/prose'
import { contract } from '../shapes'

export const offer = contract({
  purpose: 'Ein Angebot mit eigenem Preis.',
  inside: ['OfferCards'],
  attributes: {
    price: price('Der Preis, z. B. 990 € oder auf Anfrage'),
    unit: maybe(text('Wofür der Preis gilt, z. B. pro Person')),
    badge: maybe(text('Ein Wort, das es hervorhebt, z. B. EMPFOHLEN')),
  },
  content: { heading: heading(3), body: prose('ein bis zwei Sätze oder eine Liste'), actions: actions() },
})

export const offerCards = contract({
  purpose: 'Zwei bis drei Angebote mit eigenen Preisen, etwa Trainings oder Videopakete.',
  avoid: 'Für BASIC, PRO und ENTERPRISE nehmen Sie <PricingTiers>.',
  attributes: {},
  content: { offers: boxes('Offer', offer) },
})
