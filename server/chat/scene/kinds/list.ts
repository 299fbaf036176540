import { itemsIn, type ListItem, listOf, type Step } from '../../../../shared/scene/scene'
import {
  has,
  isCount,
  isMinor,
  isRefusal,
  isSame,
  readWords,
  type Word,
  wordsBeside,
} from '../line'
import { beside, isMoreOf, type Line, type Row, repliesIn, type Said, type Take } from './row'

/** A list as the page writes it, a detail of what is ordered, or an order in words. */
export const listIn: Take = (row, line) => {
  const written = listed(row.step, itemsIn(line.text) ?? [])
  if (written) return { values: [written], rest: [] }
  return detailIn(row, line) ?? orderIn(row, line)
}

const extra = /^(?:ohne|mit|extra|viel|wenig) .{2,30}$/i

/** „2 große Salami ohne Zwiebel und ein Tiramisu“, „das Tiramisu doch nicht“ */
function orderIn({ step, rows }: Row, { text, words }: Line): Said | undefined {
  const parts = text.split(/[,;]|\bund\b/i).map(part => readPart(step, part))
  const off = parts.filter(isTakenOff)
  const { items, rest } = itemsOf(parts.filter(part => !off.includes(part)))
  if (items.length > 0 ? !listed(step, items) : off.length === 0) return undefined
  // „Keine zwei Lasagne, nur eine“
  if (off.length > 0 && parts.some(({ thing, words }) => !thing && words.some(isCount)))
    return undefined
  const before = itemsIn(rows[step.name] ?? '') ?? []
  const left = off.reduce<ListItem[] | undefined>(takenOff, before)
  if (!left || left.length + items.length === 0) return undefined
  const isSpokenOf = items.every(({ name }) => before.some(had => had.name === name))
  const isBare = parts.every(({ count, details }) => !count && details.length === 0)
  const lists =
    isSpokenOf && (isBare || items.length === 0)
      ? [left]
      : listsWith(left, items, words.some(isMoreOf))
  const values = lists.flatMap(list => listed(step, list) ?? [])
  const others = [...rest, ...off.flatMap(withoutRefusal)]
  return { values, rest: others.filter(word => !isMoreOf(word)) }
}

/** „Kein Tiramisu“, „ohne Tiramisu“, „das Tiramisu weg“; not „das Tiramisu nicht streichen“, „Lasagne ohne alles“ */
function isTakenOff({ thing, words, rest }: Part): boolean {
  const refusals = rest.filter(isRefusal)
  const own = readWords(thing ?? '')
  const at = words.findIndex(word => has(own, word))
  const isBehind = words.slice(at + 1).some(({ word }) => word === 'ohne')
  return thing !== undefined && refusals.length === 1 && !isBehind
}

/** A list without what a part of the line takes off it; undefined where it may be one of two, or a detail. */
function takenOff(list: ListItem[] | undefined, part: Part): ListItem[] | undefined {
  const named = list?.filter(({ name }) => name === part.thing) ?? []
  if (named.length === 0) return list
  if (named.length > 1 || part.details.length > 0) return undefined
  return list
    ?.map(had =>
      had === named[0] ? { ...had, count: had.count - (part.count ?? had.count) } : had,
    )
    .filter(({ count }) => count > 0)
}

/** The other words of what is taken off; „die Diavola nicht zu scharf“ takes off nothing. */
function withoutRefusal({ rest }: Part): Word[] {
  const others = rest.filter(word => !isRefusal(word))
  return others.every(isMinor) ? others : rest
}

/** The lists that may be meant: „eine Lasagne“ may be one more, or all there shall be; „2 Lasagne“ may count anew what is one. */
function listsWith(before: ListItem[], items: ListItem[], isMore: boolean): ListItem[][] {
  const isLike = (had: ListItem, { name, details }: ListItem) =>
    had.name === name && details.every(one => had.details.includes(one))
  // „Noch eine große Salami“ is one more of the large one; of two that it may be it is neither.
  const isKnown = (item: ListItem) => before.filter(had => isLike(had, item)).length === 1
  const both = (count: (had: number, said: number) => number) => [
    ...before.map(had => {
      const said = items.find(item => isLike(had, item) && isKnown(item))
      return said ? { ...had, count: count(had.count, said.count) } : had
    }),
    ...items.filter(item => !isKnown(item)),
  ]
  const added = both((had, said) => had + said)
  if (before.length === 0 || isMore) return [added]
  return [added, items.every(isKnown) ? both((_had, said) => said) : items]
}

type Part = {
  thing?: string | undefined
  count?: number | undefined
  details: string[]
  words: Word[]
  rest: Word[]
}

/** The things of an order, and the words that belong to none of them: of „zwei Salami, eine ohne Zwiebel“ the second part. */
function itemsOf(parts: readonly Part[]): { items: ListItem[]; rest: Word[] } {
  const items: ListItem[] = []
  const isOfOne = parts.some(({ thing, words }) => !thing && words.some(isCount))
  const rest = parts.flatMap(part => {
    const { thing, count = 1, details } = part
    const item = { name: thing ?? '', count, details }
    const same = items.find(one => listOf([{ ...one, count }]) === listOf([item]))
    if (same) same.count += count
    else if (thing) items.push(item)
    else if (items.length === 1 && !isOfOne) items[0]?.details.push(...details)
    else return part.words
    return part.rest
  })
  return { items, rest }
}

/** The thing of one part of an order, its number, its details, and the words besides. */
function readPart(step: Step, part: string): Part {
  const all = (step.options ?? []).flatMap(({ replies }) => replies)
  const words = beside(step, readWords(part))
  const details = all.filter(reply => wordsBeside(reply, words))
  const others = details.reduce<Word[]>((left, one) => wordsBeside(one, left) ?? left, words)
  const { found, rest } = repliesIn(step.replies, others)
  const counts = rest.filter(isCount)
  // „Salami Margherita“, „2 Salami eine groß“
  if (found.length !== 1 || counts.length > 1) return { details, words, rest: others }
  const count = counts[0] && (Number.parseInt(counts[0].word, 10) || 1)
  return { thing: found[0], count, details, words, rest: rest.filter(word => !isCount(word)) }
}

/** „Groß, ohne Zwiebel“ of the thing that is asked about; „doch die große“ of the one that has another size. */
function detailIn({ step, rows, open }: Row, { words }: Line): Said | undefined {
  const { options = [] } = step
  const { found, rest } = repliesIn(
    options.flatMap(({ replies }) => replies),
    words,
  )
  const named = repliesIn(step.replies, rest)
  // „Eine große Margherita“ is another thing, but for the one that is asked about.
  if (found.length === 0 || named.found.some(one => one !== open?.item?.name)) return undefined
  const others = options
    .filter(({ replies }) => replies.some(reply => found.includes(reply)))
    .flatMap(({ replies }) => replies)
  const items = itemsIn(rows[step.name] ?? '') ?? []
  const isAsked = open?.item && found.some(reply => open.replies.includes(reply))
  const isMeant = (item: ListItem) =>
    isAsked
      ? listOf([item]) === listOf([open.item as ListItem])
      : item.details.some(one => others.includes(one))
  const [item, ...more] = items.filter(isMeant)
  // „Eine groß“ of two
  if (!item || more.length > 0 || (item.count > 1 && named.rest.some(isCount))) return undefined
  const details = [...item.details.filter(one => !others.includes(one)), ...found]
  const value = listed(
    step,
    items.map(one => (one === item ? { ...item, details } : one)),
  )
  return value ? { values: [value], rest: named.rest } : undefined
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
