import type { ChatMessage } from '../../../server/messages'

/** One line of the conversation; `at` is the time it appeared, in milliseconds since 1970. */
export type Entry = { role: ChatMessage['role']; content: string; showQR: boolean; at: number }

/** Everything the open chat shows. `draft` is what stands in the input, `error` the text of the red box or ''. */
export type Thread = { entries: readonly Entry[]; draft: string; waiting: boolean; error: string }

export type ThreadEvent =
  | { type: 'restored'; thread: Thread }
  | { type: 'opened'; at: number }
  | { type: 'typed'; text: string }
  | { type: 'asked'; text: string; at: number }
  | { type: 'answered'; content: string; showQR: boolean; at: number }
  | { type: 'failed' }
  | { type: 'stopped' }
  | { type: 'cleared'; at: number }

export const GREETING = 'Hallo! Ich bin Emilia, Ihre KI-Assistentin bei 4xDU. Wie kann ich Ihnen heute helfen?'
export const CHAT_ERROR =
  'Entschuldigung, es gab ein Problem bei der Verarbeitung Ihrer Anfrage. Bitte versuchen Sie es später erneut.'

export const EMPTY_THREAD: Thread = { entries: [], draft: '', waiting: false, error: '' }

/** The transitions of specification section 4; an event that makes no sense in the present state changes nothing. */
export function nextThread(thread: Thread, event: ThreadEvent): Thread {
  switch (event.type) {
    case 'restored':
      return event.thread
    case 'opened':
      return thread.entries.length > 0 ? thread : { ...thread, entries: [greeting(event.at)] }
    case 'typed':
      return { ...thread, draft: event.text }
    case 'asked':
      return ask(thread, event.text.trim(), event.at)
    case 'answered': {
      if (!thread.waiting) return thread
      const reply: Entry = { role: 'assistant', content: event.content, showQR: event.showQR, at: event.at }
      return { ...thread, entries: [...thread.entries, reply], waiting: false }
    }
    case 'failed':
      return thread.waiting ? { ...takeBackQuestion(thread), error: CHAT_ERROR } : thread
    case 'stopped':
      return thread.waiting ? takeBackQuestion(thread) : thread
    case 'cleared':
      return { ...EMPTY_THREAD, entries: [greeting(event.at)] }
  }
}

/** True once the visitor has said something: until then questions are suggested and there is nothing to clear. */
export function hasStarted(thread: Thread): boolean {
  return thread.entries.some(entry => entry.role === 'user')
}

/**
 * Removes the question that got no answer and puts its words back into the input, before whatever was typed meanwhile:
 * the visitor loses neither.
 */
export function takeBackQuestion(thread: Thread): Thread {
  const last = thread.entries.at(-1)
  if (last?.role !== 'user') return { ...thread, waiting: false }
  const draft = [last.content, thread.draft].filter(text => text.trim()).join('\n')
  return { ...thread, entries: thread.entries.slice(0, -1), draft, waiting: false }
}

function ask(thread: Thread, text: string, at: number): Thread {
  if (!text || thread.waiting) return thread
  const question: Entry = { role: 'user', content: text, showQR: false, at }
  const draft = thread.draft.trim() === text ? '' : thread.draft
  return { entries: [...thread.entries, question], draft, waiting: true, error: '' }
}

function greeting(at: number): Entry {
  return { role: 'assistant', content: GREETING, showQR: false, at }
}
