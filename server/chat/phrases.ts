import { wordsOf } from './words'

/** A text made ready for phrases: its `words`, and these as they are heard, ` termin bite `. */
export type PhraseText = { words: readonly string[]; heard: string }

// A word of a phrase also matches with a German ending, if it is long: a short one could become another word by it.
const shortestInflected = 5
const ending = '(?:e|en|n|em|er|es|s|in|inn)?'
/** A short one has the ending of dialect, for „ihr“ or „es“: „habts“, „gehts“. */
const dialectEnding = '(?:(?<=[td])s)?'
const gap = '(?: \\S+){0,4}?'

export function phraseText(text: string): PhraseText {
  const words = wordsOf(text)
  return { words, heard: ` ${words.map(asHeard).join(' ')} ` }
}

/**
 * A word without what people often write otherwise: double letters become one, `ck` becomes `k`, and a swallowed `e` is left out.
 * „bewustlos“ is „bewusstlos“, „ausmachn“ is „ausmachen“.
 */
const asHeard = (word: string): string =>
  word
    .replace(/ck/g, 'k')
    .replace(/(\p{L})\1+/gu, '$1')
    .replace(/(?<=\p{L}{2})en$/u, 'n')

/**
 * A word list of content/emilia as a regular expression: `*` stands for any letters, `…` for up to four words, `a|b` for either.
 */
function patternOf(phrases: readonly string[], flags = ''): RegExp {
  const lettersOf = (word: string) => {
    const parts = word.split('*').map(part => wordsOf(part).map(asHeard).join(' '))
    const last = parts.at(-1) ?? ''
    // „melde*“ is also „meldn“.
    if (last === '') return parts.join('\\S*').replace(/e\\S\*$/, '(?:$&|n)')
    return parts.join('\\S*') + (last.length < shortestInflected ? dialectEnding : ending)
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
