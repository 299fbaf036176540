import type MiniSearch from 'minisearch'
import { type Card, pageOf } from './cards'
import { fold, isFigure, isFunctionWord, partsOf, questionWords, stemOf, wordsOf } from './words'

/** A word of a phrase: how much it tells, and what to look up for it. */
export type Word = { weight: number; terms: readonly Term[] }
/** A word to look up, and how sure it is that it means what was asked. */
type Term = readonly [term: string, sure: number]
/** A card as MiniSearch reads it. */
export type Entry = { id: number; asks: string; text: string; page: string }

// How sure a word is found: in a heading or example as it is, less so in running text or in the name of the page,
// as part of a compound („Kassa“ in „Registrierkassa“), and with a typing error.
export const found = { asks: 1, page: 0.7, text: 0.65, part: 0.85, misspelled: 0.8 }
// „kann“ and „wie“ say little beside a word that tells the subject, which weighs 1 to 4 by its rarity.
const functionWeight = 0.3
// A word that the site does not know weighs nearly as much as its rarest: it may be the very subject.
const unknownWeight = 0.8
// Shorter words become another word by one letter, longer ones bear two.
const misspelled = { shortest: 5, twice: 8, most: 3 }

export type Vocabulary = ReturnType<typeof createVocabulary>

/** The heading of a card and the other ways to ask for it. */
export function asksOf({ heading, examples }: Card): string[] {
  return [heading, ...examples]
}

/** The words of the site: their stems, the parts of compounds, and how rare each is. */
export function createVocabulary(cards: readonly Card[], synonyms: Record<string, string[]>) {
  const siteWords = new Set(cards.flatMap(card => [card.text, ...asksOf(card)].flatMap(wordsOf)))
  const stems = new Set([...siteWords].map(stemOf))
  const remembered = new Map<string, Term[]>()
  const siteWordFor = new Map(
    Object.entries(synonyms).flatMap(([word, others]) =>
      others.map((other): [string, string] => [stemOf(fold(other)), fold(word)]),
    ),
  )
  /** The stem of a word, and the parts of a compound. */
  const termsOf = (said: string): Term[] => {
    const word = siteWordFor.get(stemOf(said)) ?? said
    const known = remembered.get(word)
    if (known) return known
    const parts = partsOf(word, letters => siteWords.has(letters))
    const terms: Term[] = [
      [stemOf(word), 1],
      ...parts.map(([part, share]): Term => [part, found.part * Math.sqrt(share)]),
    ]
    if (siteWords.has(word)) remembered.set(word, terms)
    return terms
  }
  const allTerms = (text: string) =>
    wordsOf(text).flatMap(word => termsOf(word).map(([term]) => term))
  const pagesWith = countPages(cards, allTerms)
  const pages = new Set(cards.map(({ url }) => pageOf(url))).size
  return {
    siteWords,
    termsOf,
    allTerms,
    isStem: (stem: string) => stems.has(stem),
    isTerm: (term: string) => pagesWith.has(term),
    /** A word that many pages use says little about any of them. */
    rarity: (term: string) => Math.log(1 + pages / ((pagesWith.get(term) ?? 0) + 1)),
  }
}

/** On how many pages each term stands. */
function countPages(
  cards: readonly Card[],
  allTerms: (text: string) => string[],
): Map<string, number> {
  const termsOfPage = new Map<string, Set<string>>()
  for (const card of cards) {
    const terms = termsOfPage.get(pageOf(card.url)) ?? new Set()
    for (const term of allTerms([card.text, ...asksOf(card)].join('\n'))) terms.add(term)
    termsOfPage.set(pageOf(card.url), terms)
  }
  const pagesWith = new Map<string, number>()
  for (const terms of termsOfPage.values())
    for (const term of terms) pagesWith.set(term, (pagesWith.get(term) ?? 0) + 1)
  return pagesWith
}

/** Reads phrases as weighed words; `index` finds what is spelled alike. */
export function createReader(vocabulary: Vocabulary, index: MiniSearch<Entry>) {
  const { siteWords, termsOf, isStem, rarity } = vocabulary
  /** Words of the site that differ by a typing error, which hardly ever hits the first letter. */
  const spelledLike = (term: string): Term[] => {
    if (term.length < misspelled.shortest) return []
    const fuzzy = term.length < misspelled.twice ? 1 : 2
    const near = index.search(term, { tokenize: text => [text], fuzzy })
    return [...new Set(near.flatMap(({ terms }) => terms))]
      .filter(other => other[0] === term[0] && !isFunctionWord(other))
      .slice(0, misspelled.most)
      .map((other): Term => [other, found.misspelled])
  }
  const weigh = (word: string): Word => {
    const terms = termsOf(word)
    const stem = stemOf(word)
    if (isFigure(word)) return { weight: isStem(stem) ? functionWeight : 0, terms }
    if (isFunctionWord(word)) return { weight: functionWeight, terms }
    if (isStem(stem)) return { weight: rarity(stem), terms }
    const weight = rarity('') * unknownWeight
    return terms.length > 1
      ? { weight, terms }
      : { weight, terms: [...terms, ...spelledLike(stem)] }
  }
  const weighed = new Map<string, Word>([...siteWords].map(word => [word, weigh(word)]))
  return (text: string): Word[] => questionWords(text).map(word => weighed.get(word) ?? weigh(word))
}
