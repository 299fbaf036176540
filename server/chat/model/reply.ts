import type { ChatAnswer } from '../../../shared/messages'
import type { Completion } from './host-answer'
import { plainText } from './plain-text'

type Message = ChatAnswer['message']

/** Why a sentence is not said. */
export type Fault = 'price' | 'link' | 'claim' | 'human'

/** Finds the fault of a sentence, after those that were said. */
export type FaultOf = (sentence: string, before: readonly string[]) => Fault | undefined

/** What of a model's words may be said. The first sentence of an answer that has a fault is replaced by the line for that fault. */
export type Rules = { faultOf: FaultOf; lines: Readonly<Record<Fault, string>> }

// Sentences of the specification, word for word (sections 4 and 8).
const scanQr = 'Bitte scannen Sie diesen QR-Code:'
const unknownFunction = 'Entschuldigung, hier ist ein unbekannter Funktionsaufruf erfolgt.'
const noContent = 'Keine lesbare Antwort erhalten.'
const broken = 'Hier bricht meine Antwort ab. Fragen Sie bitte noch einmal nach.'

const appointment = 'scheduleAppointment'
/** The most characters of an answer, however much the host lets a model write. */
const longest = 1_500
/**
 * Nothing is shown while a line begins so. It may be a function call that the model writes as text instead of making it, or a
 * marker (`[THINK]`, `<think>`) that is not closed yet.
 */
const heldBack = /^\s*(?:<|\{|\[(?:TOOL|THINK)|```\w*\s*\{)|\bscheduleAppointment\b/m
/** No sentence ends after these: „14.“ of a date (but after „9:30.“ and „8–17.“), a single letter („z. B.“), an abbreviation. */
const noEnd = String.raw`(?<!(?<![\d:,–-]\s?)\d{1,2}|(?<!\p{L})(?:\p{L}|bzw|ca|Dr|excl|exkl|incl|inkl|Ing|Mag|Nr|St|Tel|USt|MwSt|usw|zzgl))`
const fullStop = String.raw`[.!?…]+["”“»)*_]*[^\S\n]+`
/** These abbreviations may end a sentence: they do before a capital letter („exkl. USt. Dazu kommt …“). */
const lastAbbreviation = String.raw`(?<=\b(?:USt|MwSt|usw)\.)[^\S\n]+(?=\p{Lu})`
/** The end of a line, or of a sentence that a space follows. */
const sentenceEnd = new RegExp(
  [String.raw`\n+`, noEnd + fullStop, lastAbbreviation].join('|'),
  'gu',
)

/**
 * Turns what a model says into a message, sentence by sentence.
 * @param onText gets each sentence as soon as it is checked
 */
export function createReply({ faultOf, lines }: Rules, onText?: (text: string) => void) {
  let [raw, shown] = ['', '']
  let checked = 0
  // With every piece the whole text is cut into sentences again; a sentence is checked only once.
  const faults = new Map<string, Fault | undefined>()
  const rules: Rules = {
    lines,
    faultOf: (sentence, before) => {
      const key = [...before, sentence].join('\n')
      if (!faults.has(key)) faults.set(key, faultOf(sentence, before))
      return faults.get(key)
    },
  }

  /** Shows what is new in a text. What was shown cannot be taken back: a text that begins otherwise waits for the final message. */
  function show(text: string): void {
    if (!text.startsWith(shown)) return
    const more = text.slice(shown.length)
    shown = text
    if (more !== '') onText?.(more)
  }

  return {
    /** Reads the next piece of the model's text. @returns whether the model may go on writing */
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
    /** The message; undefined where no sentence of the answer may be said, or where it was cut off before the first one ended. */
    end({ calls, isCut }: Completion): Message | undefined {
      const plain = plainText(raw)
      const called = calledIn(calls, plain)
      if (called) return called
      const sentences = sentencesOf(plain)
      // A sentence that was cut off may say the opposite of the whole one.
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

/** The sentences that may be said, with the lines for the others; `isSaid`: at least one sentence, `isFull`: no more has room. */
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

/** Replaces a sentence by a line. Without a line only the line breaks of the sentence stay. */
const withLine = (sentence: string, line: string): string =>
  line === '' ? sentence.replace(/[^\n]/g, '') : sentence.replace(/\S(?:[\s\S]*\S)?/, () => line)

/** The message for a function call of the model; undefined where it called nothing. */
function calledIn(calls: Completion['calls'], text: string): Message | undefined {
  const names = calls.map(({ name }) => name).join()
  if (`${names} ${text}`.includes(appointment)) return messageOf(scanQr, true)
  return names === '' ? undefined : messageOf(unknownFunction)
}

function messageOf(content: string, showQR = false): Message {
  return { role: 'assistant', content, showQR }
}

/** The sentences of a text, the last one perhaps unfinished. No sentence ends within a link or within bold words, as headings are. */
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
