import { figuresIn } from '../../../../shared/money'
import { withDigits } from '../../number-words'
import { type Check, type Grounds, saysNo } from './check'
import { withoutLinks } from './links'

/** Numbers up to this one are free: „Drei Dinge helfen Ihnen“. */
const mostOwn = 10
/** Numbers of the calendar are free, too: months, hours, days, weeks. */
const ofCalendar = [12, 24, 30, 31, 52, 365]
const percent = /^[ \u00a0]?(?:%|Prozent|percent)/i
/** Units of durations in days; hours are free: „rund um die Uhr“. */
const durations: readonly (readonly [days: number, RegExp])[] = [
  [1, behind('tagen?|days|day(?=[ -])')],
  [7, behind('wochen|weeks')],
  [30, behind('monaten?|months')],
  [365, behind('jahren?|years')],
]

const valuesIn = (text: string): number[] => figuresIn(text).map(({ value }) => value)
const percentagesIn = (text: string): number[] =>
  figuresIn(withDigits(text)).flatMap(({ value, after }) => (percent.test(after) ? value : []))
/** The durations of a text, in days: „zwei Wochen“ -> 14; „7 Tage die Woche“ is none. */
const durationsIn = (text: string): number[] =>
  figuresIn(withDigits(text)).flatMap(({ value, after }) =>
    durations.flatMap(([days, written]) => (written.test(after) ? value * days : [])),
  )

/** „ Tage“, „ volle Werktage“, „-day“; also behind the first of two figures, „2–3 Tage“ */
function behind(unit: string): RegExp {
  return new RegExp(
    String.raw`^(?: ?(?:–|-|bis|to) ?\d+)?[ \u00a0-](?:\p{Ll}+ )?\p{L}*(?:${unit})(?!\p{L}| (?:die|pro|in der|a|per) (?:woche|week))`,
    'iu',
  )
}

/**
 * Finds figures that come from nowhere: „seit 1998“, „400 mg“. A percentage must have been sent as a percentage; a duration must have
 * been sent or written by the visitor as that duration, unless the sentence reckons with it; any other figure must have been sent, or
 * written by the visitor, or be a multiple of what he counted. Not checked are figures beside an amount, which the amount check
 * covers, and those of a sentence that denies something („Nein, 400 mg kann ich nicht empfehlen“).
 */
export function figureCheck({ sent, system, asked }: Grounds): Check {
  const shares = percentagesIn(sent)
  const sharesAsked = percentagesIn(asked)
  const counts = valuesIn(asked)
  const spans = durationsIn(`${system}\n${asked}`)
  const known = new Set([...ofCalendar, ...valuesIn(system), ...counts])
  const isKnown = (value: number) =>
    value <= mostOwn || known.has(value) || counts.some(n => n > 1 && value % n === 0)
  return sentence => {
    const isDenied = saysNo(sentence)
    const given = isDenied ? [...shares, ...sharesAsked] : shares
    const figures = figuresIn(withoutLinks(sentence))
    const isFree = isDenied || figures.some(({ euro }) => euro !== undefined)
    const told = durationsIn(sentence)
    // „Auf 12 Monate gerechnet sind das 3.600 Anfragen.“
    const isReckoned = figures.length > told.length
    const areSpans = isReckoned || told.every(span => spans.includes(span))
    const isSent = percentagesIn(sentence).every(value => given.includes(value))
    return !isSent || !(isFree || (areSpans && figures.every(({ value }) => isKnown(value))))
  }
}
