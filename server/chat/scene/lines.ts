import { stemmer } from '@orama/stemmers/german'
import { asksPrice, isQuestion, isSmall, wordsOf } from '../words'

// How guests speak around what a scene offers them: closed classes of words, none of them about a business.

const fillers = new Set('bitte danke gern gerne halt dann na gut ok okay also'.split(' '))
const corrections = new Set('nein no doch lieber eher besser sorry entschuldigung'.split(' '))
const negation = /^(?:nicht|ni[tx]|net|ned|nie|kein\w*|kan|koa\w*|ka|ohne|statt)$/
const commands = {
  cancel: /^(?:abs[ao]g|storn)/,
  change: /^(?:(?:ab|um)?andern$|verschieb|umbuch)/,
  wait: /^(?:wart(?:en?|et)?|moment|stopp?)$/,
}
/** „Sagen Sie den Termin bitte ab“ */
const callOff = /(?<!\p{L})sag(?:e|ts?|en)?(?!\p{L})[^.,;!?]*\sab(?!\p{L})/iu
/** „9:15“, „9.15 Uhr“, „9 Uhr 15“, „9 Uhr“, „um 9“ */
const time =
  /(?<![\d.:,])0?(\d{1,2})(?:[:.](\d\d)(?: ?uhr\b)?| ?uhr\b(?: ?(\d\d)\b)?)|(?<=\bum )0?(\d{1,2})\b/gi

/** A word of a line, folded, and what it is compared by. */
export type Word = { word: string; stem: string }

/** The words of a line, times as `9:15`. */
export function readWords(line: string): Word[] {
  const plain = line.replace(
    time,
    (_said, hour, minutes, after, bare) => ` ${hour ?? bare}:${minutes ?? after ?? '00'} `,
  )
  return wordsOf(plain).map(word => ({ word, stem: stemmer(word) }))
}

/** Whether two lines say the same, „Na gut, Kontrolle bitte!“ and „Kontrolle“. */
export function isSame(line: string, other: string): boolean {
  const plain = (text: string) =>
    readWords(text)
      .filter(({ word }) => !fillers.has(word))
      .map(({ stem }) => stem)
      .join(' ')
  return plain(line) === plain(other)
}

export const isFiller = ({ word }: Word): boolean => fillers.has(word)
export const isCorrection = ({ word }: Word): boolean => corrections.has(word)
export const isNegation = ({ word }: Word): boolean => negation.test(word)
/** Whether a word only stands around an answer: „Na, doch lieber die … bitte“. */
export const isAround = (word: Word): boolean =>
  !isNegation(word) && (isFiller(word) || isCorrection(word) || isSmall(word.word))

/** Whether a line asks something, so that it orders nothing; „brauch a Pickerl“ and „Do, 8:00“ do not. */
export const isAsking = (line: string): boolean =>
  asksPrice(line) ||
  /^\P{L}*(?:wos|wia|wonn)(?!\p{L})/iu.test(line) ||
  (isQuestion(line) && (line.includes('?') || !/^\P{L}*(?:brauch|do\P{L}+\d)/iu.test(line)))

/** What a line wants of the slip as a whole; „nicht absagen“ and „absagen bitte nicht“ want nothing. */
export function commandIn(line: string): keyof typeof commands | undefined {
  const words = wordsOf(line)
  const after = (at: number) => words.slice(at + 1).filter(word => !fillers.has(word))
  const isDenied = (at: number) =>
    negation.test(words[at - 1] ?? '') ||
    (after(at).length === 1 && negation.test(after(at)[0] ?? ''))
  const says = (command: RegExp) => words.some((word, at) => command.test(word) && !isDenied(at))
  const [calledOff] = callOff.exec(line) ?? []
  const isOff = calledOff !== undefined && !wordsOf(calledOff).some(word => negation.test(word))
  if (says(commands.cancel) || isOff) return 'cancel'
  if (says(commands.change)) return 'change'
  return words.length === 1 && says(commands.wait) ? 'wait' : undefined
}
