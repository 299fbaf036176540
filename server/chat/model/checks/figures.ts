import { figuresIn } from '../../../../shared/money'
import { withDigits } from '../../number-words'
import { withoutLinks } from './links'
import { type Check, saysNo, type Talk } from './talk'

/** „Drei Dinge helfen Ihnen“: so many she may count herself. */
const mostOwn = 10
/** Months, hours, days and weeks. */
const ofCalendar = [12, 24, 30, 31, 52, 365]
const listNumber = /^\s*\d+[.)]\s/
const percent = /^[ \u00a0]?(?:%|Prozent|percent)/i

const valuesIn = (text: string): number[] => figuresIn(text).map(({ value }) => value)
const percentagesIn = (text: string): number[] =>
  figuresIn(withDigits(text)).flatMap(({ value, after }) => (percent.test(after) ? value : []))

/**
 * Finds figures that nobody sent or said: „seit 1998“, „400 mg“. A multiple of what the visitor counted is one of his, and what
 * stands beside an amount counts something.
 */
export function figureCheck({ system, asked }: Talk): Check {
  const counts = valuesIn(asked)
  const known = new Set([...ofCalendar, ...valuesIn(system), ...counts])
  const isKnown = (value: number) =>
    value <= mostOwn || known.has(value) || counts.some(n => n > 1 && value % n === 0)
  return sentence => {
    const text = withoutLinks(sentence).replace(listNumber, '')
    const figures = figuresIn(text)
    const isOfPrice = figures.some(({ euro }) => euro !== undefined)
    return !isOfPrice && !saysNo(text) && !figures.every(({ value }) => isKnown(value))
  }
}

/** Finds percentages that were not sent; one that the visitor named may be denied. */
export function percentageCheck({ sent, asked }: Talk): Check {
  const given = percentagesIn(sent)
  const quoted = percentagesIn(asked)
  return sentence =>
    percentagesIn(sentence).some(
      value => !given.includes(value) && !(quoted.includes(value) && saysNo(sentence)),
    )
}
