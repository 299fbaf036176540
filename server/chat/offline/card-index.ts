import MiniSearch from 'minisearch'
import type { Knowledge, Passage } from '../../messages'
import { type Card, cardsOf, pageOf } from './cards'
import { isFigure, isFunctionWord, isPriceWord, partsOf, questionWords, stemOf, wordsOf } from './words'

/** A card that fits a question, from 0 (not at all) to 1 (asked in the same words). */
export type Match = {
  card: Card
  score: number
  /** How much of the example or heading that fits best stands in the question, from 0 to 1. */
  asked: number
}

export type Index = {
  cards: readonly Card[]
  /**
   * The cards that fit a question, the best first.
   * @param here path of the page the visitor reads or that was spoken of: its cards fit a little better
   */
  rank(question: string, here?: string): Match[]
  /** How much of one text is said in another, by the words that tell something, from 0 to 1. */
  share(of: string, by: string): number
  /** The passages for a model's prompt, the best first. */
  search(question: string, here?: string): Passage[]
}

type Terms = [term: string, alike: number][]
/** A word of a question or an example: what it weighs, and the terms it is found by with how alike each is. */
type Word = { weight: number; terms: Terms }
/** A question or an example: its words, and all their terms together. */
type Phrase = { words: readonly Word[]; terms: ReadonlyMap<string, number>; weight: number }
/** A card as the index holds it: its examples with its heading, its text, and the name of its page. */
type Entry = { id: number; asks: string; text: string; page: string }

// How much a word counts by where it stands, and by how it was found.
const places: Record<string, number> = { asks: 1, page: 0.7, text: 0.65 }
const likePart = 0.85
const likeSpelling = 0.8
// A function word against the rarity of a word that says something, which lies between 1 and 4.
const functionWeight = 0.3
const unknownWeight = 0.8
const onPage = 1.1
// A card whose page the question names: „Hotel“, „Luigi“.
const namedBonus = 0.1
// What one and a half rare words weigh is enough; each further word of a question counts less.
const longQuestion = 1.6
const beyondLong = 0.4
// So much of a compound has to be the name of a page.
const mainPart = 0.45
// How much of a score is what the card tells of the question; the rest is how close one of its examples comes.
const coveredShare = 0.6
const mostCandidates = 20
// No page reaches it, whatever its bonuses.
const verbatimScore = 2
const mostPassages = 6

export function createIndex(knowledge: Knowledge): Index {
  const cards = cardsOf(knowledge)
  const pages = new Map(cards.filter(({ kind }) => kind === 'page').map(card => [card.url, card]))
  const asksOf = ({ kind, heading, examples }: Card) => (kind === 'talk' ? [...examples] : [heading, ...examples])
  const siteWords = new Set(cards.flatMap(card => [card.text, ...asksOf(card)].flatMap(wordsOf)))
  const stems = new Map([...siteWords].map(word => [word, stemOf(word)]))
  const stem = (word: string) => stems.get(word) ?? stemOf(word)
  const vocabulary = new Set(stems.values())
  const isKnown = (term: string) => vocabulary.has(term)
  const isWord = (letters: string) => siteWords.has(letters)
  /** The stem of a word, and the parts of a compound with how much of it they are. */
  const split = (word: string): Terms => [
    [stem(word), 1],
    ...partsOf(word, isWord).map(([part, share]): [string, number] => [part, likePart * Math.sqrt(share)]),
  ]
  const known = new Map([...siteWords].map(word => [word, split(word)]))
  const termsOf = (word: string) => known.get(word) ?? split(word)
  const allTerms = (text: string) => wordsOf(text).flatMap(word => termsOf(word).map(([term]) => term))
  const search = new MiniSearch<Entry>({
    fields: Object.keys(places),
    // Every text is full of function words; they tell something only where somebody asks.
    tokenize: (text, field) => allTerms(text).filter(term => field === 'asks' || !isFunctionWord(term)),
    processTerm: term => term,
    searchOptions: { boost: places },
  })
  search.addAll(
    cards.map((card, id): Entry => {
      const page = pages.get(pageOf(card.url))
      const name = page ? `${page.heading} ${page.examples.join(' ')}` : ''
      return { id, asks: asksOf(card).join('\n'), text: card.text, page: name }
    }),
  )

  // A word that many pages use says little about any of them.
  const termsOn = new Map<string, Set<string>>()
  for (const card of cards) {
    const page = pageOf(card.url) || card.heading
    const terms = termsOn.get(page) ?? new Set()
    for (const term of allTerms([card.text, ...asksOf(card)].join(' '))) terms.add(term)
    termsOn.set(page, terms)
  }
  const termSets = [...termsOn.values()]
  const rarity = (term: string) => Math.log(1 + termSets.length / (termSets.filter(set => set.has(term)).length + 1))
  const rarest = rarity('')

  /** Words of the site that differ by a typing error, which hardly ever hits the first letter. */
  const spelledLike = (term: string): string[] => {
    if (term.length < 5) return []
    const near = search.search(term, { tokenize: one => [one], fuzzy: term.length > 7 ? 2 : 1 })
    return [...new Set(near.flatMap(({ terms }) => terms))]
      .filter(one => one[0] === term[0] && !isFunctionWord(one))
      .slice(0, 3)
  }

  const weigh = (word: string): Word => {
    const terms = termsOf(word)
    const whole = stem(word)
    if (isFigure(word)) return { weight: isKnown(whole) ? rarity(whole) * 0.5 : 0, terms }
    const isMisspelled = !isKnown(whole) && terms.length === 1
    const near = isMisspelled ? spelledLike(whole).map((term): [string, number] => [term, likeSpelling]) : []
    const weight = isFunctionWord(word) ? functionWeight : isKnown(whole) ? rarity(whole) : rarest * unknownWeight
    return { weight, terms: near.length > 0 ? [...terms, ...near] : terms }
  }
  const weighed = new Map([...siteWords].map(word => [word, weigh(word)]))
  const wordOf = (word: string) => weighed.get(word) ?? weigh(word)
  const phrases = cards.map(card => asksOf(card).map(ask => phraseOf([...new Set(wordsOf(ask))].map(wordOf))))

  /** Unknown words after „in“ or „aus“ are places, which tell nothing; of a long message not every word counts. */
  const questionOf = (question: string): Phrase => {
    const words = questionWords(question)
    const isPlace = (word: string, at: number) =>
      /^(?:in|aus|bei|nach|nahe)$/.test(words[at - 1] ?? '') && !wordOf(word).terms.some(([term]) => isKnown(term))
    const phrase = phraseOf(words.filter((word, at) => !isPlace(word, at)).map(wordOf))
    const long = longQuestion * rarest
    return phrase.weight > long ? { ...phrase, weight: long + (phrase.weight - long) * beyondLong } : phrase
  }
  // What a page is called: the last word of its address, and its examples of one word.
  const names = new Map<string, Set<string>>()
  for (const { kind, url, examples } of cards)
    for (const name of kind === 'page' ? [url.replace(/^.*\//, ''), ...examples] : []) {
      const [word, ...more] = wordsOf(name)
      if (word === undefined || more.length > 0) continue
      names.set(stem(word), new Set([...(names.get(stem(word)) ?? []), url]))
    }
  const namedIn = (question: string): Set<string> =>
    new Set(
      questionWords(question)
        .flatMap(word => [
          stem(word),
          ...partsOf(word, part => names.has(part)).flatMap(([part, share]) => (share >= mainPart ? [part] : [])),
        ])
        .flatMap(term => [...(names.get(term) ?? [])]),
    )
  const sayings = new Map(cards.flatMap(card => (card.talk?.examples ?? []).map(text => [plainWords(text), card])))
  const rank = (question: string, here?: string, isWanted = (_card: Card) => true): Match[] => {
    const phrase = questionOf(question)
    const query = [...phrase.terms.keys()].filter(isKnown)
    if (query.every(isFigure)) return []
    const named = namedIn(question)
    const said = sayings.get(plainWords(question))
    const filter = ({ id }: { id: number }) => isWanted(cards[id] as Card) && cards[id] !== said
    const hits = search.search(query.join(' '), { tokenize: text => text.split(' '), filter }).slice(0, mostCandidates)
    const matches = hits.map(({ id, match }): Match => {
      const card = cards[id as number] as Card
      const { close, back } = (phrases[id as number] ?? [])
        .map(example => closeness(phrase, example))
        .reduce((best, one) => (one.close > best.close ? one : best), { close: 0, back: 0 })
      if (card.kind === 'talk') return { card, score: close, asked: back }
      const placeOf = (term: string) => Math.max(0, ...(match[term] ?? []).map(field => places[field] ?? 0))
      const covered = coverage(phrase, new Map(query.map(term => [term, placeOf(term)])))
      const page = pageOf(card.url)
      const score = (covered * coveredShare + close * (1 - coveredShare)) * (page === here ? onPage : 1)
      return { card, score: score + (named.has(page) ? namedBonus : 0), asked: back }
    })
    // „Termin“: nothing fits better than the very words.
    if (said && isWanted(said)) matches.push({ card: said, score: verbatimScore, asked: 1 })
    return matches.sort((a, b) => b.score - a.score)
  }
  return {
    cards,
    rank,
    share: (of, by) => coverage(questionOf(of), phraseOf(questionWords(by).map(wordOf)).terms),
    search: (question, here) =>
      rank(question, here, ({ kind }) => kind !== 'talk')
        .slice(0, mostPassages)
        .map(({ card: { url, heading, text } }) => ({
          url,
          page: pages.get(pageOf(url))?.heading ?? heading,
          heading,
          text,
        })),
  }
}

/** „Termin, bitte!“ and „termin bitte“ are the same. */
function plainWords(text: string): string {
  return wordsOf(text).join(' ')
}

/** Whether a card says what something costs. */
export function tellsPrice({ offers, text, heading }: Card): boolean {
  return offers.length > 0 || text.includes('€') || wordsOf(heading).some(isPriceWord)
}

function phraseOf(words: readonly Word[]): Phrase {
  const terms = new Map<string, number>()
  for (const word of words)
    for (const [term, alike] of word.terms) terms.set(term, Math.max(alike, terms.get(term) ?? 0))
  return { words, terms, weight: words.reduce((sum, { weight }) => sum + weight, 0) || 1 }
}

/** How much of a phrase is found, by weight, from 0 to 1; each word counts by the term that fits it best. */
function coverage({ words, weight: total }: Phrase, found: ReadonlyMap<string, number>): number {
  let covered = 0
  for (const { weight, terms } of words) {
    let best = 0
    for (const [term, alike] of terms) best = Math.max(best, alike * (found.get(term) ?? 0))
    covered += weight * best
  }
  return covered / total
}

/** How much of a question and of an example is the same, and how much of the example the question holds, from 0 to 1. */
function closeness(question: Phrase, example: Phrase): { close: number; back: number } {
  const back = coverage(example, question.terms)
  return { close: back === 0 ? 0 : Math.sqrt(coverage(question, example.terms) * back), back }
}
