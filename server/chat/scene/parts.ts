import type { Heard } from './heard'
import { corrects, isAsking, isDenial, isMinor, partsOf, readWords } from './line'
import type { Fill, Input } from './turn'

/** Reads a line alone. */
type Read = (heard: Heard) => Input | undefined

/** How many rows and facts a line is about. */
export const saysOf = (input: Input): number =>
  input.does === 'fill'
    ? Object.keys(input.values).length + (input.facts ?? []).length + (input.again ? 1 : 0)
    : 0

/** A part of a line: what it fills or asks, and whether it corrects or denies something. */
type Part = { text: string; said: Fill | undefined; isEmpty: boolean; corrects: boolean }

/**
 * Reads each part of a line as if it was said alone, after the parts before it: „zimmer 7, und wo kann i parken?“
 * @returns undefined if the line has one part, no part is understood, or one takes back what another has said
 */
export function inParts(whole: Heard, read: Read): Fill | undefined {
  const texts = partsOf(whole.line)
  if (texts.length < 2) return undefined
  const parts: Part[] = []
  let heard: Heard = { ...whole, before: {} }
  for (const text of texts) {
    const last = parts.at(-1)
    // „Nein, 9“
    const line = last?.isEmpty && last.corrects ? `nein ${text}` : text
    const part = { ...readPart({ ...heard, line }, read), text }
    if (takesBack(heard, part)) return undefined
    parts.push(part)
    heard = after(heard, part.said)
  }
  const values = heard.before ?? {}
  const asked = parts.flatMap(({ said }) => said?.again ?? [])
  const again = asked.findLast(({ row }) => values[row] === undefined)
  const facts = [...new Set(parts.flatMap(({ said }) => said?.facts ?? []))]
  const unread = parts.flatMap(({ text, said, isEmpty }) => (said || isEmpty ? [] : [text]))
  const fill: Fill = { does: 'fill', values, again, facts, unread }
  // „Thursday is bad, could I …“: to ask which time on Thursday would be wrong.
  return saysOf(fill) > (again && unread.length > 0 ? 1 : 0) ? fill : undefined
}

function readPart(heard: Heard, read: Read): Omit<Part, 'text'> {
  const { line } = heard
  const input = read(heard)
  const words = readWords(line)
  // A remark asks nothing: „Hauptplatz 7, Weiz“
  const said = input?.does === 'fill' && (!input.facts || isAsking(line)) ? input : undefined
  const isEmpty = line.length < 4 || words.every(word => isMinor(word) || isDenial(word))
  return { said, isEmpty: isEmpty && !said, corrects: words.some(corrects) }
}

/** What the next part is said to. A row that was asked again is empty for it: „Mittwoch, 13:00“ is not 13:00 on the old day. */
function after(heard: Heard, said: Fill | undefined): Heard {
  if (!said) return heard
  const { [said.again?.row ?? '']: _asked, ...record } = heard.record
  const { values } = said
  return { ...heard, record: { ...record, ...values }, before: { ...heard.before, ...values } }
}

/** Whether a part contradicts those before it: „Farbe, Schnitt“, „Salami, doch nicht“. To a list each part may add something. */
function takesBack({ scene, before = {} }: Heard, { said, corrects }: Part): boolean {
  if (!said) return corrects && Object.keys(before).length > 0
  return scene.steps.some(({ name, kind }) => {
    const [old, value] = [before[name], said.values[name]]
    return kind !== 'Liste' && !corrects && old && value && old !== value
  })
}
