import type { Passage } from '../messages'
import { remembered } from '../remembered'
import { createLikenesses, type Word } from './likeness'
import { createTally, type Tally } from './tally'
import { contentWords, grams, stem } from './words'

/**
 * How much of a question (0 to 1) a passage speaks about; rare words weigh more, words the site never uses most.
 * `own`: the same of its heading and text alone, without the page's title and address.
 * `met`: how many words of the question stand in them.
 * `subject`: a word of the question, or what the site calls it, stands in the page's title or address, or is the heading.
 */
export type Covered = { share: number; own: number; met: number; subject: boolean }

export type Coverage = {
  /** Reads a question first, then answers for one passage after the other. */
  of(words: readonly AskedWord[]): (passage: number) => Covered
  /** Whether the site uses a word, or one alike. */
  knows(word: AskedWord): boolean
}

/** A word of the question and what the site calls it. */
export type AskedWord = { word: string; also: string[] }

/** Counts the words of all passages once; a Coverage knows passages by their place in the list. */
export function createCoverage(passages: readonly Passage[]): Coverage {
  const vocabulary: Word[] = []
  // All of them: the site's own words are finite.
  const placeOf = remembered(
    (word: string) => vocabulary.push({ stem: stem(word), grams: new Set(grams(word)) }) - 1,
    Number.POSITIVE_INFINITY,
  )
  const read = (text: string) => new Set(contentWords(text).map(placeOf))
  const wordsOf = passages.map(({ heading, page, text, url }) => read(`${heading} ${page} ${text} ${words(url)}`))
  const ownOf = passages.map(({ heading, text }) => read(`${heading} ${text}`))
  const subjectOf = passages.map(({ page, url }) => read(`${page} ${words(url.replace(/#.*/, ''))}`))
  // A heading of a word or two is a subject, a longer one a thought.
  const headings = passages.map(({ heading }) => (heading.split(' ').length < 3 ? contentWords(heading).map(stem) : []))
  const counts = new Map<string, number>()
  for (const words of wordsOf)
    for (const root of new Set([...words].map(word => vocabulary[word]?.stem ?? '')))
      counts.set(root, (counts.get(root) ?? 0) + 1)
  const weigh = (root: string) => Math.log(1 + passages.length / (0.5 + (counts.get(root) ?? 0)))
  const likenesses = createLikenesses(vocabulary)
  const tally = createTally(wordsOf, vocabulary.length)
  const tallyOwn = createTally(ownOf, vocabulary.length)
  const tallySubject = createTally(subjectOf, vocabulary.length)

  const weighed = ({ word, also }: AskedWord) => {
    const spellings = [word, ...also].flatMap(contentWords)
    return { weight: weigh(stem(word)), spellings, likeness: likenesses(spellings) }
  }

  return {
    of(asked) {
      const questions = asked.map(weighed)
      const all = questions.reduce((sum, { weight }) => sum + weight, 0)
      const roots = new Set(questions.flatMap(({ spellings }) => spellings).map(stem))
      const [inAll, inOwn, inSubject] = [tally(questions), tallyOwn(questions), tallySubject(questions)]
      return passage => {
        const heading = headings[passage] ?? []
        const isHeading = heading.length > 0 && heading.every(root => roots.has(root))
        const share = ({ sums }: Tally) => (all === 0 ? 0 : (sums[passage] ?? 0) / all)
        const subject = isHeading || (inSubject.times[passage] ?? 0) > 0
        return { share: share(inAll), own: share(inOwn), met: inOwn.times[passage] ?? 0, subject }
      }
    },
    knows: word => weighed(word).likeness.length > 0,
  }
}

// „/services/“ is a folder, no subject: „Was kostet ein Service?“
function words(url: string): string {
  return url.replace(/^\/(services|assistants)\//, ' ').replaceAll(/[-/#]/g, ' ')
}
