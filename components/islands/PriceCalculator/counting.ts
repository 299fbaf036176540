/** `1.500` and `1 500` -> 1500, `1500,9` -> 1500; 0 where there is none. */
export function wholeNumber(typed: string): number {
  return Math.max(Number.parseInt(typed.replace(/[.\s]/g, ''), 10) || 0, 0)
}
