import { diffArrays } from 'diff'

/** A run of words: in both states, only before, or only after. Words carry the space in front of them. */
export type Part = { kind: 'same' | 'gone' | 'new'; text: string }

export type Topic =
  | 'text'
  | 'title'
  | 'description'
  | 'canonical'
  | 'head'
  | 'data'
  | 'link'
  | 'image'
  | 'alt'
  | 'label'
  | 'design'

/** One thing that is different for visitors. `where` says in German what or where it is, e.g. the heading above. */
export type Change = { topic: Topic; where: string; parts: Part[] }

/** Before and after, where words have nothing in common to show. */
export function replaced(before: string | undefined, after: string | undefined): Part[] {
  return [
    ...(before === undefined ? [] : [{ kind: 'gone', text: before } as const]),
    ...(after === undefined ? [] : [{ kind: 'new', text: after } as const]),
  ]
}

/** A word with the space in front of it, `''` or `' '`. */
type Word = { space: string; text: string }

const UNITS =
  '€|EUR|Euro|Cent|%|‰|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Stunden?|Std\\.?|Minuten?|Min\\.?|Sekunden?|Sek\\.?|Uhr|h|s|ms|kB|MB|GB|km|cm|mm|m|kg|g|×'
const NUMBER = '\\d+(?:[.,:]\\d+)*'
const RANGE = `${NUMBER}(?:\\s?[-–]\\s?${NUMBER})*`
const WORD = new RegExp(
  [
    // A number and its unit are one word: "0,75 €", "14 Tage", "24-48h", "€ 500".
    `(?:[€+]\\s?)?${RANGE}(?:\\s?(?:${UNITS})(?![\\p{L}\\p{N}]))?`,
    // Addresses are one word, or a changed one would show as crumbs.
    '(?:https?:\\/\\/|mailto:|tel:|\\/)[^\\s„“"<>]+',
    "[\\p{L}\\p{N}\\p{M}_]+(?:[-'’.@&][\\p{L}\\p{N}\\p{M}_]+)*",
    '[^\\s]',
  ].join('|'),
  'gu',
)
const PRICE = /(?:€\s?\d|\d\s?(?:€|EUR\b|Euro\b|Cent\b))/u

/** Cuts a text into words. Spaces of all kinds count as one ordinary space. */
export function words(text: string): Word[] {
  const plain = text.replace(/\s+/g, ' ').trim()
  return [...plain.matchAll(WORD)].map(match => ({
    space: plain[match.index - 1] === ' ' ? ' ' : '',
    text: match[0],
  }))
}

/** Whether a text names an amount of money. */
export function namesPrice(text: string): boolean {
  return PRICE.test(text)
}

/** Share of words two texts have in common, 0 to 1. */
export function likeness(before: string, after: string): number {
  const left = words(before).map(word => word.text)
  const right = words(after).map(word => word.text)
  const common = diffArrays(left, right)
    .filter(hunk => !hunk.added && !hunk.removed)
    .reduce((sum, hunk) => sum + hunk.count, 0)
  return (2 * common) / (left.length + right.length || 1)
}

/** What changed from one text to the other, word by word; whole texts where hardly a word stayed. */
export function wordDiff(before: string, after: string): Part[] {
  if (likeness(before, after) < 0.25) return replaced(before, after)
  const hunks = diffArrays(words(before), words(after), { comparator: (a, b) => a.text === b.text })
  return hunks.map(hunk => ({
    kind: hunk.added ? 'new' : hunk.removed ? 'gone' : 'same',
    text: hunk.value.map(word => word.space + word.text).join(''),
  }))
}

/** Leaves of what stayed only the words next to a change: `… kostet ab`. */
export function shorten(parts: readonly Part[], keep = 8): Part[] {
  return parts.map((part, index) => {
    const all = words(part.text)
    const isFirst = index === 0
    const isLast = index === parts.length - 1
    if (part.kind !== 'same' || all.length <= (isFirst || isLast ? keep : 2 * keep)) return part
    const text = (list: Word[]) => list.map(word => word.space + word.text).join('')
    const head = isFirst ? '' : (part.text.startsWith(' ') ? ' ' : '') + text(all.slice(0, keep)).trimStart()
    const tail = isLast ? '' : ` ${text(all.slice(-keep)).trimStart()}`
    return { kind: 'same', text: `${head} …${tail}`.replace(/^ (?=…)/, isFirst ? '' : ' ') }
  })
}
