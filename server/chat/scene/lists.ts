import {
  type ItemOption,
  itemsIn,
  type ListItem,
  listOf,
  type Step,
} from '../../../shared/scene/scene'
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
    const own = options.filter(option => name?.includes(option.for))
    const details = item.details.flatMap(
      detail =>
        own.flatMap(option => option.replies).find(reply => isSame(reply, detail)) ??
        (own.length > 0 && extra.test(detail) ? detail : []),
    )
    const isKnown = details.length === item.details.length && areOneThings(own, details)
    return name && isKnown ? { ...item, name, details } : undefined
  })
  return known.every(item => item !== undefined) ? listOf(known) : undefined
}

/** Whether one thing can have all these details: it is not large and small, but without this and that. */
const areOneThings = (options: readonly ItemOption[], details: readonly string[]): boolean =>
  options.every(({ replies }) => {
    const own = replies.filter(reply => details.includes(reply))
    return own.length < 2 || own.every(reply => extra.test(reply))
  })

/** What of a list is named; undefined where a word beside it is unknown: it may be a number or a wish. */
function thingsIn(step: Things, words: Word[]): ListItem[] | undefined {
  const [only, ...others] = namedThings(step, words)
  const options = (step.options ?? []).filter(option => only?.name.includes(option.for))
  const details =
    others.length > 0
      ? []
      : options.flatMap(({ replies }) => replies.filter(reply => spanOf(reply, words)))
  // „2 große Salami“
  const plain = withoutReplies(words, details)
  const taken = new Set<Word | undefined>()
  const items = namedThings(step, plain).map(({ name, from, to }): ListItem => {
    const at = plain[from - 1]?.word === 'x' ? from - 2 : from - 1
    const isCount = /^[1-9]\d?$/.test(plain[at]?.word ?? '')
    for (const word of plain.slice(isCount ? at : from, to)) taken.add(word)
    return { name, count: isCount ? Number(plain[at]?.word) : 1, details }
  })
  const rest = plain.filter(word => !taken.has(word))
  const isOfAll = items.every(item => details.length === 0 || !isOfSome(item, rest))
  const isClear = isOfAll && rest.every(isLittle) && areOneThings(options, details)
  return items.length === 0 || isClear ? items : undefined
}

/** „Zwei Salami, eine ohne Zwiebel“: the details are not those of all. */
export const isOfSome = ({ count }: ListItem, words: readonly Word[]): boolean =>
  count > 1 && words.some(({ word }) => /^(?:ein|eine[nsr]?|ana?)$/.test(word))

/** „Doch die große“ changes the size of the one thing that has another. */
function withOption(
  { options = [] }: Things,
  items: ListItem[],
  words: Word[],
): string | undefined {
  const [wanted = '', ...others] = options.flatMap(({ replies }) =>
    replies.filter(reply => spanOf(reply, words)),
  )
  const own = options.find(({ replies }) => replies.includes(wanted))?.replies ?? []
  const [item, ...more] = items.filter(({ details }) => own.some(one => details.includes(one)))
  const isClear =
    others.length + more.length === 0 && withoutReplies(words, [wanted]).every(isLittle)
  if (!isClear || !item || isOfSome(item, words)) return undefined
  const details = item.details.map(one => (own.includes(one) ? wanted : one))
  return listOf(items.map(one => (one === item ? { ...item, details } : one)))
}

/** „a“ in „und a Tiramisu“ */
export const isLittle = (word: Word): boolean => isAround(word) || /^\p{L}{1,2}$/u.test(word.word)
