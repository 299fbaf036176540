import {
  type ItemOption,
  itemsIn,
  type ListItem,
  listOf,
  type Step,
} from '../../../../shared/scene/scene'
import {
  isCorrection,
  isCount,
  isDenial,
  isMinor,
  isMoreOf,
  isSame,
  readWords,
  takenBack,
  type Word,
  wordsBeside,
} from '../line'
import { repliesIn, type Take } from './row'

/** A part of an order: its thing, how many, its details, what it does with them, and the words besides. */
type Part = {
  name?: string | undefined
  count?: number | undefined
  details: string[]
  /** „Das Tiramisu doch nicht“ */
  isGone?: boolean
  /** „Alle groß“ */
  isOfAll?: boolean
  rest: Word[]
}

const all = /^(?:all\w*|beide\w*)$/
const away = /^(?:weglass\w*|streich\w*|runter|raus)$/

/**
 * A list as the page writes it, „2 große Salami ohne Zwiebel und ein Tiramisu“, or what changes of the list that stands there, one
 * part after the other: „noch ein Tiramisu“, „doch die große“, „eine groß, eine normal“, „die Lasagne doch nicht“. Of a new thing
 * beside it the guest is asked whether it comes in its place.
 */
export const orderIn: Take = ({ step, standing, open }, { text, words }) => {
  const written = listed(step, itemsIn(text) ?? [])
  if (written) return { values: [written], rest: [] }
  const [back] = takenBack.exec(text) ?? []
  const gone = back === undefined ? [] : [{ ...readPart(step, back), isGone: true }]
  const said = text.replace(takenBack, ' ').split(/[,;]|:(?!\d)|\bund\b/i)
  const parts: Part[] = [...gone, ...said.map(part => readPart(step, part))]
  const before = itemsIn(standing ?? '') ?? []
  const isMore = words.some(isMoreOf)
  const list = orderAfter(step, before, parts, {
    isMore,
    about: open?.item,
    // „Ganz normal“ to the question for extras is no size.
    isOpen: open?.item !== undefined && !words.some(isCorrection),
  })
  const isNew = ({ name, isGone }: Part) =>
    name && !isGone && before.every(one => one.name !== name)
  const isBeside = before.length > 0 && !isMore && !back && parts.some(isNew)
  const instead = isBeside ? orderAfter(step, [], parts.filter(isNew), { isMore }) : undefined
  const values = [list, instead].flatMap(some => (some && listed(step, sum(some))) || [])
  const isHeard = parts.some(({ name, details }) => name || details.length > 0)
  const rest = parts.slice(gone.length).flatMap(part => part.rest)
  return isHeard && values.length > 0 ? { values, rest } : undefined
}

type Context = {
  /** „Noch“, „dazu“, and whatever is said of a thing in the line that orders it. */
  isMore: boolean
  /** What a part without a name speaks of. */
  about?: ListItem | undefined
  /** The details of that thing are asked for. */
  isOpen?: boolean
}

/** A list after the parts of a line; undefined where it is not clear what one of them is about. */
function orderAfter(
  step: Step,
  before: ListItem[],
  parts: readonly Part[],
  context: Context,
): ListItem[] | undefined {
  let items: ListItem[] | undefined = before
  let about = context.about
  for (const part of parts) {
    // What is said of a thing in the line that orders it is said of it besides.
    const aboutName = part.name ?? about?.name
    const isOfNew = aboutName !== undefined && before.every(({ name }) => name !== aboutName)
    const isMore = context.isMore || isOfNew
    items = items && listAfter(step, items, part, { ...context, isMore, about })
    about = items?.findLast(({ name }) => name === part.name) ?? about
  }
  return items
}

/** A list after one part of a line; undefined where it is not clear what it is about. */
function listAfter(
  step: Step,
  items: ListItem[],
  part: Part,
  context: Context,
): ListItem[] | undefined {
  const { name, count, details, isGone } = part
  if (!name && details.length === 0) return count ? undefined : items
  const isThere = items.some(one => one.name === name)
  // „Noch eine große Salami“; „aber die Salami groß“ speaks of the one that is there.
  if (name && (!isThere || (context.isMore && count && details.length > 0)))
    return isGone ? undefined : [...items, { name, count: count ?? 1, details }]
  const meant = meantOf(step, items, part, context)
  return (
    meant && items.flatMap(one => (meant.includes(one) ? itemAfter(step, one, part, context) : one))
  )
}

/** The things on a list that a part is about. */
function meantOf(
  step: Step,
  items: ListItem[],
  { name, details, isOfAll }: Part,
  { about, isOpen }: Context,
): ListItem[] | undefined {
  const able = items.filter(one => (name ? one.name === name : canHave(step, one, details)))
  if (isOfAll) return able
  const unasked = able.filter(one => isUnasked(step, one, details))
  const asked = unasked.filter(one => about && listOf([one]) === listOf([about]))
  const others = isOpen && !name ? [] : able
  const [item, ...more] = [asked, unasked, others].find(some => some.length > 0) ?? []
  return item && more.length === 0 ? [item] : undefined
}

/** What becomes of a thing on the list: none, the same with other details or another count, or two that differ. */
function itemAfter(
  step: Step,
  item: ListItem,
  { name, count, details, isGone }: Part,
  { isMore }: Context,
): ListItem[] {
  if (isGone) return count && count < item.count ? [{ ...item, count: item.count - count }] : []
  const now = { ...item, details: merged(step, item, details, isMore) }
  // „Noch eine Lasagne“, „doch zwei Lasagne“, „die Salami groß“
  const more = count ?? (details.length > 0 ? 0 : 1)
  if (name) return [{ ...now, count: isMore ? item.count + more : (count ?? item.count) }]
  // „Eine ohne Zwiebel“ of two
  const left = count ? item.count - count : 0
  const both = [
    { ...now, count: item.count - left },
    { ...item, count: left },
  ]
  // „2 große“ of one
  return both.filter(one => one.count > 0)
}

/** Whether nobody has said yet which of some details a thing has. */
const isUnasked = (step: Step, { name, details }: ListItem, said: readonly string[]): boolean =>
  optionsOf(step, name).some(
    ({ replies }) =>
      said.some(one => replies.includes(one)) && !details.some(one => replies.includes(one)),
  )

const canHave = (step: Step, { name }: ListItem, details: readonly string[]): boolean => {
  const offered = optionsOf(step, name).flatMap(({ replies }) => replies)
  return details.every(one => offered.includes(one))
}

/** The details of a thing with others, each in place of the one that answers the same question. */
function merged(
  step: Step,
  { name, details }: ListItem,
  others: readonly string[],
  isMore: boolean,
): string[] {
  const isReplaced = (old: string) =>
    optionsOf(step, name).some(
      ({ replies }) => replies.includes(old) && others.some(one => replies.includes(one)),
    )
  return [...details.filter(old => isMore || !isReplaced(old)), ...others]
}

function readPart(step: Step, part: string): Part {
  const words = readWords(part)
  const offered = (step.options ?? []).flatMap(({ replies }) => replies)
  const details = offered.filter(reply => wordsBeside(reply, words))
  const others = details.reduce<Word[]>((left, one) => wordsBeside(one, left) ?? left, words)
  const { found, rest } = repliesIn(step, others)
  const [count, ...counts] = rest.filter(isCount)
  // „Salami Margherita“, „2 Salami eine groß“
  if (found.length > 1 || counts.length > 0) return { details: [], rest: words }
  const isAway = (word: Word) => away.test(word.word) || (isDenial(word) && word.word !== 'ohne')
  // „Das Tiramisu nicht so süß“ wants it.
  const isGone =
    found.length > 0 &&
    details.length === 0 &&
    rest.some(isAway) &&
    rest.every(word => isAway(word) || isMinor(word) || word === count)
  const isOfAll = rest.some(({ word }) => all.test(word))
  return {
    name: found[0],
    count: count && (Number.parseInt(count.word, 10) || 1),
    details,
    isGone,
    isOfAll,
    rest: rest.filter(word => word !== count && !(isGone && isAway(word)) && !isCorrection(word)),
  }
}

/** What is asked about a thing: of a pizza its size. */
const optionsOf = ({ options = [] }: Step, name: string): ItemOption[] =>
  options.filter(option => name.includes(option.for))

const extra = /^(?:ohne|mit|extra|viel|wenig) .{2,30}$/i

/** What is the same is counted together. */
function sum(list: readonly ListItem[]): ListItem[] {
  const counts = new Map<string, number>()
  for (const { count, ...item } of list) {
    const key = listOf([{ ...item, count: 1 }])
    counts.set(key, (counts.get(key) ?? 0) + count)
  }
  return [...counts].flatMap(([key, count]) => (itemsIn(key) ?? []).map(one => ({ ...one, count })))
}

/** A list of what there is, each thing with details that it can have: it is not large and small, but without this and that. */
function listed(step: Step, items: readonly ListItem[]): string | undefined {
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
  return items.length > 0 && known.length === items.length ? listOf(known) : undefined
}
