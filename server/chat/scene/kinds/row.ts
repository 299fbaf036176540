import type { Question, SceneRecord, Step } from '../../../../shared/scene/scene'
import {
  has,
  isContentWord,
  isCount,
  isDenial,
  isMinor,
  readWords,
  type Word,
  wordsBeside,
} from '../line'

/** A row of the slip, with the question that is open, where it is one about this row. */
export type Row = {
  step: Step
  record: SceneRecord
  open?: Question | undefined
  /** What the parts of the line before this one have said. */
  before?: SceneRecord | undefined
  /** What the assistant said before it. */
  to?: string | undefined
}

/** What a text says to a row: its new value, or which replies may be meant. */
export type Said = { value?: string | undefined; oneOf?: string[] }

/** Reads what a text says to a row of its kind. */
export type Take = (row: Row, said: { text: string; words: Word[]; now: Date }) => Said

/** The one reply that stands somewhere in a line, and the words besides it. */
export function replyIn(replies: readonly string[], words: readonly Word[]) {
  const found = replies.flatMap(reply => {
    const rest = wordsBeside(reply, words) ?? besidePart(reply, replies, words)
    return rest ? [{ reply, rest }] : []
  })
  // „Schnitt und Farbe“ is more than „Schnitt“.
  const [best] = found.sort((one, other) => one.rest.length - other.rest.length)
  return found.some(({ reply }) => wordsBeside(reply, best?.rest ?? [])) ? undefined : best
}

/** A reply may be named by a word that no other reply has: „bis zum Herbst“ is „Heuer im Herbst“; „Zwiebel“ is not „ohne Zwiebel“. */
function besidePart(reply: string, replies: readonly string[], words: readonly Word[]) {
  const own = readWords(reply)
  const others = replies.filter(one => one !== reply).flatMap(readWords)
  const isNamed = own.some(word => isContentWord(word) && !has(others, word) && has(words, word))
  const rest = words.filter(word => !has(own, word))
  // „Die Fenster sind undicht“ orders none.
  const isAlone = rest.every(word => isMinor(word) || isCount(word))
  return isNamed && isAlone && !own.some(isDenial) ? rest : undefined
}

/** The words of a line without those of the question: „Zimmer“, „ungefähr … Stück“. */
export function beside({ name, asks }: Step, words: readonly Word[]): Word[] {
  const own = readWords(`${name} ${asks}`)
  return words.filter(word => !has(own, word))
}

/** „Auch die Farbe dazu“ does not replace what stands there. */
export const isMoreOf = ({ word }: Word): boolean => /^(?:noch|dazu|auch)$/.test(word)
