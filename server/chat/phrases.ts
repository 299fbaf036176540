import { wordsOf } from './words'

/** A text made ready for phrases: „Termin, bitte!“ -> ` termin bitte `. `loose` also hides common typing errors (see loosely). */
export type PhraseText = { plain: string; loose: string }

// A word of a phrase also matches with a German ending, if it is long: a short one could become another word by it.
const shortestInflected = 5
const ending = '(?:e|en|em|er|es|n|s|in|innen)?'
const gap = '(?: \\S+){0,4}?'

export function phraseText(text: string): PhraseText {
  const plain = ` ${wordsOf(text).join(' ')} `
  return { plain, loose: loosely(plain) }
}

/** Double letters become one, and `ck` becomes `k`: „bewustlos“ and „bewusstlos“, „ersticken“ and „erstiken“ are then the same. */
const loosely = (text: string): string => text.replace(/ck/g, 'k').replace(/(\p{L})\1+/gu, '$1')

/**
 * A word list of content/emilia as the source of a regular expression: `*` stands for any letters, `…` for up to four words,
 * `a|b` for either.
 * @param isLoose for texts in their `loose` form
 */
export function patternOf(phrases: readonly string[], isLoose = false): string {
  const lettersOf = (word: string) => {
    const parts = word.split('*').map(part => wordsOf(part).join(' '))
    const letters = isLoose ? parts.map(loosely) : parts
    const isLong = (letters.at(-1) ?? '').length >= shortestInflected
    return letters.join('\\S*') + (isLong ? ending : '')
  }
  const wordOf = (word: string) =>
    word === '…' ? gap : ` (?:${word.split('|').map(lettersOf).join('|')})`
  return phrases.map(phrase => phrase.split(/\s+/).map(wordOf).join('').trim()).join('|')
}

/** Makes a function that tells whether one of the phrases stands in a text. */
export function finderOf(
  phrases: readonly string[] = [],
  isLoose = false,
): (heard: PhraseText) => boolean {
  if (phrases.length === 0) return () => false
  const pattern = new RegExp(` (?:${patternOf(phrases, isLoose)})(?= )`)
  return ({ plain, loose }) => pattern.test(isLoose ? loose : plain)
}
