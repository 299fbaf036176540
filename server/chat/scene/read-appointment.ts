import { clock, minutesOf } from '../../../shared/scene/clock'
import type { Step } from '../../../shared/scene/scene'
import { plainGerman } from './german'
import { isCourtesy, isOpen, isYes } from './lines'
import { type Appointment, comingAppointments, partOfDay, timeIn, weekdayIn } from './times'

type AppointmentHeard = {
  isAsked: boolean
  before: string | undefined
  offered: readonly string[]
  now: Date
}

/** One of the coming appointments: by its label, by day and time, by the only one of a day or at a time that is on offer. */
export function readAppointment(
  { replies }: Step,
  line: string,
  { isAsked, before, offered, now }: AppointmentHeard,
): string | undefined {
  if (before !== undefined && isCourtesy(line)) return undefined
  const all = comingAppointments(replies, now)
  const times = all.map(({ minutes }) => minutes)
  const day = weekdayIn(line, now)
  const time = timeIn(line, times, isAsked)
  const onDay = all.filter(appointment => day === undefined || appointment.day === day)
  if (time !== undefined) {
    const atTime = onDay.filter(({ minutes }) => minutes === time)
    return (atTime.find(({ label }) => offered.includes(label)) ?? atTime[0])?.label
  }
  if (day === undefined) return isAsked ? chosenOf(offered, line) : undefined
  const part = partOfDay(line)
  const fitting = part
    ? onDay.filter(({ minutes }) => minutes >= part[0] && minutes < part[1])
    : onDay
  if (before !== undefined) return movedTo(fitting, before, offered)
  if (!isAsked) return undefined
  const ofOffered = fitting.filter(({ label }) => offered.includes(label))
  if (fitting.length === 1) return fitting[0]?.label
  return ofOffered.length === 1 ? ofOffered[0]?.label : undefined
}

/** Where an appointment that stands is moved to when another day is named: to what is on offer there, else to the same time. */
function movedTo(
  fitting: readonly Appointment[],
  before: string,
  offered: readonly string[],
): string | undefined {
  const chosen =
    fitting.find(({ label }) => label === before) ??
    fitting.find(({ label }) => offered.includes(label)) ??
    fitting.find(({ label }) => before.endsWith(label.slice(label.indexOf(',')))) ??
    fitting[0]
  return chosen?.label
}

/** „Passt“, „der erste“, „das zweite“, „egal“ */
function chosenOf(offered: readonly string[], line: string): string | undefined {
  const words = plainGerman(line)
  if (/\b(?:nicht|kein\w*|ander\w*)\b/.test(words)) return undefined
  if (/\b(?:zweite\w*|spaetere\w*|letzte\w*)\b/.test(words)) return offered[1]
  const isFirst =
    /\b(?:erste\w*|fruehere\w*|naechstbeste\w*|so (?:bald|schnell) (?:wie|als|es)|bald wie)\b/.test(
      words,
    )
  return isFirst || isOpen(line) || isYes(line) ? offered[0] : undefined
}

/** A time of day within the hours of the step. */
export function readTime(step: Step, line: string, isAsked: boolean): string | undefined {
  const offered = step.replies.flatMap(reply => minutesOf(reply) ?? [])
  const time = timeIn(line, offered, isAsked)
  if (time !== undefined) return isWithin(step, time) ? clock(time) : undefined
  const isSoon =
    /\b(?:gleich|sofort|so bald|so schnell|schnellst\w*|bald wie|in (?:einer|ana|\d+) \w+)\b/.test(
      plainGerman(line),
    )
  const [first] = offered
  return first !== undefined && isAsked && (isSoon || isOpen(line)) ? clock(first) : undefined
}

/** Why a time of day that a line names cannot be had; undefined where it names none or it can. */
export function timeRefused(step: Step, line: string, isAsked: boolean): string | undefined {
  if (step.kind !== 'Uhrzeit' || !step.within) return undefined
  const offered = step.replies.flatMap(reply => minutesOf(reply) ?? [])
  const time = timeIn(line, offered, isAsked)
  if (time === undefined || isWithin(step, time)) return undefined
  const { from, until } = step.within
  return `Um ${clock(time)} geht es leider nicht, nur von ${from} bis ${until} Uhr.`
}

function isWithin({ within }: Step, time: number): boolean {
  const from = within && minutesOf(within.from)
  const until = within && minutesOf(within.until)
  return from === undefined || until === undefined || (time >= from && time <= until)
}
