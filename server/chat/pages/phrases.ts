import { wordsOf } from './words'

// A word may carry a German ending where it is long enough not to become another word by it.
const shortestInflected = 5
const ending = '(?:e|en|em|er|es|n|s|in|innen)?'
const gap = '(?: \\S+){0,4}?'

type Spelling = (letters: string) => string
const exactly: Spelling = letters => letters

/** A text as its words with one space around each: „Termin, bitte!“ -> ` termin bitte `. */
export function plainWords(text: string): string {
  return ` ${wordsOf(text).join(' ')} `
}

/** A text, or a phrase, without what is easily mistyped: „bewustlos“ and „bewußtlos“, „ersticken“ and „erstiken“ are one. */
export function loosely(text: string): string {
  return text.replace(/ck/g, 'k').replace(/(\p{L})\1+/gu, '$1')
}

/**
 * Whether one of the phrases of a word list stands in a text, given as `plainWords`. `*` stands for any letters, `…` for up to
 * four words, `a|b` for either of two words.
 * @param spelling what to do with the letters of a phrase first; the text must have gone through the same
 */
export function matcherOf(
  phrases: readonly string[] = [],
  spelling: Spelling = exactly,
): (plain: string) => boolean {
  if (phrases.length === 0) return () => false
  const pattern = new RegExp(
    ` (?:${phrases.map(phrase => patternOf(phrase, spelling)).join('|')})(?= )`,
  )
  return plain => pattern.test(plain)
}

/** The text without all phrases of a word list. */
export function removerOf(phrases: readonly string[] = []): (plain: string) => string {
  // Longer ones first: „danke schön“ before „danke“.
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length)
  const patterns = longestFirst.map(phrase => patternOf(phrase, exactly))
  const pattern = new RegExp(` (?:${patterns.join('|')})(?= )`, 'g')
  return plain => (phrases.length === 0 ? plain : plain.replace(pattern, ''))
}

function patternOf(phrase: string, spelling: Spelling): string {
  return phrase
    .split(/\s+/)
    .map(word => (word === '…' ? gap : ` ${wordPattern(word, spelling)}`))
    .join('')
    .trim()
}

function wordPattern(word: string, spelling: Spelling): string {
  const alternatives = word.split('|').map(letters => alternativePattern(letters, spelling))
  return alternatives.length > 1 ? `(?:${alternatives.join('|')})` : alternatives.join('')
}

function alternativePattern(word: string, spelling: Spelling): string {
  const parts = word.split('*').map(part => wordsOf(part))
  const letters = parts.map(words => spelling(words.join(' '))).join('\\S*')
  const last = parts.at(-1)?.at(-1) ?? ''
  return last.length >= shortestInflected ? letters + ending : letters
}
