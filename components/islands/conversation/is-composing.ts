/**
 * Whether a key belongs to an input method that is composing, as for Japanese. Safari ends the composition before the key that
 * confirms it: only that key's old code, 229, tells (WebKit bug 165004).
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}
