import type { ChatAnswer } from '../../shared/messages'
import type { SentenceCheck } from './price-rule'
import type { Piece } from './provider-stream'
import { visibleText } from './thread'

// Sentences of the specification, word for word (sections 4 and 8).
const scanQr = 'Bitte scannen Sie diesen QR-Code:'
const unknownFunction = 'Entschuldigung, hier ist ein unbekannter Funktionsaufruf erfolgt.'
const noContent = 'Keine lesbare Antwort erhalten.'
const broken = 'Hier bricht meine Antwort ab. Fragen Sie bitte noch einmal nach.'

const longestReply = 4_000
// The reasoning that some models write before the answer; without a closing tag it is the whole text.
const thoughts = /^\s*<think>[\s\S]*?(?:<\/think>|$)/
const unfinishedThoughts = /^\s*<(?![\s\S]*<\/think>)/
// A call that is written instead of made: JSON, in a fence or not, or the marks of some models. It is read at its end.
const writtenCall =
  /^\s*(?:```|\{\s*(?:"|$)|<(?:tool_call|function)|\[TOOL_CALLS\]|\w+\(\))|\bscheduleAppointment\b/
const calledName = /\b(?:scheduleAppointment)\b|(?<="name"\s*:\s*")[\w.]+|^\s*\w+(?=\(\))/
// A line, or a sentence: not after a number or an abbreviation.
const sentenceEnd =
  /\n+|(?<!\d|(?<!\p{L})(?:\p{L}|bzw|ca|Dr|excl|exkl|incl|inkl|Ing|Mag|Nr|St|Tel|USt|MwSt|usw|zzgl))[.!?…]+["”“»)*_]*(?:[^\S\n]+|$)/gu

type ReplyDeps = {
  /** What is said in place of a sentence that may not be shown: a wrong price or promise, an address of somebody else. */
  insteadOf: SentenceCheck
  /** A sentence with only those links that lead to the site. */
  withOurLinks: (sentence: string) => string
  /** Gets each sentence or list item as soon as it is checked. */
  onText?: ((text: string) => void) | undefined
}

/** Emilia's message, and whether the model said something that was not let through; undefined where it said nothing at all. */
type Reply = { message: ChatAnswer['message'] | undefined; isCorrected: boolean }

/** Turns the model's answer into Emilia's, with the sentences of the specification. */
export async function readReply(pieces: AsyncIterable<Piece>, deps: ReplyDeps): Promise<Reply> {
  const content = createContent(deps)
  const { calls, isCut, unread } = await readPieces(pieces, content)
  const say = (text: string, showQR = false): Reply => ({
    message: { role: 'assistant', content: text, showQR },
    isCorrected: content.isCorrected(),
  })
  if (calls !== '')
    return calls.includes('scheduleAppointment') ? say(scanQr, true) : say(unknownFunction)
  const rest = content.saySentences(withoutThoughts(unread, content))
  // Half a sentence may say the opposite of the whole.
  if (!isCut) content.say(rest)
  const whole = content.text().trimEnd()
  if (whole === '') return isCut ? { message: undefined, isCorrected: false } : say(noContent)
  if (isCut) content.add(`\n\n${broken}`)
  return say(content.text().trim(), whole.includes(scanQr.slice(0, -1)))
}

/** Says all whole sentences. `calls` are the functions that were called, `unread` is what is no whole sentence yet. */
async function readPieces(pieces: AsyncIterable<Piece>, content: Content) {
  let calls = ''
  let isCut = false
  let unread = ''
  for await (const piece of pieces) {
    if ('functionName' in piece) calls += piece.functionName
    if ('isCut' in piece) isCut = true
    // Text beside a function is ignored.
    if (!('text' in piece) || calls !== '') continue
    const { rest, isTooLong } = sayWholeSentences(unread + piece.text, content)
    unread = rest
    if (isTooLong) break
  }
  if (calls === '' && writtenCall.test(unread)) calls = calledName.exec(unread)?.[0] ?? ''
  return { calls, isCut, unread }
}

/** Says the whole sentences of a text, as far as there is room; thoughts and calls are read at their end. */
function sayWholeSentences(text: string, content: Content): { rest: string; isTooLong: boolean } {
  if (content.text() === '' && unfinishedThoughts.test(text))
    return { rest: text, isTooLong: false }
  const answer = withoutThoughts(text, content)
  if (writtenCall.test(answer)) return { rest: answer, isTooLong: false }
  const room = longestReply - content.text().length
  const isTooLong = answer.length > room
  const rest = content.saySentences(isTooLong ? `${answer.slice(0, room - 1)}…` : answer)
  return { rest, isTooLong }
}

/** Thoughts stand before the answer only. */
function withoutThoughts(text: string, content: Content): string {
  return content.text() === '' ? text.replace(thoughts, '') : text
}

type Content = ReturnType<typeof createContent>

/** The answer as it grows, sentence by sentence. */
function createContent({ insteadOf, withOurLinks, onText }: ReplyDeps) {
  const replacements = new Set<string>()
  let text = ''
  let isCorrected = false
  const add = (more: string) => {
    const shown = text === '' ? more.trimStart() : more
    text += shown
    if (shown !== '') onText?.(shown)
  }
  /** What stands in place of a sentence is said once, in a paragraph of its own. */
  const replace = (sentence: string, instead: string) => {
    isCorrected = true
    const isNew = instead !== '' && !replacements.has(instead)
    replacements.add(instead)
    const gap = text === '' || text.endsWith('\n\n') ? '' : '\n\n'
    add(isNew ? `${gap}${instead}\n\n` : (/\n+$/.exec(sentence)?.[0] ?? ''))
  }
  const say = (sentence: string) => {
    const visible = visibleText(sentence)
    const instead = insteadOf(visible)
    if (instead !== undefined) return replace(visible, instead)
    add(withOurLinks(visible))
  }
  return {
    text: () => text,
    isCorrected: () => isCorrected,
    add,
    say,
    /** @returns the rest, which is no whole sentence yet */
    saySentences(unread: string): string {
      const { sentences, rest } = splitSentences(unread)
      for (const sentence of sentences) say(sentence)
      return rest
    },
  }
}

/** Splits off the finished sentences of a text, but never inside a link. */
function splitSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = []
  let from = 0
  for (const { index, 0: end } of text.matchAll(sentenceEnd)) {
    const sentence = text.slice(from, index + end.length)
    if (!end.includes('\n') && /\[[^\]\n]*$|\]\([^)\s]*$/.test(sentence)) continue
    sentences.push(sentence)
    from = index + end.length
  }
  return { sentences, rest: text.slice(from) }
}
