import {
  itemsIn,
  type ListItem,
  listOf,
  type Scene,
  type SceneRecord,
  type Step,
} from '../../../shared/scene/scene'
import { visibleText } from '../thread'
import { isQuestion, wordsOf } from '../words'

// What may stand on a slip. A line that fits nothing here leaves the slip as it is: the scene says that it has not understood.

const weekday = new Intl.DateTimeFormat('de-AT', { weekday: 'long', timeZone: 'Europe/Vienna' })
const dayMs = 86_400_000
const longest = 120
const street =
  /^\p{Lu}[\p{L}.-]*(?: [\p{L}.-]+){0,3} \d{1,4} ?[a-z]?(?:[/-]\d+)*,? (?:\d{4} )?\p{Lu}[\p{L} .-]*$/u
const plate = /^\p{Lu}{1,2}[ -]?\d{1,5} ?\p{Lu}{1,3}$/u
const number = /^(?:zimmer|nummer)? ?(\d{1,4}) ?(?:stück)?$/i
const introduction = /^(?:auf|(?:hier )?ich (?:heiße|bin)|mein name ist|name) /i
const extra = /^(?:ohne|mit|extra|viel|wenig) .{2,30}$/i
/** Words that are no name, and of which no wish consists. */
const courtesy = new Set(
  'danke dankeschon vielen dank bitte ja jo genau passt gut ok okay super gern gerne nein na nichts nix servus hallo hi hey grussgott griass gruss gott guten tag morgen abend tschuss baba bis dann bald auf wiedersehen wiederschaun das ist es war wars waren alles fertig egal weiss ich nicht keine ahnung noch was test moment doch lieber heute gleich spater mehr stopp und so the no yes please thanks thank you hello'.split(
    ' ',
  ),
)

/** Words that change nothing. */
const fillers = new Set('bitte danke gern gerne halt dann na gut ok okay also'.split(' '))

/** Whether two lines say the same, „Na gut, Kontrolle bitte!“ and „Kontrolle“. */
export function isSame(line: string, other: string): boolean {
  const plain = (text: string) =>
    wordsOf(text)
      .filter(word => !fillers.has(word))
      .join(' ')
  return plain(line) === plain(other)
}

/** What a line says to a step, as it stands on the slip; undefined where the scene does not know it. */
export function valueFor(step: Step, line: string, now: Date): string | undefined {
  const { kind, replies } = step
  if (kind === 'Liste') return listFor(step, line)
  const known = kind === 'Termin' ? appointments(replies, now) : replies
  return known.find(reply => isSame(reply, line)) ?? ownWords(step, line.trim())
}

/** What of some values the steps of a scene take. */
export function valuesFor({ steps }: Scene, values: SceneRecord, now: Date): SceneRecord {
  const rows = steps.flatMap(step => {
    const value = valueFor(step, visibleText(values[step.name] ?? '').trim(), now)
    return value === undefined ? [] : [[step.name, value]]
  })
  return Object.fromEntries(rows)
}

/**
 * Times on the coming five working days, from tomorrow on: `Donnerstag, 8:10 Uhr`. Every other one of them is free: enough to
 * tap, of each day and each time something.
 */
export function appointments(times: readonly string[], now: Date): string[] {
  return comingDays(now).flatMap((day, row) =>
    times.filter((_time, column) => (row + column) % 2 === 0).map(time => `${day}, ${time} Uhr`),
  )
}

/** In Graz, wherever the server stands. */
function comingDays(now: Date): string[] {
  const days = [1, 2, 3, 4, 5, 6, 7].map(ahead => weekday.format(now.getTime() + ahead * dayMs))
  return days.filter(day => day !== 'Samstag' && day !== 'Sonntag')
}

function listFor({ replies, options = [] }: Step, line: string): string | undefined {
  const written = itemsIn(line) ?? [{ count: 1, name: line, details: [] }]
  const items = written.map((item): ListItem | undefined => {
    const name = replies.find(reply => isSame(reply, item.name))
    const known = options.flatMap(option => (name?.includes(option.for) ? option.replies : []))
    const details = item.details.map(
      detail =>
        known.find(reply => isSame(reply, detail)) ??
        (known.length > 0 && extra.test(detail) ? detail : undefined),
    )
    return name && details.every(detail => detail !== undefined)
      ? { ...item, name, details }
      : undefined
  })
  return items.every(item => item !== undefined) ? listOf(items) : undefined
}

function ownWords({ kind }: Step, line: string): string | undefined {
  if (line.length > longest || isQuestion(line)) return undefined
  switch (kind) {
    case 'Name':
      return nameIn(line.replace(introduction, ''))
    case 'Zahl':
      return number.exec(line)?.[1]
    case 'Adresse':
      return street.test(line) ? line : undefined
    case 'Kennzeichen':
      return plate.test(line.toUpperCase()) ? line.toUpperCase() : undefined
    case 'Text':
      return isWish(line) ? line : undefined
    default:
      return undefined
  }
}

/** One to three words with capitals, or one without: „Frau Novotny“, „steiner“. */
function nameIn(text: string): string | undefined {
  const line = text.replace(/[.!]+$/, '')
  const words = line.split(/\s+/)
  const isName =
    words.length <= 3 &&
    words.every(
      word => /^\p{L}[\p{L}.'’-]+$/u.test(word) && !courtesy.has(wordsOf(word).join('')),
    ) &&
    (words.length === 1 || words.every(word => /^(?:\p{Lu}|(?:von|van|de|der|zu)$)/u.test(word)))
  if (!isName) return undefined
  return words.length > 1 ? line : line.charAt(0).toUpperCase() + line.slice(1)
}

/** At least two different words that say something, and are no name, number or address. */
function isWish(line: string): boolean {
  if (/\d{4}/.test(line) || street.test(line) || nameIn(line)) return false
  const words = new Set(wordsOf(line).filter(word => /\p{L}/u.test(word)))
  return words.size > 1 && [...words].some(word => word.length > 3 && !courtesy.has(word))
}
