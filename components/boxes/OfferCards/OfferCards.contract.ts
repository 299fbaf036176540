import type { Offer, Price } from '../../../shared/messages'
import { readEuro } from '../../../shared/money'
import { choice, maybe, price, text } from '../../contract/attributes'
import { nestedBoxes } from '../../contract/parts/box'
import { heading } from '../../contract/parts/heading'
import { actions, prose } from '../../contract/parts/prose'
import { inlineText, linesOf } from '../../contract/rich-text'
import { contract } from '../../contract/shapes'
import { priceNote } from '../../facts/tiers'

/** What is sold in cards, and the unit that its prices are for. */
const KINDS = {
  Training: { group: 'training', unit: 'pro Person', per: 'person' },
  Video: { group: 'video', unit: 'pro Video', per: 'video' },
} as const satisfies Record<string, { group: Offer['group']; unit: string; per: Price['per'] }>
type Kind = keyof typeof KINDS

/** `pro Person`; words such as „auf Anfrage“ have no unit. */
export function unitOf(kind: Kind, price: string): string {
  return /\d/.test(price) ? KINDS[kind].unit : ''
}

export const offer = contract({
  purpose: 'Ein Angebot mit eigenem Preis.',
  inside: ['OfferCards'],
  attributes: {
    price: price('Der Preis, z. B. 990 € oder auf Anfrage'),
    badge: maybe(text('Ein Wort, das es hervorhebt, z. B. EMPFOHLEN')),
  },
  content: {
    heading: heading(3),
    body: prose('ein bis zwei Sätze oder eine Liste'),
    actions: actions(),
  },
})

export const offerCards = contract({
  purpose: 'Am besten zwei bis drei Angebote mit eigenen Preisen, etwa Trainings oder Videopakete.',
  avoid: 'Für BASIC, PRO und ENTERPRISE nehmen Sie <PricingTiers>.',
  styles: ['ui/price-card'],
  attributes: { of: choice('Was hier verkauft wird', Object.keys(KINDS) as Kind[]) },
  content: { offers: nestedBoxes('Offer', offer) },
  words: ({ of, offers }, { prices }) => [
    ...offers.map(({ heading, price, body }) => ({
      heading: inlineText(heading.content),
      anchor: heading.id,
      lines: [`${price} ${unitOf(of, price)}`.trim(), ...linesOf(body)],
    })),
    { lines: [priceNote(prices)] },
  ],
  offers: ({ of, offers }, { prices: { condition } }) => {
    const { group, per } = KINDS[of]
    return offers.map(({ heading, price, body }) => {
      const euro = readEuro(price)
      const features = body.flatMap(block =>
        block.kind === 'p' ? [] : block.items.map(inlineText),
      )
      return {
        group,
        name: inlineText(heading.content),
        prices: euro === undefined ? [] : [{ euro, per }],
        condition,
        features,
        days: numberIn(/(\d+)\sTage/, features),
        mostPersons: numberIn(/Höchstens\s(\d+)\sPersonen/, features),
      }
    })
  },
})

const numberIn = (pattern: RegExp, lines: readonly string[]): number | undefined =>
  Number(pattern.exec(lines.join('\n'))?.[1]) || undefined
