/** At most so many characters from the start of a text. A slice would cut an emoji in two, and half of one breaks addresses. */
export function beginningOf(text: string, most: number): string {
  return [...text].slice(0, most).join('')
}
