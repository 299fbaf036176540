import {
  alters,
  answerIn,
  has,
  isDenial,
  isMoreOf,
  readWords,
  type Word,
  wordsBeside,
} from '../line'
import { repliesIn, type Take } from './row'

/** One of the replies, wherever it stands: „Na, doch lieber die Farbe“. */
export const choiceIn: Take = (row, line) => {
  const { step, standing, open } = row
  if (step.replies.includes('Ja')) return yesOrNoIn(row, line)
  const isClock = step.replies.every(reply => /^\d{1,2}:\d\d/.test(reply))
  const { found, rest } = repliesIn(step, open && isClock ? line.words.map(asHour) : line.words)
  if (found.length === 0) return undefined
  const current = rest.some(isMoreOf) ? (standing ?? []) : []
  const values = [...new Set(found.concat(current))]
  const both = rest.some(alters) ? [] : holding(step.replies, values)
  return { values: both.length === 1 ? both : values, rest }
}

/** „Jo gern“; where nobody asked, „ja“ may mean anything, but not beside the name of the row: „den Ersatzwagen doch nicht“. */
const yesOrNoIn: Take = ({ step, open }, { text, words }) => {
  // „Den Leihwagen“ is another word for what is asked.
  const own = readWords([step.name, ...Object.values(step.also ?? {}).flat()].join('\n'))
  const isMeant = open || words.some(word => has(own, word))
  const { answer, rest = [] } = (isMeant && answerIn(words.filter(word => !has(own, word)))) || {}
  // The „nein“ of „nein, lieber 14:30“ corrects what another row has taken.
  const isCorrection = answer === 'Nein' && words.length < readWords(text).length
  // Nor does „nein, mit Ersatzwagen“ refuse it for sure.
  const isGuess = !open && answer === 'Nein' && !words.some(isDenial)
  return answer && !isCorrection ? { values: [answer], rest, isGuess } : undefined
}

/** „Sieben“ is 7:00 to the question when. */
function asHour(word: Word): Word {
  return /^\d{1,2}$/.test(word.word) ? { word: `${word.word}:00`, stem: `${word.word}:00` } : word
}

/** The replies that hold all of some, „Schnitt und Farbe“ of „Farbe“ and „Schnitt“. */
const holding = (replies: readonly string[], some: readonly string[]): string[] =>
  some.length < 2
    ? []
    : replies.filter(
        reply =>
          !some.includes(reply) &&
          some.every(one => wordsBeside(one, readWords(reply)) !== undefined),
      )
