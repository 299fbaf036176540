import {
  has,
  isContentWord,
  isCorrection,
  isCount,
  isDenial,
  isDoubt,
  isMinor,
  isSame,
  isTime,
  readWords,
  takenBack,
  turnsTime,
  type Word,
} from '../line'
import type { Take } from './row'

const longest = 120
const introduction =
  /^(?:hier ist|auf(?: den namen)?|(?:mein |my )?name(?: ist| is)?:?|i(?:ch)? (?:heiße?|bin (?:der|die|da|de))|i am|i'm|it's) (?=\p{L})/iu
/** „von“, „Mag.“, „Dipl.-Ing.“ */
const particle = /^(?:von|van|de|der|zu|(?:\p{L}{1,4}\.-?)+)$/u
/** „Ich wohne in der“, „Meine Adresse ist“; „In der Au“ may be the name of a street. */
const directions =
  /^(?:(?:ich|wir) (?:wohnen?|bin|sind) |(?:(?:meine|die) )?adresse(?: ist|:)? )?(?:in die |in der (?=\p{L}+(?:gasse|straße|strasse|allee) ))?/iu
const plate = /(?<![\p{L}\d])\p{Lu}{1,2}[ -]?\d{1,5} ?\p{Lu}{1,3}(?![\p{L}\d])/gu

/** Takes the answer to a question that asks for the guest's own words; an offered reply is one, too. */
export function ownAnswer(valueIn: (text: string) => string | undefined): Take {
  return ({ step, open }, { typed }) => {
    if (!open || typed.length > longest || typed.includes('?')) return undefined
    const said = step.replies.find(one => isSame(one, typed)) ?? valueIn(typed)
    if (said === undefined || isSame(said, step.name)) return undefined
    // „steiner“, but also „warten“
    const value = step.kind === 'Name' ? capitalized(said) : said
    return { values: [value], rest: [], isGuess: value !== said }
  }
}

/** „Frau Mag. Novotny“, „auf Huber bitte“ */
export function nameIn(text: string): string | undefined {
  const said = text
    .replace(/^(?:(?:ja+|jo|genau|yes|ok(?:ay)?),? )+(?=.)(?:(?:der|die|da|de) )?/iu, '')
    .replace(introduction, '')
    // „Hofer, Karl“
    .replace(/^(\p{Lu}\p{Ll}+), (\p{Lu}\p{Ll}+)$/u, '$2 $1')
    .replace(/^[Ii]ch bin (?=\p{Lu}\S+ \p{Lu})/u, '')
    .replace(/(?: ist mein name)?(?:[\s,]+(?:bitte|danke))*[^\p{L}\p{N}]*$/iu, '')
  const names = said.split(/\s+/).filter(part => !particle.test(part))
  // „Sebastian Kurz“, „Zoe“
  const isName = (part: string, at: number) =>
    (at > 0 && /^\p{Lu}\.$/u.test(part)) ||
    (/^\p{L}[\p{L}.'’-]*\p{L}$/u.test(part) &&
      (readWords(part).some(isContentWord) || (/^\p{Lu}/u.test(part) && (at > 0 || isShort(part)))))
  return names[0] && names.length < 4 && names.every(isName) ? said : undefined
}

/** Whether a name has so few letters once it is folded that it passes for dialect: „Zoe“ */
const isShort = (part: string): boolean =>
  part.length > 2 && readWords(part).every(({ word }) => word.length < 3)

/** „anna von berg“ -> „Anna von Berg“ */
export const capitalized = (text: string): string =>
  text.replace(/(?<!\S)(?!(?:von|van|de|der|zu)(?!\S))\p{Ll}/gu, letter => letter.toUpperCase())

/**
 * A word and its number, wherever they stand: „Leechgasse 12, 2. Stock“, of „annenstraße 30 hab i eh gsagt“ the beginning; not „Nein.
 * Annenstraße 30“, nor „am liebsten um 8“.
 */
export function addressIn(text: string): string | undefined {
  const value = text.replace(directions, '')
  const [first, ...words] = readWords(value)
  const isAddress = first && !isCorrection(first) && ![first, ...words].some(isTime)
  const [, street, more = ''] =
    /^(.*?(?:\p{L}{3,}|\p{Lu}\p{L}) \d{1,4}(?!\d|:)\p{L}?)(.*)$/su.exec(value) ?? []
  if (!isAddress || street === undefined) return undefined
  const [next] = readWords(more)
  const isOther = next && isMinor(next) && !/^(?:in|im|am|an|bei)$/.test(next.word)
  return isOther ? street : value
}

/** A wish as the guest says it: two words and more, one of which tells something. */
export function wishIn(text: string): string | undefined {
  const words = readWords(text)
  const [first] = words
  const isWish = words.length > 1 && words.some(isContentWord)
  return isWish && first && !isCorrection(first) && !isDenial(first) ? text : undefined
}

/** „Ja, G 123 AB“ stands for itself, wherever a line has it; in small letters alone. */
export const plateIn: Take = ({ step }, { typed, words }) => {
  const inCapitals = typed.toUpperCase()
  const isAlone = inCapitals.match(plate)?.[0] === inCapitals
  const [value = '', ...more] = (isAlone ? inCapitals : typed).match(plate) ?? []
  const own = readWords(value)
  // „um 16 Uhr“
  if (own.length === 0 || more.length > 0 || own.some(isTime)) return undefined
  return {
    values: [step.replies.find(one => isSame(one, value)) ?? value],
    rest: words.filter(word => !has(own, word)),
  }
}

/** „Ungefähr 12 Stück“, „nur eine“; where it is not asked for, behind the name of the row, „Zimmer 9“, or as a correction: „doch 9“, „14 statt 12“. */
export const numberIn: Take = ({ step, standing, open }, { typed, words }) => {
  const name = readWords(step.name)
  const isFigure = ({ word }: Word) => /^\d{1,4}$/.test(word)
  const named = words.filter((word, at) => {
    const before = words[at - 1]
    return isFigure(word) && before !== undefined && has(name, before)
  })
  const isPlain = words.every(word => isFigure(word) || isMinor(word))
  const isCorrected = words.some(isCorrection) || takenBack.test(typed)
  const isMeant = open || (standing !== undefined && isPlain && isCorrected)
  const bare = isMeant
    ? words.filter(
        (word, at) =>
          isFigure(word) && !words.slice(at - 1, at).some(one => isDoubt(one) || turnsTime(one)),
      )
    : []
  const figures = [named, bare].find(some => some.length > 0) ?? (open ? words.filter(isCount) : [])
  if (figures.length === 0) return undefined
  return {
    values: figures.map(({ word }) => (/\d/.test(word) ? word : '1')),
    rest: words.filter(word => !figures.includes(word) && !has(name, word)),
    // „12B“
    isGuess: /\d\p{L}/u.test(typed),
  }
}
