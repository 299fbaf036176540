import {
  hasAlike,
  isContentWord,
  isCorrection,
  isSame,
  isTime,
  readWords,
  type Word,
} from '../line'
import type { Take } from './row'

const longest = 120
/** „Hauptplatz 5“, „Am Ring 3/2, 8010 Graz“ */
const street =
  /^\p{Lu}[\p{L}.-]+(?: [\p{L}.-]+){0,3} \d{1,4} ?[a-z]?(?:[/-]\d+)*(?:,? (?:in )?(?:\d{4} )?\p{Lu}[\p{L} .-]*)?$/u
/** „Ich wohne in der“, „Meine Adresse ist“, „In die“; „In der Au“ may be the name of a street. */
const directions =
  /^(?:(?:ich|wir) (?:wohnen?|bin|sind) |(?:(?:meine|die) )?adresse(?: ist|:)? )?(?:in die |in der (?=\p{L}+(?:gasse|straße|strasse|allee) ))?/iu
const plate = /(?<![\p{L}\d])\p{Lu}{1,2}[ -]?\d{1,5} ?\p{Lu}{1,3}(?![\p{L}\d])/gu
const introduction =
  /^(?:auf(?: den namen)?|(?:(?:mein|my) )?name(?: ist| is)?:?|i(?:ch)? (?:heiße?|bin (?:der|die))|i am|i'm|it's) (?=\p{L})/iu
/** „Hier ist Moser“, „Ich bin Anna Moser“; not „Ich bin Vegetarier“. Only in capitals is it a name. */
const announced = /^(?:[Hh]ier ist|[Ii](?:ch)? bin(?= \p{L}+ \p{Lu})) (?=\p{Lu})/u
/** „von“, „Mag.“, „Dipl.-Ing.“ */
const particle = /^(?:von|van|de|der|zu|(?:\p{L}{1,4}\.-?)+)$/u
const firstLetter = /(?<!\S)(?!(?:von|van|de|der|zu|in|im|am|an)(?!\S))\p{Ll}/gu

type ReadText = (text: string, words: Word[]) => string | undefined

/**
 * Takes the answer to a question that asks for the guest's own words, as `read` finds it in a text; an offered reply is one, too.
 * What only `guess` finds the guest is asked about.
 */
export function plainAnswer(read: ReadText, guess: ReadText = () => undefined): Take {
  return ({ step, standing, open }, { typed }) => {
    if (!open || typed.length > longest || typed.includes('?')) return undefined
    const reply = step.replies.find(one => isSame(one, typed))
    const sure = reply ?? read(typed, readWords(typed))
    const value = sure ?? guess(typed, readWords(typed))
    if (value === undefined) return undefined
    // „Auch zwei Handtücher“ may come beside the report that stands there.
    const isBeside = step.kind === 'Text' && standing !== undefined && value !== standing
    const isGuess = !reply && (!sure || isBeside || !typed.includes(value))
    return { values: [value], rest: [], isGuess }
  }
}

/** „Frau Mag. Novotny“, „auf Huber bitte“ */
export function nameIn(text: string): string | undefined {
  const said = text
    .replace(introduction, '')
    .replace(announced, '')
    // „Hofer, Karl“
    .replace(/^(\p{Lu}\p{Ll}+), (\p{Lu}\p{Ll}+)$/u, '$2 $1')
    .replace(/(?: ist mein name)?(?:[\s,]+(?:bitte|danke))*[^\p{L}\p{N}]*$/iu, '')
  const names = said.split(/\s+/).filter(part => !particle.test(part))
  // „Sebastian Kurz“
  const isName = (part: string, at: number) =>
    /^\p{L}[\p{L}.'’-]*\p{L}$/u.test(part) &&
    (readWords(part).some(isContentWord) || isFolded(part) || (at > 0 && /^\p{Lu}/u.test(part)))
  return names[0] && names.length < 4 && names.every(isName) ? capitalized(said) : undefined
}

/** Whether a name is short only once it is folded: „Zoe“ */
const isFolded = (part: string): boolean =>
  /^\p{Lu}\p{L}{2}$/u.test(part) && readWords(part).every(({ word }) => word.length < 3)

/** Whether a line is a name of two words and more, all in capitals: „Wukovits Inge“ */
export const isFullName = (line: string): boolean =>
  /^\p{Lu}\S+(?: \p{Lu}\S+)+$/u.test(line) && nameIn(line) === line

const capitalized = (text: string) => text.replace(firstLetter, letter => letter.toUpperCase())

/** „Hauptplatz 5, Graz“, „Ich wohne in der Annenstraße 30“ */
export function addressIn(text: string, words: Word[]): string | undefined {
  const value = capitalized(text.replace(directions, ''))
  return street.test(value) && mayBeAddress(words) ? value : undefined
}

/** „8010 Graz, Sporgasse 3“, „Leechgasse 12, 2. Stock“: a word and its number, wherever they stand. */
export function addressLike(text: string, words: Word[]): string | undefined {
  return mayBeAddress(words) && /\p{L}{3,} \d{1,4}(?!\d|:)/u.test(text) ? text : undefined
}

/** „Die Hausnummer ist 14“, „Annenstraße 31“, where Annenstraße 13 stands there: the address with the new number. */
export const houseNumberIn: Take = ({ standing = '' }, { words }) => {
  const [, road = '', number, rest = ''] =
    /^(.*?\p{L}{3,} )(\d{1,4})(?!\d)(.*)$/u.exec(standing) ?? []
  const isRoad = readWords(road)
  const at = words.findIndex(
    (word, here) =>
      /^\d{1,4}$/.test(word.word) &&
      words
        .slice(Math.max(0, here - 3), here)
        .some(one => one.word === 'hausnummer' || hasAlike(isRoad, one)),
  )
  const said = words[at]
  if (!number || !said) return undefined
  const others = words.filter(
    word => word !== said && word.word !== 'hausnummer' && !hasAlike(isRoad, word),
  )
  return { values: [`${road}${said.word}${rest}`], rest: others }
}

/** Not „Nein. Annenstraße 30“, nor „am liebsten um 8“. */
const mayBeAddress = (words: readonly Word[]): boolean =>
  !words.slice(0, 1).some(isCorrection) && !words.some(isTime)

/** „Ja, G 123 AB“ stands for itself, wherever a line has it; in small letters alone. */
export const plateIn: Take = ({ step }, { typed, words }) => {
  const inCapitals = typed.toUpperCase()
  const isAlone = inCapitals.match(plate)?.[0] === inCapitals
  const found = isAlone ? [inCapitals] : (typed.match(plate) ?? [])
  const [value = '', ...more] = found
  const own = readWords(value)
  // „um 16 Uhr“
  if (own.length === 0 || more.length > 0 || own.some(isTime)) return undefined
  return {
    values: [step.replies.find(one => isSame(one, value)) ?? value],
    rest: words.filter(({ word }) => !own.some(one => one.word === word)),
  }
}

/** A wish as the guest says it: two words and more, one of which tells something. */
export function wishIn(text: string, words: Word[]): string | undefined {
  const different = new Set(words.map(({ word }) => word).filter(word => /\p{L}/u.test(word)))
  const isWish = different.size > 1 && words.some(isContentWord)
  return isWish && !words.slice(0, 1).some(isCorrection) ? text : undefined
}
