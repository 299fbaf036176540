import { wordsOf } from '../words'

/** Words that change nothing. */
const fillers = new Set('bitte danke gern gerne halt dann na gut ok okay also'.split(' '))

/** Whether two lines say the same, „Na gut, Kontrolle bitte!“ and „Kontrolle“. */
export function isSame(line: string, other: string): boolean {
  return plain(line) === plain(other)
}

const plain = (text: string) =>
  wordsOf(text)
    .filter(word => !fillers.has(word))
    .join(' ')
