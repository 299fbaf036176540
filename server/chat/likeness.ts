import { remembered } from '../remembered'
import { grams, stem } from './words'

/** A word of the site: its stem and its pieces of four letters. */
export type Word = { stem: string; grams: ReadonlySet<string> }

// From this share of common pieces on, one word is part of the other or the same with a typing error.
const alike = 0.7
// How far one word stands for another that it is a part of.
const part = 0.6
// Visitors ask with the same words; to compare one with all of the site's takes longer than to look it up.
const mostRemembered = 500

/** A word of the site by its place in the list, and how much it is like what somebody wrote: 1 is the same stem. */
export type Likeness = readonly [word: number, likeness: number]

/**
 * Says of all words of the site at once how much they are like the best of some spellings, the most alike first;
 * words that are not alike are left out. By way of the pieces, so that it looks only at words that share some.
 */
export function createLikenesses(vocabulary: readonly Word[]): (spellings: readonly string[]) => readonly Likeness[] {
  const byStem = groupBy(vocabulary, word => [word.stem])
  const byPiece = groupBy(vocabulary, word => word.grams)

  const likenesses = remembered((spellings: string): readonly Likeness[] => {
    const found = new Map<number, number>()
    const note = (word: number, likeness: number) => found.set(word, Math.max(likeness, found.get(word) ?? 0))
    for (const spelling of spellings.split(' ')) {
      for (const word of byStem.get(stem(spelling)) ?? []) note(word, 1)
      const pieces = grams(spelling)
      if (pieces.length < 2) continue
      const common = new Map<number, number>()
      for (const piece of pieces)
        for (const word of byPiece.get(piece) ?? []) common.set(word, (common.get(word) ?? 0) + 1)
      for (const [word, count] of common) {
        const likeness = likenessOf(pieces, (vocabulary[word] as Word).grams, count)
        if (likeness > 0) note(word, likeness)
      }
    }
    return [...found].sort(([, one], [, other]) => other - one)
  }, mostRemembered)
  return spellings => likenesses(spellings.join(' '))
}

/** The places of the words with each key. */
function groupBy(words: readonly Word[], keysOf: (word: Word) => Iterable<string>): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const [at, word] of words.entries()) {
    for (const key of keysOf(word)) {
      const group = groups.get(key)
      if (group) group.push(at)
      else groups.set(key, [at])
    }
  }
  return groups
}

/** Of two words that are alike: how much; else 0. */
function likenessOf(pieces: readonly string[], other: ReadonlySet<string>, common: number): number {
  if (other.size < 2) return 0
  const shorter = Math.min(pieces.length, other.size)
  // „Leitung“ is not „Zeitung“: in short words more has to agree.
  if (common / shorter < (shorter < 6 ? 0.8 : alike)) return 0
  // Nearly the same, say with another ending or a slip of the finger.
  if (common / Math.max(pieces.length, other.size) >= 0.6) return 0.9
  // The last part of a German compound says what it is: „Pizzabestellung“ is a „Bestellung“, „Bundeskanzler“ no „Bund“.
  const isHead = pieces.length <= other.size || pieces.slice(-3).some(piece => other.has(piece))
  return isHead ? part : 0.3
}
