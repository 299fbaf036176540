import { itemsIn, type ListItem, listOf } from '../../../../shared/scene/scene'
import { isCorrection, isMinor, type Word } from '../line'
import { countOf, listed, optionsOf, type Part, restOf, saidOf, sum } from './order-parts'
import type { Row, Said } from './row'

// What a line changes of an order that stands on the slip.

/** „Nur“, „insgesamt“ */
export const isExactly = ({ word }: Word): boolean => /^(?:nur|insgesamt|gesamt)$/.test(word)

/** Not „nein“ of „nein, die Margherita normal“. */
const isTelling = ({ details, words }: Part): boolean => details.length > 0 || !words.every(isMinor)

/** A list with fewer of a thing, „statt der einen Margherita“, or without it; the same where none stands there. */
export function withoutItems(
  list: string | undefined,
  name: string | undefined,
  fewer = Number.POSITIVE_INFINITY,
): string | undefined {
  const items = itemsIn(list ?? '') ?? []
  const left = items.map(one => (one.name === name ? { ...one, count: one.count - fewer } : one))
  const isGone = items.some(one => one.name === name)
  return isGone ? listOf(left.filter(one => one.count > 0)) : list
}

/** „Groß, ohne Zwiebel“ of the thing that is asked about, or of the only one that can have it: „doch die große“. */
export function detailIn(
  { step, standing, open }: Row,
  parts: Part[],
  isMore: boolean,
): Said | undefined {
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
  const list = items.map(one => (one === item ? changed : one))
  const said = saidOf([listed(step, list)], restOf(parts))
  return said && { ...said, isGuess }
}

/** „Eine groß, eine normal“ of two. */
export function splitIn({ step, standing, open }: Row, all: Part[]): Said | undefined {
  const parts = all.filter(isTelling)
  const items = itemsIn(standing ?? '') ?? []
  const asked = open?.item ? listOf([open.item]) : undefined
  const [item, ...more] = items.filter(one => asked === undefined || listOf([one]) === asked)
  const isWhole = parts.reduce((total, part) => total + countOf(part), 0) === item?.count
  const isMeant = parts.length > 1 && parts.every(one => one.count && one.details.length > 0)
  if (!item || more.length > 0 || !isWhole || !isMeant || parts.some(({ name }) => name))
    return undefined
  const pieces = parts.map(part => {
    return { ...item, count: countOf(part), details: [...item.details, ...part.details] }
  })
  const list = items.flatMap(one => (one === item ? pieces : [one]))
  return saidOf([listed(step, list)], restOf(parts))
}

const off = /^(?:weniger|weg|weglass\w*|runter|raus|streich\w*)$/

/** „Eine Lasagne weniger“, „die Diavola weg“ */
export function fewerIn({ standing }: Row, parts: Part[]): Said | undefined {
  const isLess = ({ word }: Word) => off.test(word)
  const [less, ...others] = parts.filter(({ name }) => name)
  if (!less?.words.some(isLess) || others.length > 0) return undefined
  const isCounted = less.count || less.words.some(({ word }) => word === 'weniger')
  const list = withoutItems(standing, less.name, isCounted ? countOf(less) : undefined)
  const rest = restOf(parts).filter(word => !isLess(word))
  return list === standing ? undefined : saidOf([list], rest)
}

/** Another count of what stands there, „doch lieber zwei Margherita“; the guest is asked whether it is meant, unless they say so. */
export function countedIn(
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
    if (!part) return item
    return {
      ...item,
      count: countOf(part),
      details: [...new Set([...item.details, ...part.details])],
    }
  })
  const rest = restOf(parts).filter(word => !isExactly(word))
  const said = saidOf([listed(step, list)], rest)
  return said && { ...said, isGuess: !isExact }
}

const definite = /^(?:d(?:ie|as|en|er|e)|all\w*|beide\w*|rest)$/
const whole = /^(?:all\w*|beide\w*|rest)$/

/** „Die Diavola groß, Margherita und Rucola normal“, „alle groß“, „der Rest normal“: other details of what stands there. */
export function changeIn({ step, standing, open }: Row, all: Part[]): Said | undefined {
  const parts = all.filter(isTelling)
  const items = itemsIn(standing ?? '') ?? []
  const changes = parts.map(({ name, words }, at) => {
    const details = parts.slice(at).find(part => part.details.length > 0)?.details ?? []
    const isOther = (one: ListItem) => parts.every(part => part.name !== one.name)
    const isAll = words.some(({ word }) => whole.test(word)) && !name
    const meant = items.filter(one => (name ? one.name === name : isAll && isOther(one)))
    return { details, meant: meant.filter(one => optionsOf(step, one.name).length > 0), isAll }
  })
  const isMeant =
    parts.every(({ count }) => !count) &&
    // „Salami groß, Margherita normal“ to the question for the size
    (open?.item || parts.some(({ words }) => words.some(({ word }) => definite.test(word)))) &&
    changes.every(({ details, meant, isAll }) => {
      return details.length > 0 && (isAll ? meant.length > 0 : meant.length === 1)
    })
  if (!isMeant) return undefined
  const list = items.map(item => {
    const details = changes.flatMap(({ details, meant }) => (meant.includes(item) ? details : []))
    const isReplaced = (old: string) =>
      optionsOf(step, item.name).some(
        ({ replies }) => replies.includes(old) && details.some(one => replies.includes(one)),
      )
    return { ...item, details: [...item.details.filter(old => !isReplaced(old)), ...details] }
  })
  const rest = restOf(parts).filter(({ word }) => !whole.test(word))
  return saidOf([listed(step, sum(list))], rest)
}
