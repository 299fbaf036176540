import { isAlike, isTime, readWords, type Word, wordsBeside } from '../line'
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

/**
 * The free times on a day, in a week and at a time that a line names. Where one stands on the slip, a time alone moves it on its
 * day.
 */
export const appointmentIn: Take = ({ step, standing, open }, { words, now }) => {
  const days = words.flatMap((word, at) => dayIn(word, words[at + 1], now))
  const kept = standing ? sameTimeIn(words) : []
  const spans = spansIn(words)
  const week = weekIn(words, now)
  const used = [kept, week?.words ?? [], ...spans.map(span => span.words)].flat()
  const exact = words.filter(word => isTime(word) && !used.includes(word))
  const times = kept.length > 0 ? readWords(standing?.replace(/^.*, /, '') ?? '') : exact
  const isThen = week || times.length > 0 || spans.length > 0
  if (days.length === 0 && !(isThen && (open || standing))) return undefined
  const [current = ''] = standing?.split(',') ?? []
  const wanted = [days, week?.days ?? [], [current]].find(some => some.length > 0) ?? []
  const found = freeTimes(step.replies, now)
    .flat()
    .filter(one => {
      const [day = '', time = ''] = one.split(', ')
      const isAt = times.length === 0 || wordsBeside(time, times) !== undefined
      const isIn = spans.every(({ from, to }) => from <= minutesOf(time) && minutesOf(time) <= to)
      const isThere = wanted.includes('') || wanted.includes(day)
      return isAt && isIn && isThere && (!week || week.days.includes(day))
    })
  const isOther = (word: Word, at: number) =>
    !used.includes(word) && !isTime(word) && dayIn(word, words[at + 1], now).length === 0
  return { values: found, rest: words.filter(isOther) }
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

/** When a line would come: „in der Früh“, „ab 17 Uhr“, „vor 10:00“, „erst nach zehn“. */
function spansIn(words: readonly Word[]): Span[] {
  return words.flatMap((word, at): Span[] => {
    const before = words[at - 1]
    const part = partsOfDay.find(([name]) => name.test(word.word))
    // „Zu früh“ is no wish.
    if (part)
      return /^zu?$/.test(before?.word ?? '') ? [] : [{ from: part[1], to: part[2], words: [word] }]
    const isLimit = isTime(word) || /^\d{1,2}$/.test(word.word)
    if (!before || !isLimit) return []
    const limit = minutesOf(word.word)
    if (/^(?:ab|nach)$/.test(before.word))
      return [{ from: limit, to: 24 * 60, words: [before, word] }]
    return /^(?:vor|bis)$/.test(before.word) ? [{ from: 0, to: limit, words: [before, word] }] : []
  })
}

/** `8:10`, `8:10 Uhr` or `8` in minutes since midnight. */
function minutesOf(time: string): number {
  const [hours, minutes = 0] = time
    .replace(/[^\d:]/g, '')
    .split(':')
    .map(Number)
  return (hours ?? 0) * 60 + minutes
}

/** The words of „zur selben Zeit“, „gleiche Uhrzeit“ */
function sameTimeIn(words: readonly Word[]): Word[] {
  const at = words.findIndex(({ word }) => /^(?:uhr)?zeit$/.test(word))
  const said = at > 0 ? words.slice(at - 1, at + 1) : []
  return /^(?:selb|gleich)e/.test(said[0]?.word ?? '') ? said : []
}

/** The coming days that are in a week that is named, „nächste Woche“, and its words; of a later week or month none is free yet. */
function weekIn(words: readonly Word[], now: Date): { days: string[]; words: Word[] } | undefined {
  const at = words.findIndex(({ word }) => /^(?:wochen?|monate?|ubernachst\w*)$/.test(word))
  if (at < 0) return undefined
  const said = words.slice(Math.max(0, at - 1), at + 1)
  const days = comingDays(now)
  // A week ends on Sunday.
  const left = (days.indexOf('Sonntag') + 1) % 7
  if (/^diese/.test(said[0]?.word ?? '')) return { days: days.slice(0, left), words: said }
  const isNext = /^(?:nachst|kommend)/.test(said[0]?.word ?? '')
  return { days: isNext ? days.slice(left) : [], words: said }
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
