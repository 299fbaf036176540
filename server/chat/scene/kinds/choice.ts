import {
  answerIn,
  has,
  isContentWord,
  isCorrection,
  isDenial,
  isDoubtful,
  isMinor,
  isTime,
  readWords,
  type Word,
  wordsBeside,
} from '../line'
import { beside, isMoreOf, type Row, replyIn, type Take } from './row'

/** One of the replies, wherever it stands: „Na, doch lieber die Farbe“. */
export const choiceIn: Take = (row, { words }) => {
  const { step, record, open, before } = row
  if (step.replies.includes('Ja')) return { value: yesOrNo(row, words) }
  const { reply, rest = [] } = replyIn(step.replies, words) ?? {}
  const isMore = record[step.name] !== undefined && rest.some(isMoreOf)
  if (reply === undefined || isDoubtful(rest) || isMore) return {}
  // „Im Frühjahr, nein im Herbst“
  const corrected = words.slice(0, Math.max(0, words.findLastIndex(isCorrection)))
  if (wordsBeside(reply, corrected) && rest.some(isContentWord)) return {}
  // What is not asked for may only be spoken of: „Farbe war schrecklich“.
  const isMeant = rest.some(isCorrection) || rest.every(isMinor) || readWords(reply).every(isTime)
  // „Farbe und Schnitt bei der Lena“ is both.
  const isSecond = before?.[step.name] !== undefined
  return { value: open || isMeant || isSecond ? reply : undefined }
}

/** „Nein“; with the name of the row also where it is not asked for: „kein Ersatzwagen“, „doch mit Ersatzwagen“. */
function yesOrNo({ step, open, before }: Row, words: Word[]): string | undefined {
  const rest = beside(step, words)
  if (readWords(step.name).some(word => has(words, word))) {
    if (rest.some(isDenial)) return answerIn(rest)
    return rest.every(isMinor) ? (answerIn(rest) ?? 'Ja') : undefined
  }
  const answer = open && answerIn(rest)
  // Behind something else a „nein“ may correct that.
  const isFirst = Object.keys(before ?? {}).length === 0
  return isFirst || answer === 'Ja' ? answer : undefined
}
