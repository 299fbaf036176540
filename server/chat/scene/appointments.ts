import { fold } from '../words'
import { isAround, isNegation, type Word } from './lines'
import type { Row, Said } from './row'

const dayMs = 86_400_000
const weekday = dayNames('long')
const shortWeekday = dayNames('short')

function dayNames(style: 'long' | 'short') {
  return new Intl.DateTimeFormat('de-AT', { weekday: style, timeZone: 'Europe/Vienna' })
}

const months = Array.from({ length: 12 }, (_, month) =>
  fold(new Intl.DateTimeFormat('de-AT', { month: 'long' }).format(new Date(2026, month, 15))),
)
/** „nächste Woche“, „in einer Woche“, „in acht Tagen“, „11. Dezember“: perhaps not one of the coming days. */
const isLater = ({ word }: Word): boolean =>
  /^(?:uber)?nachst|^(?:wochen?|tagen?)$/.test(word) || months.includes(word)

/** The coming seven days in Graz, wherever the server stands. */
const comingDays = (now: Date): Date[] =>
  [1, 2, 3, 4, 5, 6, 7].map(ahead => new Date(now.getTime() + ahead * dayMs))

const workingDays = (now: Date): string[] =>
  comingDays(now)
    .map(day => weekday.format(day))
    .filter(day => day !== 'Samstag' && day !== 'Sonntag')

const appointment = (day: string, time: string): string => `${day}, ${time} Uhr`

/**
 * Times on the coming five working days, from tomorrow on: `Donnerstag, 8:10 Uhr`. Every other one is offered: enough to tap,
 * of each day and each time something. The others are free too, for those who type them.
 */
export function offeredTimes(times: readonly string[], now: Date): string[] {
  return workingDays(now).flatMap((day, row) =>
    times.filter((_time, column) => (row + column) % 2 === 0).map(time => appointment(day, time)),
  )
}

/** A day and a time, both said; to an appointment that stands there a time alone. With one of them, what is offered then. */
export function appointmentIn({ step, current, isOpen }: Row, words: Word[], now: Date): Said {
  const [dayNow = '', timeNow = ''] = current?.replace(' Uhr', '').split(', ') ?? []
  const [allDays, allTimes] = [daysIn(words, now), timesIn(words)]
  const [days, times] = [othersThan(dayNow, allDays), othersThan(timeNow, allTimes)]
  const [day, time] = [days[0], times[0]]
  const isFree =
    days.every(one => workingDays(now).includes(one)) &&
    times.every(one => step.replies.includes(one))
  const isDenied = words.some(isNegation) && allDays.length < 2 && allTimes.length < 2
  if (!isFree || isDenied || days.length > 1 || times.length > 1 || words.some(isLater)) return {}
  if (day && time) return { value: appointment(day, time) }
  const isTimeOnly = words.every(word => word.word === time || isAround(word))
  if (time && dayNow && isTimeOnly) return { value: appointment(dayNow, time) }
  const oneOf = offeredTimes(step.replies, now).filter(one =>
    day ? one.startsWith(day) : time && one.includes(` ${time} `),
  )
  return oneOf.length > 0 && (isOpen || current) ? { oneOf } : {}
}

/** The days that are named: „Freitag“, „morgen“, „Fr“ before a time. */
function daysIn(words: Word[], now: Date): string[] {
  const coming = comingDays(now)
  const relative = ['morgen', 'ubermorgen']
  return words.flatMap(({ word }, at) => {
    // No day to choose: those begin tomorrow.
    if (word === 'heute') return word
    const isBeforeTime = timesIn(words.slice(at + 1, at + 2)).length > 0
    const named = coming.find(day => {
      const isShort = isBeforeTime && word === shortWeekday.format(day).toLowerCase()
      return isShort || word === weekday.format(day).toLowerCase()
    })
    const day = named ?? coming[relative.indexOf(word)]
    return day ? weekday.format(day) : []
  })
}

const timesIn = (words: Word[]): string[] =>
  words.flatMap(({ word }) => (/^\d{1,2}:\d\d$/.test(word) ? word : []))

const othersThan = (current: string, found: string[]): string[] => {
  const others = [...new Set(found)].filter(one => one !== current)
  return others.length > 0 ? others : [...new Set(found)]
}
