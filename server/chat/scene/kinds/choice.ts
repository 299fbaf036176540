import { answerIn, has, isDenial, isMoreOf, readWords } from '../line'
import { repliesIn, type Take } from './row'

/** One of the replies, wherever it stands: „Na, doch lieber die Farbe“. */
export const choiceIn: Take = ({ step, standing, open }, { text, words }) => {
  if (step.replies.includes('Ja')) {
    // Where nobody asked, „ja“ may mean anything, but not beside the name of the row: „den Ersatzwagen doch nicht“.
    const own = readWords(step.name)
    const isMeant = open || words.some(word => has(own, word))
    const { answer, rest = [] } = (isMeant && answerIn(words.filter(word => !has(own, word)))) || {}
    // The „nein“ of „nein, lieber 14:30“ corrects what another row has taken.
    const isCorrection = answer === 'Nein' && words.length < readWords(text).length
    // Nor does „nein, mit Ersatzwagen“ refuse it for sure.
    const isGuess = !open && answer === 'Nein' && !words.some(isDenial)
    return answer && !isCorrection ? { values: [answer], rest, isGuess } : undefined
  }
  const { found, rest } = repliesIn(step.replies, words)
  if (found.length === 0) return undefined
  const current = rest.some(isMoreOf) ? (standing ?? []) : []
  return { values: [...new Set(found.concat(current))], rest }
}
