/** Edit distance with swapped neighbours as one step (optimal string alignment). */
function distance(a: string, b: string): number {
  const steps = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j))
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const change = steps[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const best = Math.min(change, steps[i - 1]![j]! + 1, steps[i]![j - 1]! + 1)
      steps[i]![j] = swap ? Math.min(best, steps[i - 2]![j - 2]! + 1) : best
    }
  return steps[a.length]![b.length]!
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
