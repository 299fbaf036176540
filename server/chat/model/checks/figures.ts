import { figuresIn } from '../../../../shared/money'
import { withDigits } from '../../number-words'
import { type Check, type Grounds, saysNo } from './check'
import { withoutLinks } from './links'

/** Numbers up to this one are free: „Drei Dinge helfen Ihnen“. */
const mostOwn = 10
/** Numbers of the calendar are free, too: months, hours, days, weeks. */
const ofCalendar = [12, 24, 30, 31, 52, 365]
/** What is counted with: „20 am Tag sind in 30 Tagen 600“. No „12 month“, which may be a term. */
const ofMonthsAndYears = ['30 day', '31 day', '365 day', '52 week']
const percent = /^[ \u00a0]?(?:%|Prozent|percent)/i
/** Behind a figure the unit of a duration: „14 Tage“, „14-day“, „2–3 Tage“. Hours are free: „rund um die Uhr“. */
const durations = Object.entries({
  day: 'tage?n?|days?',
  week: 'wochen?|weeks?',
  month: 'monate?n?|months?',
  year: 'jahre?n?|years?',
}).map(([unit, words]): [string, RegExp] => [
  unit,
  new RegExp(String.raw`^(?: ?(?:–|-|bis|to) ?\d+)?[ \u00a0-](?:${words})(?!\p{L})`, 'iu'),
])

const valuesIn = (text: string): number[] => figuresIn(text).map(({ value }) => value)
const percentagesIn = (text: string): number[] =>
  figuresIn(withDigits(text)).flatMap(({ value, after }) => (percent.test(after) ? value : []))
/** `14 day` */
const durationsIn = (text: string): string[] =>
  figuresIn(withDigits(text)).flatMap(({ value, after }) =>
    durations.flatMap(([unit, written]) => (written.test(after) ? `${value} ${unit}` : [])),
  )

/**
 * Finds figures that come from nowhere: „seit 1998“, „400 mg“. A percentage must have been sent as a percentage, a duration as that
 * duration, or the visitor wrote it. Any other figure must have been sent, or written by the visitor, or be a multiple of what he counted. Not checked are figures beside an amount,
 * which the amount check covers, and those of a sentence that denies something („Nein, 400 mg kann ich nicht empfehlen“).
 */
export function figureCheck({ sent, system, asked }: Grounds): Check {
  const shares = percentagesIn(sent)
  const sharesAsked = percentagesIn(asked)
  const counts = valuesIn(asked)
  const spans = [...ofMonthsAndYears, ...durationsIn(`${system}\n${asked}`)]
  const known = new Set([...ofCalendar, ...valuesIn(system), ...counts])
  const isKnown = (value: number) =>
    value <= mostOwn || known.has(value) || counts.some(n => n > 1 && value % n === 0)
  return sentence => {
    const isDenied = saysNo(sentence)
    const given = isDenied ? [...shares, ...sharesAsked] : shares
    const figures = figuresIn(withoutLinks(sentence))
    const isFree = isDenied || figures.some(({ euro }) => euro !== undefined)
    return (
      !percentagesIn(sentence).every(value => given.includes(value)) ||
      (!isFree && !figures.every(({ value }) => isKnown(value))) ||
      (!isFree && !durationsIn(sentence).every(span => spans.includes(span)))
    )
  }
}
