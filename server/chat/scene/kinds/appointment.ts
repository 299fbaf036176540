import { has, isAlike, isTime, readWords, type Word, wordsBeside } from '../line'
import type { Take } from './row'

const weekday = new Intl.DateTimeFormat('de-AT', { weekday: 'long', timeZone: 'Europe/Vienna' })

/** The coming seven days in Graz, wherever the server stands. */
const comingDays = (now: Date): string[] =>
  [24, 48, 72, 96, 120, 144, 168].map(hours => weekday.format(now.getTime() + hours * 3_600_000))

/** Each time on each of the coming five working days, from tomorrow on: `Donnerstag, 8:10 Uhr`. */
export const freeTimes = (times: readonly string[], now: Date): string[][] =>
  comingDays(now)
    .filter(day => day !== 'Samstag' && day !== 'Sonntag')
    .map(day => times.map(time => `${day}, ${time} Uhr`))

/** Every other free time: enough to tap, of each day and each time something; the rest is for those who type. */
export const offeredTimes = (times: readonly string[], now: Date): string[] =>
  freeTimes(times, now).flatMap((day, row) => day.filter((_time, at) => (row + at) % 2 === 0))

/** `Donnerstag 8:10 Uhr` */
export const inSentence = (appointment: string): string => appointment.replace(',', '')

/** The free times on a day and at a time that a line names. Where one stands on the slip, a time alone moves it on its day. */
export const appointmentIn: Take = ({ step, rows, open, meant }, { words, now }) => {
  const current = rows[step.name]
  const days = words.flatMap((word, at) => dayIn(word, words[at + 1], now))
  const times = words.filter(isTime)
  // „10“ to „Frei ist Freitag 7:30 Uhr oder Freitag 10:00 Uhr“
  const hour = words.find(({ word }) => meant.some(one => one.includes(`, ${word}:`)))
  const isAsked = open || current || meant.length > 0
  const isTold = times.length > 0 || words.some(isHalfDay)
  if (days.length === 0 && !hour && !(isTold && isAsked)) return undefined
  const fits = timeCheck(words)
  const found = freeTimes(step.replies, now)
    .flat()
    .filter(one => {
      const [day = '', time = ''] = one.split(', ')
      const isNamed = fits(time) && (!hour || time.startsWith(`${hour.word}:`))
      return isNamed && (days.length === 0 || days.includes(day))
    })
  // „11:30“ to „Frei ist Donnerstag 8:10 Uhr oder Donnerstag 11:30 Uhr.“
  const shown = found.filter(one => meant.includes(one))
  const onSameDay = found.filter(
    one => days.length === 0 && current?.split(',')[0] === one.split(',')[0],
  )
  const [values = found] = [shown, onSameDay].filter(some => some.length === 1)
  const own = readWords(step.name)
  const isOther = (word: Word, at: number) => {
    const [next] = words.slice(at + 1)
    const isBound = next && isTime(next) && bounds.has(word.word)
    return (
      word !== hour &&
      !isHalfDay(word) &&
      !isTime(word) &&
      !isBound &&
      !has(own, word) &&
      dayIn(word, next, now).length === 0
    )
  }
  return { values, rest: words.filter(isOther) }
}

/** What a word before a time makes of it: „nach 15 Uhr“, „bis 10“. */
const bounds = new Map<string, (minutes: number, bound: number) => boolean>([
  ['ab', (minutes, bound) => minutes >= bound],
  ['nach', (minutes, bound) => minutes > bound],
  ['bis', (minutes, bound) => minutes <= bound],
  ['vor', (minutes, bound) => minutes < bound],
])

const isHalfDay = ({ word }: Word): boolean => /^(?:vor|nach)mittags?$/.test(word)

/** `15:30 Uhr` -> 930 */
function minutesOf(time = ''): number {
  const [hour = '', minute = ''] = time.split(':')
  return Number.parseInt(hour, 10) * 60 + Number.parseInt(minute, 10)
}

/** Whether a free time is one that words name: „um 15:30“, „nach 15 Uhr“, „Nachmittag“. */
function timeCheck(words: readonly Word[]): (time: string) => boolean {
  const times = words.filter(isTime)
  const at = words.findIndex(isTime)
  const isWithin = bounds.get(words[at - 1]?.word ?? '')
  if (isWithin) return time => isWithin(minutesOf(time), minutesOf(words[at]?.word))
  const half = words.find(isHalfDay)?.word
  if (half && times.length === 0) return time => minutesOf(time) < 720 === half.startsWith('vor')
  return time => times.length === 0 || wordsBeside(time, times) !== undefined
}

/** The day that a word names: „Freitag“, „morgen“, „Fr“ before a time. „Heute“ counts as a day, but none is free today. */
function dayIn({ word }: Word, next: Word | undefined, now: Date): string[] {
  const days = comingDays(now)
  const names = [...days.map(day => day.toLowerCase()), 'heute', 'morgen', 'ubermorgen']
  const isBeforeTime = next !== undefined && (isTime(next) || next.word === 'um')
  const at = names.findIndex(
    name =>
      // „morgn“; „sorgen“ and „morgens“ are no day.
      (isAlike(word, name) && word[0] === name[0] && word !== `${name}s`) ||
      (isBeforeTime && word === name.slice(0, 2) && word !== 'so'),
  )
  return [...days, 'heute', ...days].slice(at, at + 1).filter(() => at >= 0)
}
