import { clock } from '../../../shared/scene/clock'
import { isAsked, type Scene, type SceneRecord, type Step } from '../../../shared/scene/scene'
import { plainGerman } from './german'
import { type Appointment, comingAppointments, partOfDay, timeIn, weekdayIn } from './times'

/** How a scene stands after some lines of the guest. */
export type State = {
  record: SceneRecord
  /** Steps of the kind `Liste` that the guest has closed. */
  closed: readonly string[]
  /** The assistant has just asked how the guest can be reached. */
  isHandedOn: boolean
  /** Appointments that were offered last in place of the usual ones. */
  offered: readonly string[]
  /** An emergency has been told, and not yet that somebody has called for help. */
  isUrgent: boolean
  /** What the last question was about: „Dann machen wir das“ points back to it. */
  asked: string
  /** The steps that the last line said something to, which a „nein, …“ corrects. */
  latest: readonly string[]
}

export const EMPTY: State = {
  record: {},
  closed: [],
  isHandedOn: false,
  offered: [],
  isUrgent: false,
  asked: '',
  latest: [],
}

/** Ends a list. */
const ENOUGH = 'Das ist alles'
const MOST_REPLIES = 3

/** The first step that is still open; a list is open until the guest closes it. */
export function nextStep({ steps }: Scene, { record, closed }: State): Step | undefined {
  return steps.find(
    step =>
      isAsked(step, record) &&
      (record[step.name] === undefined || (step.kind === 'Liste' && !closed.includes(step.name))),
  )
}

/** The question of a step; for an appointment it names what is on offer. */
export function question(step: Step | undefined, state: State, now: Date): string {
  if (step === undefined) return ''
  if (step.kind === 'Liste' && state.record[step.name]) return 'Noch etwas dazu?'
  if (step.kind !== 'Termin') return step.asks
  const [first = '', second = ''] = repliesTo(step, state, now)
  return second ? `${step.asks} ${first} oder ${second}?` : `${step.asks} ${first}?`
}

/** What can be tapped in answer to a step. */
export function repliesTo(step: Step, { record, offered }: State, now: Date): string[] {
  if (step.kind === 'Termin') {
    if (offered.length > 0) return [...offered]
    return usual(comingAppointments(step.replies, now))
  }
  if (step.kind !== 'Liste') return step.replies.slice(0, MOST_REPLIES)
  const listed = record[step.name]
  const open = step.replies.filter(reply => !listed?.includes(reply))
  return listed ? [...open.slice(0, MOST_REPLIES - 1), ENOUGH] : open.slice(0, MOST_REPLIES)
}

/** Appointments on different days and at different times. */
function usual(all: readonly Appointment[]): string[] {
  const [first] = all
  const other = all.find(({ day, minutes }) => day !== first?.day && minutes !== first?.minutes)
  return [first, other, all.at(-1)].flatMap(appointment => appointment?.label ?? [])
}

/** Other appointments than those on offer, and why. */
export type Others = { why: string; labels: string[] }

/** What is offered to somebody who names a day, a part of it or a time that is not free, or to whom the usual ones do not suit. */
export function otherAppointments(step: Step, line: string, now: Date): Others | undefined {
  if (step.kind !== 'Termin') return undefined
  const all = comingAppointments(step.replies, now)
  const words = plainGerman(line)
  const day = weekdayIn(line, now)
  const times = all.map(({ minutes }) => minutes)
  const time = timeIn(line, times, true)
  const onDay = all.filter(appointment => day === undefined || appointment.day === day)
  if (day !== undefined && onDay.length === 0)
    return { why: `Am ${day} ist nichts frei.`, labels: usual(all) }
  if (time !== undefined) {
    const near = [...onDay].sort(
      (one, other) => Math.abs(one.minutes - time) - Math.abs(other.minutes - time),
    )
    return { why: `Um ${clock(time)} ist nichts frei.`, labels: labels(near) }
  }
  const isToday = /\b(?:heute|gleich|sofort)\b/.test(words)
  if (isToday) return { why: 'Heute ist nichts mehr frei.', labels: labels(all) }
  const onPart = appointmentsOn(step, line, now)
  if (onPart) return { why: '', labels: onPart }
  if (/\b(?:schnell\w*|frueher|bald|dringend)\b/.test(words))
    return { why: '', labels: labels(all) }
  const isLater =
    /\b(?:ander\w*|spaeter|naechste\w*|geht (?:da )?n(?:icht|et)|passt n(?:icht|et)|sonst|kann (?:da|ich) n(?:icht|et))\b/.test(
      words,
    )
  return isLater ? { why: '', labels: labels(all.slice(-MOST_REPLIES)) } : undefined
}

/** The appointments of the day or the part of a day that a line names. */
export function appointmentsOn(step: Step, line: string, now: Date): string[] | undefined {
  const day = weekdayIn(line, now)
  const part = partOfDay(line)
  if (day === undefined && part === undefined) return undefined
  const onDay = comingAppointments(step.replies, now).filter(
    appointment => day === undefined || appointment.day === day,
  )
  const inPart = onDay.filter(
    ({ minutes }) => part === undefined || (minutes >= part[0] && minutes < part[1]),
  )
  return labels(inPart.length > 0 ? inPart : onDay)
}

function labels(appointments: readonly Appointment[]): string[] {
  return appointments.slice(0, MOST_REPLIES).map(({ label }) => label)
}
