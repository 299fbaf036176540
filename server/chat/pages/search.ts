import MiniSearch from 'minisearch'
import type { Knowledge } from '../../../shared/messages'
import { priceStem, stemsOf, tellingWords, wordsOf } from '../words'

/** A place on the site (a page, or a heading with what stands under it) and how it is asked for (questions.yaml). */
export type Card = { url: string; heading: string; text: string; asks: readonly string[] }

/** `said`: the share of the question's words that the card says, rare ones count more; `same`: how alike it is asked. From 0 to 1. */
export type Match = { card: Card; said: number; same: number }

/** What a question is searched with: the question before it, where it is short, and the pages that are read or were shown. */
export type Around = { before?: string | undefined; pages?: readonly string[] | undefined }

// tools/emilia-scores.ts shows what comes of these: a short question is searched with the one before, whose words count less;
// the pages around it are more likely than others. So many rare words say enough of a long story.
const short = 3
const weightOfBefore = 0.5
const weightOfPages = 1.5
const enough = 3
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

const plain = (text: string): string => wordsOf(text).join(' ')

export type Search = ReturnType<typeof createSearch>

/** Finds the cards that fit a question, by the stems of its words. */
export function createSearch(cards: readonly Card[]) {
  const index = indexOf(cards)
  const headings = cards.map(({ heading }) => plain(heading))
  const asked = cards.map(({ heading, asks }) => [heading, ...asks].map(stemsOf))
  const known = new Set(cards.flatMap(({ asks }) => asks.flatMap(stemsOf)))
  const { rarityOf, rarest, partsOf } = createVocabulary(cards)
  const weigh = (stems: readonly string[]) => stems.reduce((sum, one) => sum + rarityOf(one), 0)
  const shareOf = (some: number, all: number) => (all === 0 ? 0 : some / all)

  /** Twice what two have in common, by what both have. */
  function likeness(some: readonly string[], others: readonly string[]): number {
    // Who asks what it costs asks nothing else.
    if (some.includes(priceStem) !== others.includes(priceStem)) return 0
    const common = some.filter(stem => others.includes(stem))
    return shareOf(2 * weigh(common), weigh(some) + weigh(others))
  }

  return {
    /** @returns the cards that fit, the best first */
    rank(question: string, { before = '', pages = [] }: Around = {}): Match[] {
      const asks = stemsOf(question)
      // „Warum nicht?“
      const own = asks.length > 0 ? asks : stemsOf(before)
      const earlier = own.length <= short ? stemsOf(before).filter(one => !own.includes(one)) : []
      const terms = own.map(partsOf)
      const found = index.search([...terms.flat(), ...earlier].join(' '), {
        tokenize: text => text.split(' ').filter(Boolean),
        boostTerm: stem => (earlier.includes(stem) ? weightOfBefore : 1),
        boostDocument: id => (pages.includes(pageOf(cards[id]?.url ?? '')) ? weightOfPages : 1),
      })
      const scored = found.flatMap(({ id, queryTerms, score }) => {
        const card = cards[id]
        const told = weigh(own.filter((_, at) => terms[at]?.some(one => queryTerms.includes(one))))
        // It may say only what was asked before.
        if (!card || told === 0) return []
        const said = shareOf(told, Math.min(weigh(own), enough * rarest))
        // What goes on means something else than the same words alone.
        const isWhole = earlier.length === 0 && asks.length > 0
        const same = isWhole ? Math.max(...(asked[id] ?? []).map(one => likeness(own, one))) : 0
        return [{ card, said, same, score: score * (1 + same) }]
      })
      const matches = scored.sort((a, b) => b.score - a.score)
      const words = plain(question)
      const verbatim = cards.filter((_card, at) => headings[at] === words)
      const card = verbatim.find(({ url }) => pages.includes(pageOf(url))) ?? verbatim[0]
      if (card) return [{ card, said: 1, same: 1 }, ...matches.filter(one => one.card !== card)]
      // „Wer seid ihr?“ is about the page that is read.
      const read = own.length > 0 ? undefined : cards.find(({ url }) => url === pages[0])
      return read ? [{ card: read, said: 1, same: 0 }] : matches
    },
    /** The share of a text's words with which visitors ask for something here, or that are known otherwise, from 0 to 1. */
    familiar(text: string, isKnown: (word: string) => boolean): number {
      const own = tellingWords(text)
      const ours = own.filter(word => stemsOf(word).some(stem => known.has(stem)) || isKnown(word))
      return shareOf(ours.length, own.length)
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

/** What the pages' words are worth, and which of them another word begins and ends with. */
function createVocabulary(cards: readonly Card[]) {
  const pages = new Map<string, Set<string>>()
  for (const { url, heading, asks, text } of cards)
    for (const stem of stemsOf([heading, ...asks, text].join('\n')))
      pages.set(stem, (pages.get(stem) ?? new Set()).add(pageOf(url)))
  const all = new Set(cards.map(({ url }) => pageOf(url))).size
  const rarity = (used: number) => Math.log(1 + all / (used + 1))
  const words = [...pages.keys()]
    .filter(stem => stem.length >= shortestPart)
    .sort((a, b) => b.length - a.length)

  return {
    /** A word is worth the more, the fewer pages use it. */
    rarityOf: (stem: string) => rarity(pages.get(stem)?.size ?? 0),
    /** What a word is worth that one page uses. */
    rarest: rarity(1),
    /** The words that a compound begins and ends with, where no page has the whole: „Wartungshandbücher“ is found as „Wartung“ and „Handbücher“. */
    partsOf(stem: string): string[] {
      if (pages.has(stem)) return [stem]
      const tail = words.find(one => stem.endsWith(one))
      const head = words.find(one => stem.startsWith(one))
      const parts = [head, tail].filter(one => one !== undefined)
      return parts.length > 0 ? parts : [stem]
    },
  }
}
