import { distance } from 'fastest-levenshtein'
import { spokenInGerman } from './spoken'

/** Lower case, umlauts spelled out, one kind of space: how two spellings of a word are compared. */
export function plainSpelling(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, letter => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}:.,?!]+/gu, ' ')
    .trim()
}

/** The same of what a guest says, dialect and English in the words of standard German. */
export function plainGerman(line: string): string {
  return plainSpelling(spokenInGerman(line))
}

/** The words of a text in plain spelling, without punctuation. */
export function plainWordsIn(text: string): string[] {
  return plainSpelling(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether two words are the same, up to one slip of the thumb (two in long words). Short words and figures allow none. */
export function isNear(word: string, other: string): boolean {
  if (word === other) return true
  const length = Math.min(word.length, other.length)
  if (length < 5 || /\d/.test(word)) return false
  return distance(word, other) <= (length < 9 ? 1 : 2)
}

const NUMBERS = [
  ['null'],
  ['ein', 'eins', 'eine', 'einen', 'einer', 'einmal', 'a', 'one'],
  ['zwei', 'zweimal'],
  ['drei', 'dreimal'],
  ['vier', 'viermal'],
  ['fuenf', 'fuenfmal'],
  ['sechs', 'sechsmal'],
  ['sieben'],
  ['acht'],
  ['neun'],
  ['zehn'],
  ['elf'],
  ['zwoelf'],
  ['dreizehn'],
  ['vierzehn'],
  ['fuenfzehn'],
  ['sechzehn'],
  ['siebzehn'],
  ['achtzehn'],
  ['neunzehn'],
  ['zwanzig'],
]

/** All words that count something, for a pattern. */
export const NUMBER_WORDS = NUMBERS.flat().join('|')

/** `2`, `2x`, `zwei`, `zweimal` -> 2; undefined for other words. */
export function parseCount(word: string): number | undefined {
  const figure = /^(\d{1,3})x?$/.exec(word)
  if (figure) return Number(figure[1])
  const value = NUMBERS.findIndex(names => names.includes(word))
  return value < 0 ? undefined : value
}

/** Whether a line asks something: a question mark, or a word that begins a question. */
export function asksSomething(text: string): boolean {
  return (
    /\?\s*$/.test(text) ||
    /^(?:(?:und|aber|also|noch|ach|sorry|entschuldigung) )*(?:was|wer|wie|wo|wann|warum|wieso|welche[rsn]?|kann|koennen|koennt|gibt|gibts|habt|haben|hat|ist|sind|macht|machen|darf|seid|soll|sollen|nehmt|bietet|liefert)\b/.test(
      plainGerman(text),
    )
  )
}
