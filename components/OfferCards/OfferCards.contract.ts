import { maybe, price, text } from '../attributes'
import { readEuro } from '../euro'
import { boxes } from '../parts/box'
import { heading } from '../parts/heading'
import { actions, prose } from '../parts/prose'
import { linesOf, plainText } from '../rich-text'
import { contract } from '../shapes'
import { priceNote } from '../tiers'

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
  content: { offers: boxes('Offer', offer) },
  words: ({ offers }, { prices }) => [
    ...offers.map(({ heading, price, unit, body }) => ({
      heading: plainText(heading.content),
      anchor: heading.id,
      lines: [[price, unit].filter(Boolean).join(' '), ...linesOf(body)],
    })),
    { lines: [priceNote(prices)] },
  ],
  offers: ({ offers }, { prices: { condition } }) => {
    // All cards of a box are of one kind: one on request, without a unit, takes it from the others.
    const isTraining = offers.some(({ unit }) => unit?.startsWith('pro Person'))
    return offers.map(({ heading, price, body }) => {
      const euro = readEuro(price)
      return {
        group: isTraining ? ('training' as const) : ('video' as const),
        name: plainText(heading.content),
        prices: euro === undefined ? [] : [{ euro, per: isTraining ? ('person' as const) : ('video' as const) }],
        condition,
        features: body.flatMap(block => (block.kind === 'p' ? [] : block.items.map(plainText))),
      }
    })
  },
})
