import { has, isContentWord, isCorrection, readWords, type Word } from '../line'
import { beside, type Take } from './row'

/** „Ungefähr 12 Stück“; „Zimmer 9“ and „nein, 9“ also where another stands; „Im Zimmer 14 ist der Föhn hin“ where none does. */
export const numberIn: Take = ({ step, record, open }, { words }) => {
  const isNumber = ({ word }: Word) => /^\d{1,4}$/.test(word)
  // „Zimmer 9“, „9 Stück“
  const [name, asks] = [step.name, step.asks].map(text => readWords(text).filter(isContentWord))
  const isIn = (some: Word[] = [], word?: Word) => word !== undefined && has(some, word)
  const isUnit = (word?: Word) => isIn(asks, word) && !isIn(name, word)
  const named = words.find(
    (word, at) => isNumber(word) && (isIn(name, words[at - 1]) || isUnit(words[at + 1])),
  )
  const number = named ?? words.find(isNumber)
  const isMeant = named || open || (record[step.name] && words.some(isCorrection))
  if (!number || !isMeant) return undefined
  const others = words.filter(word => word !== number)
  const isNamed = named !== undefined && record[step.name] === undefined
  return { values: [number.word], rest: beside(step, others), isNamed }
}
