import { wordsOf } from './words'

type Spelling = (letters: string) => string

// A word may carry a German ending where it is long enough not to become another word by it.
const shortestInflected = 5
const ending = '(?:e|en|em|er|es|n|s|in|innen)?'
const gap = '(?: \\S+){0,4}?'

/** A text as its words with one space around each: „Termin, bitte!“ -> ` termin bitte `. */
export const plainWords = (text: string): string => ` ${wordsOf(text).join(' ')} `

/** Without what is easily mistyped: „bewustlos“ and „bewußtlos“, „ersticken“ and „erstiken“ are one. */
export const loosely: Spelling = text => text.replace(/ck/g, 'k').replace(/(\p{L})\1+/gu, '$1')

/**
 * A word list of content/emilia as an expression: `*` stands for any letters, `…` for up to four words, `a|b` for either.
 * @param spelling what to do with the letters of the phrases first
 */
export function patternOf(phrases: readonly string[], spelling: Spelling = text => text): string {
  const lettersOf = (word: string) => {
    const parts = word.split('*').map(part => spelling(wordsOf(part).join(' ')))
    const last = parts.at(-1) ?? ''
    return parts.join('\\S*') + (last.length >= shortestInflected ? ending : '')
  }
  const wordOf = (word: string) =>
    word === '…' ? gap : ` (?:${word.split('|').map(lettersOf).join('|')})`
  // „danke schön“ before „danke“
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length)
  return longestFirst.map(phrase => phrase.split(/\s+/).map(wordOf).join('').trim()).join('|')
}

/** Whether one of the phrases stands in a text. */
export function finderOf(
  phrases: readonly string[] = [],
  spelling: Spelling = text => text,
): (text: string) => boolean {
  if (phrases.length === 0) return () => false
  const pattern = new RegExp(` (?:${patternOf(phrases, spelling)})(?= )`)
  return text => pattern.test(spelling(plainWords(text)))
}
