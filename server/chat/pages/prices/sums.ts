import type { Offer } from '../../../../shared/messages'
import { euro } from '../../../../shared/money'
import { matcherOf, plainWords } from '../phrases'
import { wordsOf } from '../words'
import { figureOf } from './counts'
import { priceOf } from './offers'

const asksAll = matcherOf(['alle drei', 'alle zusammen', 'alles zusammen', 'jeden davon'])
const part = /\s*(?:,|\+|\bund\b|\bplus\b)\s*/i

/** So many of one offer. */
type Item = { offer: Offer; count: number }

/**
 * „Zwei Anfänger und ein Coaching“, „alle drei“: what several trainings or videos cost together.
 * @param nameIn the offers that a text names
 * @returns undefined where not two of them are meant, or one has no price
 */
export function sumSentence(
  question: string,
  offers: readonly Offer[],
  nameIn: (text: string) => readonly Offer[],
): string | undefined {
  const items = asksAll(plainWords(question))
    ? offers.map((offer): Item => ({ offer, count: 1 }))
    : itemsIn(question, nameIn)
  if (new Set(items.map(({ offer }) => offer)).size < 2) return undefined
  const amounts = items.map(({ offer, count }) => (unitPriceOf(offer) ?? Number.NaN) * count)
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  if (Number.isNaN(sum)) return undefined
  const told = items.map(({ offer, count }) => {
    const price = euro(unitPriceOf(offer) ?? 0)
    return count === 1 ? `${offer.name} ${price}` : `${offer.name} ${count} × ${price}`
  })
  return `Zusammen kostet das ${euro(sum)} (${told.join(', ')}).`
}

function itemsIn(question: string, nameIn: (text: string) => readonly Offer[]): Item[] {
  return question.split(part).flatMap(text => {
    const [offer, ...others] = nameIn(text)
    const count = wordsOf(text).flatMap(word => figureOf(word) ?? [])[0] ?? 1
    return offer && others.length === 0 ? [{ offer, count }] : []
  })
}

function unitPriceOf(offer: Offer): number | undefined {
  return priceOf(offer, offer.group === 'training' ? 'person' : 'video')
}
