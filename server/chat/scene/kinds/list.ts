import { itemsIn, type ListItem, listOf, type Step } from '../../../../shared/scene/scene'
import {
  isCorrection,
  isCount,
  isMinor,
  isMoreOf,
  isSame,
  readWords,
  type Word,
  wordsBeside,
} from '../line'
import { type Row, repliesIn, type Said, type Take } from './row'

/** A list as the page writes it, „2 große Salami ohne Zwiebel und ein Tiramisu“, or a detail of what stands there. */
export const listIn: Take = ({ standing: before, ...others }, { text, takenBack, words }) => {
  const written = listed(others.step, itemsIn(text) ?? [])
  if (written) return { values: [written], rest: [] }
  const standing = withoutItems(before, readPart(others.step, takenBack))
  const row = { ...others, standing }
  const parts = text.split(/[,;]|:(?!\d)|\bund\b/i).map(part => readPart(row.step, part))
  // „Statt der Lasagne eine Margherita“ leaves the rest as it is.
  const isMore = words.some(isMoreOf) || standing !== before
  const fewer = isMore ? undefined : fewerIn(row, parts)
  if (fewer) return fewer
  // „Groß“, or „Margherita groß“ where that one is asked about
  const isOfAsked = !isMore && parts.every(({ name }) => !name || name === row.open?.item?.name)
  const isDetail = isOfAsked || parts.every(({ name }) => !name)
  const changed = isMore ? undefined : changeIn(row, parts)
  if (changed) return changed
  if (isDetail) return detailIn(row, parts, isMore)
  // „Nur eine Lasagne“, „2 Mineral statt einem“: the other things stay.
  const isExact = takenBack !== '' || words.some(({ word }) => exact.test(word))
  return (isMore ? undefined : countedIn(row, parts, isExact)) ?? orderIn(row, parts, isMore)
}

/** A list without a thing, or with fewer of it: „statt der einen Margherita“; the same where none stands there. */
function withoutItems(list: string | undefined, { name, count }: Part): string | undefined {
  const items = itemsIn(list ?? '') ?? []
  const fewer = Number.parseInt(count?.word ?? '', 10) || (count ? 1 : Number.POSITIVE_INFINITY)
  const left = items.map(one => (one.name === name ? { ...one, count: one.count - fewer } : one))
  const isGone = items.some(one => one.name === name)
  return isGone ? listOf(left.filter(one => one.count > 0)) : list
}

const extra = /^(?:ohne|mit|extra|viel|wenig) .{2,30}$/i

/** A part of an order, its thing, how many, its details, and the words besides. */
type Part = {
  name?: string | undefined
  count?: Word | undefined
  details: string[]
  words: Word[]
  rest: Word[]
}

function readPart(step: Step, part: string): Part {
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

/** Beside what stands there it is one more only where the guest says „noch“ or „dazu“; of both the guest is asked. */
function orderIn({ step, standing, open }: Row, parts: Part[], isMore: boolean): Said | undefined {
  const things = parts.filter(({ name }) => name)
  // Of „zwei Salami, eine ohne Zwiebel“ the second part belongs to none.
  const isOfThing = ({ name, count }: Part) => !name && !count && things.length === 1
  const items = things.map(({ name = '', count, details }) => ({
    name,
    count: Number.parseInt(count?.word ?? '', 10) || 1,
    details: [details, ...parts.filter(isOfThing).map(part => part.details)].flat(),
  }))
  const before = itemsIn(standing ?? '') ?? []
  const isAlone = before.length === 0 || (open && !open.item)
  const joined = isMore || !isAlone ? [sum([...before, ...items])] : []
  const lists = isMore ? joined : [...joined, sum(items)]
  const rest = parts.flatMap(one => (one.name || isOfThing(one) ? one.rest : one.words))
  return saidOf(
    lists.flatMap(list => listed(step, list) ?? []),
    rest,
  )
}

/** „Groß, ohne Zwiebel“ of the thing that is asked about, or of the only one that can have it: „doch die große“. */
function detailIn({ step, standing, open }: Row, parts: Part[], isMore: boolean): Said | undefined {
  const found = parts.flatMap(({ details }) => details)
  const isCorrected = parts.some(({ words }) => words.some(isCorrection))
  const options = (step.options ?? []).filter(({ replies }) =>
    replies.some(reply => found.includes(reply)),
  )
  const others = options.flatMap(({ replies }) => replies)
  const items = itemsIn(standing ?? '') ?? []
  const asked = open?.item && listOf([open.item])
  const [item, ...more] = items.filter(one =>
    asked ? listOf([one]) === asked : options.every(option => one.name.includes(option.for)),
  )
  // „Eine groß“ of two, „2 große“ of one
  const isOfPart = parts.some(({ count }) => count && (/\d/.test(count.word) || item?.count !== 1))
  if (!item || more.length > 0 || found.length === 0 || isOfPart) return undefined
  const kept = item.details.filter(one => isMore || !others.includes(one))
  const changed = { ...item, details: [...kept, ...found] }
  // „Ganz normal“ to the question for extras is no size.
  const isGuess = Boolean(open?.item) && kept.length < item.details.length && !isCorrected
  const list = listed(
    step,
    items.map(one => (one === item ? changed : one)),
  )
  const said = saidOf(
    list ? [list] : [],
    parts.flatMap(({ rest }) => rest),
  )
  return said && { ...said, isGuess }
}

const exact = /^(?:nur|insgesamt|gesamt)$/

/** „Eine Lasagne weniger“ */
function fewerIn({ standing }: Row, parts: Part[]): Said | undefined {
  const isLess = ({ word }: Word) => word === 'weniger'
  const [less, ...others] = parts.filter(({ name }) => name)
  if (!less?.words.some(isLess) || others.length > 0) return undefined
  const one = less.count ?? readWords('eine')[0]
  const list = withoutItems(standing, { ...less, count: one })
  const rest = parts.flatMap(part => part.rest).filter(word => !isLess(word))
  return list === standing ? undefined : saidOf([list ?? ''].filter(Boolean), rest)
}

/** Another count of what stands there, „doch lieber zwei Margherita“; the guest is asked whether it is meant, unless they say so. */
function countedIn(
  { step, standing, open }: Row,
  parts: Part[],
  isExact: boolean,
): Said | undefined {
  const items = itemsIn(standing ?? '') ?? []
  const named = parts.filter(({ name }) => name)
  const isKnown = named.every(
    ({ name, count }) => count && items.filter(item => item.name === name).length === 1,
  )
  if (!isKnown || named.length === 0 || (open && !open.item && !isExact)) return undefined
  const list = items.map(item => {
    const part = named.find(({ name }) => name === item.name)
    const count = Number.parseInt(part?.count?.word ?? '', 10) || 1
    return part
      ? { ...item, count, details: [...new Set([...item.details, ...part.details])] }
      : item
  })
  const written = listed(step, list)
  const rest = parts.flatMap(part => part.rest).filter(({ word }) => !exact.test(word))
  return written ? { values: [written], rest, isGuess: !isExact } : undefined
}

const definite = /^(?:d(?:ie|as|en|er|e)|all\w*|beide\w*|rest)$/
const whole = /^(?:all\w*|beide\w*|rest)$/

/** „Die Diavola groß, Margherita und Rucola normal“, „alle groß“, „der Rest normal“: other details of what stands there. */
function changeIn({ step, standing }: Row, all: Part[]): Said | undefined {
  const parts = all.filter(({ words }) => !words.every(isMinor))
  const items = itemsIn(standing ?? '') ?? []
  const optionsOf = ({ name }: ListItem) =>
    (step.options ?? []).filter(option => name.includes(option.for))
  const changes = parts.map(({ name, words }, at) => {
    const details = parts.slice(at).find(part => part.details.length > 0)?.details ?? []
    const isOther = (one: ListItem) => parts.every(part => part.name !== one.name)
    const isAll = words.some(({ word }) => whole.test(word)) && !name
    const meant = items.filter(one => (name ? one.name === name : isAll && isOther(one)))
    return { details, meant: meant.filter(one => optionsOf(one).length > 0), isAll }
  })
  const isMeant =
    parts.every(({ count }) => !count) &&
    parts.some(({ words }) => words.some(({ word }) => definite.test(word))) &&
    changes.every(({ details, meant, isAll }) => {
      return details.length > 0 && (isAll ? meant.length > 0 : meant.length === 1)
    })
  if (!isMeant) return undefined
  const list = items.map(item => {
    const details = changes.flatMap(({ details, meant }) => (meant.includes(item) ? details : []))
    const isReplaced = (old: string) =>
      optionsOf(item).some(
        ({ replies }) => replies.includes(old) && details.some(one => replies.includes(one)),
      )
    return { ...item, details: [...item.details.filter(old => !isReplaced(old)), ...details] }
  })
  const written = listed(step, sum(list))
  const rest = parts.flatMap(part => part.rest).filter(({ word }) => !whole.test(word))
  return written ? saidOf([written], rest) : undefined
}

const saidOf = (values: string[], rest: Word[]): Said | undefined =>
  values.length > 0 ? { values, rest } : undefined

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
function listed({ replies, options = [] }: Step, items: ListItem[]): string | undefined {
  const known = items.flatMap(item => {
    const name = replies.find(reply => isSame(reply, item.name))
    const own = options.filter(option => name?.includes(option.for))
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
