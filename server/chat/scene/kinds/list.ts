import { answered, itemsIn, type ListItem, listOf, type Step } from '../../../../shared/scene/scene'
import {
  isCorrection,
  isCount,
  isDoubtful,
  isMinor,
  isSame,
  isTime,
  readWords,
  type Word,
  wordsBeside,
} from '../line'
import { beside, isMoreOf, type Row, replyIn, type Take } from './row'

/** A list as the page writes it, an order in words, more of it, or a detail of what is ordered. */
export const listIn: Take = (row, { text, words }) => {
  const { step, record, before: said } = row
  const items = listed(step, itemsIn(text) ?? [])
  if (items) return { value: items }
  const before = itemsIn(record[step.name] ?? '') ?? []
  // „Eine Lasagne“ may be meant as one more, or instead of what stands there.
  const isMore = before.length === 0 || said?.[step.name] || words.some(isMoreOf)
  const more = isMore ? orderIn(step, text) : []
  const added = more[0] && listed(step, [...before, ...more])
  return { value: detailIn(row, words) ?? added ?? changeIn(before, words) }
}

const removal = /^(?:kein\w*|koa\w*|nicht|net|ned|weg|streich\w*)$/
const isRemoval = ({ word }: Word): boolean => removal.test(word)

/** A thing of the list goes, or gets another number: „die Lasagne doch nicht“, „nur eine Salami“. */
function changeIn(items: readonly ListItem[], words: readonly Word[]): string | undefined {
  const { reply, rest = [] } =
    replyIn(
      items.map(({ name }) => name),
      words,
    ) ?? {}
  const [item, ...same] = items.filter(({ name }) => name === reply)
  const [count, ...more] = rest.filter(isCount)
  const isPlain = rest.every(word => isCount(word) || isRemoval(word) || isMinor(word))
  if (!item || same.length + more.length > 0 || !isPlain) return undefined
  if (rest.some(isRemoval)) return listOf(items.filter(one => one !== item)) || undefined
  const isOther = rest.some(word => isCorrection(word) || word.word === 'nur')
  const number = Number.parseInt(count?.word ?? '', 10) || 1
  const changed = items.map(one => (one === item ? { ...one, count: number } : one))
  return count && isOther ? listOf(changed) : undefined
}

const extra = /^(?:ohne|mit|extra|viel|wenig) .{2,30}$/i

/** Things one after the other, each with its number and details: „2 große Salami ohne Zwiebel und ein Tiramisu“. */
function orderIn(step: Step, text: string): ListItem[] {
  const all = (step.options ?? []).flatMap(({ replies }) => replies)
  const items: ListItem[] = []
  for (const part of text.split(/[,;]|\bund\b/i)) {
    // A time is another row's.
    const words = beside(step, readWords(part)).filter(word => !isTime(word))
    const details = all.filter(reply => wordsBeside(reply, words))
    const others = details.reduce<Word[]>((left, one) => wordsBeside(one, left) ?? left, words)
    const thing = replyIn(step.replies, others)
    const rest = thing?.rest ?? others
    const [count, ...more] = rest.filter(isCount)
    const around = rest.filter(word => !isCount(word))
    if (more.length > 0 || !around.every(isMinor) || isDoubtful(around)) return []
    if (thing)
      items.push({ name: thing.reply, count: Number.parseInt(count?.word ?? '', 10) || 1, details })
    else if (count || (details.length > 0 && items.length !== 1)) return []
    else items[0]?.details.push(...details)
  }
  return items
}

/** „Groß“ of the thing that is asked about; „doch die große“ of the one that has another size. */
function detailIn({ step, record, open, before }: Row, words: Word[]): string | undefined {
  const { options = [] } = step
  const all = options.flatMap(({ replies }) => replies)
  const said = replyIn(all, words)
  if (!said?.rest.every(isMinor)) return undefined
  const { reply, rest } = said
  const own = options.find(({ replies }) => replies.includes(reply))?.replies ?? []
  const items = itemsIn(record[step.name] ?? '') ?? []
  // „Eine Salami und eine Margherita, groß“
  const isNew = before?.[step.name] !== undefined
  const having = isNew ? [] : items.filter(({ details }) => details.some(one => own.includes(one)))
  const isAsked = open?.item && open.replies.includes(reply) && !(isNew && items.length > 1)
  const [item, ...more] = isAsked ? [open.item] : having
  // „Eine groß“ of two
  if (!item || more.length > 0 || (item.count > 1 && rest.some(isCount))) return undefined
  if (isAsked) return answered(record, open, reply)[step.name]
  const details = item.details.map(one => (own.includes(one) ? reply : one))
  return listOf(items.map(one => (one === item ? { ...item, details } : one)))
}

/** A list of what there is, each thing with details that it can have: it is not large and small, but without this and that. */
function listed({ replies, options = [] }: Step, items: ListItem[]): string | undefined {
  const known = items.flatMap(item => {
    const name = replies.find(reply => isSame(reply, item.name))
    const own = options.filter(option => name?.includes(option.for))
    const offered = own.flatMap(option => option.replies)
    const details = item.details.map(one => offered.find(reply => isSame(reply, one)) ?? one)
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
