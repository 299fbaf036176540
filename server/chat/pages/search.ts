import MiniSearch from 'minisearch'
import { type Card, pageOf } from './cards'
import {
  asksOf,
  createReader,
  createVocabulary,
  type Entry,
  found,
  type Vocabulary,
  type Word,
} from './vocabulary'
import { isFunctionWord } from './words'

/** A card that fits a question, from 0 (not at all) to about 1 (asked in the same words). */
export type Match = {
  card: Card
  score: number
  /** How close the heading or an example comes to the question, from 0 to 1. */
  same: number
  /** The same of the heading alone: „Ja“ and „Nein“ below it answer nothing else. */
  sameHeading: number
}

/** What a question may leave out, because the conversation is about it. */
type Around = {
  /** Pages that fit a little better: the one that is read, those of what is spoken of. */
  pages: readonly string[]
  /** Words that count as said: „Video“, „Luigi“. */
  words?: string
}

export type Search = ReturnType<typeof createSearch>

// What is spoken of decides between two cards that fit about as well.
const spokenOf = 1.15
// Half of a score is what the card tells of the question, half how close its heading or an example comes.
const half = 0.5
// So many rare words are enough to know what is meant: what a long message says besides does not count against a card.
const enough = 2
// More candidates than this only cost time.
const mostCandidates = 30

/** Finds the cards that fit a question. MiniSearch proposes candidates, two shares decide: said of it, and asked alike. */
export function createSearch(cards: readonly Card[], synonyms: Record<string, string[]> = {}) {
  const vocabulary = createVocabulary(cards, synonyms)
  const index = indexOf(cards, vocabulary)
  const phraseOf = createReader(vocabulary, index)
  const asked = cards.map(card => asksOf(card).map(phraseOf))
  const most = enough * vocabulary.rarity('')

  /** The cards that fit a question, the best first. */
  const rank = (question: string, around: Around, isWanted = (_card: Card) => true): Match[] => {
    const phrase = phraseOf(question)
    const saidBefore = termsIn([...phrase, ...phraseOf(around.words ?? '')])
    const shareOf = (terms: ReadonlyMap<string, number>) => share(phrase, terms, most)
    const query = [...termsIn(phrase).keys()].filter(vocabulary.isTerm)
    const hits = index.search(query.join(' '), {
      tokenize: text => text.split(' '),
      filter: ({ id }) => isWanted(cards[id] as Card),
    })
    return hits
      .slice(0, mostCandidates)
      .map(({ id, match }): Match => {
        const card = cards[id as number] as Card
        const told = new Map(
          Object.entries(match).map(([term, fields]) => [
            term,
            Math.max(...fields.map(field => found[field as 'asks' | 'page' | 'text'])),
          ]),
        )
        const [sameHeading = 0, ...others] = (asked[id as number] ?? []).map(ask =>
          Math.sqrt(shareOf(termsIn(ask)) * share(ask, saidBefore)),
        )
        const same = Math.max(sameHeading, ...others)
        const isSpokenOf = around.pages.includes(pageOf(card.url))
        const score = shareOf(told) * half + same * (1 - half)
        return { card, same, sameHeading, score: isSpokenOf ? score * spokenOf : score }
      })
      .sort((a, b) => b.score - a.score)
  }

  return {
    rank,
    /** How much of one text is said in another, by the words that tell something, from 0 to 1. */
    shareOf: (text: string, by: string) => share(phraseOf(text), termsIn(phraseOf(by))),
  }
}

/** All cards as MiniSearch reads them: how they are asked for, what they say, and the name of their page. */
function indexOf(cards: readonly Card[], { allTerms }: Vocabulary): MiniSearch<Entry> {
  const pages = new Map(cards.filter(({ kind }) => kind === 'page').map(card => [card.url, card]))
  const nameOf = ({ url }: Card) => {
    const page = pages.get(pageOf(url))
    return page ? asksOf(page).join('\n') : ''
  }
  const index = new MiniSearch<Entry>({
    fields: ['asks', 'page', 'text'],
    // Every text is full of function words; they tell something only where somebody asks.
    tokenize: (text, field) =>
      allTerms(text).filter(term => field === 'asks' || !isFunctionWord(term)),
    processTerm: term => term,
    searchOptions: { boost: { asks: found.asks, page: found.page, text: found.text } },
  })
  index.addAll(
    cards.map(
      (card, id): Entry => ({
        id,
        asks: asksOf(card).join('\n'),
        text: card.text,
        page: nameOf(card),
      }),
    ),
  )
  return index
}

/** All terms of a phrase, each as sure as by the word that means it best. */
function termsIn(phrase: readonly Word[]): Map<string, number> {
  const terms = new Map<string, number>()
  for (const { terms: own } of phrase)
    for (const [term, sure] of own) terms.set(term, Math.max(sure, terms.get(term) ?? 0))
  return terms
}

/** How much of a phrase is found, by weight, from 0 to 1; each word counts by the term that fits it best, or by its parts. */
function share(
  phrase: readonly Word[],
  terms: ReadonlyMap<string, number>,
  most = Number.POSITIVE_INFINITY,
): number {
  const total = Math.min(
    most,
    phrase.reduce((sum, { weight }) => sum + weight, 0),
  )
  if (total === 0) return 0
  const covered = phrase.reduce((sum, { weight, terms: own }) => {
    const hits = own.map(([term, sure]) => sure * (terms.get(term) ?? 0))
    // „Rezeptbestellung“ is found best where both of its parts are.
    const parts = hits.reduce((total, hit) => total + hit, 0)
    return sum + weight * Math.max(0, ...hits, Math.min(found.part, parts))
  }, 0)
  return Math.min(1, covered / total)
}
