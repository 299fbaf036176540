import type { Knowledge } from '../../../shared/messages'
import { type Candidates, type Context, isVerbatim, near } from './candidates'
import { type Card, pageOf } from './cards'
import { quoteCard, tellsAsked } from './quote'
import type { Match, Search } from './search'
import type { Spoken } from './subjects'
import { link } from './talk'
import { type Cited, priceCardOf, pricesIn, type Told } from './told'
import { asksPrice } from './words'

type Parts = {
  cards: readonly Card[]
  search: Search
  candidates: Candidates
  cited: Cited
  unsure: Knowledge['talk']['unsure']
}

/** Answers from the card that fits best: for sure, or shown as what may be meant. */
export function createFromSearch({ cards, search, candidates, cited, unsure }: Parts) {
  const { bestOf, isSure, rivalOf, ownQuestion } = candidates
  const { fromCard } = cited
  const isClear = (question: string, best: Match, content: string, context: Context) =>
    isSure(best, context) && tellsAsked(question, content, best.sameHeading)
  /** @returns undefined where no card comes near */
  return function fromSearch(
    question: string,
    matches: readonly Match[],
    context: Context,
  ): Told | undefined {
    const first = bestOf(question, matches, context)
    const best = first && first.score >= near ? first : ownQuestion(matches, context.here)
    const content = best ? quoteCard(best, question, search) : ''
    if (!best || !content) return undefined
    if (isTold(best, content, question, context.spoken)) {
      const others = matches.filter(({ card }) => card !== best.card)
      return fromSearch(question, others, context)
    }
    const rival = rivalOf(best, matches, context)
    if (rival || !isClear(question, best, content, context))
      return hedged(`${unsure}\n${content}`, best, rival, cited)
    const price = priceBeside(question, best.card, cards)
    return price ? fromCard(price, pricesIn(price)) : fromCard(best.card, content)
  }
}

/** Whether another question got just this answer: nobody wants to read it twice, but who asks in its very words. */
function isTold(best: Match, content: string, question: string, { before, answer }: Spoken) {
  return before !== question && !isVerbatim(best) && Boolean(answer?.includes(content))
}

/** What may be meant, with the other place that may be. */
function hedged(
  content: string,
  { card }: Match,
  rival: Match | undefined,
  { fromCard, titleOf }: Cited,
): Told {
  const told = fromCard(card, content, 'unsure')
  if (!rival) return told
  return { ...told, more: `${told.more} oder ${link(titleOf(rival.card.url), rival.card.url)}` }
}

/** „Was kostet so ein Plan?“: where a passage tells no price, the card of its page that does. */
function priceBeside(question: string, { url, text }: Card, cards: readonly Card[]) {
  const isMissed = asksPrice(question) && !/€|Angebot|kost|Preis/.test(text)
  return isMissed ? priceCardOf(cards, [pageOf(url)]) : undefined
}
