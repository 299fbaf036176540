import { wordsOf } from './words'

/** A text made ready for phrases: its `words`, and these as they are heard, ` termin bite `. */
export type PhraseText = { words: readonly string[]; heard: string }

/** A shorter word could become another one by an ending, or by a letter less. */
const shortestLong = 5
/** With these a long word of a phrase matches, too; „-en“ is heard as `n`. */
const ending = '(?:e|n|em|er|es|s|in|inn)?'
/** A short one has the ending of dialect, for „ihr“ or „es“: „habts“, „gehts“. */
const dialectEnding = '(?:(?<=[td])s)?'
const gap = '(?: \\S+){0,4}?'

export function phraseText(text: string): PhraseText {
  const words = wordsOf(text)
  return { words, heard: ` ${words.map(asHeard).join(' ')} ` }
}

/**
 * A word without what people often write otherwise: the swallowed `e` of „ausmachn“, and in long words the second of double letters, or
 * `ck` for `k`: „bewustlos“. Short ones keep theirs: „kann“ is not „kan“, „wenn“ not „wen“.
 */
function asHeard(word: string): string {
  const spoken = word.replace(/(?<=\p{L}{2})en$/u, 'n')
  if (spoken.length < shortestLong) return spoken
  return spoken.replace(/ck/g, 'k').replace(/(\p{L})\1+/gu, '$1')
}

/**
 * A word list of content/emilia as a regular expression: `*` stands for any letters, `…` for up to four words, `a|b` for either.
 */
function patternOf(phrases: readonly string[], flags = ''): RegExp {
  const lettersOf = (word: string) => {
    const parts = word.replace(/\*$/, '').split('*')
    const heard = parts.map(part => wordsOf(part).map(asHeard).join(' '))
    const isShort = (heard.at(-1) ?? '').length < shortestLong
    const inflected = isShort ? dialectEnding : ending
    const tail = word.endsWith('*') ? '\\S*' : inflected
    const letters = heard.join('\\S*')
    // „Gäste“ is also „Gästn“, „melde*“ also „meldn“.
    const isSwallowed = letters.endsWith('e') && tail !== dialectEnding
    return isSwallowed ? `${letters.slice(0, -1)}(?:e${tail}|n)` : letters + tail
  }
  const wordOf = (word: string) =>
    word === '…' ? gap : ` (?:${word.split('|').map(lettersOf).join('|')})`
  const all = phrases.map(phrase => phrase.split(/\s+/).map(wordOf).join('').trim())
  return new RegExp(` (?:${all.join('|')})(?= )`, flags)
}

/** Makes a function that tells whether one of the phrases stands in a text. */
export function finderOf(phrases: readonly string[] = []): (text: PhraseText) => boolean {
  if (phrases.length === 0) return () => false
  const pattern = patternOf(phrases)
  return ({ heard }) => pattern.test(heard)
}

/** Makes a function that gives the words of a text without the phrases. */
export function cutterOf(phrases: readonly string[]): (text: PhraseText) => string[] {
  if (phrases.length === 0) return ({ words }) => [...words]
  const pattern = patternOf(phrases, 'g')
  const cut = '-'
  return ({ words, heard }) => {
    const left = heard
      .replace(pattern, found => found.replace(/\S+/g, cut))
      .trim()
      .split(' ')
    return words.filter((_, at) => left[at] !== cut)
  }
}
