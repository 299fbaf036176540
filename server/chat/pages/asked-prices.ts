import type { Knowledge, Subject } from '../../../shared/messages'
import { asksPrice, isPrice, tellingWords } from '../words'
import { type Around, type Named, together } from './around'
import { isSure, isVerbatim } from './outcomes'
import { createPrices, type Priced } from './prices'
import { quote } from './quote'
import { type Card, type Match, pageOf, type Search } from './search'

// A question of more other words may ask for more than a price.
const mostWords = 2

/** Answers questions about prices, where the thing asked for is named or spoken of. */
export function createAskedPrices(knowledge: Knowledge, cards: readonly Card[], search: Search) {
  const priceOf = createPrices(knowledge)
  const places = cards.filter(({ url }) => url.includes('#'))
  /** The card that tells what is sold on one of some pages. */
  const priceCardOf = (pages: readonly string[]): Card | undefined =>
    places.find(
      ({ url, heading, text }) =>
        pages.includes(pageOf(url)) &&
        (asksPrice(heading) || text.includes('€ pro')) &&
        /€|Angebot|Preis/.test(text),
    )

  /** What costs by its scope, such as a website: its page says so. */
  function byScope(question: string, { price }: Subject, pages: readonly string[]) {
    const card = price ? undefined : priceCardOf(pages)
    if (!card) return undefined
    const content = quote({ card, score: 1, same: 0 }, `${question} Preis`, search)
    return { content, url: card.url, isClear: true }
  }
  function fromTable(question: string, subject: Subject | undefined, pages: readonly string[]) {
    const told = priceOf(question, subject?.price ? subject : undefined)
    const card = priceCardOf(pages) ?? priceCardOf([told?.url ?? ''])
    return told && { ...told, url: card?.url ?? told.url }
  }

  return (
    question: string,
    before: Around,
    named: Named,
    [best]: readonly Match[],
  ): Priced | undefined => {
    const words = tellingWords(question).filter(word => !isPrice(word))
    if (best && isPassage(best, words.length)) return undefined
    const own = named.product ?? named.industry
    // „Was kostet ein iPhone?“ is none of ours.
    if (!own && words.some(word => !/^\d/.test(word) && !search.knows(word))) return undefined
    const { product, industry } = together(before, named)
    const subject = own ?? product ?? industry
    const pages = pagesOf(subject, before.here)
    const asked = wholeQuestion(question, before, words.length)
    const isScoped = subject !== undefined && subject === product && asksPrice(asked)
    const told =
      (isScoped ? byScope(asked, subject, pages) : undefined) ?? fromTable(asked, subject, pages)
    // Who names one of ours asks what it costs; packages are the price of what has none of its own.
    const isClear = told?.isClear || own !== undefined
    return told && { ...told, isClear: isClear && words.length <= mostWords }
  }
}

/** „Und das größere?“ after a question about prices asks for one, too. */
function wholeQuestion(question: string, { asked = '' }: Around, words: number): string {
  const goesOn = words <= mostWords && asksPrice(asked) && !asksPrice(question)
  return goesOn ? `${question} kostet` : question
}

/** Whether an entry of an FAQ asks nearly the same: it answers better than a list. */
function isPassage(best: Match, words: number): boolean {
  const isMeant = isVerbatim(best) || (isSure(best) && words > mostWords)
  return best.card.kind === 'question' && isMeant
}

function pagesOf(subject: Subject | undefined, here: string | undefined): readonly string[] {
  if (!subject) return []
  return here && subject.pages.includes(here) ? [here] : subject.pages
}
