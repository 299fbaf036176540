import { diffArrays } from 'diff'

/** A run of words: in both states, only before, or only after. Words carry the space in front of them. */
export type DiffPart = { kind: 'same' | 'gone' | 'new'; text: string }

/** Before and after, where words have nothing in common to show. */
export function allChanged(before: string | undefined, after: string | undefined): DiffPart[] {
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

/** Cuts a text into words. Spaces of all kinds count as one ordinary space. */
export function wordsIn(text: string): Word[] {
  const plain = text.replace(/\s+/g, ' ').trim()
  return [...plain.matchAll(WORD)].map(match => ({
    space: plain[match.index - 1] === ' ' ? ' ' : '',
    text: match[0],
  }))
}

/** Share of words two texts have in common, 0 to 1. */
export function likeness(before: string, after: string): number {
  const left = wordsIn(before).map(word => word.text)
  const right = wordsIn(after).map(word => word.text)
  const common = diffArrays(left, right)
    .filter(hunk => !hunk.added && !hunk.removed)
    .reduce((sum, hunk) => sum + hunk.count, 0)
  return (2 * common) / (left.length + right.length || 1)
}

/** What changed from one text to the other, word by word; whole texts where hardly a word stayed. */
export function wordDiff(before: string, after: string): DiffPart[] {
  if (likeness(before, after) < 0.25) return allChanged(before, after)
  const hunks = diffArrays(wordsIn(before), wordsIn(after), {
    comparator: (a, b) => a.text === b.text,
  })
  return hunks.map(hunk => ({ kind: kindOf(hunk), text: textOf(hunk.value) }))
}

function kindOf({ added, removed }: { added: boolean; removed: boolean }): DiffPart['kind'] {
  if (added) return 'new'
  return removed ? 'gone' : 'same'
}

function textOf(list: readonly Word[]): string {
  return list.map(word => word.space + word.text).join('')
}

/** Leaves of what stayed only the words next to a change: `… kostet ab`. */
export function shorten(parts: readonly DiffPart[], keep = 8): DiffPart[] {
  return parts.map((part, index) => {
    const isFirst = index === 0
    const isLast = index === parts.length - 1
    const longest = isFirst || isLast ? keep : 2 * keep
    const all = wordsIn(part.text)
    if (part.kind !== 'same' || all.length <= longest) return part
    const space = part.text.startsWith(' ') ? ' ' : ''
    const head = isFirst ? '' : `${space}${textOf(all.slice(0, keep)).trimStart()} `
    const tail = isLast ? '' : ` ${textOf(all.slice(-keep)).trimStart()}`
    return { kind: 'same', text: `${head}…${tail}` }
  })
}
