import {
  type ItemOption,
  itemsIn,
  type ListItem,
  listOf,
  type Step,
} from '../../../../shared/scene/scene'
import { isCount, isSame, readWords, type Word, wordsBeside } from '../line'
import { repliesIn, type Said } from './row'

/** A part of an order, its thing, how many, its details, and the words besides. */
export type Part = {
  name?: string | undefined
  count?: Word | undefined
  details: string[]
  words: Word[]
  rest: Word[]
}

export function readPart(step: Step, part: string): Part {
  const all = (step.options ?? []).flatMap(({ replies }) => replies)
  const words = readWords(part)
  const details = all.filter(reply => wordsBeside(reply, words))
  const others = details.reduce<Word[]>((left, one) => wordsBeside(one, left) ?? left, words)
  const { found, rest } = repliesIn(step, others)
  const [count, ...more] = rest.filter(isCount)
  // „Salami Margherita“, „2 Salami eine groß“
  if (found.length > 1 || more.length > 0) return { details: [], words, rest: words }
  const [name] = found
  return { name, count, details, words, rest: rest.filter(word => word !== count) }
}

/** „Zwei“ is 2, „eine“ and nothing at all 1. */
export const countOf = ({ count }: Part): number => Number.parseInt(count?.word ?? '', 10) || 1

/** What parts of a line say, where any of it can be had; its `rest` is what no part has taken. */
export function saidOf(lists: readonly (string | undefined)[], rest: Word[]): Said | undefined {
  const values = lists.flatMap(list => list || [])
  return values.length > 0 ? { values, rest } : undefined
}

export const restOf = (parts: readonly Part[]): Word[] => parts.flatMap(({ rest }) => rest)

/** What is asked about a thing: of a pizza its size. */
export const optionsOf = ({ options = [] }: Step, name: string): ItemOption[] =>
  options.filter(option => name.includes(option.for))

const extra = /^(?:ohne|mit|extra|viel|wenig) .{2,30}$/i

/** What is the same is counted together. */
export function sum(list: readonly ListItem[]): ListItem[] {
  const counts = new Map<string, number>()
  for (const { count, ...item } of list) {
    const key = listOf([{ ...item, count: 1 }])
    counts.set(key, (counts.get(key) ?? 0) + count)
  }
  return [...counts].flatMap(([key, count]) => (itemsIn(key) ?? []).map(one => ({ ...one, count })))
}

/** A list of what there is, each thing with details that it can have: it is not large and small, but without this and that. */
export function listed(step: Step, items: readonly ListItem[]): string | undefined {
  const known = items.flatMap(item => {
    const name = step.replies.find(reply => isSame(reply, item.name))
    const own = optionsOf(step, name ?? '')
    const offered = own.flatMap(option => option.replies)
    const place = (detail: string) => offered.indexOf(detail) + 1 || offered.length + 1
    const details = item.details
      .map(one => offered.find(reply => isSame(reply, one)) ?? one)
      .sort((one, other) => place(one) - place(other))
    const others = details.filter(one => !(own.length > 0 && extra.test(one)))
    // „Extra Käse, wie auf der Karte“
    const isOne = own.every(({ replies: offer }) => {
      const said = details.filter(one => offer.includes(one))
      return said.length < 2 || said.every(one => extra.test(one))
    })
    return name && isOne && others.every(one => offered.includes(one))
      ? [{ ...item, name, details }]
      : []
  })
  return known.length === items.length ? listOf(known) : undefined
}
