import type { ChatMessage } from '../../../../server/messages'
import type { Entry } from './thread'

/** The longest message the server takes, in characters. */
export const MAX_MESSAGE = 4000

const MAX_BYTES = 60_000 // The server refuses bodies over 64 kB; the rest is room for the JSON around the messages.

/** The history for the wire: role and content only; the oldest messages are left out where the body would grow too large. */
export function requestMessages(entries: readonly Entry[]): ChatMessage[] {
  const messages = entries.map(({ role, content }) => ({ role, content }))
  let bytes = 0
  let first = messages.length
  while (first > 0) {
    bytes += new TextEncoder().encode(JSON.stringify(messages[first - 1])).length + 1
    if (bytes > MAX_BYTES) break
    first -= 1
  }
  return messages.slice(first)
}
