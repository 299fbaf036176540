import type { Knowledge } from '../../../shared/messages'
import { asksPrice, isPrice, tellingWords } from '../words'
import { type Around, isShort, type Named } from './around'
import { createPrices, type Priced } from './prices'
import { quote } from './quote'
import { type Card, type Match, pageOf, type Search } from './search'

// A question of more other words may ask for more than a price.
const mostWords = 2

/**
 * Answers a question about prices, where the thing asked for is named or spoken of; undefined where none is asked for, or where
 * a passage answers better.
 * @param answers whether a match answers by itself
 */
export function createAskedPrices(
  knowledge: Knowledge,
  cards: readonly Card[],
  search: Search,
  answers: (match: Match) => boolean,
) {
  const priceOf = createPrices(knowledge)

  /** The card that tells what is sold on one of some pages. */
  function priceCardOf(pages: readonly string[]): Card | undefined {
    const isPriced = ({ heading, text }: Card) =>
      (asksPrice(heading) || text.includes('€ pro')) && /€|Angebot|Preis/.test(text)
    const places = cards.filter(({ url }) => url.includes('#') && pages.includes(pageOf(url)))
    return places.find(isPriced)
  }

  return (
    question: string,
    { industry, product, here, asked = '' }: Around,
    named: Named,
    [best]: readonly Match[],
  ): Priced | undefined => {
    const words = tellingWords(question).filter(word => !isPrice(word))
    const goesOn = words.length <= mostWords && asksPrice(asked) && !asksPrice(question)
    const isPassage = best?.card.kind === 'question' && answers(best)
    if (isPassage && (words.length > mostWords || best.same > best.score)) return undefined
    // „Was kostet ein iPhone?“ is none of ours.
    const isStrange = words.some(word => !/^\d/.test(word) && !search.knows(word))
    if (isStrange && !named.product && !named.industry) return undefined
    const subject = named.product ?? named.industry ?? product ?? industry
    const pages = here && subject?.pages.includes(here) ? [here] : (subject?.pages ?? [])
    const asks = goesOn ? `${question} kostet` : question
    const own = subject && !subject.price && asksPrice(asks) ? priceCardOf(pages) : undefined
    const isByScope = own && subject !== industry && subject !== named.industry
    // A website is quoted by its scope: its page says so.
    const told = isByScope ? undefined : priceOf(asks, subject?.price ? subject : undefined)
    if (told) {
      const url = (own ?? priceCardOf([told.url]))?.url ?? told.url
      return { ...told, url, isClear: told.isClear && words.length <= mostWords }
    }
    if (!own) return undefined
    const content = quote({ card: own, score: 1, same: 0 }, `${question} Preis`, search)
    return { content, url: own.url, isClear: words.length <= mostWords }
  }
}
