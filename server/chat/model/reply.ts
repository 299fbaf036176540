import type { ChatAnswer } from '../../../shared/messages'
import { visibleText } from '../thread'
import type { Completion } from './provider'

type Message = ChatAnswer['message']

/** Whether a sentence may be said: the sentence, perhaps mended, or what stands in its place (`''`: nothing). */
export type Judge = (sentence: string) => { says: string } | { instead: string }

// Sentences of the specification, word for word (sections 4 and 8).
const scanQr = 'Bitte scannen Sie diesen QR-Code:'
const unknownFunction = 'Entschuldigung, hier ist ein unbekannter Funktionsaufruf erfolgt.'
const noContent = 'Keine lesbare Antwort erhalten.'
const broken = 'Hier bricht meine Antwort ab. Fragen Sie bitte noch einmal nach.'

const appointment = 'scheduleAppointment'
// The reasoning that some models write before the answer, and calls that are written instead of made.
const thoughts = /^\s*<think>[\s\S]*?(?:<\/think>|$)/
const heldBack = /^\s*(?:<(?![\s\S]*<\/think>)|\{|\[TOOL|```\w*\s*\{)|\bscheduleAppointment\b/
// A line, or a sentence: not after a number or an abbreviation.
const sentenceEnd =
  /\n+|(?<!\d|(?<!\p{L})(?:\p{L}|bzw|ca|Dr|excl|exkl|incl|inkl|Ing|Mag|Nr|St|Tel|USt|MwSt|usw|zzgl))[.!?…]+["”“»)*_]*(?:[^\S\n]+|$)/gu
const markdown = {
  fence: /^[ \t]*(?:```|~~~)[^\n]*/,
  rule: /^[ \t]*(?:[-*_][ \t]*){3,}(?=\n|$)|^[ \t]*\|?[ \t]*:?-{2,}[-:| \t]*(?=\n|$)/,
  heading: /^[ \t]*#{1,6}[ \t]+([^\n]*?)[ \t#]*(?=\n|$)/,
  row: /^[ \t]*\|([^\n]*?)\|?[ \t]*(?=\n|$)/,
  bullet: /^([ \t]*)[*+•](?=[ \t])/,
  quote: /^[ \t]*>[ \t]?/,
}
/** One `*` or `_` on each side, not in `5 * 3` or `ki_telefon`. */
const emphasis =
  /(?<![*\w])\*(?=[^\s*])([^*\n]{1,300})(?<=[^\s*])\*(?![*\w])|(?<![\w/_])_(?=[^\s_])([^_\n]{1,300})(?<=[^\s_])_(?![\w_])/g

/**
 * Turns what a model says into a message, sentence by sentence.
 * @param onText gets each sentence as soon as it is judged
 * @param needless what is not said in place of a sentence, as it stands below the answer anyway
 */
export function createReply(judge: Judge, onText?: (text: string) => void, needless = '') {
  const replaced = new Set([needless])
  let shown = ''
  let unread = ''

  function add(text: string): void {
    const more = shown === '' ? text.trimStart() : text
    shown += more
    if (more !== '') onText?.(more)
  }
  function say(sentence: string): void {
    const isBegin = shown === '' || shown.endsWith('\n')
    const visible = inWords(visibleText(sentence), isBegin)
    const verdict = judge(visible)
    if ('says' in verdict) {
      add(verdict.says)
      return
    }
    const { instead } = verdict
    const isNew = instead !== '' && !replaced.has(instead)
    replaced.add(instead)
    // Each reason is told once.
    const rest = visible.replace(/\S(?:[\s\S]*\S)?/, () => (isNew ? instead : ''))
    add(isNew ? rest : rest.replace(/[^\n]/g, ''))
  }
  /** Says the whole sentences of what was not said yet. */
  function sayWhole(): void {
    const text = shown === '' ? unread.replace(thoughts, '') : unread
    const { sentences, rest } = splitSentences(text)
    for (const sentence of sentences) say(sentence)
    unread = rest
  }

  return {
    /** Reads the next piece of the model's text. */
    read(piece: string): void {
      unread += piece
      if (!heldBack.test(unread)) sayWhole()
    },
    /** What may be said of a text that came as a whole. */
    whole(text: string): string {
      unread = text
      sayWhole()
      say(unread)
      return shown.trim()
    },
    /**
     * The message; undefined where nothing of the answer may be said, or it is cut before its first sentence.
     * @param beside what stands below the answer
     */
    end({ text, calls, isCut }: Completion, beside?: string): Message | undefined {
      const called = calledIn(calls, unread)
      if (called) return called
      sayWhole()
      // Half a sentence may say the opposite of the whole.
      if (!isCut) say(unread)
      const isEmpty = !isCut && visibleText(text).trim() === ''
      if (shown.trim() === '') return isEmpty ? messageOf(noContent) : undefined
      if (isCut) add(`\n\n${broken}`)
      if (beside) add(`\n\n${beside}`)
      return messageOf(shown.trim(), shown.includes(scanQr.slice(0, -1)))
    },
  }
}

/** What a call of the model says; undefined where it called nothing. */
function calledIn(calls: Completion['calls'], unread: string): Message | undefined {
  const names = calls.map(({ name }) => name).join()
  if (`${names} ${unread}`.includes(appointment)) return messageOf(scanQr, true)
  return names === '' ? undefined : messageOf(unknownFunction)
}

function messageOf(content: string, showQR = false): Message {
  return { role: 'assistant', content, showQR }
}

/** Splits off the finished sentences of a text, but never inside a link, a mark or a line that is read as a whole. */
function splitSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = []
  let from = 0
  for (const { index, 0: end } of text.matchAll(sentenceEnd)) {
    const sentence = text.slice(from, index + end.length)
    const isOpen = isMarkedLine(sentence) || /\[[^\]\n]*$|\]\([^)\s]*$/.test(sentence)
    if (isOpen && !end.includes('\n')) continue
    sentences.push(sentence)
    from = index + end.length
  }
  return { sentences, rest: text.slice(from) }
}

/** Whether a line is read as a whole only: its beginning tells what it is. */
const isMarkedLine = (text: string): boolean => /^\s*(?:#|\||```|~~~)/.test(text)

/**
 * What a model writes in Markdown that the chat does not draw, in words: a heading is a bold line, the row of a table an item
 * of a list, a fence nothing, `code` and italics plain text.
 * @param isBegin whether the text begins a line
 */
function inWords(text: string, isBegin: boolean): string {
  const plain = text
    .replace(/`+/g, '')
    .replace(/__([^_\n]+)__/g, '**$1**')
    .replace(emphasis, '$1$2')
  if (!isBegin) return plain
  if (markdown.fence.test(text) || markdown.rule.test(text)) return ''
  return plain
    .replace(markdown.heading, (_all, title: string) => `**${title.replaceAll('**', '')}**`)
    .replace(markdown.row, (_all, cells: string) => `- ${itemOf(cells)}`)
    .replace(markdown.bullet, '$1-')
    .replace(markdown.quote, '')
}

/** ` PRO | Chat | WhatsApp ` -> `PRO: Chat, WhatsApp` */
function itemOf(cells: string): string {
  const [first = '', ...rest] = cells.split('|').map(cell => cell.trim())
  return rest.length > 0 ? `${first}: ${rest.join(', ')}` : first
}
