import { itemsIn, type ListItem, listOf, type Step } from '../../../shared/scene/scene'
import { isSmall } from '../words'
import { isAround, isCorrection, isFiller, isNegation, readWords, type Word } from './lines'

// Where an offered reply stands in a line: „na, doch lieber die große“.

/** What a line says to a row: its new value, or which of some replies may be meant. */
export type Said = { value?: string | undefined; oneOf?: string[] }
export type Row = { step: Step; current: string | undefined; isOpen: boolean }

const dayMs = 86_400_000
const weekday = dayNames('long')
const shortWeekday = dayNames('short')

function dayNames(style: 'long' | 'short') {
  return new Intl.DateTimeFormat('de-AT', { weekday: style, timeZone: 'Europe/Vienna' })
}

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

export function freeTimes(times: readonly string[], now: Date): string[] {
  return workingDays(now).flatMap(day => times.map(time => appointment(day, time)))
}

/** What a line that asks nothing says to a row by the replies that were offered. */
export function saidTo(row: Row, line: string, now: Date): Said {
  const words = readWords(line)
  if (row.step.kind === 'Termin') return timeIn(row, words, now)
  const readers = { Liste: listIn, Zahl: numberIn }
  const { kind } = row.step
  const value = (kind === 'Liste' || kind === 'Zahl' ? readers[kind] : choiceIn)(row, words)
  return value === undefined ? {} : { value }
}

function choiceIn(row: Row, words: Word[]): string | undefined {
  const { step, current } = row
  const found = step.replies.filter(reply => spanOf(reply, words))
  // „Farbe statt Schnitt“: what stands there already is not what is wanted.
  const [reply, ...others] = found.filter(one => one !== current)
  if (reply === undefined || others.length > 0) return undefined
  const rest = withoutReplies(words, found)
  const siblings = step.replies.filter(one => !found.includes(one) && one !== current)
  const isMixed = siblings.some(one =>
    readWords(one).some(word => isTelling(word) && has(rest, word)),
  )
  const isDenied = reply !== 'Nein' && found.length === 1 && rest.some(isNegation)
  return !isMixed && !isDenied && isMeant(row, reply, rest) ? reply : undefined
}

/** „Ungefähr 12 Stück“, „doch Zimmer 12“ */
function numberIn({ step, current, isOpen }: Row, words: Word[]): string | undefined {
  const [number, ...others] = words.filter(({ word }) => /^\d{1,4}$/.test(word))
  const rest = words.filter(word => word !== number)
  const own = readWords(isOpen ? `${step.name} ${step.asks}` : step.name)
  const isPlain = rest.every(word => isLittle(word) || has(own, word))
  const isMeant =
    isOpen ||
    (current !== undefined &&
      rest.every(word => isFiller(word) || isCorrection(word) || has(own, word)))
  return others.length === 0 && isPlain && isMeant ? number?.word : undefined
}

/** „Ja“ and „morgen“ stand in many sentences that mean something else. */
function isMeant({ step, current, isOpen }: Row, reply: string, rest: Word[]): boolean {
  const words = readWords(reply)
  const isPlain = rest.every(word => isFiller(word) || isCorrection(word))
  if (/^(?:ja|nein)$/i.test(reply)) {
    const isAlone = isOpen && rest.every(word => isAround(word) && !isCorrection(word))
    return isAlone || readWords(step.name).some(word => has(rest, word))
  }
  if (words.some(isTelling)) return true
  return isOpen || (current !== undefined && isPlain)
}

/** A day and a time, both said; to an appointment that stands there a time alone. */
function timeIn({ step, current, isOpen }: Row, words: Word[], now: Date): Said {
  const [dayNow = '', timeNow = ''] = current?.replace(' Uhr', '').split(', ') ?? []
  const [allDays, allTimes] = [
    daysIn(words, now),
    words.flatMap(({ word }) => (isTime(word) ? word : [])),
  ]
  const [days, times] = [othersThan(dayNow, allDays), othersThan(timeNow, allTimes)]
  const [day, time] = [days[0], times[0]]
  const isFree =
    days.every(one => workingDays(now).includes(one)) &&
    times.every(one => step.replies.includes(one))
  const isDenied = words.some(isNegation) && allDays.length < 2 && allTimes.length < 2
  if (!isFree || isDenied || days.length > 1 || times.length > 1) return {}
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
    const isBeforeTime = isTime(words[at + 1]?.word ?? '')
    const named = coming.find(day => {
      const isShort = isBeforeTime && word === shortWeekday.format(day).toLowerCase()
      return isShort || word === weekday.format(day).toLowerCase()
    })
    const day = named ?? coming[relative.indexOf(word)]
    return day ? weekday.format(day) : []
  })
}

const isTime = (word: string): boolean => /^\d{1,2}:\d\d$/.test(word)

const othersThan = (current: string, found: string[]): string[] => {
  const others = [...new Set(found)].filter(one => one !== current)
  return others.length > 0 ? others : [...new Set(found)]
}

/** Things with their numbers, one thing also with its size; or the size of what stands there. */
function listIn(row: Row, words: Word[]): string | undefined {
  const { step, current } = row
  const before = itemsIn(current ?? '') ?? []
  const items = thingsIn(step, words)
  if (!items) return undefined
  if (items.length === 0) return withOption(step, before, words)
  // „Doch lieber Lasagne“ instead of the one thing that was ordered.
  const isInstead = before.length === 1 && items.length === 1 && words.some(isCorrection)
  return before.length === 0 || isInstead ? listOf(items) : undefined
}

/** What of a list is named; undefined where a word beside it is unknown: it may be a number or a wish. */
function thingsIn(step: Step, words: Word[]): ListItem[] | undefined {
  const kinds = step.options?.map(option => option.for) ?? []
  const found = step.replies.flatMap(name => {
    const short = kinds.reduce((rest, kind) => rest.replace(kind, ''), name)
    const span = spanOf(name, words) ?? spanOf(short, words)
    return span ? [{ name, ...span }] : []
  })
  const taken = new Set(found.flatMap(({ from, to }) => range(from, to)))
  const items = found.map(({ name, from }): ListItem => {
    const at = words[from - 1]?.word === 'x' ? from - 2 : from - 1
    const isCount = /^[1-9]\d?$/.test(words[at]?.word ?? '')
    if (isCount) for (const one of range(at, from)) taken.add(one)
    return { name, count: isCount ? Number(words[at]?.word) : 1, details: [] }
  })
  const [only] = items
  const rest = words.filter((_word, at) => !taken.has(at))
  if (only && items.length === 1) {
    const options = optionsOf(step, only).flatMap(({ replies }) => replies)
    only.details = options.filter(reply => spanOf(reply, rest))
    return withoutReplies(rest, only.details).every(isLittle) ? items : undefined
  }
  return items.length === 0 || rest.every(isLittle) ? items : undefined
}

/** „Doch die große“ changes the size of the one thing that has another. */
function withOption(step: Step, items: ListItem[], words: Word[]): string | undefined {
  const options = step.options ?? []
  const found = options.flatMap(({ replies }) => replies.filter(reply => spanOf(reply, words)))
  const option = options.find(({ replies }) => replies.includes(found[0] ?? ''))
  const having = items.filter(({ details }) => option?.replies.some(one => details.includes(one)))
  const [item] = having
  const wanted = found.filter(reply => !item?.details.includes(reply))
  const isClear =
    having.length === 1 && wanted.length === 1 && withoutReplies(words, found).every(isLittle)
  if (!isClear || !item || !option) return undefined
  const details = item.details.map(one => (option.replies.includes(one) ? (wanted[0] ?? one) : one))
  return listOf(items.map(one => (one === item ? { ...item, details } : one)))
}

const optionsOf = ({ options = [] }: Step, { name }: ListItem) =>
  options.filter(option => name.includes(option.for))

const isLittle = (word: Word): boolean =>
  !isNegation(word) && (isAround(word) || word.word.length < 3)
const isTelling = ({ word }: Word): boolean => !isSmall(word) && !/^\d+$/.test(word)
const has = (words: Word[], { stem }: Word): boolean => words.some(other => other.stem === stem)
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at)

/** Where the words of a reply stand in those of a line, one after the other. */
export function spanOf(reply: string, words: Word[]): { from: number; to: number } | undefined {
  const sought = readWords(reply)
  const from = words.findIndex((_word, at) =>
    sought.every(({ stem }, ahead) => words[at + ahead]?.stem === stem),
  )
  return sought.length > 0 && from >= 0 ? { from, to: from + sought.length } : undefined
}

function withoutReplies(words: Word[], replies: readonly string[]): Word[] {
  return replies.reduce((rest, reply) => {
    const span = spanOf(reply, rest)
    return span ? [...rest.slice(0, span.from), ...rest.slice(span.to)] : rest
  }, words)
}
