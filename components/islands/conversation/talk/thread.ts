import { CHAT_ERROR, type ChatMessage } from '../../../../shared/messages'

/** One line of a conversation; `at` is the time it appeared, in milliseconds since 1970. */
export type ThreadEntry = {
  role: ChatMessage['role']
  content: string
  showQR: boolean
  at: number
}

export type Thread = {
  entries: readonly ThreadEntry[]
  draft: string
  waiting: boolean
  /** What has arrived of the answer under way. */
  partial: string
  /** The text of the red box, or ''. */
  error: string
}

export type ThreadEvent =
  | { type: 'restored'; thread: Thread }
  | { type: 'typed'; text: string }
  | { type: 'asked'; text: string; at: number }
  | { type: 'said'; text: string }
  | { type: 'answered'; content: string; showQR: boolean; at: number }
  | { type: 'failed'; at: number }
  | { type: 'stopped'; at: number }

export const EMPTY_THREAD: Thread = {
  entries: [],
  draft: '',
  waiting: false,
  partial: '',
  error: '',
}

/** A conversation that begins with a line of the assistant. */
export function threadOf(opening: string, at = 0): Thread {
  return { ...EMPTY_THREAD, entries: [{ role: 'assistant', content: opening, showQR: false, at }] }
}

/** The transitions of specification section 4; an event that makes no sense in the present state changes nothing. */
export function nextThread(thread: Thread, event: ThreadEvent): Thread {
  switch (event.type) {
    case 'restored':
      return event.thread
    case 'typed':
      return { ...thread, draft: event.text }
    case 'asked':
      return ask(thread, event.text.trim(), event.at)
    case 'said':
      return thread.waiting ? { ...thread, partial: thread.partial + event.text } : thread
    case 'answered':
      return thread.waiting ? answer(thread, event) : thread
    case 'failed':
      return thread.waiting ? fail(thread, event.at) : thread
    case 'stopped':
      return thread.waiting ? stop(thread, event.at) : thread
  }
}

/** True once the visitor has said something. */
export function hasStarted(thread: Thread): boolean {
  return thread.entries.some(entry => entry.role === 'user')
}

/**
 * Removes the question that got no answer and puts its words back into the input, before whatever was typed meanwhile:
 * the visitor loses neither.
 */
export function takeBackQuestion(thread: Thread): Thread {
  const last = thread.entries.at(-1)
  if (last?.role !== 'user') return thread
  const draft = withQuestion(thread.draft, last.content)
  return { ...thread, entries: thread.entries.slice(0, -1), draft, waiting: false, partial: '' }
}

function withQuestion(draft: string, question: string): string {
  return [question, draft].filter(text => text.trim()).join('\n')
}

function ask(thread: Thread, text: string, at: number): Thread {
  if (!text || thread.waiting) return thread
  const question: ThreadEntry = { role: 'user', content: text, showQR: false, at }
  const draft = thread.draft.trim() === text ? '' : thread.draft
  const entries = [...thread.entries, question]
  return { ...thread, entries, draft, waiting: true, partial: '', error: '' }
}

function answer(thread: Thread, { content, showQR, at }: Omit<ThreadEntry, 'role'>): Thread {
  const entry: ThreadEntry = { role: 'assistant', content, showQR, at }
  // The command of the specification: the thread starts anew.
  const isReset = thread.entries.at(-1)?.content.toLowerCase() === 'x9'
  const before = isReset ? [] : thread.entries
  return { ...thread, entries: [...before, entry], waiting: false, partial: '' }
}

/** What has been shown of the answer stays; the question is back in the input. */
function fail(thread: Thread, at: number): Thread {
  const question = thread.entries.at(-1)?.content ?? ''
  const stopped = stop(thread, at)
  const draft = thread.partial.trim() ? withQuestion(thread.draft, question) : stopped.draft
  return { ...stopped, draft, error: CHAT_ERROR }
}

/** What the visitor has read already stays; a question without a word of reply goes back into the input. */
function stop(thread: Thread, at: number): Thread {
  const content = thread.partial.trim()
  return content ? answer(thread, { content, showQR: false, at }) : takeBackQuestion(thread)
}
