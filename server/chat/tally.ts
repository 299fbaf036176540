import type { Likeness } from './likeness'

/**
 * For each passage by its place: the weights of the question's words that stand there, times how alike, and how many do.
 * Good until the next question: that one is written into the same arrays, which spares an allocation each.
 */
export type Tally = { sums: Float64Array; times: Uint16Array }

/** A word of a question: what it weighs, and the site's words that are like it, the most alike first. */
export type Weighted = { weight: number; likeness: readonly Likeness[] }

/**
 * Counts for all passages at once which words of a question they hold. By way of the few words that are like the visitor's
 * and the passages of each, which lie side by side in memory.
 * @param wordsOf of each passage its words, by their place in the vocabulary
 */
export function createTally(
  wordsOf: readonly ReadonlySet<number>[],
  vocabulary: number,
): (question: readonly Weighted[]) => Tally {
  const holding = Array.from({ length: vocabulary }, (): number[] => [])
  for (const [passage, words] of wordsOf.entries()) for (const word of words) holding[word]?.push(passage)
  const places = holding.map(passages => Uint16Array.from(passages))

  const [sums, times] = [new Float64Array(wordsOf.length), new Uint16Array(wordsOf.length)]
  // Of the words that are like one of the question's only the most alike counts.
  const last = new Uint16Array(wordsOf.length)

  return question => {
    for (const array of [sums, times, last]) array.fill(0)
    for (const [at, { weight, likeness }] of question.entries()) {
      for (const [word, alike] of likeness) {
        for (const passage of places[word] ?? []) {
          if (last[passage] === at + 1) continue
          last[passage] = at + 1
          sums[passage] = (sums[passage] ?? 0) + weight * alike
          times[passage] = (times[passage] ?? 0) + 1
        }
      }
    }
    return { sums, times }
  }
}
