import type { ChatAnswer } from '../../../shared/messages'
import { visibleText } from '../thread'
import type { Completion } from './host-answer'
import { plainText } from './plain-text'

type Message = ChatAnswer['message']

/** Why a sentence is not said. */
export type Fault = 'price' | 'link' | 'claim' | 'human'

type ReplyOptions = {
  /** Begins an answer: finds the fault of one sentence after the other. */
  faultOf: () => (sentence: string) => Fault | undefined
  /** What is said in the place of such a sentence, once an answer. */
  lines: Readonly<Record<Fault, string>>
  /** Gets each sentence as soon as it is checked. */
  onText?: ((text: string) => void) | undefined
}

// Sentences of the specification, word for word (sections 4 and 8).
const scanQr = 'Bitte scannen Sie diesen QR-Code:'
const unknownFunction = 'Entschuldigung, hier ist ein unbekannter Funktionsaufruf erfolgt.'
const noContent = 'Keine lesbare Antwort erhalten.'
const broken = 'Hier bricht meine Antwort ab. Fragen Sie bitte noch einmal nach.'

const appointment = 'scheduleAppointment'
/** Characters of an answer, whatever the host lets a model write. */
const longest = 1_500
// Calls that are written instead of made, and markers that are not closed yet.
const heldBack = /^\s*(?:<|\{|\[(?:TOOL|THINK)|```\w*\s*\{)|\bscheduleAppointment\b/
// A line, or a sentence, once a space follows: not after a number or an abbreviation, but where „exkl. USt.“ ends it.
const sentenceEnd =
  /\n+|(?<!\d|(?<!\p{L})(?:\p{L}|bzw|ca|Dr|excl|exkl|incl|inkl|Ing|Mag|Nr|St|Tel|USt|MwSt|usw|zzgl))[.!?…]+["”“»)*_]*[^\S\n]+|(?<=\b(?:USt|MwSt|usw)\.)[^\S\n]+(?=\p{Lu})/gu

/** Turns what a model says into a message, sentence by sentence. */
export class Reply {
  readonly #options: ReplyOptions
  #faultOf: ReturnType<ReplyOptions['faultOf']>
  #raw = ''
  /** As much of the plain text as was checked. */
  #checked = ''
  #shown = ''
  /** Stands in the place of sentences that are not said, until another one follows. */
  #instead = ''
  #isTold = false
  #isFull = false

  constructor(options: ReplyOptions) {
    this.#options = options
    this.#faultOf = options.faultOf()
  }

  /** Reads the next piece of the model's text. @returns whether there is room for more */
  readonly read = (piece: string): boolean => {
    this.#raw += piece
    if (!heldBack.test(this.#unread())) this.#sayWhole()
    return !this.#isFull
  }

  /** What may be said of a text that came as a whole. */
  whole(text: string): string {
    this.#raw = text
    this.#sayRest()
    return (this.#shown + this.#instead).trim()
  }

  /** The message; undefined where nothing of the answer may be said, or it is cut before its first sentence. */
  end({ calls, isCut }: Completion): Message | undefined {
    const called = calledIn(calls, this.#unread())
    if (called) return called
    // Half a sentence may say the opposite of the whole.
    if (isCut) this.#sayWhole()
    else this.#sayRest()
    const isEmpty = !isCut && visibleText(plainText(this.#raw)).trim() === ''
    if (this.#shown.trim() === '') return isEmpty ? messageOf(noContent) : undefined
    this.#add(this.#instead)
    if (isCut && !this.#isFull) this.#add(`\n\n${broken}`)
    return messageOf(this.#shown.trim(), this.#shown.includes(scanQr.slice(0, -1)))
  }

  /** The plain text that was not checked yet. */
  #unread(): string {
    const plain = plainText(this.#raw)
    // What was taken for the answer were thoughts.
    if (!plain.startsWith(this.#checked)) this.#beginAgain()
    return plain.slice(this.#checked.length)
  }

  #beginAgain(): void {
    this.#faultOf = this.#options.faultOf()
    this.#checked = ''
    this.#shown = ''
    this.#instead = ''
    this.#isTold = false
    this.#isFull = false
  }

  /** Says the whole sentences of what was not said yet. @returns what is left */
  #sayWhole(): string {
    const { sentences, rest } = splitSentences(this.#unread())
    for (const sentence of sentences) this.#say(sentence)
    this.#isFull ||= rest.length > longest
    return rest
  }

  #sayRest(): void {
    this.#say(this.#sayWhole())
  }

  #say(sentence: string): void {
    if (this.#isFull) return
    this.#checked += sentence
    const visible = drawn(visibleText(sentence), /(?:^|\n)$/.test(this.#shown))
    const fault = visible.trim() === '' ? undefined : this.#faultOf(visible)
    if (fault) {
      this.#leaveOut(visible, fault)
      return
    }
    const text = this.#instead + visible
    this.#isFull = this.#shown !== '' && (this.#shown + text).trim().length > longest
    if (this.#isFull) return
    this.#add(text)
    this.#instead = ''
  }

  /** Puts the one honest line in the place of a sentence, of the next ones nothing but their ends of lines. */
  #leaveOut(sentence: string, fault: Fault): void {
    const line = this.#isTold ? '' : this.#options.lines[fault]
    this.#isTold ||= line !== ''
    this.#instead +=
      line === ''
        ? sentence.replace(/[^\n]/g, '')
        : sentence.replace(/\S(?:[\s\S]*\S)?/, () => line)
  }

  #add(text: string): void {
    const more = this.#shown === '' ? text.trimStart() : text
    this.#shown += more
    if (more !== '') this.#options.onText?.(more)
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

/** Splits off the finished sentences of a text, but never inside a link or a heading. */
function splitSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = []
  let from = 0
  for (const { index, 0: end } of text.matchAll(sentenceEnd)) {
    const sentence = text.slice(from, index + end.length)
    const isOpen = /^\s*#|\[[^\]\n]*$|\]\([^)\s]*$/.test(sentence)
    if (isOpen && !end.includes('\n')) continue
    sentences.push(sentence)
    from = index + end.length
  }
  return { sentences, rest: text.slice(from) }
}

/**
 * A heading as a bold line, and every list item with the mark that the chat draws.
 * @param isBegin whether the text begins a line
 */
function drawn(text: string, isBegin: boolean): string {
  if (!isBegin) return text
  return text
    .replace(
      /^[ \t]*#{1,6}[ \t]+([^\n]*?)[ \t#]*(?=\n|$)/,
      (_all, title: string) => `**${title.replaceAll('**', '')}**`,
    )
    .replace(/^([ \t]*)[*+•](?=[ \t])/, '$1-')
}
