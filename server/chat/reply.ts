import type { ChatAnswer } from '../messages'
import { cleanText, cutText } from './clean-text'
import { noContent, scanQr, unknownFunction } from './sentences'

/** What of a provider's answer counts: the text and the function it wants called, each where there is one. */
export type Reply = { content: string | null; functionName: string | undefined }

const longestReply = 4_000
// What some models write before they answer; without an end it is all they wrote.
const thoughts = /^\s*<think>[\s\S]*?(<\/think>|$)/

/** Turns a model's reply into Emilia's answer, with the sentences of the specification. */
export function toAnswer({ content, functionName }: Reply): ChatAnswer['message'] {
  const say = (text: string, showQR = false): ChatAnswer['message'] => ({ role: 'assistant', content: text, showQR })
  if (functionName === 'scheduleAppointment') return say(scanQr, true)
  if (functionName !== undefined) return say(unknownFunction)
  const text = cutText(cleanText((content ?? '').replace(thoughts, '')), longestReply)
  if (text === '') return say(noContent)
  return say(text, text.includes(scanQr.slice(0, -1)))
}
