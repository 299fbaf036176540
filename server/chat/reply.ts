import type { ChatAnswer } from '../messages'
import type { PriceCheck } from './price-guard'
import type { Piece } from './provider'
import { visibleText } from './thread'

// Sentences of the specification, word for word (sections 4 and 8).
const scanQr = 'Bitte scannen Sie diesen QR-Code:'
const unknownFunction = 'Entschuldigung, hier ist ein unbekannter Funktionsaufruf erfolgt.'
const noContent = 'Keine lesbare Antwort erhalten.'

const longestReply = 4_000
const markdownLink = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,300})\)/g
// The reasoning that some models write before the answer; without a closing tag it is the whole text.
const thoughts = /^\s*<think>[\s\S]*?(?:<\/think>|$)/
const unfinishedThoughts = /^\s*<(?![\s\S]*<\/think>)/
// A line, or a sentence: not after a number or an abbreviation.
const sentenceEnd =
  /\n+|(?<!\d|(?<!\p{L})(?:\p{L}|bzw|ca|Dr|exkl|inkl|Ing|Mag|Nr|St|Tel|USt|MwSt|usw|zzgl))[.!?…]+["”“»)*_]*(?:[^\S\n]+|$)/gu

type ReplyDeps = {
  /** Whether a sentence may be shown. */
  isTrue: PriceCheck
  /** Whether a link leads to a page of the site, or to its mail address or telephone. */
  isOurs: (target: string) => boolean
  /** Gets each sentence or list item as soon as it is checked. */
  onText?: ((text: string) => void) | undefined
}

/**
 * Turns the model's answer into Emilia's, with the sentences of the specification.
 * @returns undefined as soon as a sentence may not be shown
 */
export async function readReply(
  pieces: AsyncIterable<Piece>,
  { isTrue, isOurs, onText }: ReplyDeps,
): Promise<ChatAnswer['message'] | undefined> {
  const functions: string[] = []
  let unread = ''
  let content = ''
  const say = (sentence: string) => {
    const text = visibleText(sentence)
    if (!isTrue(text)) return false
    // Of a link to another site only the label is kept: it might name another place than the link leads to.
    const linked = text.replace(markdownLink, (link, label, target) =>
      isOurs(target.replace(/[#?].*/, '').replace(/(.)\/+$/, '$1')) ? link : label,
    )
    const shown = content === '' ? linked.trimStart() : linked
    content += shown
    if (shown !== '') onText?.(shown)
    return true
  }

  for await (const { text, functionName } of pieces) {
    if (functionName !== undefined) functions.push(functionName)
    // Text beside a function is ignored.
    if (text === undefined || functions.length > 0) continue
    unread += text
    if (content === '' && unfinishedThoughts.test(unread)) continue
    if (content === '') unread = unread.replace(thoughts, '')
    const room = longestReply - content.length
    const isTooLong = unread.length > room
    if (isTooLong) unread = `${unread.slice(0, room - 1)}…`
    const { sentences, rest } = splitSentences(unread)
    unread = rest
    if (!sentences.every(say)) return undefined
    if (isTooLong) break
  }
  if (functions.includes('scheduleAppointment')) return { role: 'assistant', content: scanQr, showQR: true }
  if (functions.length > 0) return { role: 'assistant', content: unknownFunction, showQR: false }
  if (!say(content === '' ? unread.replace(thoughts, '') : unread)) return undefined
  const whole = content.trimEnd()
  if (whole === '') return { role: 'assistant', content: noContent, showQR: false }
  return { role: 'assistant', content: whole, showQR: whole.includes(scanQr.slice(0, -1)) }
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
