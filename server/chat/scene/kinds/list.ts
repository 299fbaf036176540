import { itemsIn, type ListItem, type Step } from '../../../../shared/scene/scene'
import { isCorrection, isMoreOf } from '../line'
import {
  changeIn,
  countedIn,
  detailIn,
  fewerIn,
  isExactly,
  splitIn,
  withoutItems,
} from './list-changes'
import { countOf, listed, type Part, readPart, saidOf, sum } from './order-parts'
import type { Row, Said, Take } from './row'

/** A list as the page writes it, „2 große Salami ohne Zwiebel und ein Tiramisu“, or a change of what stands there. */
export const listIn: Take = ({ standing: before, ...others }, { text, takenBack, words }) => {
  const written = listed(others.step, itemsIn(text) ?? [])
  if (written) return { values: [written], rest: [] }
  const standing = withoutItems(before, readPart(others.step, takenBack))
  const row = { ...others, standing }
  const parts = text.split(/[,;]|:(?!\d)|\bund\b/i).map(part => readPart(row.step, part))
  // „Statt der Lasagne eine Margherita“ leaves the rest as it is.
  const isMore = words.some(isMoreOf) || standing !== before
  if (isMore)
    return isDetail(row, parts, isMore) ? detailIn(row, parts, isMore) : orderIn(row, parts, isMore)
  const changed = fewerIn(row, parts) ?? splitIn(row, parts) ?? changeIn(row, parts)
  if (changed) return changed
  if (isDetail(row, parts, isMore)) return detailIn(row, parts, isMore)
  // „Nur eine Lasagne“, „2 Mineral statt einem“: the other things stay.
  const isExact = takenBack !== '' || words.some(word => isExactly(word.word) || isCorrection(word))
  return countedIn(row, parts, isExact) ?? orderIn(row, parts, isMore)
}

/** Whether a line names nothing but details: „Groß“, or „Margherita groß“ where that one is asked about. */
function isDetail({ open }: Row, parts: readonly Part[], isMore: boolean): boolean {
  const isOfAsked = ({ name, count, details }: Part) =>
    !isMore && name === open?.item?.name && !(count && details.length === 0)
  return parts.every(part => !part.name || isOfAsked(part))
}

/** Beside what stands there it is one more only where the guest says „noch“ or „dazu“; of both the guest is asked. */
function orderIn({ step, standing, open }: Row, parts: Part[], isMore: boolean): Said | undefined {
  const things = parts.filter(({ name }) => name)
  // Of „zwei Salami, eine ohne Zwiebel“ the second part belongs to none.
  const isOfThing = ({ name, count }: Part) => !name && !count && things.length === 1
  const items = things.map(part => ({
    name: part.name ?? '',
    count: countOf(part),
    details: [part.details, ...parts.filter(isOfThing).map(part => part.details)].flat(),
  }))
  const before = itemsIn(standing ?? '') ?? []
  const isAlone = before.length === 0 || (open && !open.item)
  const joined = isMore || !isAlone ? [sum([...before, ...items])] : []
  const lists = isMore ? joined : [...joined, sum(items)]
  const rest = parts.flatMap(one => (one.name || isOfThing(one) ? one.rest : one.words))
  const said = saidOf(
    lists.flatMap(list => listed(step, list) ?? []),
    rest,
  )
  if (said) return said
  // „Einen großen Salat“: of what cannot be so the guest is asked.
  const plain = lists.flatMap(
    list =>
      listed(
        step,
        list.map(item => possible(step, item)),
      ) ?? [],
  )
  const asked = saidOf(plain, rest)
  return asked && { ...asked, isGuess: true }
}

/** An item with what it can have. */
function possible({ options = [] }: Step, item: ListItem): ListItem {
  const own = options.filter(option => item.name.includes(option.for))
  return own.length > 0 ? item : { ...item, details: [] }
}
