import {
  answered,
  itemsIn,
  type ListItem,
  listOf,
  type Question,
  type Scene,
  type SceneRecord,
  type Step,
} from '../../../shared/scene/scene'
import { visibleText } from '../thread'
import {
  answerIn,
  commandIn,
  has,
  isAround,
  isAsking,
  isCorrection,
  isDenial,
  isLittle,
  isNaming,
  isSame,
  leaveDoubt,
  nameOtherDays,
  readWords,
  type Word,
  wordsBeside,
} from './line'

// What each kind of step takes, whoever says it: a guest, a model's call, the page. Auswahl, Termin and Liste take what is offered,
// wherever it stands in a line; the others a plain answer, when they are asked. What fits nothing here is not written down.

/** A row of the slip, with the question that is open, where it is one about this row. */
type Row = {
  step: Step
  record: SceneRecord
  open?: Question | undefined
  /** What the parts of the line before this one have said. */
  before?: SceneRecord | undefined
}

/** What a text says to a row: its new value, or which replies may be meant. */
export type Said = { value?: string | undefined; oneOf?: string[] }

/** What a text says to a row of the slip, as it stands there. */
export function saidTo(row: Row, text: string, now: Date): Said {
  const { step, open } = row
  const words = readWords(text)
  switch (step.kind) {
    case 'Auswahl':
      return { value: choiceIn(row, words) }
    case 'Termin':
      return appointmentIn(row, words, now)
    case 'Liste':
      return { value: listIn(row, text, words) }
    case 'Zahl':
      return { value: numberIn(row, words) }
    default:
      return open ? plainAnswer(step, text, words) : {}
  }
}

/** What of some values the steps of a scene take. */
export function valuesFor({ steps }: Scene, values: SceneRecord, now: Date): SceneRecord {
  const rows = steps.flatMap(step => {
    const text = visibleText(values[step.name] ?? '').trim()
    const { value } = saidTo({ step, record: {}, open: { ...step, step } }, text, now)
    return value === undefined ? [] : [[step.name, value]]
  })
  return Object.fromEntries(rows)
}

/** The one reply that stands in a line, wherever, and the words beside it. */
function replyIn(replies: readonly string[], words: readonly Word[]) {
  const found = replies.flatMap(reply => {
    const rest = wordsBeside(reply, words) ?? besidePart(reply, replies, words)
    return rest ? [{ reply, rest }] : []
  })
  // „Schnitt und Farbe“ is more than „Schnitt“.
  const [best] = found.sort((one, other) => one.rest.length - other.rest.length)
  return found.some(({ reply }) => wordsBeside(reply, best?.rest ?? [])) ? undefined : best
}

/** The words beside what no other reply has: „bis zum Herbst“ is „Heuer im Herbst“, but „Zwiebel“ is not „ohne Zwiebel“. */
function besidePart(reply: string, replies: readonly string[], words: readonly Word[]) {
  const own = readWords(reply)
  const others = replies.filter(one => one !== reply).flatMap(readWords)
  const isNamed = own.some(word => isNaming(word) && !has(others, word) && has(words, word))
  const rest = words.filter(word => !has(own, word))
  // „Die Fenster sind undicht“ orders none.
  const isAlone = rest.every(word => isLittle(word) || isCount(word))
  return isNamed && isAlone && !own.some(isDenial) ? rest : undefined
}

/** „Na, doch lieber die Farbe“ */
function choiceIn(row: Row, words: Word[]): string | undefined {
  const { step, record, open } = row
  if (step.replies.includes('Ja')) return yesOrNo(row, words)
  const { reply, rest = [] } = replyIn(step.replies, words) ?? {}
  if (reply === undefined || leaveDoubt(rest) || (record[step.name] && rest.some(isMoreOf)))
    return undefined
  // What is not asked for may only be spoken of: „Farbe war schrecklich“.
  const isMeant = rest.some(isCorrection) || rest.every(isLittle) || readWords(reply).every(isTime)
  return open || isMeant ? reply : undefined
}

/** „Nein“; with the name of the row also where it is not asked for: „kein Ersatzwagen“, „doch mit Ersatzwagen“. */
function yesOrNo({ step, open, before }: Row, words: Word[]): string | undefined {
  const rest = beside(step, words)
  if (readWords(step.name).some(word => has(words, word))) {
    if (rest.some(isDenial)) return answerIn(rest)
    return rest.every(isLittle) ? (answerIn(rest) ?? 'Ja') : undefined
  }
  const answer = open && answerIn(rest)
  // Behind something else a „nein“ may correct that.
  const isFirst = Object.keys(before ?? {}).length === 0
  return isFirst || answer === 'Ja' ? answer : undefined
}

/** „Auch die Farbe dazu“ does not replace what stands there. */
const isMoreOf = ({ word }: Word): boolean => /^(?:noch|dazu|auch)$/.test(word)

/** The words beside those with which a step asks: „Zimmer“, „ungefähr … Stück“. */
function beside({ name, asks }: Step, words: readonly Word[]): Word[] {
  const own = readWords(`${name} ${asks}`)
  return words.filter(word => !has(own, word))
}

const weekday = new Intl.DateTimeFormat('de-AT', { weekday: 'long', timeZone: 'Europe/Vienna' })

/** The coming seven days in Graz, wherever the server stands. */
const comingDays = (now: Date): string[] =>
  [24, 48, 72, 96, 120, 144, 168].map(hours => weekday.format(now.getTime() + hours * 3_600_000))

/** Each time on each of the coming five working days, from tomorrow on: `Donnerstag, 8:10 Uhr`. */
const freeTimes = (times: readonly string[], now: Date): string[][] =>
  comingDays(now)
    .filter(day => day !== 'Samstag' && day !== 'Sonntag')
    .map(day => times.map(time => `${day}, ${time} Uhr`))

/** Every other free time: enough to tap, of each day and each time something; the rest is for those who type. */
export const offeredTimes = (times: readonly string[], now: Date): string[] =>
  freeTimes(times, now).flatMap((day, row) => day.filter((_time, at) => (row + at) % 2 === 0))

/** A day and a time, both said; to an appointment that stands there a time alone. With one of them, what is free then. */
function appointmentIn({ step, record, open }: Row, words: Word[], now: Date): Said {
  const current = record[step.name]
  const said = words.filter(({ word }) => word !== 'um')
  const times = said.filter(isTime)
  const days = said.flatMap((word, at) =>
    dayIn(word.word, said.slice(at + 1, at + 2).some(isTime), now),
  )
  if (days.length > 1 || times.length > 1 || leaveDoubt(words) || nameOtherDays(words)) return {}
  const isSameDay = words.every(word => isTime(word) || isAround(word))
  const day = days[0] ?? (isSameDay ? current?.split(',')[0] : undefined)
  const free = freeTimes(step.replies, now).flat()
  const onDay = free.filter(one => one.startsWith(`${day},`))
  const atTime = free.filter(one => wordsBeside(one.replace(/.*, /, ''), words))
  const value = onDay.find(one => atTime.includes(one))
  if (value) return { value }
  const found = days.length > 0 ? onDay : atTime
  // At a time that is not free another one is asked for; „Ja, aber nach 9 Uhr“ may speak of something else.
  const isMeant = times.length > 0 && (open || words.some(isCorrection))
  const oneOf = found.length > 0 || !isMeant ? found : offeredTimes(step.replies, now)
  return oneOf.length > 0 && (open || current) ? { oneOf } : {}
}

const isTime = ({ word }: Word): boolean => word.includes(':')

/** The day that a word names: „Freitag“, „morgen“, „Fr“ before a time; „heute“ is none to choose. */
function dayIn(word: string, isBeforeTime: boolean, now: Date): string | [] {
  const days = comingDays(now)
  const names = [...days.map(day => day.toLowerCase()), 'heute', 'morgen', 'ubermorgen']
  const at = names.findIndex(name => word === name || (isBeforeTime && word === name.slice(0, 2)))
  return [...days, 'heute', ...days][at] ?? []
}

/** A list as the page writes it, an order in words, more of it, or a detail of what is ordered. */
function listIn(row: Row, text: string, words: Word[]): string | undefined {
  const { step, record, before: said } = row
  const items = listed(step, itemsIn(text) ?? [])
  if (items) return items
  const before = itemsIn(record[step.name] ?? '') ?? []
  // „Eine Lasagne“ more, or instead?
  const isMore = before.length === 0 || said?.[step.name] || words.some(isMoreOf)
  const more = isMore ? orderIn(step, text) : []
  return detailIn(row, words) ?? (more[0] && listed(step, [...before, ...more]))
}

const extra = /^(?:ohne|mit|extra|viel|wenig) .{2,30}$/i
/** „2“, and „a“ in „a Tiramisu“ */
const isCount = ({ word }: Word): boolean => /^(?:[1-9]\d?|eine?[mnrs]?|ana?|a)$/.test(word)

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
    if (more.length > 0 || !around.every(isLittle) || leaveDoubt(around)) return []
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
  if (!said?.rest.every(isLittle)) return undefined
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

const longest = 120
/** „Hauptplatz 5“, „Am Ring 3/2, 8010 Graz“ */
const street =
  /^\p{Lu}[\p{L}.-]+(?: [\p{L}.-]+){0,3} \d{1,4} ?[a-z]?(?:[/-]\d+)*(?:,? (?:\d{4} )?\p{Lu}[\p{L} .-]*)?$/u
const plate = /(?<![\p{L}\d])\p{Lu}{1,2}[ -]?\d{1,5} ?\p{Lu}{1,3}(?![\p{L}\d])/gu
const introduction =
  /^(?:auf(?: den namen)?|(?:(?:mein|my) )?name(?: ist| is)?:?|i(?:ch)? (?:heiße|bin (?:der|die))|i am|i'm|it's) (?=\p{L})/iu
const introduced =
  /^(.*\S)[\s,]+((?:auf(?: den namen)?|(?:(?:der|my) )?name(?: is| ist)?:?) (?!der )\S.*)$/iu
/** „von“, „Mag.“ */
const particle = /^(?:von|van|de|der|zu|\p{L}+\.)$/u
const firstLetter = /(?<!\S)(?!(?:von|van|de|der|zu)(?!\S))\p{Ll}/gu

/** The plain answer to a question that asks for the guest's own words. */
function plainAnswer(step: Step, text: string, words: Word[]): Said {
  const reply = step.replies.find(one => isSame(one, text))
  if (reply) return { value: reply }
  if (text.length > longest || commandIn(text)) return {}
  if (step.kind === 'Name') return nameIn(text)
  if (isAsking(text) || text.includes('?')) return {}
  const isCorrected = words.slice(0, 1).some(isCorrection)
  switch (step.kind) {
    case 'Adresse':
      return isCorrected ? {} : addressIn(text, words)
    case 'Kennzeichen':
      return { value: plateIn(text) }
    default:
      return { value: isCorrected ? undefined : wishIn(text, words) }
  }
}

/** „Frau Mag. Novotny“, „auf Huber bitte“; a name in small letters, „steiner“, is offered to be tapped. */
function nameIn(text: string): Said {
  const { name, isAsWritten } = readName(text) ?? {}
  if (name === undefined || isAsWritten) return { value: name }
  return isAsking(text) ? {} : { oneOf: [`Auf den Namen ${name}`] }
}

/** A name with capital letters, and whether it was written so; `words`: how many it has. */
function readName(text: string) {
  const said = text
    .replace(introduction, '')
    .replace(/(?:[\s,]+(?:bitte|danke))*[^\p{L}\p{N}]*$/iu, '')
  const parts = said.split(/\s+/)
  const names = parts.filter(part => !particle.test(part))
  const isName = (part: string) =>
    /^\p{L}[\p{L}.'’-]+$/u.test(part) && readWords(part).every(isNaming)
  if (text.includes('?') || !names[0] || names.length > 3 || !names.every(isName)) return undefined
  const name = capitalized(said)
  return { name, isAsWritten: name === said, words: parts.length }
}

const capitalized = (text: string) => text.replace(firstLetter, letter => letter.toUpperCase())

/** „Hauptplatz 5, Graz“; one in small letters is offered to be tapped. */
function addressIn(text: string, words: readonly Word[]): Said {
  if (street.test(text)) return { value: text }
  const written = capitalized(text)
  return street.test(written) && words.slice(0, 1).every(isNaming) ? { oneOf: [written] } : {}
}

/** What of a line is the guest's own, wherever it stands, and the line without it: a number plate, a name behind „auf“. */
export function ownIn({ kind }: Step, line: string): { value: string; rest: string } | undefined {
  if (kind === 'Kennzeichen') {
    const value = plateIn(line)
    return value ? { value, rest: line.replace(value, ' ') } : undefined
  }
  const [, rest, said = ''] = (kind === 'Name' && !isAsking(line) && introduced.exec(line)) || []
  const { name, isAsWritten, words = 0 } = readName(said) ?? {}
  // „auf mei tochter lena“
  return rest && name && (isAsWritten || words < 3) ? { value: name, rest } : undefined
}

/** „Ungefähr 12 Stück“; „Nein, 9“ and „Zimmer 9“ where another stands; „Im Zimmer 14 ist der Föhn hin“ where none does. */
function numberIn({ step, record, open }: Row, words: Word[]): string | undefined {
  const isNumber = ({ word }: Word) => /^\d{1,4}$/.test(word)
  const [own] = readWords(step.name)
  const named = words.find((word, at) => isNumber(word) && words[at - 1]?.stem === own?.stem)
  const number = named ?? words.find(isNumber)
  const rest = words.filter(word => word !== number)
  const isMeant = open || (record[step.name] && (named || words.some(isCorrection)))
  const isAlone = isMeant && beside(step, rest).every(isAround)
  const isFirst = named && !record[step.name]
  return (isFirst || isAlone) && !leaveDoubt(rest) ? number?.word : undefined
}

/** The one number plate of a line, „ja, G 123 AB“; in small letters alone. */
function plateIn(text: string): string | undefined {
  const typed = text.toUpperCase()
  const found = typed.match(plate)?.[0] === typed ? [typed] : (text.match(plate) ?? [])
  // „um 16 Uhr“
  return found.length === 1 && !readWords(found[0] ?? '').some(isTime) ? found[0] : undefined
}

/** A wish as the guest says it: two words and more, one of which tells something, and no name or address. */
function wishIn(text: string, words: Word[]): string | undefined {
  const different = new Set(words.map(({ word }) => word).filter(word => /\p{L}/u.test(word)))
  const isOther = street.test(text) || nameIn(text).value !== undefined
  return different.size > 1 && words.some(isNaming) && !isOther ? text : undefined
}
