import {
  has,
  isContentWord,
  isCorrection,
  isCount,
  readWords,
  turnsValue,
  type Word,
} from '../line'
import type { Take } from './row'

/** „Ungefähr 12 Stück“; where it is not asked for, behind the name of the row: „Im Zimmer 14 ist der Föhn hin“, or as a correction. */
export const numberIn: Take = ({ step, standing, open }, { typed, takenBack, words }) => {
  const isFigure = ({ word }: Word) => /^\d{1,4}$/.test(word)
  // „Drei Handtücher“ is none, where nobody asks for a number; „ab 10“ is a time.
  const isNumber = (word: Word, at: number) =>
    isFigure(word) &&
    !words.slice(at - 1, at).some(turnsValue) &&
    (open || !words.slice(at + 1, at + 2).some(isContentWord))
  const own = readWords(step.name)
  const isCorrected = words.some(isCorrection) || takenBack !== ''
  // „Zimmer 9“
  const named = words.filter(
    (word, at) => isFigure(word) && words.slice(at - 1, at).some(one => has(own, one)),
  )
  const isMeant = named.length > 0 || open || (standing && isCorrected)
  // „Zimmer 12, na, 21“ may be either.
  const figures = named.length > 0 && !isCorrected ? named : words.filter(isNumber)
  // „Nur eine“ to the question how many
  const numbers = figures.length > 0 || !open ? figures : words.filter(isCount)
  if (!isMeant || numbers.length === 0) return undefined
  return {
    values: numbers.map(({ word }) => (/\d/.test(word) ? word : '1')),
    rest: words.filter(word => !numbers.includes(word)),
    // „12B“
    isGuess: /\d\p{L}/u.test(typed),
  }
}
