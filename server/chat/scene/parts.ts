import { CONFIRMED, type SceneRecord } from '../../../shared/scene/scene'
import type { Heard } from './heard'
import {
  corrects,
  isAsking,
  isCorrection,
  isDenial,
  isMinor,
  partsOf,
  readWords,
  type Word,
} from './line'
import type { Fill, Input } from './turn'

/** Reads a line alone. */
type Read = (heard: Heard) => Input | undefined

/** How many rows and facts a line is about. */
export const saysOf = (input: Input): number =>
  input.does === 'fill'
    ? Object.keys(input.values).length + (input.facts ?? []).length + (input.again ? 1 : 0)
    : 0

/** A part of a line: what it fills or asks, and whether it corrects or denies something. */
type Part = { text: string; said: Fill | undefined; isEmpty: boolean; words: Word[] }

const isUnread = ({ said, isEmpty }: Part): boolean => !said && !isEmpty

/**
 * Reads each part of a line as if it was said alone, after the parts before it: „zimmer 7, und wo kann i parken?“
 * @returns undefined if the line has one part, or no part is understood; `taken back` if a part corrects another one without being
 * understood
 */
export function inParts(whole: Heard, read: Read, end?: RegExp): Fill | 'taken back' | undefined {
  const texts = partsOf(whole.line, end)
  if (texts.length < 2) return undefined
  const parts: Part[] = []
  let heard: Heard = { ...whole, before: {} }
  for (const text of texts) {
    const part = readPart(heard, text, parts, read)
    if (isUnread(part) && Object.keys(heard.before ?? {}).length > 0) {
      if (mayCorrect(heard, part)) return 'taken back'
      if (part.words.some(isDenial) || rivals(heard, read({ ...whole, line: text })))
        return undefined
    }
    if (contradicts(heard, part)) return undefined
    parts.push(part)
    heard = after(heard, part.said)
  }
  return allOf(parts, heard.before)
}

/** What all parts say together; undefined if that is nothing, or the last one takes it back. */
function allOf(parts: readonly Part[], before: SceneRecord = {}): Fill | undefined {
  const last = parts.at(-1)
  // „Salami, doch nicht“
  if (last?.isEmpty && last.words.some(corrects)) return undefined
  const { [CONFIRMED]: agreed, ...rows } = before
  const isAgreed = agreed !== undefined && Object.keys(rows).length === 0
  const values = isAgreed ? { [CONFIRMED]: agreed } : rows
  const asked = parts.flatMap(({ said }) => said?.again ?? [])
  const again = asked.findLast(({ row }) => values[row] === undefined)
  const facts = [...new Set(parts.flatMap(({ said }) => said?.facts ?? []))]
  const unread = parts.filter(isUnread).map(({ text }) => text)
  // „Ja, bis auf die Uhrzeit“
  if (isAgreed && !unread.every(isAsking)) return undefined
  const fill: Fill = { does: 'fill', values, again, facts, unread }
  // „Thursday is bad, could I …“: to ask which time on Thursday would be wrong.
  return saysOf(fill) > (again && unread.length > 0 ? 1 : 0) ? fill : undefined
}

function readPart(heard: Heard, text: string, before: readonly Part[], read: Read): Part {
  const last = before.at(-1)
  // „Nein, 9“
  const line = last?.isEmpty && last.words.some(isCorrection) ? `nein ${text}` : text
  const input = read({ ...heard, line })
  const words = readWords(line)
  const isShort = text.length < 4 || words.every(word => isMinor(word) || isDenial(word))
  const isEmpty = isShort && !text.includes('?')
  if (input?.does === 'agree' && before.length === 0)
    return { text, words, isEmpty: false, said: { does: 'fill', values: { [CONFIRMED]: 'Ja' } } }
  // A remark asks nothing: „Hauptplatz 7, Weiz“
  const said = input?.does === 'fill' && (!input.facts || isAsking(line)) ? input : undefined
  return { text, words, said, isEmpty: isEmpty && !said }
}

/** What the next part is said to. A row that was asked again is empty for it: „Mittwoch, 13:00“ is not 13:00 on the old day. */
function after(heard: Heard, said: Fill | undefined): Heard {
  if (!said) return heard
  const { [said.again?.row ?? '']: _asked, ...record } = heard.record
  const { values } = said
  return { ...heard, record: { ...record, ...values }, before: { ...heard.before, ...values } }
}

/** „Müller, nein, Miller mit i“; a „nein“ before words that nobody understood may correct something, too. */
const mayCorrect = ({ before = {} }: Heard, { words }: Part): boolean =>
  Object.values(before).includes('Nein') || words.some(isCorrection)

/** „I bin die Mama, Sandra Töglhofer“: two parts answer the same question. A report may have many sentences. */
const rivals = ({ scene, before = {} }: Heard, alone: Input | undefined): boolean =>
  alone?.does === 'fill' &&
  scene.steps.some(({ name, kind }) => kind !== 'Text' && before[name] && alone.values[name])

/** „Farbe, Schnitt“; to a list each part may add something. */
const contradicts = ({ scene, before = {} }: Heard, { said, words }: Part): boolean =>
  scene.steps.some(({ name, kind }) => {
    const [old, value] = [before[name], said?.values[name]]
    return kind !== 'Liste' && !words.some(corrects) && old && value && old !== value
  })
