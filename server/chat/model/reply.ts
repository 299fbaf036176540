import type { ChatAnswer } from '../../../shared/messages'
import type { Completion } from './host-answer'
import { plainText } from './plain-text'

type Message = ChatAnswer['message']

/** Why a sentence is not said. */
export type Fault = 'price' | 'link' | 'claim' | 'human'

/** Finds the fault of a sentence, after those that were said. */
export type FaultOf = (sentence: string, before: readonly string[]) => Fault | undefined

/** What of a model's words may be said; `lines` stand in the place of a sentence at fault, once an answer. */
export type Rules = { faultOf: FaultOf; lines: Readonly<Record<Fault, string>> }

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
// A line, or a sentence, once a space follows: not after „14.“ or an abbreviation, but where „exkl. USt.“ ends it.
const sentenceEnd =
  /\n+|(?<!(?<![\d:,–-]\s?)\d{1,2}|(?<!\p{L})(?:\p{L}|bzw|ca|Dr|excl|exkl|incl|inkl|Ing|Mag|Nr|St|Tel|USt|MwSt|usw|zzgl))[.!?…]+["”“»)*_]*[^\S\n]+|(?<=\b(?:USt|MwSt|usw)\.)[^\S\n]+(?=\p{Lu})/gu

/**
 * Turns what a model says into a message, sentence by sentence.
 * @param onText gets each sentence as soon as it is checked
 */
export function createReply({ faultOf, lines }: Rules, onText?: (text: string) => void) {
  let [raw, shown] = ['', '']
  let checked = 0
  // Each sentence is read again with those behind it, but checked once.
  const faults = new Map<string, Fault | undefined>()
  const rules: Rules = {
    lines,
    faultOf: (sentence, before) => {
      const key = [...before, sentence].join('\n')
      if (!faults.has(key)) faults.set(key, faultOf(sentence, before))
      return faults.get(key)
    },
  }

  /** What was shown cannot be taken back: the message that follows is the whole. */
  function show(text: string): void {
    if (!text.startsWith(shown)) return
    const more = text.slice(shown.length)
    shown = text
    if (more !== '') onText?.(more)
  }

  return {
    /** Reads the next piece of the model's text. @returns whether there is room for more */
    read(piece: string): boolean {
      raw += piece
      const plain = plainText(raw)
      const sentences = sentencesOf(plain)
      const isTooLong = (sentences.pop() ?? '').length > longest
      if (sentences.length === checked || heldBack.test(plain)) return !isTooLong
      checked = sentences.length
      const { text, isFull, isSaid } = sayable(sentences, rules)
      if (isSaid) show(text)
      return !isFull && !isTooLong
    },
    /** The message; undefined where nothing of the answer may be said, or it is cut before its first sentence. */
    end({ calls, isCut }: Completion): Message | undefined {
      const plain = plainText(raw)
      const called = calledIn(calls, plain)
      if (called) return called
      const sentences = sentencesOf(plain)
      // Half a sentence may say the opposite of the whole.
      if (isCut) sentences.pop()
      const { text, isFull, isSaid } = sayable(sentences, rules)
      const isEmpty = !isCut && plain.trim() === ''
      if (!isSaid) return isEmpty ? messageOf(noContent) : undefined
      const content = text + (isCut && !isFull ? `\n\n${broken}` : '')
      show(content)
      return messageOf(content.trim(), content.includes(scanQr.slice(0, -1)))
    },
  }
}

/** What may be said of a text that came as a whole. */
export const sayableOf = (text: string, rules: Rules): string =>
  sayable(sentencesOf(plainText(text)), rules).text.trim()

/** What may be said of sentences; `isSaid`: of at least one. */
function sayable(
  sentences: readonly string[],
  { faultOf, lines }: Rules,
): { text: string; isFull: boolean; isSaid: boolean } {
  const before: string[] = []
  let [text, isTold] = ['', false]
  for (const sentence of sentences) {
    const isBlank = sentence.trim() === ''
    const fault = isBlank ? undefined : faultOf(sentence, before)
    const line = fault && !isTold ? lines[fault] : ''
    isTold ||= line !== ''
    const longer = (text + (fault ? withLine(sentence, line) : sentence)).trimStart()
    if (longer.trim().length > longest) return { text, isFull: true, isSaid: before.length > 0 }
    text = longer
    if (!fault && !isBlank) before.push(sentence)
  }
  return { text, isFull: false, isSaid: before.length > 0 }
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
