import {
  answerIn,
  asHour,
  has,
  isCorrection,
  isDoubt,
  isMoreOf,
  readWords,
  wordsBeside,
} from '../line'
import { repliesIn, type Take } from './row'

/** One of the replies, wherever it stands: „Na, doch lieber die Farbe“. Of „Farbe oder Schnitt“ the guest is asked. */
export const choiceIn: Take = (row, line) => {
  const { step, standing, open } = row
  if (step.replies.includes('Ja')) return yesOrNoIn(row, line)
  const isClock = step.replies.every(reply => /^\d{1,2}:\d\d/.test(reply))
  const { found, rest } = repliesIn(step, open && isClock ? line.words.map(asHour) : line.words)
  if (found.length === 0) return undefined
  // „Auch die Farbe dazu“
  const kept = standing !== undefined && rest.some(isMoreOf) ? [standing] : []
  const values = [...new Set([...found, ...kept])]
  // „Farbe und Schnitt“ is „Schnitt und Farbe“.
  const holds = (reply: string) =>
    values.every(one => one !== reply && wordsBeside(one, readWords(reply)))
  const isClear = !rest.some(isDoubt) && (kept.length > 0 || !rest.some(isCorrection))
  const both = values.length > 1 && isClear ? step.replies.filter(holds) : []
  return { values: both.length === 1 ? both : values, rest }
}

/** „Jo gern“; where nobody asked, „ja“ may mean anything, but not beside the name of the row: „den Ersatzwagen doch nicht“, „mit Leihwagen“. */
const yesOrNoIn: Take = ({ step, open }, { text, words }) => {
  // „Den Leihwagen“ is another word for what is asked.
  const own = readWords([step.name, ...Object.values(step.also ?? {}).flat()].join('\n'))
  const isNamed = words.some(word => has(own, word))
  const rest = words.filter(word => !has(own, word))
  const named = isNamed && !rest.some(isDoubt) ? { answer: 'Ja', rest } : undefined
  const answer = isNamed || open ? (answerIn(rest) ?? named) : undefined
  // The „nein“ of „nein, lieber 14:30“ corrects what another row has taken.
  const isCorrection = answer?.answer === 'Nein' && words.length < readWords(text).length
  return answer && !isCorrection ? { values: [answer.answer], rest: answer.rest } : undefined
}
