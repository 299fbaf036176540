/** The words of a text without case, umlauts and punctuation: how two spellings are compared. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether two lines say the same, „19:30 Uhr!“ and „19.30 uhr“. */
export function isSame(line: string, other: string): boolean {
  return wordsOf(line).join(' ') === wordsOf(other).join(' ')
}
