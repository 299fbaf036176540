import type { Passage } from '../messages'
import { createLikenesses, type Likeness, type Word } from './likeness'
import { contentWords, grams, stem } from './words'

/**
 * How much of a question (0 to 1) a passage speaks about; rare words weigh more, words the site never uses most.
 * `own`: the same of its heading and text alone, without the page's title and address.
 * `met`: how many words of the question stand in them.
 * `subject`: a word of the question, or what the site calls it, stands in the page's title or address, or is the heading.
 * Reads the question first, then answers for one passage after the other.
 */
export type Coverage = (words: AskedWord[]) => {
  of: (passage: number) => { share: number; own: number; met: number; subject: boolean }
  /** Whether the site uses one of the words, or one alike. */
  isKnown: boolean
}

/** A word of the question and what the site calls it. */
export type AskedWord = { word: string; also: string[] }

/** Counts the words of all passages once; a Coverage knows passages by their place in the list. */
export function createCoverage(passages: readonly Passage[]): Coverage {
  const vocabulary = new Map<string, Word>()
  const read = (text: string) =>
    new Set(
      contentWords(text).map(word => {
        const known = vocabulary.get(word) ?? { stem: stem(word), grams: new Set(grams(word)) }
        vocabulary.set(word, known)
        return known
      }),
    )
  const wordsOf = passages.map(({ heading, page, text, url }) => read(`${heading} ${page} ${text} ${words(url)}`))
  const ownOf = passages.map(({ heading, text }) => read(`${heading} ${text}`))
  const subjectOf = passages.map(({ page, url }) => read(`${page} ${words(url.replace(/#.*/, ''))}`))
  // A heading of a word or two is a subject, a longer one a thought.
  const headings = passages.map(({ heading }) => (heading.split(' ').length < 3 ? contentWords(heading).map(stem) : []))
  const counts = new Map<string, number>()
  for (const words of wordsOf)
    for (const root of new Set([...words].map(word => word.stem))) counts.set(root, (counts.get(root) ?? 0) + 1)
  const weigh = (root: string) => Math.log(1 + passages.length / (0.5 + (counts.get(root) ?? 0)))
  const likenesses = createLikenesses([...vocabulary.values()])

  return asked => {
    const questions = asked.map(({ word, also }) => {
      const spellings = [word, ...also].flatMap(contentWords)
      return { weight: weigh(stem(word)), spellings, likeness: likenesses(spellings) }
    })
    const all = questions.reduce((sum, { weight }) => sum + weight, 0)
    const roots = new Set(questions.flatMap(({ spellings }) => spellings).map(stem))
    const of = (passage: number) => {
      const heading = headings[passage] ?? []
      const isHeading = heading.length > 0 && heading.every(root => roots.has(root))
      const subject = isHeading || questions.some(({ likeness }) => most(likeness, subjectOf[passage]) > 0)
      const share = (there: ReadonlySet<Word> | undefined) =>
        all === 0 ? 0 : questions.reduce((sum, { weight, likeness }) => sum + weight * most(likeness, there), 0) / all
      const met = questions.filter(({ likeness }) => most(likeness, ownOf[passage]) > 0).length
      return { share: share(wordsOf[passage]), own: share(ownOf[passage]), met, subject }
    }
    return { of, isKnown: questions.some(({ likeness }) => likeness.length > 0) }
  }
}

/** How much the word of some that is most like what somebody wrote is like it; a word has few that are like it. */
function most(likenesses: readonly Likeness[], there: ReadonlySet<Word> | undefined): number {
  for (const [word, likeness] of likenesses) if (there?.has(word)) return likeness
  return 0
}

// „/services/“ is a folder, no subject: „Was kostet ein Service?“
function words(url: string): string {
  return url.replace(/^\/(services|assistants)\//, ' ').replaceAll(/[-/#]/g, ' ')
}
