import { stemmer } from '@orama/stemmers/german'
import { withDigits } from '../number-words'
import { asksPrice, isQuestion, isSmall, wordsOf } from '../words'

// How guests speak around what a scene offers them: closed classes of words, none of them about a business.

const fillers = new Set('bitte danke gern gerne halt dann na gut ok okay also'.split(' '))
const corrections = new Set('nein na no doch lieber eher besser sorry entschuldigung'.split(' '))
const negation = /^(?:nichts?|ni[tx]|net|ned|nie|kein\w*|kan|koa\w*|ka|ohne|statt)$/
const commands = {
  // Not „Löschnigg“ and „Storner“.
  cancel: /^(?:abs[ao]g|storno$|storni|losch(?:en?|ts?)?$|cancel)/,
  change: /^(?:(?:ab|um)?andern$|verschieb|umbuch)/,
}
const waiting = /^(?:wart(?:en?|et)?|moment|stopp?)$/
/** „Sagen Sie den Termin bitte ab“ */
const callOff = /(?<!\p{L})sag(?:e|ts?|en)?(?!\p{L})[^.,;!?]*\sab(?!\p{L})/iu
/** „9:15“, „9.15 Uhr“, „9 Uhr 15“, „9 Uhr“, „um 9“ */
const time =
  /(?<![\d.:,])0?(\d{1,2})(?:[:.](\d\d)(?: ?uhr\b)?| ?uhr\b(?: ?(\d\d)\b)?)|(?<=\bum )0?(\d{1,2})\b/gi

/** A word of a line, folded, and what it is compared by. */
export type Word = { word: string; stem: string }

/** The words of a line, numbers in figures, times as `9:15`. */
export function readWords(line: string): Word[] {
  const plain = withDigits(line).replace(
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

export const isCorrection = ({ word }: Word): boolean => corrections.has(word)
export const isNegation = ({ word }: Word): boolean => negation.test(word)
/** Whether a word only opens or closes an answer: „Nein, … bitte“. */
export const isFiller = (word: Word): boolean => fillers.has(word.word) || isCorrection(word)
/** Whether a word only stands around an answer: „Na, doch lieber die … bitte“. */
export const isAround = (word: Word): boolean =>
  !isNegation(word) && (isFiller(word) || isSmall(word.word))
export const isTelling = ({ word }: Word): boolean => !isSmall(word) && !/^\d+$/.test(word)
export const has = (words: readonly Word[], { stem }: Word): boolean =>
  words.some(other => other.stem === stem)

/** Where the words of a reply stand in those of a line, one after the other. */
export function spanOf(reply: string, words: Word[]): { from: number; to: number } | undefined {
  const sought = readWords(reply)
  const from = words.findIndex((_word, at) =>
    sought.every(({ stem }, ahead) => words[at + ahead]?.stem === stem),
  )
  return sought.length > 0 && from >= 0 ? { from, to: from + sought.length } : undefined
}

/** The words of a line that are not those of the replies. */
export function withoutReplies(words: Word[], replies: readonly string[]): Word[] {
  return replies.reduce((rest, reply) => {
    const span = spanOf(reply, rest)
    return span ? [...rest.slice(0, span.from), ...rest.slice(span.to)] : rest
  }, words)
}

/** Whether a line agrees and says nothing else: „ja“, „passt so“, „stimmt, danke“. */
export function isAgreement(line: string): boolean {
  const words = readWords(line)
  const agrees = ({ word }: Word) => /^(?:ja|jo|stimmt|passt|genau|richtig|yes)$/.test(word)
  return (
    words.some(agrees) &&
    words.every(word => agrees(word) || (isAround(word) && !isCorrection(word)))
  )
}

/** Whether a line asks something, so that it orders nothing; „brauch a Pickerl“ and „Do, 8:00“ do not. */
export const isAsking = (line: string): boolean =>
  asksPrice(line) ||
  /^\P{L}*(?:wos|wia|wonn)(?!\p{L})/iu.test(line) ||
  (isQuestion(line) && (line.includes('?') || !/^\P{L}*(?:brauch|do\P{L}+\d)/iu.test(line)))

/** What a line wants of the slip as a whole; „nicht absagen“, „absagen bitte nicht“ and „warten“ want it kept. */
export function commandIn(line: string): 'cancel' | 'change' | 'keep' | undefined {
  const words = wordsOf(line)
  const after = (at: number) => words.slice(at + 1).filter(word => !fillers.has(word))
  const isDenied = (at: number) =>
    negation.test(words[at - 1] ?? '') ||
    (after(at).length === 1 && negation.test(after(at)[0] ?? ''))
  const placesOf = (command: RegExp) => words.flatMap((word, at) => (command.test(word) ? at : []))
  const wants = (command: RegExp) => placesOf(command).some(at => !isDenied(at))
  const [calledOff = ''] = callOff.exec(line) ?? []
  const isOff = calledOff !== '' && !wordsOf(calledOff).some(word => negation.test(word))
  if (isOff || wants(commands.cancel)) return 'cancel'
  if (wants(commands.change)) return 'change'
  const isDeniedOnly = Object.values(commands).some(command => placesOf(command).length > 0)
  const isWaiting = words.length === 1 && waiting.test(words[0] ?? '')
  return calledOff !== '' || isDeniedOnly || isWaiting ? 'keep' : undefined
}
