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
import { countOf, listed, optionsOf, type Part, readPart, saidOf, sum } from './order-parts'
import type { Row, Said, Take } from './row'

/** A list as the page writes it, „2 große Salami ohne Zwiebel und ein Tiramisu“, or a change of what stands there. */
export const listIn: Take = ({ standing: before, ...others }, { text, takenBack, words }) => {
  const written = listed(others.step, itemsIn(text) ?? [])
  if (written) return { values: [written], rest: [] }
  const gone = readPart(others.step, takenBack)
  const standing = withoutItems(before, gone.name, gone.count && countOf(gone))
  const row = { ...others, standing }
  const parts = text.split(/[,;]|:(?!\d)|\bund\b/i).map(part => readPart(row.step, part))
  // „Statt der Lasagne eine Margherita“ leaves the rest as it is.
  const isMore = words.some(isMoreOf) || standing !== before
  const changed = fewerIn(row, parts) ?? splitIn(row, parts) ?? changeIn(row, parts)
  if (changed && !isMore) return changed
  if (isDetail(row, parts, isMore)) return detailIn(row, parts, isMore)
  // „Nur eine Lasagne“, „2 Mineral statt einem“: the other things stay.
  const isExact = takenBack !== '' || words.some(word => isExactly(word) || isCorrection(word))
  const counted = isMore ? undefined : countedIn(row, parts, isExact)
  return counted ?? orderIn(row, parts, isMore)
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
    lists.map(list => listed(step, list)),
    rest,
  )
  if (said) return said
  // „Einen großen Salat“: of what cannot be so the guest is asked.
  const possible = lists.map(list => list.map(one => plainItem(step, one)))
  const asked = saidOf(
    possible.map(list => listed(step, list)),
    rest,
  )
  return asked && { ...asked, isGuess: true }
}

/** An item without details, where it can have none. */
const plainItem = (step: Step, item: ListItem): ListItem =>
  optionsOf(step, item.name).length > 0 ? item : { ...item, details: [] }
