import { isCorrection, readWords, type Word } from '../line'
import { beside, type Take } from './row'

/** „Ungefähr 12 Stück“; „Zimmer 9“ and „nein, 9“ also where another stands; „Im Zimmer 14 ist der Föhn hin“ where none does. */
export const numberIn: Take = ({ step, record, open }, { words }) => {
  const isNumber = ({ word }: Word) => /^\d{1,4}$/.test(word)
  const [own] = readWords(step.name)
  const named = words.find((word, at) => isNumber(word) && words[at - 1]?.stem === own?.stem)
  const number = named ?? words.find(isNumber)
  const isMeant = named || open || (record[step.name] && words.some(isCorrection))
  if (!number || !isMeant) return undefined
  const rest = beside(
    step,
    words.filter(word => word !== number),
  )
  const isNamed = named !== undefined && record[step.name] === undefined
  return { values: [number.word], rest, isNamed }
}
