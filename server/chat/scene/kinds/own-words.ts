import type { Step } from '../../../../shared/scene/scene'
import {
  commandIn,
  isAsking,
  isContentWord,
  isCorrection,
  isSame,
  isThanks,
  isTime,
  readWords,
  type Word,
} from '../line'
import type { Said, Take } from './row'

const longest = 120
/** „Hauptplatz 5“, „Am Ring 3/2, 8010 Graz“ */
const street =
  /^\p{Lu}[\p{L}.-]+(?: [\p{L}.-]+){0,3} \d{1,4} ?[a-z]?(?:[/-]\d+)*(?:,? (?:\d{4} )?\p{Lu}[\p{L} .-]*)?$/u
const plate = /(?<![\p{L}\d])\p{Lu}{1,2}[ -]?\d{1,5} ?\p{Lu}{1,3}(?![\p{L}\d])/gu
const introduction =
  /^(?:auf(?: den namen)?|(?:(?:mein|my) )?name(?: ist| is)?:?|i(?:ch)? (?:heiße|bin (?:der|die))|i am|i'm|it's) (?=\p{L})/iu
const introduced =
  /^(.*\S)[\s,]+((?:auf(?: den namen)?|(?:(?:der|my) )?name(?: is| ist)?:?) (?!der )\S.*)$/iu
/** „von“, „Mag.“, „Dipl.-Ing.“ */
const particle = /^(?:von|van|de|der|zu|(?:\p{L}{1,4}\.-?)+)$/u
const firstLetter = /(?<!\S)(?!(?:von|van|de|der|zu)(?!\S))\p{Ll}/gu

/** Takes the answer to a question that asks for the guest's own words; an offered reply is one, too. */
export function plainAnswer(read: (text: string, words: Word[]) => Said): Take {
  return ({ step, open, before = {} }, { text, words }) => {
    if (!open) return {}
    const reply = step.replies.find(one => isSame(one, text))
    if (reply) return { value: reply }
    if (text.length > longest || commandIn(text)) return {}
    const said = read(text, words)
    // „Morgen um 8, muaß sicher sein“: behind something else only what is surely a name.
    return said.oneOf && Object.keys(before).length > 0 ? {} : said
  }
}

const asks = (text: string): boolean => isAsking(text) || text.includes('?')
const begins = (words: readonly Word[], test: (word: Word) => boolean) =>
  words.slice(0, 1).some(test)

/** „Frau Mag. Novotny“, „auf Huber bitte“; a name in small letters, „steiner“, is offered to be tapped. */
export function nameIn(text: string): Said {
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
    /^\p{L}[\p{L}.'’-]*\p{L}$/u.test(part) && readWords(part).some(isContentWord)
  if (text.includes('?') || !names[0] || names.length > 3 || !names.every(isName)) return undefined
  const name = capitalized(said)
  return { name, isAsWritten: name === said, words: parts.length }
}

const capitalized = (text: string) => text.replace(firstLetter, letter => letter.toUpperCase())

/** „Hauptplatz 5, Graz“; one in small letters is offered to be tapped. */
export function addressIn(text: string, words: readonly Word[]): Said {
  if (asks(text) || begins(words, isCorrection)) return {}
  if (street.test(text)) return { value: text }
  const written = capitalized(text)
  return street.test(written) && begins(words, isContentWord) ? { oneOf: [written] } : {}
}

/** „Ja, G 123 AB“ */
export const plateIn = (text: string): Said => ({ value: asks(text) ? undefined : onePlate(text) })

/** What of a line is the guest's own, wherever it stands, and the line without it: a number plate, a name behind „auf“. */
export function ownIn({ kind }: Step, line: string): { value: string; rest: string } | undefined {
  if (kind === 'Kennzeichen') {
    const value = onePlate(line)
    return value ? { value, rest: line.replace(value, ' ') } : undefined
  }
  const [, rest, said = ''] = (kind === 'Name' && !isAsking(line) && introduced.exec(line)) || []
  const { name, isAsWritten, words = 0 } = readName(said) ?? {}
  // „auf mei tochter lena“
  return rest && name && (isAsWritten || words < 3) ? { value: name, rest } : undefined
}

/** The one number plate of a line; in small letters alone. */
function onePlate(text: string): string | undefined {
  const typed = text.toUpperCase()
  const found = typed.match(plate)?.[0] === typed ? [typed] : (text.match(plate) ?? [])
  // „um 16 Uhr“
  return found.length === 1 && !readWords(found[0] ?? '').some(isTime) ? found[0] : undefined
}

/** A wish as the guest says it: two words and more, one of which tells something, and no name or address. */
export function wishIn(text: string, words: Word[]): Said {
  const different = new Set(words.map(({ word }) => word).filter(word => /\p{L}/u.test(word)))
  const isOther = street.test(text) || nameIn(text).value !== undefined
  const isFarewell = isThanks(text) && words.filter(isContentWord).length < 2
  const isWish = different.size > 1 && words.some(isContentWord) && !isOther && !isFarewell
  return isWish && !asks(text) && !begins(words, isCorrection) ? { value: text } : {}
}
