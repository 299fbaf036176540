import type { Step } from '../../../shared/scene/scene'
import { isNear, plainWordsIn } from './german'
import { spokenInGerman } from './spoken'

type Choices = Pick<Step, 'replies' | 'also'>

/** Words that tell no reply from another. */
const SMALL = new Set(['etwas', 'der', 'die', 'das', 'ein', 'eine', 'und', 'mit', 'fuer'])
/** A word that is written in part, such as „Mineral“, or at the end of a compound, such as „Haarschnitt“, has at least so many letters. */
const shortestPart = 5

/** The words that tell one reply from the others: „Salami“, not „Pizza“. */
export function tellingWords(reply: string, all: readonly string[]): string[] {
  const others = new Set(all.filter(other => other !== reply).flatMap(plainWordsIn))
  const own = plainWordsIn(reply).filter(
    word => word.length > 2 && !others.has(word) && !SMALL.has(word),
  )
  return own.length > 0 ? own : plainWordsIn(reply)
}

/** The replies that a line names, by one of their telling words or by what they are also called; `withSlips` of the thumb too. */
export function namedIn(choices: Choices, line: string, withSlips: boolean): string[] {
  const words = plainWordsIn(spokenInGerman(line))
  const named = (isLenient: boolean) =>
    choices.replies.filter(reply => placeOf(choices, reply, words, isLenient) >= 0)
  const exactly = named(false)
  return withSlips && exactly.length === 0 ? named(true) : exactly
}

/** Where a reply is named among words; -1 where it is not. */
export function placeOf(
  { replies, also }: Choices,
  reply: string,
  words: readonly string[],
  withSlips: boolean,
): number {
  const names = [
    ...tellingWords(reply, replies).map(word => [word]),
    ...(also?.[reply] ?? []).map(name => plainWordsIn(spokenInGerman(name))),
  ]
  const places = names.map(name => {
    const at = name.map(own => words.findIndex(word => isNamed(word, own, withSlips)))
    return at.some(place => place < 0) ? -1 : Math.min(...at)
  })
  return places.find(place => place >= 0) ?? -1
}

/** Whether a word is meant by a word of a reply: inflected, at the end of a compound, or with slips also cut short or misspelled. */
function isNamed(word: string, own: string, withSlips: boolean): boolean {
  if (word === own) return true
  const isInflected = own.length > 3 && /^(?:e|en|er|es|em|n|s)$/.test(word.slice(own.length))
  if (word.startsWith(own) && isInflected) return true
  if (own.length >= shortestPart && word.endsWith(own)) return true
  if (!withSlips) return false
  const isCut = word.length >= shortestPart && own.startsWith(word)
  const tails = [own.length - 1, own.length].map(length => word.slice(-length))
  return isCut || isNear(word, own) || tails.some(tail => isNear(tail, own))
}
