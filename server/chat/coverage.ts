import type { Passage } from '../messages'
import { contentWords, grams, stem } from './words'

/**
 * How much of a question (0 to 1) a passage speaks about; rare words weigh more, words the site never uses most.
 * `subject`: a word of the question, or what the site calls it, stands in the page's title or address, or is the heading.
 */
export type Coverage = (passage: number, words: AskedWord[]) => { share: number; subject: boolean }

/** A word of the question and what the site calls it. */
export type AskedWord = { word: string; also: string[] }

type Word = { stem: string; grams: Set<string> }

// From this share of common pieces on, one word is part of the other or the same with a typing error.
const alike = 0.7
// How far one word stands for another that it is a part of.
const part = 0.6

/** Counts the words of all passages once; a Coverage knows passages by their place in the list. */
export function createCoverage(passages: readonly Passage[]): Coverage {
  const vocabulary = new Map<string, Word>()
  const read = (text: string) =>
    [...new Set(contentWords(text))].map(word => {
      const known = vocabulary.get(word) ?? { stem: stem(word), grams: new Set(grams(word)) }
      vocabulary.set(word, known)
      return known
    })
  const wordsOf = passages.map(({ heading, page, text, url }) => read(`${heading} ${page} ${text} ${words(url)}`))
  const subjectOf = passages.map(({ page, url }) => read(`${page} ${words(url.replace(/#.*/, ''))}`))
  // A heading of a word or two is a subject, a longer one a thought.
  const headings = passages.map(({ heading }) => (heading.split(' ').length < 3 ? contentWords(heading).map(stem) : []))
  const counts = new Map<string, number>()
  for (const words of wordsOf)
    for (const root of new Set(words.map(word => word.stem))) counts.set(root, (counts.get(root) ?? 0) + 1)
  const weigh = (root: string) => Math.log(1 + passages.length / (0.5 + (counts.get(root) ?? 0)))

  return (passage, asked) => {
    let covered = 0
    let all = 0
    let subject = false
    for (const { word, also } of asked) {
      const weight = weigh(stem(word))
      const spellings = [word, ...also].flatMap(contentWords)
      const most = (there: Word[] = []) => Math.max(0, ...spellings.map(one => best(one, there)))
      all += weight
      covered += weight * most(wordsOf[passage])
      subject ||= most(subjectOf[passage]) > 0
    }
    const roots = new Set(asked.flatMap(({ word, also }) => [word, ...also].flatMap(contentWords)).map(stem))
    const heading = headings[passage] ?? []
    subject ||= heading.length > 0 && heading.every(root => roots.has(root))
    return { share: all === 0 ? 0 : covered / all, subject }
  }
}

function words(url: string): string {
  return url.replaceAll(/[-/#]/g, ' ')
}

function best(word: string, there: readonly Word[]): number {
  const root = stem(word)
  if (there.some(other => other.stem === root)) return 1
  const pieces = grams(word)
  if (pieces.length < 2) return 0
  return Math.max(0, ...there.map(other => likeness(pieces, other.grams)))
}

/** Of two words that are alike: how much; else 0. */
function likeness(pieces: readonly string[], other: ReadonlySet<string>): number {
  if (other.size < 2) return 0
  const common = pieces.filter(piece => other.has(piece))
  const shorter = Math.min(pieces.length, other.size)
  // „Leitung“ is not „Zeitung“: in short words more has to agree.
  if (common.length / shorter < (shorter < 6 ? 0.8 : alike)) return 0
  // Nearly the same, say with another ending or a slip of the finger.
  if (common.length / Math.max(pieces.length, other.size) >= 0.6) return 0.9
  // The last part of a German compound says what it is: „Pizzabestellung“ is a „Bestellung“, „Bundeskanzler“ no „Bund“.
  const isHead = pieces.length <= other.size || pieces.slice(-3).some(piece => other.has(piece))
  return isHead ? part : 0.3
}
