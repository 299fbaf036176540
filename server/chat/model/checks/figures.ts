import { figuresIn } from '../../../../shared/money'
import { withoutLinks } from './links'
import { type Check, saysNo, type Talk } from './talk'

/** „Drei Dinge helfen Ihnen“: so many she may count herself. */
const mostOwn = 10
const listNumber = /^\s*\d+[.)]\s/

/**
 * Finds figures that nobody sent or said: „seit 1998“, „400 mg“. A multiple of what the visitor counted is one of his, and what
 * stands beside an amount counts something.
 */
export function figureCheck({ system, asked }: Talk): Check {
  const counts = valuesIn(asked)
  const known = new Set([...valuesIn(system), ...counts])
  const isKnown = (value: number) =>
    value <= mostOwn || known.has(value) || counts.some(n => n > 1 && value % n === 0)
  return sentence => {
    const text = withoutLinks(sentence).replace(listNumber, '')
    const figures = figuresIn(text)
    const isOfPrice = figures.some(({ euro }) => euro !== undefined)
    return !isOfPrice && !saysNo(text) && !figures.every(({ value }) => isKnown(value))
  }
}

const valuesIn = (text: string): number[] => figuresIn(text).map(({ value }) => value)
