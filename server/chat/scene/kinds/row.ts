import type { Question, Step } from '../../../../shared/scene/scene'
import { has, hasAlike, isContentWord, isDenial, readWords, type Word, wordsBeside } from '../line'

/** A row of the slip, what stands in it, and the open question, where it is about this row. */
export type Row = { step: Step; standing?: string | undefined; open?: Question | undefined }

/** What a guest's line holds: its text in German, as it was typed, and its words that no row has taken yet. */
export type Line = { text: string; typed: string; words: Word[]; now: Date }

/** What a line says to a row. */
export type Said = {
  /** The new value; more than one where it is not clear which is meant, none where nothing that was said can be had. */
  values: string[]
  /** The words of the line that this row has not taken. */
  rest: Word[]
  /** The guest is asked whether it is meant: the name „steiner“. */
  isGuess?: boolean
  /** The values are what can be had in place of what was said: other times on the same day. */
  isInstead?: boolean
}

/** Reads what a line says to a row of its kind; undefined where it says nothing. */
export type Take = (row: Row, line: Line) => Said | undefined

/** The replies that a line names, also in other words for them, and the words besides. „Schnitt und Farbe“ is one that holds two others. */
export function repliesIn(
  { replies, also = {} }: Pick<Step, 'replies' | 'also'>,
  words: readonly Word[],
) {
  const longestFirst = [...replies].sort((one, other) => other.length - one.length)
  const found: string[] = []
  let rest = [...words]
  for (const reply of longestFirst) {
    const ways = [reply, ...(also[reply] ?? [])]
    const left = ways.reduce<Word[] | undefined>(
      (some, way) => some ?? wordsBeside(way, rest),
      undefined,
    )
    if (left) found.push(reply)
    rest = left ?? rest
  }
  const named = replies.filter(reply => !found.includes(reply) && isNamed(reply, replies, rest))
  const own = readWords(named.join(' '))
  return {
    found: [...found, ...named],
    rest: rest.filter(word => !own.some(one => hasAlike([word], one))),
  }
}

/** A reply may be named by a noun that no other has, „Salami“; „ohne …“ is named whole. */
function isNamed(reply: string, replies: readonly string[], words: readonly Word[]): boolean {
  const others = replies.filter(one => one !== reply).flatMap(readWords)
  const nouns = reply.match(/(?<!\p{L})\p{Lu}\p{L}+/gu)?.join(' ') ?? ''
  const own = readWords(nouns).filter(word => isContentWord(word) && !has(others, word))
  return own.some(word => hasAlike(words, word)) && !readWords(reply).some(isDenial)
}
