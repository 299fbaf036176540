// A fact of the firm that nobody gave us yet stands in square brackets: `[+43 316 000000]`.

export function isPlaceholder(value: string): boolean {
  return /^\[.+\]$/.test(value)
}

/** Facts as lines, `Telefon: +43 …`, without those that nobody has given yet: Emilia must not know them. */
export function givenFacts(facts: readonly { label: string; value: string }[]): string[] {
  return facts
    .filter(({ value }) => !/\[[^\]]+\]/.test(value))
    .map(({ label, value }) => `${label}: ${value}`)
}

/** How many facts of some data are still placeholders, however deep. */
export function countPlaceholders(data: unknown): number {
  if (typeof data === 'string') return isPlaceholder(data) ? 1 : 0
  if (typeof data !== 'object' || data === null) return 0
  return Object.values(data).reduce((sum: number, value) => sum + countPlaceholders(value), 0)
}

/** The value without its brackets, for addresses: `[office@4xdu.example]` -> `office@4xdu.example`. */
export function withoutBrackets(value: string): string {
  return isPlaceholder(value) ? value.slice(1, -1) : value
}

/** Whether each bracket of a text has its other half. */
export function isPaired(text: string): boolean {
  const outer = text.replace(/\[[^[\]]*\]/g, '')
  return outer === text ? !/[[\]]/.test(text) : isPaired(outer)
}
