/** Data of the firm that nobody gave us yet stands in square brackets: `[+43 316 000000]`. Visitors see the brackets. */

export function isPlaceholder(value: string): boolean {
  return /^\[.+\]$/.test(value)
}

/** The value without its brackets, for addresses: `[office@4xdu.example]` -> `office@4xdu.example`. */
export function bare(value: string): string {
  return isPlaceholder(value) ? value.slice(1, -1) : value
}

/** Whether each bracket of a text has its other half. */
export function isPaired(text: string): boolean {
  const outer = text.replace(/\[[^[\]]*\]/g, '')
  return outer === text ? !/[[\]]/.test(text) : isPaired(outer)
}
