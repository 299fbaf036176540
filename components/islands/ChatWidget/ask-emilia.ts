import type { ChatAnswer, ChatRequest } from '../../../server/messages'
import { requestMessages } from './request-messages'
import type { Entry } from './thread'

/** A little above the server's own deadline (45 s): its answer, also a refusal, normally arrives first. */
const TIMEOUT_MS = 60_000

/**
 * Asks the server for the reply to a thread whose last entry is the visitor's question.
 * Rejects when offline, refused, answered with anything but a ChatAnswer, aborted through `signal`, or after a minute.
 */
export async function askEmilia(
  apiOrigin: string,
  entries: readonly Entry[],
  signal: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<ChatAnswer['message']> {
  const controller = new AbortController()
  const abort = () => controller.abort(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  const timer = setTimeout(() => controller.abort(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs)
  try {
    const body: ChatRequest = { messages: requestMessages(entries) }
    const response = await fetch(`${apiOrigin}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: controller.signal,
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`POST /api/chat answered ${response.status}: ${text.slice(0, 300)}`)
    return readAnswer(JSON.parse(text))
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

/** The message of a ChatAnswer. Throws when the server sent something else. */
function readAnswer(value: unknown): ChatAnswer['message'] {
  const message = (value as Partial<ChatAnswer> | null)?.message
  if (typeof message?.content !== 'string' || !message.content.trim()) {
    throw new Error('POST /api/chat answered without message.content')
  }
  return { role: 'assistant', content: message.content, showQR: message.showQR === true }
}
