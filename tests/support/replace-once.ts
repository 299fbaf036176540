/**
 * The text of a file with a piece of it replaced, taken literally.
 * @throws Error when the piece is not there: nothing would change
 */
export function replaceOnce(file: string, text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
  return text.replace(from, () => to)
}
