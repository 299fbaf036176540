import { distance } from 'fastest-levenshtein'

/** The known word nearest to what was written (case does not count), when it is near enough to be meant. */
export function closest(written: string, known: readonly string[]): string | undefined {
  const lower = written.toLowerCase()
  const letters = (word: string) => [...word.toLowerCase()].sort().join('')
  const isOther = (word: string) => word.length < 5 && letters(word) !== letters(written)
  const [best] = known
    .map(word => ({ word, steps: distance(lower, word.toLowerCase()) }))
    // In words of up to four letters two edits usually make another word („uhr“/„car“), so two are allowed only for swapped
    // letters („paht“).
    .filter(
      ({ word, steps }) => steps <= Math.max(isOther(word) ? 1 : 2, Math.floor(word.length / 3)),
    )
    .sort((one, other) => one.steps - other.steps)
  return best?.word ?? onlyOne(known.filter(word => isPart(lower, word.toLowerCase())))
}

/** `Feature` of `FeatureCards`, `Cards` of none: several end so. */
const isPart = (written: string, word: string) =>
  written.length > 3 && (word.startsWith(written) || word.endsWith(written))
const onlyOne = (words: readonly string[]) => (words.length === 1 ? words[0] : undefined)

/** „ Meinten Sie …?“ when there is something near, else nothing. */
export function meant(
  written: string,
  known: readonly string[],
  wrap: (word: string) => string = word => `„${word}“`,
): string {
  const near = closest(written, known)
  return near ? ` Meinten Sie ${wrap(near)}?` : ''
}
