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
  const { said, fits } = timeIn(words, meant)
  const isAsked = open || current || meant.length > 0
  if (days.length === 0 && !(said.length > 0 && isAsked)) return undefined
  const found = freeTimes(step.replies, now)
    .flat()
    .filter(one => {
      const [day = '', time = ''] = one.split(', ')
      return fits(time) && (days.length === 0 || days.includes(day))
    })
  // „11:30“ to „Frei ist Donnerstag 8:10 Uhr oder Donnerstag 11:30 Uhr.“
  const shown = found.filter(one => meant.includes(one))
  const onSameDay = found.filter(
    one => days.length === 0 && current?.split(',')[0] === one.split(',')[0],
  )
  const [values = found] = [shown, onSameDay].filter(some => some.length === 1)
  const own = readWords(step.name)
  const isOther = (word: Word, at: number) =>
    !said.includes(word) && !has(own, word) && dayIn(word, words[at + 1], now).length === 0
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

/** The words that name a time, „um 15:30“, „nach 15 Uhr“, „Nachmittag“, and whether a free time is one of those. */
function timeIn(words: readonly Word[], meant: readonly string[]) {
  const times = words.filter(isTime)
  const isWithin = bounds.get(words[words.findIndex(isTime) - 1]?.word ?? '')
  const half = words.find(isHalfDay)
  // „10“ to „Frei ist Freitag 7:30 Uhr oder Freitag 10:00 Uhr“
  const hour = words.find(({ word }) => meant.some(one => one.includes(`, ${word}:`)))
  const isNamed = (time: string): boolean => {
    if (isWithin) return isWithin(minutesOf(time), minutesOf(times[0]?.word))
    if (times.length > 0) return wordsBeside(time, times) !== undefined
    return !half || minutesOf(time) < 720 === half.word.startsWith('vor')
  }
  const isSaid = (word: Word, at: number): boolean => {
    const next = words[at + 1]
    const isBound = bounds.has(word.word) && next !== undefined && isTime(next)
    return word === hour || isTime(word) || isHalfDay(word) || isBound
  }
  return {
    said: words.filter(isSaid),
    fits: (time: string) => isNamed(time) && (!hour || time.startsWith(`${hour.word}:`)),
  }
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
