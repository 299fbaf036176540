import type { ChatAnswer } from '../messages'
import { LONGEST_MESSAGE } from './conversation'
import { NO_CONTENT, SCAN_QR, UNKNOWN_FUNCTION } from './sentences'

/** What the provider said: its words, and the name of the function it calls, if any. */
export type ProviderReply = { content: string | null; call: string | undefined }

export const APPOINTMENT = 'scheduleAppointment'

/** An answer in the contract's shape. */
export function answer(content: string, showQR = false): ChatAnswer {
  return { message: { role: 'assistant', content, showQR } }
}

/** Turns the provider's reply into Emilia's answer, as the specification says (section 4). */
export function toAnswer({ content, call }: ProviderReply): ChatAnswer {
  if (call === APPOINTMENT) return answer(SCAN_QR, true)
  if (call !== undefined) return answer(UNKNOWN_FUNCTION)
  const words = content?.trim() ?? ''
  if (words === '') return answer(NO_CONTENT)
  return answer(cut(words), words.includes(SCAN_QR))
}

/** At most as long as a message may be, because the answer comes back with the next question. */
function cut(words: string): string {
  if (words.length <= LONGEST_MESSAGE) return words
  return `${words.slice(0, LONGEST_MESSAGE - 1).toWellFormed()}…`
}
