import { has, isContentWord, isCorrection, readWords, type Word } from '../line'
import { beside, type Take } from './row'

/** „Ungefähr 12 Stück“; where it is not asked for, beside the name of the row or what is counted: „Im Zimmer 14 ist der Föhn hin“. */
export const numberIn: Take = ({ step, record, open }, { words }) => {
  const isNumber = ({ word }: Word) => /^\d{1,4}$/.test(word)
  const [name, asks] = [step.name, step.asks].map(text => readWords(text).filter(isContentWord))
  const isIn = (some: Word[] = [], word?: Word) => word !== undefined && has(some, word)
  // „Zimmer 9“, „9 Stück“
  const named = words.find(
    (word, at) =>
      isNumber(word) &&
      (isIn(name, words[at - 1]) || (isIn(asks, words[at + 1]) && !isIn(name, words[at + 1]))),
  )
  const number = named ?? words.find(isNumber)
  const isCorrected = words.some(isCorrection)
  const isMeant = named || open || (record[step.name] && isCorrected)
  if (!number || !isMeant) return undefined
  // „Zimmer 12, na, 21“
  const values = isCorrected ? words.filter(isNumber) : [number]
  const others = words.filter(word => !values.includes(word))
  return { values: values.map(({ word }) => word), rest: beside(step, others) }
}
