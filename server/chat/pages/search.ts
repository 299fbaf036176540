import MiniSearch from 'minisearch'
import type { Knowledge } from '../../../shared/messages'
import { priceStem, stemsOf } from '../words'

/** What the search can find: a page, or a passage of one, with the ways visitors ask for it (questions.yaml). */
export type Card = { url: string; heading: string; text: string; asks: readonly string[] }

/**
 * A card that fits a question. `said`, from 0 to 1, is the share of the question's words that the card holds (its coverage). `same`,
 * from 0 to 1, is how alike the question and the nearest of the card's headings and examples are (their Dice coefficient). In both
 * a word counts the more, the fewer pages use it (its inverse document frequency). `score` is MiniSearch's, raised by `same`: it
 * says which card is best. `fit` says how surely the card is meant: `score` times `said`, less for a long question.
 */
export type Match = { card: Card; score: number; fit: number; said: number; same: number }

/** What else a search knows: the question before, for a short one, and the pages that are read or that an answer led to. */
export type Around = { before?: string | undefined; pages?: readonly string[] | undefined }

// tools/emilia-scores.ts shows what a change of these figures does.
/** A question with at most this many stems is searched together with the one before, */
const short = 3
/** whose words count less. */
const weightOfBefore = 0.3
/** Pages around the question count more. */
const weightOfPages = 1.5
/** The shortest word that a compound is searched by. */
const shortestPart = 4

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

/** Finds the cards that fit a question, by the stems of its words. */
export function createSearch(cards: readonly Card[]) {
  const index = indexOf(cards)
  const asked = cards.map(({ heading, asks }) => [heading, ...asks].map(stemsOf))
  const known = new Set(cards.flatMap(({ asks }) => asks.flatMap(stemsOf)))
  const { rarityOf, compoundParts } = createVocabulary(cards)
  const weigh = (stems: readonly string[]) => stems.reduce((sum, one) => sum + rarityOf(one), 0)
  const shareOf = (some: number, all: number) => (all === 0 ? 0 : some / all)

  /** The Dice coefficient of two lists of stems: twice the weight of what they have in common, divided by the weight of both. */
  function likeness(some: readonly string[], others: readonly string[]): number {
    // A question about a price is only like another one about a price.
    if (some.includes(priceStem) !== others.includes(priceStem)) return 0
    const common = some.filter(stem => others.includes(stem))
    return shareOf(2 * weigh(common), weigh(some) + weigh(others))
  }

  return {
    /** @returns the cards that fit, the best first */
    rank(question: string, { before = '', pages = [] }: Around = {}): Match[] {
      const asks = stemsOf(question)
      // „Warum nicht?“ has no content word: the question before is searched.
      const own = asks.length > 0 ? asks : stemsOf(before)
      const earlier = own.length <= short ? stemsOf(before).filter(one => !own.includes(one)) : []
      const terms = own.map(compoundParts)
      const found = index.search([...terms.flat(), ...earlier].join(' '), {
        tokenize: text => text.split(' ').filter(Boolean),
        boostTerm: stem => (earlier.includes(stem) ? weightOfBefore : 1),
        boostDocument: id => (pages.includes(pageOf(cards[id]?.url ?? '')) ? weightOfPages : 1),
      })
      const scored = found.flatMap(({ id, queryTerms, score }) => {
        const card = cards[id]
        const told = weigh(own.filter((_, at) => terms[at]?.some(one => queryTerms.includes(one))))
        // This card holds only words of the question before.
        if (!card || told === 0) return []
        const said = shareOf(told, weigh(own))
        // A question that goes on from another is never alike: „Und am Samstag?“ means another thing each time.
        const isWhole = earlier.length === 0 && asks.length > 0
        const same = isWhole ? Math.max(...(asked[id] ?? []).map(one => likeness(own, one))) : 0
        const best = score * (1 + same)
        return [{ card, score: best, fit: (best * said) / Math.sqrt(own.length), said, same }]
      })
      return scored.sort((a, b) => b.score - a.score)
    },
    /** The share of a text's stems that visitors use when they ask for something here (questions.yaml), from 0 to 1. */
    familiar(text: string): number {
      const own = stemsOf(text)
      return shareOf(own.filter(stem => known.has(stem)).length, own.length)
    },
    /** Whether the site uses a word. */
    isOnSite: (word: string): boolean => index.search(word).length > 0,
  }
}

function indexOf(cards: readonly Card[]) {
  const index = new MiniSearch<{ id: number; heading: string; asks: string; text: string }>({
    fields: ['heading', 'asks', 'text'],
    tokenize: stemsOf,
    processTerm: stem => stem,
    searchOptions: {
      boost: { heading: 2, asks: 2 },
      fuzzy: stem => (stem.length > 5 ? 0.2 : false),
      prefix: stem => stem.length > 3,
    },
  })
  index.addAll(
    cards.map(({ heading, asks, text }, id) => ({ id, heading, asks: asks.join('\n'), text })),
  )
  return index
}

/** How rare the words of the pages are, and which of them a compound is made of. */
function createVocabulary(cards: readonly Card[]) {
  const pages = new Map<string, Set<string>>()
  for (const { url, heading, asks, text } of cards)
    for (const stem of stemsOf([heading, ...asks, text].join('\n')))
      pages.set(stem, (pages.get(stem) ?? new Set()).add(pageOf(url)))
  const all = new Set(cards.map(({ url }) => pageOf(url))).size
  const words = [...pages.keys()]
    .filter(stem => stem.length >= shortestPart)
    .sort((a, b) => b.length - a.length)

  return {
    /** The inverse document frequency of a word, with a page as the document. */
    rarityOf: (stem: string) => Math.log(1 + all / ((pages.get(stem)?.size ?? 0) + 1)),
    /**
     * Of a compound that stands on no page, the words it begins and ends with: „Wartungshandbücher“ is searched as „Wartung“ and
     * „Handbücher“.
     */
    compoundParts(stem: string): string[] {
      if (pages.has(stem)) return [stem]
      const tail = words.find(one => stem.endsWith(one))
      const head = words.find(one => stem.startsWith(one))
      const parts = [head, tail].filter(one => one !== undefined)
      return parts.length > 0 ? parts : [stem]
    },
  }
}
