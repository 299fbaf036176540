import { figuresIn } from '../../../../shared/money'
import { withDigits } from '../../number-words'
import { type Check, type Grounds, saysNo } from './check'
import { withoutLinks } from './links'

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
 * Finds figures that nobody sent or said: „seit 1998“, „400 mg“, and percentages that were not sent as such. A multiple of what
 * the visitor counted is one of his, what stands beside an amount counts something, and what he named may be denied.
 */
export function figureCheck({ sent, system, asked }: Grounds): Check {
  const shares = percentagesIn(sent)
  const sharesAsked = percentagesIn(asked)
  const counts = valuesIn(asked)
  const known = new Set([...ofCalendar, ...valuesIn(system), ...counts])
  const isKnown = (value: number) =>
    value <= mostOwn || known.has(value) || counts.some(n => n > 1 && value % n === 0)
  return sentence => {
    const isDenied = saysNo(sentence)
    const given = isDenied ? [...shares, ...sharesAsked] : shares
    const figures = figuresIn(withoutLinks(sentence).replace(listNumber, ''))
    const isFree = isDenied || figures.some(({ euro }) => euro !== undefined)
    return (
      !percentagesIn(sentence).every(value => given.includes(value)) ||
      (!isFree && !figures.every(({ value }) => isKnown(value)))
    )
  }
}
