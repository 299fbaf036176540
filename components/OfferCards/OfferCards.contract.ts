import type { Nodes } from 'mdast'
import type {} from 'mdast-util-mdx'
import type { Offer, Price } from '../../shared/messages'
import { readEuro } from '../../shared/money'
import { choice, maybe, price, text } from '../attributes'
import { nestedBoxes } from '../parts/box'
import { heading } from '../parts/heading'
import { actions, prose } from '../parts/prose'
import { inlineText, linesOf } from '../rich-text'
import { contract, type PropsOf, type Shape } from '../shapes'
import { priceNote } from '../tiers'

/** What is sold in cards, and the unit that its prices are for: what Emilia can say of it. */
const KINDS = {
  Training: { group: 'training', unit: 'pro Person', per: 'person' },
  Video: { group: 'video', unit: 'pro Video', per: 'video' },
} as const satisfies Record<string, { group: Offer['group']; unit: string; per: Price['per'] }>
type Kind = keyof typeof KINDS

const kinds = Object.keys(KINDS) as Kind[]

export const offer = contract({
  purpose: 'Ein Angebot mit eigenem Preis.',
  inside: ['OfferCards'],
  attributes: {
    price: price('Der Preis, z. B. 990 € oder auf Anfrage'),
    unit: maybe(
      choice(
        'Wofür der Betrag gilt; ohne Betrag entfällt es',
        kinds.map(kind => KINDS[kind].unit),
      ),
    ),
    badge: maybe(text('Ein Wort, das es hervorhebt, z. B. EMPFOHLEN')),
  },
  content: {
    heading: heading(3),
    body: prose('ein bis zwei Sätze oder eine Liste'),
    actions: actions(),
  },
})

const cards = nestedBoxes('Offer', offer)

/** The cards; an amount has the unit of what is sold, words such as „auf Anfrage“ have none. */
const offersOfKind: Shape<PropsOf<typeof offer>[]> = {
  says: cards.says,
  read(nodes, reading) {
    const read = cards.read(nodes, reading)
    const kind = kinds.find(name => name === reading.attributes.of)
    for (const [index, { price: written, unit }] of read.value.entries()) {
      const place = nodes[index]
      if (!kind || !written || !place) continue
      const needed = /\d/.test(written) ? KINDS[kind].unit : undefined
      if (unit === needed || (!unit && writes(place, 'unit'))) continue
      const terms = { price: written, unit: unit ?? '' }
      if (needed) reading.report({ ruleId: 'offer-unit', of: kind, ...terms, needed }, place)
      else reading.report({ ruleId: 'offer-unit-only', ...terms }, place)
    }
    return read
  },
}

/** Whether a box has an attribute; one with a value that does not fit is reported already. */
const writes = (node: Nodes, name: string) =>
  node.type === 'mdxJsxFlowElement' &&
  node.attributes.some(attribute => 'name' in attribute && attribute.name === name)

export const offerCards = contract({
  purpose: 'Zwei bis drei Angebote mit eigenen Preisen, etwa Trainings oder Videopakete.',
  avoid: 'Für BASIC, PRO und ENTERPRISE nehmen Sie <PricingTiers>.',
  styles: ['parts'],
  attributes: { of: choice('Was hier verkauft wird', kinds) },
  content: { offers: offersOfKind },
  words: ({ offers }, { prices }) => [
    ...offers.map(({ heading, price, unit, body }) => ({
      heading: inlineText(heading.content),
      anchor: heading.id,
      lines: [[price, unit].filter(Boolean).join(' '), ...linesOf(body)],
    })),
    { lines: [priceNote(prices)] },
  ],
  offers: ({ of, offers }, { prices: { condition } }) => {
    const { group, per } = KINDS[of]
    return offers.map(({ heading, price, body }) => {
      const euro = readEuro(price)
      return {
        group,
        name: inlineText(heading.content),
        prices: euro === undefined ? [] : [{ euro, per }],
        condition,
        features: body.flatMap(block => (block.kind === 'p' ? [] : block.items.map(inlineText))),
      }
    })
  },
})
