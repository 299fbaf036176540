import { isCorrection, isDoubtful, isStopword, readWords, type Word } from '../line'
import { beside, type Take } from './row'

/** „Ungefähr 12 Stück“; „Nein, 9“ and „Zimmer 9“ where another stands; „Im Zimmer 14 ist der Föhn hin“ where none does. */
export const numberIn: Take = ({ step, record, open }, { words }) => {
  const isNumber = ({ word }: Word) => /^\d{1,4}$/.test(word)
  const [own] = readWords(step.name)
  const named = words.find((word, at) => isNumber(word) && words[at - 1]?.stem === own?.stem)
  const number = named ?? words.find(isNumber)
  const rest = words.filter(word => word !== number)
  const isMeant = open || (record[step.name] && (named || words.some(isCorrection)))
  const isAlone = isMeant && beside(step, rest).every(isStopword)
  const isFirst = named && !record[step.name]
  return { value: (isFirst || isAlone) && !isDoubtful(rest) ? number?.word : undefined }
}
