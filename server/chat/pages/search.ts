import MiniSearch from 'minisearch'
import type { Knowledge } from '../../../shared/messages'
import { beginOf, priceTerm, tellingWords, termsOf } from '../words'

/** What the search can find: a page, or a passage of one, with the ways visitors ask for it (questions.yaml). */
export type Card = { url: string; heading: string; text: string; asks: readonly string[] }

/**
 * A card that fits a question. `said`, from 0 to 1, is the share of the question's terms that the card holds (its coverage). `same`,
 * from 0 to 1, is how alike the question and the nearest of the card's headings and examples are (their Dice coefficient). In both
 * a term counts the more, the fewer cards use it (its inverse document frequency). `score` is MiniSearch's, raised by the likeness:
 * it says which card is best. `fit` says how surely the card is meant: `score` times `said`, less for a long question.
 */
export type Match = { card: Card; score: number; fit: number; said: number; same: number }

/** What else a search knows: the question before, for a short one, the page that is read, and those that the last answer led to. */
export type Around = { before?: string; here?: string | undefined; shown?: readonly string[] }

// tools/emilia-scores.ts shows what a change of these figures does.
/** A question with at most this many telling words is searched together with the one before, */
const short = 3
/** whose words count less. */
const weightOfBefore = 0.3
/** The page that is read counts more, */
const weightOfHere = 1.2
/** and still more those that the last answer led to: a talk goes on about its subject. */
const weightOfShown = 2.5
/** How much more a card counts that is asked for in the same words. */
const weightOfLikeness = 4

/** `/trial#preise` -> `/trial` */
export const pageOf = (url: string): string => url.replace(/#.*/, '')

/** What can be found: each page, and each place on it. */
export function cardsOf({ routes, passages, questions }: Knowledge): Card[] {
  const pages = routes.map(({ url, title, description }) => ({
    url,
    heading: title.replace(/\s*\|[^|]*$/, ''),
    text: description,
  }))
  const places = passages
    .filter(({ url }) => url.includes('#'))
    .map(({ url, heading, text }) => ({ url, heading: heading.replace(/^\d+\.\s+/, ''), text }))
  return [...pages, ...places].map(card => ({ ...card, asks: questions[card.url] ?? [] }))
}

export type Search = ReturnType<typeof createSearch>

const shareOf = (some: number, all: number): number => (all === 0 ? 0 : some / all)

/** Finds the cards that fit a question, by its terms. */
export function createSearch(cards: readonly Card[]) {
  const index = indexOf(cards)
  const rarityOf = createRarity(cards)
  const weigh = (terms: readonly string[]) => terms.reduce((sum, one) => sum + rarityOf(one), 0)
  const asked = cards.map(({ heading, asks }) =>
    [heading, ...asks].map(termsOf).map(terms => ({ terms, weight: weigh(terms) })),
  )
  const wordsIn = (texts: readonly string[]) => new Set(texts.flatMap(tellingWords).map(beginOf))
  const familiarWords = wordsIn(cards.flatMap(({ asks }) => asks))
  const siteWords = wordsIn(cards.flatMap(({ heading, text, asks }) => [heading, text, ...asks]))

  /** How alike a question and the nearest of a card's headings and examples are. */
  function likenessTo(id: number, own: ReadonlySet<string>, ownWeight: number): number {
    const all = asked[id]?.map(({ terms, weight }) => {
      // A question about a price is only like another one about a price.
      if (own.has(priceTerm) !== terms.includes(priceTerm)) return 0
      return shareOf(2 * weigh(terms.filter(term => own.has(term))), ownWeight + weight)
    })
    return Math.max(0, ...(all ?? []))
  }

  return {
    /** @returns the cards that fit, the best first */
    rank(question: string, { before = '', here, shown = [] }: Around = {}): Match[] {
      const isEmpty = tellingWords(question).length === 0
      // „Warum nicht?“ has no telling word: the question before is searched.
      const whole = isEmpty ? before : question
      const words = tellingWords(whole).length
      const own = new Set(termsOf(whole))
      const ownWeight = weigh([...own])
      const earlier = words <= short ? termsOf(before).filter(term => !own.has(term)) : []
      const found = index.search(whole, {
        tokenize: () => [...own, ...earlier],
        boostTerm: term => (own.has(term) ? 1 : weightOfBefore),
        boostDocument(id) {
          const page = pageOf(cards[id]?.url ?? '')
          if (shown.includes(page)) return weightOfShown
          return page === here ? weightOfHere : 1
        },
      })
      const scored = found.flatMap(({ id, queryTerms, score }) => {
        const card = cards[id]
        const said = shareOf(weigh(queryTerms.filter(term => own.has(term))), ownWeight)
        // This card holds only words of the question before.
        if (!card || said === 0) return []
        const like = likenessTo(id, own, ownWeight)
        const best = score * (1 + weightOfLikeness * like)
        // A question that goes on from another is never the same: „Und am Samstag?“ means another thing each time.
        const same = earlier.length === 0 && !isEmpty ? like : 0
        return [{ card, score: best, fit: (best * said) / Math.sqrt(words), said, same }]
      })
      return scored.sort((a, b) => b.score - a.score)
    },
    /** The share of a text's telling words that visitors use when they ask for something here (questions.yaml), from 0 to 1. */
    familiar(text: string): number {
      const own = tellingWords(text).map(beginOf)
      return shareOf(own.filter(word => familiarWords.has(word)).length, own.length)
    },
    /** Whether the site uses a word. */
    isOnSite: (word: string): boolean => siteWords.has(beginOf(word)),
  }
}

function indexOf(cards: readonly Card[]) {
  const index = new MiniSearch<{ id: number; heading: string; asks: string; text: string }>({
    fields: ['heading', 'asks', 'text'],
    tokenize: termsOf,
    processTerm: term => term,
    searchOptions: { boost: { heading: 2, asks: 2 } },
  })
  index.addAll(
    cards.map(({ heading, asks, text }, id) => ({ id, heading, asks: asks.join('\n'), text })),
  )
  return index
}

/** The inverse document frequency of a term, with a card as the document. */
function createRarity(cards: readonly Card[]): (term: string) => number {
  const counts = new Map<string, number>()
  for (const { heading, asks, text } of cards)
    for (const term of termsOf([heading, ...asks, text].join('\n')))
      counts.set(term, (counts.get(term) ?? 0) + 1)
  return term => Math.log(1 + cards.length / ((counts.get(term) ?? 0) + 1))
}
