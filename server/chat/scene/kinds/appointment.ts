import {
  isAlike,
  isCorrection,
  isDoubtful,
  isMinor,
  isTime,
  namesAnotherDay,
  wordsBeside,
} from '../line'
import type { Take } from './row'

const weekday = new Intl.DateTimeFormat('de-AT', { weekday: 'long', timeZone: 'Europe/Vienna' })

/** The coming seven days in Graz, wherever the server stands. */
const comingDays = (now: Date): string[] =>
  [24, 48, 72, 96, 120, 144, 168].map(hours => weekday.format(now.getTime() + hours * 3_600_000))

/** Each time on each of the coming five working days, from tomorrow on: `Donnerstag, 8:10 Uhr`. */
const freeTimes = (times: readonly string[], now: Date): string[][] =>
  comingDays(now)
    .filter(day => day !== 'Samstag' && day !== 'Sonntag')
    .map(day => times.map(time => `${day}, ${time} Uhr`))

/** Every other free time: enough to tap, of each day and each time something; the rest is for those who type. */
export const offeredTimes = (times: readonly string[], now: Date): string[] =>
  freeTimes(times, now).flatMap((day, row) => day.filter((_time, at) => (row + at) % 2 === 0))

/** `Donnerstag 8:10 Uhr` */
export const inSentence = (appointment: string): string => appointment.replace(',', '')

/** An appointment needs a day and a time; where one stands on the slip, a time alone moves it. A day or a time alone gets what is free then. */
export const appointmentIn: Take = ({ step, record, open, to = '' }, { words, now }) => {
  const current = record[step.name]
  const said = words.filter(({ word }) => word !== 'um')
  const times = said.filter(isTime)
  const days = said.flatMap((word, at) =>
    dayIn(word.word, said.slice(at + 1, at + 2).some(isTime), now),
  )
  if (days.length > 1 || times.length > 1 || isDoubtful(words) || namesAnotherDay(words)) return {}
  const isSameDay = words.every(word => isTime(word) || isMinor(word))
  const day = days[0] ?? (isSameDay ? current?.split(',')[0] : undefined)
  const free = freeTimes(step.replies, now).flat()
  const onDay = free.filter(one => one.startsWith(`${day},`))
  const atTime = free.filter(one => wordsBeside(one.replace(/.*, /, ''), words))
  const value = onDay.find(one => atTime.includes(one))
  if (value) return { value }
  const found = days.length > 0 ? onDay : atTime
  // „11:30“ to „Frei ist Donnerstag 8:10 Uhr oder Donnerstag 11:30 Uhr.“
  const [shown, ...others] = found.filter(one => to.includes(inSentence(one)))
  if (shown && others.length === 0) return { value: shown }
  // If nothing is free at that time, all others are offered. „Ja, aber nach 9 Uhr“ answers another question.
  const isMeant = times.length > 0 && (open || words.some(isCorrection))
  const oneOf = found.length > 0 || !isMeant ? found : offeredTimes(step.replies, now)
  return oneOf.length > 0 && (open || current) ? { oneOf } : {}
}

/** The day that a word names: „Freitag“, „morgen“, „Fr“ before a time. „Heute“ counts as a day, but none is free today. */
function dayIn(word: string, isBeforeTime: boolean, now: Date): string | [] {
  const days = comingDays(now)
  const names = [...days.map(day => day.toLowerCase()), 'heute', 'morgen', 'ubermorgen']
  const isNamed = (name: string) =>
    isAlike(word, name) || (isBeforeTime && word === name.slice(0, 2))
  const at = names.findIndex(isNamed)
  return [...days, 'heute', ...days][at] ?? []
}
