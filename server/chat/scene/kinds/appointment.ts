import { asHour, isAlike, isTime, type Word, wordsBeside } from '../line'
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

/** The free times on a day and at a time that a line names. Where one stands on the slip, a time alone moves it on its day. */
export const appointmentIn: Take = ({ step, standing, open }, { words: said, now }) => {
  const days = said.flatMap((word, at) => dayIn(word, said[at + 1], now))
  // „10“, said of the times of a day that were offered
  const words = open && days.length === 0 ? said.map(asHour) : said
  const spans = spansIn(words)
  const used = spans.flatMap(span => span.words)
  const times = words.filter(word => isTime(word) && !used.includes(word))
  const isThen = times.length > 0 || spans.length > 0
  if (days.length === 0 && !(isThen && (open || standing))) return undefined
  const [current] = standing?.split(',') ?? []
  const wanted = days.length > 0 || current === undefined ? days : [current]
  const isThere = (one: string) => wanted.length === 0 || wanted.includes(one.replace(/,.*/, ''))
  const free = freeTimes(step.replies, now).flat().filter(isThere)
  const values = free.filter(one => {
    const time = one.replace(/.*, /, '')
    const isAt = times.length === 0 || wordsBeside(time, times) !== undefined
    return isAt && spans.every(({ from, to }) => from <= minutesOf(time) && minutesOf(time) <= to)
  })
  const isOther = (word: Word, at: number) =>
    !used.includes(word) && !isTime(word) && dayIn(word, words[at + 1], now).length === 0
  const rest = words.filter(isOther)
  // „Montag um 8“: the other times of Monday
  const isInstead = values.length === 0 && wanted.length > 0
  return isInstead ? { values: free, rest, isInstead } : { values, rest }
}

type Span = { from: number; to: number; words: Word[] }

/** The parts of a day as guests mean them, in minutes since midnight. */
const partsOfDay: readonly (readonly [RegExp, from: number, to: number])[] = [
  [/^(?:fruh|fria|friah|morgens)$/, 0, 9 * 60 + 59],
  [/^vormittags?$/, 0, 12 * 60],
  [/^mittags?$/, 11 * 60, 14 * 60],
  [/^nachmittags?$/, 12 * 60, 18 * 60],
  [/^abends?$/, 16 * 60, 24 * 60],
]

/** When a line would come: „in der Früh“, „ab 17 Uhr“, „vor 10:00“, „erst nach zehn“; not „zu früh“. */
function spansIn(words: readonly Word[]): Span[] {
  return words.flatMap((word, at): Span[] => {
    const before = words[at - 1] ?? { word: '', stem: '' }
    const [, from = 0, to] = partsOfDay.find(([name]) => name.test(word.word)) ?? []
    if (to !== undefined) return /^zu?$/.test(before.word) ? [] : [{ from, to, words: [word] }]
    if (!isTime(word) && !/^\d{1,2}$/.test(word.word)) return []
    const [limit, said] = [minutesOf(word.word), [before, word]]
    if (/^(?:ab|nach)$/.test(before.word)) return [{ from: limit, to: 24 * 60, words: said }]
    return /^(?:vor|bis)$/.test(before.word) ? [{ from: 0, to: limit, words: said }] : []
  })
}

/** `8:10`, `8:10 Uhr` or `8` in minutes since midnight. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(part => Number.parseInt(part, 10))
  return hours * 60 + minutes
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
