import { itemsIn, type ListItem, listOf, type Step } from '../../../shared/scene/scene'
import {
  isAround,
  isCorrection,
  isSame,
  readWords,
  spanOf,
  type Word,
  withoutReplies,
} from './lines'
import type { Row } from './row'

type Things = Pick<Step, 'replies' | 'options'>

const extra = /^(?:ohne|mit|extra|viel|wenig) .{2,30}$/i

/** A list as the page writes it, things with their numbers, or another size for what stands there. */
export function listIn({ step, current }: Row, text: string): string | undefined {
  const written = itemsIn(text)
  if (written) return writtenIn(step, written)
  const words = readWords(text)
  const before = itemsIn(current ?? '') ?? []
  const items = thingsIn(step, words)
  if (!items) return undefined
  if (items.length === 0) return withOption(step, before, words)
  // „Doch lieber Lasagne“ instead of the one thing that was ordered.
  const isInstead = before.length === 1 && items.length === 1 && words.some(isCorrection)
  return before.length === 0 || isInstead ? listOf(items) : undefined
}

/** The things of a list that a line names, each with its place. */
export function namedThings({ replies, options = [] }: Things, words: Word[]) {
  return replies.flatMap(name => {
    // „Salami“ is the pizza.
    const short = options.reduce((rest, option) => rest.replace(option.for, ''), name)
    const span = spanOf(name, words) ?? spanOf(short, words)
    return span ? [{ name, ...span }] : []
  })
}

function writtenIn({ replies, options = [] }: Things, items: ListItem[]): string | undefined {
  const known = items.map((item): ListItem | undefined => {
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
  return known.every(item => item !== undefined) ? listOf(known) : undefined
}

/** What of a list is named; undefined where a word beside it is unknown: it may be a number or a wish. */
function thingsIn(step: Things, words: Word[]): ListItem[] | undefined {
  const taken = new Set<Word | undefined>()
  const items = namedThings(step, words).map(({ name, from, to }): ListItem => {
    const at = words[from - 1]?.word === 'x' ? from - 2 : from - 1
    const isCount = /^[1-9]\d?$/.test(words[at]?.word ?? '')
    for (const word of words.slice(isCount ? at : from, to)) taken.add(word)
    return { name, count: isCount ? Number(words[at]?.word) : 1, details: [] }
  })
  const rest = words.filter(word => !taken.has(word))
  const [only] = items
  if (!only || items.length > 1)
    return items.length === 0 || rest.every(isLittle) ? items : undefined
  const options = (step.options ?? []).filter(option => only.name.includes(option.for))
  const details = options.flatMap(({ replies }) => replies.filter(reply => spanOf(reply, rest)))
  return withoutReplies(rest, details).every(isLittle) ? [{ ...only, details }] : undefined
}

/** „Doch die große“ changes the size of the one thing that has another. */
function withOption(
  { options = [] }: Things,
  items: ListItem[],
  words: Word[],
): string | undefined {
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

/** „a“ in „und a Tiramisu“ */
const isLittle = (word: Word): boolean => isAround(word) || /^\p{L}{1,2}$/u.test(word.word)
