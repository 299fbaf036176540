// Characters that nobody sees and that can carry orders to a model: controls, zero width, direction marks, tags.
const hidden = /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Variation_Selector}]/gu

/** A message as people see it: without hidden characters and space around it. */
export function cleanText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(hidden, '').trim()
}
