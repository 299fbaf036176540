import type { ChatAnswer } from '../../../shared/messages'
import type { Completion } from './host-answer'
import { plainText } from './plain-text'

type Message = ChatAnswer['message']

/** Why a sentence is not said. */
export type Fault = 'price' | 'link' | 'claim' | 'human'

/** Finds the fault of a sentence, after those that were said. */
export type FaultOf = (sentence: string, before: readonly string[]) => Fault | undefined

type ReplyOptions = {
  faultOf: FaultOf
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
// A line that may be a call, written instead of made, or a marker that is not closed yet.
const heldBack = /^\s*(?:<|\{|\[(?:TOOL|THINK)|```\w*\s*\{)|\bscheduleAppointment\b/m
// A line, or a sentence, once a space follows: not after a number or an abbreviation, but where „exkl. USt.“ ends it.
const sentenceEnd =
  /\n+|(?<!\d|(?<!\p{L})(?:\p{L}|bzw|ca|Dr|excl|exkl|incl|inkl|Ing|Mag|Nr|St|Tel|USt|MwSt|usw|zzgl))[.!?…]+["”“»)*_]*[^\S\n]+|(?<=\b(?:USt|MwSt|usw)\.)[^\S\n]+(?=\p{Lu})/gu

/** Turns what a model says into a message, sentence by sentence. */
export class Reply {
  readonly #options: ReplyOptions
  #raw = ''
  /** How many sentences were checked, and what was shown of them. */
  #checked = 0
  #shown = ''

  constructor(options: ReplyOptions) {
    this.#options = options
  }

  /** Reads the next piece of the model's text. @returns whether there is room for more */
  readonly read = (piece: string): boolean => {
    this.#raw += piece
    const plain = plainText(this.#raw)
    const sentences = sentencesOf(plain)
    const isTooLong = (sentences.pop() ?? '').length > longest
    if (sentences.length === this.#checked || heldBack.test(plain)) return !isTooLong
    this.#checked = sentences.length
    const { text, isFull, isSaid } = this.#sayable(sentences)
    if (isSaid) this.#show(text)
    return !isFull && !isTooLong
  }

  /** What may be said of a text that came as a whole. */
  whole(text: string): string {
    return this.#sayable(sentencesOf(plainText(text))).text.trim()
  }

  /** The message; undefined where nothing of the answer may be said, or it is cut before its first sentence. */
  end({ calls, isCut }: Completion): Message | undefined {
    const plain = plainText(this.#raw)
    const called = calledIn(calls, plain)
    if (called) return called
    const sentences = sentencesOf(plain)
    // Half a sentence may say the opposite of the whole.
    if (isCut) sentences.pop()
    const { text, isFull, isSaid } = this.#sayable(sentences)
    const isEmpty = !isCut && plain.trim() === ''
    if (!isSaid) return isEmpty ? messageOf(noContent) : undefined
    const content = text + (isCut && !isFull ? `\n\n${broken}` : '')
    this.#show(content)
    return messageOf(content.trim(), content.includes(scanQr.slice(0, -1)))
  }

  /** What was shown cannot be taken back: the message that follows is the whole. */
  #show(text: string): void {
    if (!text.startsWith(this.#shown)) return
    const more = text.slice(this.#shown.length)
    this.#shown = text
    if (more !== '') this.#options.onText?.(more)
  }

  /** What may be said of sentences; `isSaid`: of at least one. */
  #sayable(sentences: readonly string[]): { text: string; isFull: boolean; isSaid: boolean } {
    const { faultOf, lines } = this.#options
    const before: string[] = []
    let [text, isTold] = ['', false]
    for (const sentence of sentences) {
      const isBlank = sentence.trim() === ''
      const fault = isBlank ? undefined : faultOf(sentence, before)
      const line = fault && !isTold ? lines[fault] : ''
      isTold ||= line !== ''
      const longer = (text + (fault ? withLine(sentence, line) : sentence)).trimStart()
      const isSaid = before.length > 0
      if (longer.trim().length > longest) return { text, isFull: true, isSaid }
      text = longer
      if (!fault && !isBlank) before.push(sentence)
    }
    return { text, isFull: false, isSaid: before.length > 0 }
  }
}

/** The one honest line in the place of a sentence; of the next ones nothing but their ends of lines. */
const withLine = (sentence: string, line: string): string =>
  line === '' ? sentence.replace(/[^\n]/g, '') : sentence.replace(/\S(?:[\s\S]*\S)?/, () => line)

/** What a call of the model says; undefined where it called nothing. */
function calledIn(calls: Completion['calls'], text: string): Message | undefined {
  const names = calls.map(({ name }) => name).join()
  if (`${names} ${text}`.includes(appointment)) return messageOf(scanQr, true)
  return names === '' ? undefined : messageOf(unknownFunction)
}

function messageOf(content: string, showQR = false): Message {
  return { role: 'assistant', content, showQR }
}

/** The sentences of a text, the last one perhaps unfinished. None ends inside a link or what is bold, as headings are. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const { index, 0: end } of text.matchAll(sentenceEnd)) {
    const sentence = text.slice(from, index + end.length)
    const isBold = sentence.split('**').length % 2 === 0
    const isOpen = isBold || /\[[^\]\n]*$|\]\([^)\s]*$/.test(sentence)
    if (isOpen && !end.includes('\n')) continue
    sentences.push(sentence)
    from = index + end.length
  }
  return [...sentences, text.slice(from)]
}
