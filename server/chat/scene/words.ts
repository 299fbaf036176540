/** The words of a text without case, umlauts and punctuation: how two spellings are compared. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Words that change nothing. */
const fillers = new Set('bitte danke gern gerne halt dann na gut ok okay also'.split(' '))

/** Whether two lines say the same, „Na gut, Kontrolle bitte!“ and „Kontrolle“. */
export function isSame(line: string, other: string): boolean {
  return telling(line) === telling(other)
}

const telling = (text: string) =>
  wordsOf(text)
    .filter(word => !fillers.has(word))
    .join(' ')
