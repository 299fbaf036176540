import { has, isCorrection, readWords, type Word } from '../line'
import { beside, type Take } from './row'

/** „Ungefähr 12 Stück“; where it is not asked for, behind the name of the row: „Im Zimmer 14 ist der Föhn hin“. */
export const numberIn: Take = ({ step, rows, open, meant }, { words }) => {
  const isNumber = ({ word }: Word) => /^\d{1,4}$/.test(word)
  const own = readWords(step.name)
  // „Zimmer 9“
  const named = words.find(
    (word, at) => isNumber(word) && words.slice(at - 1, at).some(one => has(own, one)),
  )
  const number = named ?? words.find(isNumber)
  const isCorrected = words.some(isCorrection)
  const isMeant = named || open || meant.length > 1 || (rows[step.name] && isCorrected)
  if (!number || !isMeant) return undefined
  // „Zimmer 12, na, 21“
  const values = isCorrected ? words.filter(isNumber) : [number]
  const others = words.filter(word => !values.includes(word))
  return { values: values.map(({ word }) => word), rest: beside(step, others) }
}
