/** Edit distance with swapped neighbours as one step (optimal string alignment). */
function distance(a: string, b: string): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min(previous[j - 1]! + (same ? 0 : 1), previous[j]! + 1, row[j - 1]! + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2]! + 1)
      row.push(best)
    }
    before = previous
    previous = row
  }
  return previous[b.length]!
}

/** The known word nearest to what was written (case does not count), when it is near enough to be meant. */
export function closest(written: string, known: readonly string[]): string | undefined {
  const lower = written.toLowerCase()
  const [best] = known
    .map(word => ({ word, steps: distance(lower, word.toLowerCase()) }))
    // Of three or four letters two others make another word: „uhr“ is no slip of „car“.
    .filter(({ word, steps }) => steps <= (word.length < 5 ? 1 : Math.max(2, Math.floor(word.length / 3))))
    .sort((one, other) => one.steps - other.steps)
  return best?.word
}
