import { createParser } from 'eventsource-parser'
import {
  CHAT_PATH,
  type ChatAnswer,
  type ChatMessage,
  type ChatRequest,
} from '../../../../shared/messages'
import type { ThreadEntry } from './thread'

/** Above the longest OPENAI_TIMEOUT_SECONDS (59): the server's own answer, also a refusal, arrives first. */
const TIMEOUT_MS = 60_000

type Question = {
  apiOrigin: string
  /** The thread; its last entry is the visitor's question. */
  entries: readonly ThreadEntry[]
  /** Whose scene the visitor plays, e.g. `luigi`; absent: Emilia answers. */
  assistant?: string
  /** What stands on the slip of that scene. */
  record?: ChatRequest['record']
  /** Aborts the request; done here after a minute. */
  request: AbortController
  /** The next part of the reply, in the order it is written; never called when the server answers in one piece. */
  onText: (text: string) => void
}

/**
 * Asks the server for a reply, as events where it sends them, else as JSON.
 * Rejects when offline, refused, broken off, answered with anything but a reply, aborted, or after a minute.
 */
export async function requestAnswer({
  apiOrigin,
  entries,
  assistant,
  record,
  request,
  onText,
}: Question): Promise<ChatAnswer> {
  const timer = setTimeout(
    () => request.abort(new Error(`No answer within ${TIMEOUT_MS} ms`)),
    TIMEOUT_MS,
  )
  try {
    const body: ChatRequest = {
      messages: requestMessages(entries),
      ...(assistant && { assistant, record }),
    }
    const response = await fetch(`${apiOrigin}${CHAT_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(body),
      signal: request.signal,
    })
    if (
      response.ok &&
      response.body &&
      response.headers.get('content-type')?.startsWith('text/event-stream')
    )
      return await readEvents(response.body, onText)
    const text = await response.text()
    if (!response.ok)
      throw new Error(`POST /api/chat answered ${response.status}: ${text.slice(0, 300)}`)
    return readAnswer(JSON.parse(text))
  } finally {
    clearTimeout(timer)
  }
}

/** Reads the events `text`, `done` and `error`. Rejects on `error`, and when the stream ends without `done`. */
async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onText: Question['onText'],
): Promise<ChatAnswer> {
  let answer: ChatAnswer | undefined
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'text') onText(String((JSON.parse(data) as { text?: unknown }).text ?? ''))
      if (event === 'done') answer = readAnswer(JSON.parse(data))
      if (event === 'error') throw new Error(`POST /api/chat broke off: ${data.slice(0, 300)}`)
    },
  })
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  while (!answer) {
    const { done, value } = await reader.read()
    if (done) throw new Error('POST /api/chat ended without the event "done"')
    parser.feed(value)
  }
  await reader.cancel()
  return answer
}

/** Throws when the server sent no message. */
function readAnswer(value: unknown): ChatAnswer {
  const { message, scene } = (value ?? {}) as Partial<ChatAnswer>
  if (typeof message?.content !== 'string' || !message.content.trim()) {
    throw new Error('POST /api/chat answered without message.content')
  }
  return {
    message: { role: 'assistant', content: message.content, showQR: message.showQR === true },
    ...(scene && { scene }),
  }
}

/** The server refuses bodies over 64 kB; the rest is room for what stands around the messages. */
const MAX_BYTES = 60_000

/** The history for the wire: role and content only; the oldest messages are left out where the body would grow too large. */
export function requestMessages(entries: readonly ThreadEntry[]): ChatMessage[] {
  const messages = entries.map(({ role, content }) => ({ role, content }))
  while (new Blob([JSON.stringify(messages)]).size > MAX_BYTES) messages.shift()
  return messages
}
