import {
  itemsIn,
  type ListItem,
  listOf,
  type Scene,
  type SceneRecord,
  type Step,
} from '../../../shared/scene/scene'
import { visibleText } from '../thread'
import { commandIn, isAround, isAsking, isSame, readWords } from './lines'
import { freeTimes } from './replies'

// What may stand on a slip, whoever says it: a guest, a model's call, the page. What fits nothing here is not written down.

const longest = 120
const street =
  /^\p{Lu}[\p{L}.-]*(?: [\p{L}.-]+){0,3} \d{1,4} ?[a-z]?(?:[/-]\d+)*,? (?:\d{4} )?\p{Lu}[\p{L} .-]*$/u
const plate = /(?<![\p{L}\d])\p{Lu}{1,2}[ -]?\d{1,5} ?\p{Lu}{1,3}(?![\p{L}\d])/u
const number = /^(?:zimmer|nummer)? ?(\d{1,4}) ?(?:stück)?$/i
const introduction = /^(?:auf|(?:hier )?ich (?:heiße|bin)|mein name ist|name) /i
const extra = /^(?:ohne|mit|extra|viel|wenig) .{2,30}$/i
/** What is said in place of a name: greetings, „egal“; pain is no name either. */
const noName =
  /^(?:jo|super|nichts|nix|griass|gruss(?:gott)?|tschuss|baba|wieder(?:sehen|schaun)|fertig|egal|ahnung|test|stimmt|yes|please|thanks?|hello|.*weh|.*schmerz.*)$/

/** What a text says to a step, as it stands on the slip; undefined where the scene does not know it. */
export function valueFor(step: Step, text: string, now: Date): string | undefined {
  const { kind, replies } = step
  if (kind === 'Liste') return listFor(step, text)
  const takeable = kind === 'Termin' ? freeTimes(replies, now) : replies
  return takeable.find(reply => isSame(reply, text)) ?? ownWords(step, text.trim())
}

/** What of some values the steps of a scene take. */
export function valuesFor({ steps }: Scene, values: SceneRecord, now: Date): SceneRecord {
  const rows = steps.flatMap(step => {
    const value = valueFor(step, visibleText(values[step.name] ?? '').trim(), now)
    return value === undefined ? [] : [[step.name, value]]
  })
  return Object.fromEntries(rows)
}

function listFor({ replies, options = [] }: Step, text: string): string | undefined {
  const written = itemsIn(text) ?? [{ count: 1, name: text, details: [] }]
  const items = written.map((item): ListItem | undefined => {
    const name = replies.find(reply => isSame(reply, item.name))
    const offered = options.flatMap(option => (name?.includes(option.for) ? option.replies : []))
    const details = item.details.map(
      detail =>
        offered.find(reply => isSame(reply, detail)) ??
        (offered.length > 0 && extra.test(detail) ? detail : undefined),
    )
    return name && details.every(detail => detail !== undefined)
      ? { ...item, name, details }
      : undefined
  })
  return items.every(item => item !== undefined) ? listOf(items) : undefined
}

/** What guests say in their own words, where a step asks for them. */
export function ownWords({ kind }: Step, text: string): string | undefined {
  if (text.length > longest || isAsking(text) || commandIn(text)) return undefined
  switch (kind) {
    case 'Name':
      return nameIn(text.replace(introduction, ''))
    case 'Zahl':
      return number.exec(text)?.[1]
    case 'Adresse':
      return street.test(text) ? text : undefined
    case 'Kennzeichen': {
      const typed = text.toUpperCase()
      return plate.exec(typed)?.[0] === typed ? typed : plate.exec(text)?.[0]
    }
    case 'Text':
      return isWish(text) ? text : undefined
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
    words.every(word => /^\p{L}[\p{L}.'’-]+$/u.test(word)) &&
    readWords(line).every(word => !isAround(word) && !noName.test(word.word)) &&
    (words.length === 1 || words.every(word => /^(?:\p{Lu}|(?:von|van|de|der|zu)$)/u.test(word)))
  if (!isName) return undefined
  return words.length > 1 ? line : line.charAt(0).toUpperCase() + line.slice(1)
}

/** At least two different words, one of which says something, and no name, number or address. */
function isWish(text: string): boolean {
  if (/\d{4}/.test(text) || street.test(text) || nameIn(text)) return false
  const words = readWords(text).filter(({ word }) => /\p{L}/u.test(word))
  const telling = words.filter(
    word => word.word.length > 3 && !isAround(word) && !noName.test(word.word),
  )
  return new Set(words.map(({ word }) => word)).size > 1 && telling.length > 0
}
