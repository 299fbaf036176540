import { clock, type Minutes, minutesOf } from '../../../shared/scene/clock'
import { parseCount, plainGerman, plainSpelling } from './german'

const PARTS = [
  { spoken: /\bviertel nach (\w+)/, minutes: 15, hours: 0 },
  { spoken: /\bdreiviertel (\w+)/, minutes: 45, hours: -1 },
  { spoken: /\bviertel vor (\w+)/, minutes: 45, hours: -1 },
  { spoken: /\bhalb (\w+)/, minutes: 30, hours: -1 },
  { spoken: /\bzwanzig nach (\w+)/, minutes: 20, hours: 0 },
  { spoken: /\bzehn nach (\w+)/, minutes: 10, hours: 0 },
] as const

/**
 * The time of day in what somebody says: „20:15“, „um acht“, „halb acht“, „dreiviertel sieben“. People say „um acht“ in the
 * evening, and „halb drei“ in the afternoon: hours before noon mean those after it where all `near` times are later, or that one is.
 * @param isAsked whether a time was asked for: then a bare number is one
 */
export function timeIn(
  text: string,
  near: readonly Minutes[],
  isAsked = false,
): Minutes | undefined {
  const said = plainGerman(text)
  const spoken = spokenTime(said)
  const written =
    /\b(\d{1,2})[:.](\d{2})\b/.exec(said) ??
    /\b(\d{1,2}) ?(?:uhr|h)\b/.exec(said) ??
    /\b(?:um|ab|gegen|auf|nach) (\d{1,2})\b(?! ?(?:leut|person|mal|x|stueck))/.exec(said) ??
    (isAsked ? /^\D{0,12}\b(\d{1,2})\W*$/.exec(said) : null)
  const [, hour, minute = '0'] = written ?? []
  const minutes = spoken ?? (hour === undefined ? undefined : Number(hour) * 60 + Number(minute))
  if (minutes === undefined || minutes >= 24 * 60) return undefined
  const noon = 12 * 60
  const isEvening = near.length > 0 && near.every(time => time >= noon)
  const isMeantLater = !near.includes(minutes) && near.includes(minutes + noon)
  return (isEvening || isMeantLater) && minutes < noon ? minutes + noon : minutes
}

function spokenTime(said: string): Minutes | undefined {
  for (const { spoken, minutes, hours } of PARTS) {
    const hour = parseCount(spoken.exec(said)?.[1] ?? '')
    if (hour !== undefined) return (hour + hours) * 60 + minutes
  }
  const hour = parseCount(/\b(?:um|gegen) ([a-z]+)\b/.exec(said)?.[1] ?? '')
  return hour === undefined || hour === 0 ? undefined : hour * 60
}

const WEEKDAYS = [
  'Sonntag',
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
] as const
type Weekday = (typeof WEEKDAYS)[number]

/** An appointment that can be had: `Donnerstag, 10:20 Uhr`. */
export type Appointment = { day: string; minutes: Minutes; label: string }

/** The appointments of the coming five working days at the given times, the first day being tomorrow or later. */
export function comingAppointments(times: readonly string[], now: Date): Appointment[] {
  const days: Weekday[] = []
  for (let ahead = 1; days.length < 5; ahead++) {
    const day = weekdayAhead(now, ahead)
    if (day !== 'Samstag' && day !== 'Sonntag') days.push(day)
  }
  return days.flatMap(day =>
    times.flatMap(time => {
      const minutes = minutesOf(time)
      return minutes === undefined ? [] : [{ day, minutes, label: `${day}, ${clock(minutes)}` }]
    }),
  )
}

/** The day in Graz, wherever the server stands. */
function weekdayAhead(now: Date, ahead: number): Weekday {
  const today = new Intl.DateTimeFormat('de-AT', { weekday: 'long', timeZone: 'Europe/Vienna' })
  const at = (WEEKDAYS as readonly string[]).indexOf(today.format(now))
  return WEEKDAYS[(at + ahead) % 7] ?? 'Montag'
}

const DAY = `(${WEEKDAYS.map(plainSpelling).join('|')})s?`
const NAMED_DAY = new RegExp(String.raw`\b${DAY}\b`)
/** „Donnerstag bin ich in Wien“, „statt Donnerstag“: a day that does not suit. */
const BUSY_DAY = new RegExp(
  String.raw`\b(?:statt|nicht)(?: am)? ${DAY}\b|\b${DAY} (?:bin ich|arbeite ich|habe ich|(?:kann|geht|passt)(?: ich| es| mir| da)* nicht)\b`,
  'g',
)

/** The weekday that somebody names: „do um 9“, „Donnerstag“, „morgen“. Alone, „do“ and „mi“ are dialect for other words. */
export function weekdayIn(text: string, now: Date): string | undefined {
  const words = plainGerman(text)
  const [, first] = NAMED_DAY.exec(words.replace(BUSY_DAY, ' ')) ?? []
  if (first) return WEEKDAYS.find(day => plainSpelling(day) === first)
  if (/\buebermorgen\b/.test(words)) return weekdayAhead(now, 2)
  if (/(?<!guten )\bmorgen\b/.test(words)) return weekdayAhead(now, 1)
  const [, short] =
    /\b(mo|di|mi|do|fr|sa)\b[.,]?(?= *(?:$|um\b|ab\b|\d|vorm|nachm|in der fr|abend|oder))/.exec(
      words,
    ) ?? []
  return short && WEEKDAYS.find(day => plainSpelling(day).startsWith(short))
}

/** Which part of the day somebody wants, as the range of its minutes: „in der Früh“ is before ten, „abends“ after four. */
export function partOfDay(text: string): readonly [Minutes, Minutes] | undefined {
  const words = plainGerman(text)
  const noon = 12 * 60
  if (/\b(?:in der frueh|frueh|fruehmorgens|morgens)\b/.test(words)) return [0, noon - 120]
  if (/\bvormittags?\b/.test(words)) return [0, noon]
  if (/\bnachmittags?\b/.test(words)) return [noon, 24 * 60]
  if (/\b(?:abends?|spaet|nach der arbeit)\b/.test(words)) return [noon + 240, 24 * 60]
  return undefined
}
