// Characters that nobody sees and that can carry orders to a model: controls, zero width, direction marks, tags, fillers.
const hidden = /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Variation_Selector}\p{Default_Ignorable_Code_Point}]/gu

/** A text as people see it: without hidden characters and space around it. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(hidden, '')
    .trim()
}

/** At most `length` characters, no emoji cut in half. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
