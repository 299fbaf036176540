import { withDigits } from './number-words'
import { type Check, saysNo, type Talk } from './talk'

const percentage = /(\d+(?:[.,]\d+)?)[ \u00a0]?(?:%|Prozent|percent)/giu
const percentagesIn = (text: string): number[] =>
  Array.from(withDigits(text).matchAll(percentage), ([, figure = '']) =>
    Number(figure.replace(',', '.')),
  )

/** Finds percentages that were not sent; one that the visitor named may be denied. */
export function percentageCheck({ sent, asked }: Talk): Check {
  const given = percentagesIn(sent)
  const quoted = percentagesIn(asked)
  return sentence =>
    percentagesIn(sentence).some(
      value => !given.includes(value) && !(quoted.includes(value) && saysNo(sentence)),
    )
}
