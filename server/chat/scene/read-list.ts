import type { Step } from '../../../shared/scene/scene'
import { placeOf } from './choices'
import { parseCount, plainSpelling, plainWordsIn } from './german'
import { spokenInGerman } from './spoken'

/**
 * `1 × Salami, 2 × Margherita ohne Basilikum`: all things of the list that a line names, added to those before.
 * @param details what a later step asks of the whole list, such as its size; a line that names several gives each thing its own
 */
export function readList(
  step: Step,
  line: string,
  before: string | undefined,
  details: readonly string[],
): string | undefined {
  const items = itemsIn(before)
  const own = detailsIn(line, details)
  let isChanged = false
  for (const part of partsOf(spokenInGerman(line))) {
    const words = plainWordsIn(part)
    const item = step.replies.find(reply => placeOf(step, reply, words, true) >= 0)
    if (!item) continue
    isChanged = true
    const known = [...items.keys()].find(name => name.startsWith(item))
    if (known) items.delete(known)
    if (words.some(word => /^(?:kein(?:e[nr]?)?|weg|streichen|nicht)$/.test(word))) continue
    const count = countIn(words, placeOf(step, item, words, true))
    const [detail = ''] = own.length > 1 ? detailsIn(part, details) : []
    if (count > 0)
      items.set(joined(item, detail.toLowerCase(), extraIn(part, item, details)), count)
  }
  return isChanged ? [...items].map(([name, count]) => `${count} × ${name}`).join(', ') : undefined
}

function itemsIn(before = ''): Map<string, number> {
  return new Map(
    before.split(', ').flatMap(entry => {
      const [, count = '', name = ''] = /^(\d+) × (.+)$/.exec(entry) ?? []
      return name ? [[name, Number(count)] as const] : []
    }),
  )
}

function detailsIn(text: string, details: readonly string[]): string[] {
  const words = plainWordsIn(spokenInGerman(text))
  return details.filter(detail =>
    words.some(word => word.replace(/(?:e|en|er|es)$/, '') === plainSpelling(detail)),
  )
}

/** The things of an order; a count that stands alone belongs to the thing before it: „Tiramisu, 2x“. */
function partsOf(line: string): string[] {
  const parts = line.split(/\s*(?:,|\bund\b|\bdazu\b|\blieber\b|\bstatt\b|\bsondern\b|\+|;)\s*/i)
  const whole: string[] = []
  for (const part of parts) {
    const before = whole.pop()
    if (before !== undefined && /^\d+ ?(?:x|mal|stück)$/i.test(part))
      whole.push(`${before} ${part}`)
    else whole.push(...(before === undefined ? [] : [before]), part)
  }
  return whole
}

/** How many of the thing at a place: the count before it, or „2x“ behind it. „Um 20 Uhr“ is none. */
function countIn(words: readonly string[], place: number): number {
  const before = words
    .slice(0, place)
    .map(parseCount)
    .findLast(value => value !== undefined)
  const after = words.slice(place + 1).find(word => /^\d+x$/.test(word))
  return before ?? (after === undefined ? 1 : (parseCount(after) ?? 1))
}

/** `ohne Parmesan`, `mit extra Käse` */
function extraIn(part: string, item: string, details: readonly string[]): string {
  const [extra = ''] =
    /\b(?:ohne|(?:mit )?extra) [\p{L} ]+$/iu.exec(part.replace(/\s+(?:bitte|danke)\b.*$/i, '')) ??
    []
  const words = extra.split(' ').filter(word => detailsIn(word, details).length === 0)
  return plainSpelling(item).includes(plainSpelling(extra)) ? '' : words.join(' ')
}

function joined(...words: string[]): string {
  return words.filter(Boolean).join(' ')
}
