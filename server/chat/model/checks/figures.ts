import { figuresIn } from '../../../../shared/money'
import { type Check, saysNo, type Talk } from './talk'

const listNumber = /^\s*\d+[.)]\s/
const product = /×|\d ?[x*] ?\d/

/** Finds figures that nobody sent or said: „seit 1998“, „400 mg“; a multiple of what the visitor counted is one of his. */
export function figureCheck({ system, asked }: Talk): Check {
  const counts = valuesIn(asked)
  const known = new Set([...valuesIn(system), ...counts])
  const isKnown = (value: number) => known.has(value) || counts.some(n => n > 1 && value % n === 0)
  return sentence => {
    const text = sentence.replace(listNumber, '')
    const others = figuresIn(text).filter(({ euro }) => euro === undefined)
    const isCounted = product.test(text) || saysNo(text)
    return !isCounted && !others.every(({ value }) => isKnown(value))
  }
}

const valuesIn = (text: string): number[] => figuresIn(text).map(({ value }) => value)
