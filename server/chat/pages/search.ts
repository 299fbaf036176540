import type { Knowledge } from '../../../shared/messages'
import { isSmall, stemOf, wordsOf } from '../words'

/** A place on the site and how it is asked for: by its heading, by the examples of questions.yaml. */
export type Card = {
  kind: 'page' | 'section' | 'question'
  url: string
  heading: string
  text: string
  asks: readonly string[]
}

/** How well a card fits, from 0 to about 1; `same` tells how close the heading or an example comes to the question. */
export type Match = { card: Card; score: number; same: number }

/** A word with its stem and, of a compound, its parts, each with how sure it is. */
type Word = { weight: number; terms: [stem: string, sure: number][] }
type Terms = ReadonlyMap<string, number>

// How sure a word is found: as part of a compound, in the text.
const sure = { part: 0.85, text: 0.65 }
// „kann“ and „wie“ say little beside a word that tells the subject.
const smallWeight = 0.3
const shortestPart = 4
const longestQuestion = 60
const leastScore = 0.1

/** `/trial#preise` -> `/trial` */
export const pageOf = (url: string): string => url.replace(/#.*/, '')

/** What can be found: each page, and each place on it. */
export function cardsOf({ routes, passages, questions }: Knowledge): Card[] {
  const pages = routes.map(({ url, title, description }) => ({
    kind: 'page' as const,
    url,
    heading: title.replace(/\s*\|[^|]*$/, ''),
    text: description,
    asks: questions[url] ?? [],
  }))
  const places = passages
    .filter(({ url }) => url.includes('#'))
    .map(({ url, heading, text, kind = 'section' }) => ({
      kind,
      url,
      heading: heading.replace(/^\d+\.\s+/, ''),
      text,
      asks: questions[url] ?? [],
    }))
  return [...pages, ...places]
}

export type Search = ReturnType<typeof createSearch>

/** Finds the cards that fit a question: half by what is told of it there, half by how alike it is asked. */
export function createSearch(cards: readonly Card[]) {
  const { read, partsOf, knows, mostWeight } = createReader(cards)
  const telling = (text: string) => read(text).filter(({ weight }) => weight > smallWeight)
  const entries = cards.map(card => {
    const asks = asksOf(card).map(read)
    return {
      card,
      asks: asks.map(ask => ({ ask, terms: termsOf(ask) })),
      terms: termsOf(telling(card.text), sure.text, termsOf(asks.flat())),
    }
  })

  return {
    /**
     * @param around words that count as said
     * @param bonus tells which pages fit better or worse
     * @returns the cards that fit, the best first
     */
    rank(question: string, around: string, bonus: (page: string) => number): Match[] {
      const asked = read(question).slice(0, longestQuestion)
      const context = termsOf([...asked, ...read(around)])
      const matchOf = ({ card, asks, terms }: (typeof entries)[number]): Match => {
        const covered = share(asked, terms, mostWeight)
        let same = 0
        if (covered > 0)
          for (const own of asks) {
            const half = share(asked, own.terms, mostWeight)
            // The other half is 1 at most: most asks are ruled out by the first.
            if (half > same ** 2) same = Math.max(same, Math.sqrt(half * share(own.ask, context)))
          }
        return { card, same, score: ((covered + same) / 2) * bonus(pageOf(card.url)) }
      }
      return entries
        .map(matchOf)
        .filter(({ score }) => score > leastScore)
        .sort((a, b) => b.score - a.score)
    },
    /** Whether the site uses a word or a part of it. */
    knows,
    /** „Videopaket“ with its parts. */
    withParts: (text: string) => [text, ...wordsOf(text).flatMap(partsOf)].join(' '),
    /** How much of a question is said in a text, from 0 to 1. */
    shareOf: (question: string, text: string) => share(read(question), termsOf(read(text))),
  }
}

const asksOf = ({ heading, asks }: Card) => [heading, ...asks]

/** Reads texts as words that weigh the more, the fewer pages use them. */
function createReader(cards: readonly Card[]) {
  const wordsOfCard = (card: Card) => [card.text, ...asksOf(card)].flatMap(wordsOf)
  const known = new Set(cards.flatMap(wordsOfCard).map(stemOf))

  /** „registrierkasse“ holds „kasse“. */
  function partsOf(word: string): string[] {
    const from = Array.from({ length: word.length }, (_, at) => at)
    const cuts = from.slice(shortestPart, 1 - shortestPart)
    const cut = cuts.find(at => known.has(stemOf(word.slice(at))))
    const parts = cut === undefined ? [] : [word.slice(cut), word.slice(0, cut)]
    return parts.filter(part => known.has(stemOf(part)))
  }
  function cutTerms(word: string): Word['terms'] {
    const parts = partsOf(word).map((part): [string, number] => [
      stemOf(part),
      sure.part * Math.sqrt(part.length / word.length),
    ])
    return [[stemOf(word), 1], ...parts]
  }
  // The words of the cards are kept; those of visitors are not.
  const words = new Set(cards.flatMap(wordsOfCard))
  const terms = new Map([...words].map(word => [word, cutTerms(word)]))
  const pagesWith = new Map<string, Set<string>>()
  for (const card of cards)
    for (const [term] of wordsOfCard(card).flatMap(word => terms.get(word) ?? []))
      pagesWith.set(term, (pagesWith.get(term) ?? new Set()).add(pageOf(card.url)))
  const pages = new Set(cards.map(({ url }) => pageOf(url))).size
  const rarity = (term: string) => Math.log(1 + pages / ((pagesWith.get(term)?.size ?? 0) + 1))

  function readWord(word: string): Word {
    const own = terms.get(word) ?? cutTerms(word)
    if (/^\d/.test(word)) return { weight: known.has(word) ? smallWeight : 0, terms: own }
    if (isSmall(word)) return { weight: smallWeight, terms: own }
    const isKnown = known.has(stemOf(word))
    return { weight: isKnown ? rarity(stemOf(word)) : rarity('') * 0.8, terms: own }
  }
  return {
    read: (text: string): Word[] => [...new Set(wordsOf(text))].map(readWord),
    partsOf,
    knows: (word: string) => readWord(word).terms.some(([term]) => known.has(term)),
    /** A long question is covered by two rare words. */
    mostWeight: 2 * rarity(''),
  }
}

/** Each term as sure as by the word that means it best. */
function termsOf(words: readonly Word[], factor = 1, before: Terms = new Map()): Terms {
  const all = new Map(before)
  for (const { terms } of words)
    for (const [term, sureness] of terms)
      all.set(term, Math.max(sureness * factor, all.get(term) ?? 0))
  return all
}

/** How much of some words is found, by weight, from 0 to 1; in loops, as it runs thousands of times a question. */
function share(words: readonly Word[], terms: Terms, most = Number.POSITIVE_INFINITY): number {
  let total = 0
  let covered = 0
  for (const { weight, terms: own } of words) {
    let best = 0
    let parts = 0
    for (const [term, sureness] of own) {
      const hit = sureness * (terms.get(term) ?? 0)
      best = Math.max(best, hit)
      parts += hit
    }
    total += weight
    covered += weight * Math.max(best, Math.min(sure.part, parts))
  }
  return total === 0 ? 0 : Math.min(1, covered / Math.min(most, total))
}
