import type { ChatMessage } from '../../../../shared/messages'

/** One line of the conversation; `at` is the time it appeared, in milliseconds since 1970. */
export type ThreadEntry = {
  role: ChatMessage['role']
  content: string
  showQR: boolean
  at: number
}

export type Thread = {
  entries: readonly ThreadEntry[]
  draft: string
  /** The last question that a button of the page put into the input. */
  offered: string
  waiting: boolean
  /** What has arrived of that reply. */
  partial: string
  /** The text of the red box, or ''. */
  error: string
}

export type ThreadEvent =
  | { type: 'restored'; thread: Thread }
  | { type: 'opened'; at: number }
  | { type: 'typed'; text: string }
  | { type: 'offered'; text: string }
  | { type: 'asked'; text: string; at: number }
  | { type: 'said'; text: string }
  | { type: 'answered'; content: string; showQR: boolean; at: number }
  | { type: 'failed' }
  | { type: 'stopped'; at: number }
  | { type: 'cleared'; at: number }

export const GREETING =
  'Hallo! Ich bin Emilia, Ihre KI-Assistentin bei 4xDU. Wie kann ich Ihnen heute helfen?'
const CHAT_ERROR =
  'Entschuldigung, es gab ein Problem bei der Verarbeitung Ihrer Anfrage. Bitte versuchen Sie es später erneut.'

export const EMPTY_THREAD: Thread = {
  entries: [],
  draft: '',
  offered: '',
  waiting: false,
  partial: '',
  error: '',
}

/** The transitions of specification section 4; an event that makes no sense in the present state changes nothing. */
export function nextThread(thread: Thread, event: ThreadEvent): Thread {
  switch (event.type) {
    case 'restored':
      return event.thread
    case 'opened':
      return thread.entries.length > 0 ? thread : { ...thread, entries: [greeting(event.at)] }
    case 'typed':
      return { ...thread, draft: event.text }
    case 'offered':
      // What the visitor has typed stays.
      if (thread.draft.trim() && thread.draft !== thread.offered) return thread
      return { ...thread, draft: event.text, offered: event.text }
    case 'asked':
      return ask(thread, event.text.trim(), event.at)
    case 'said':
      return thread.waiting ? { ...thread, partial: thread.partial + event.text } : thread
    case 'answered':
      return thread.waiting ? answer(thread, event) : thread
    case 'failed':
      return thread.waiting ? { ...takeBackQuestion(thread), error: CHAT_ERROR } : thread
    case 'stopped':
      return thread.waiting ? stop(thread, event.at) : thread
    case 'cleared':
      return { ...EMPTY_THREAD, entries: [greeting(event.at)] }
  }
}

/** True once the visitor has said something: until then questions are suggested and there is nothing to clear. */
export function hasStarted(thread: Thread): boolean {
  return thread.entries.some(entry => entry.role === 'user')
}

/**
 * The conversation as questions with their replies; what comes before the first question is a turn of its own. What has
 * arrived of a reply counts as the last entry.
 */
export function turnsOf({ entries, partial }: Thread): ThreadEntry[][] {
  const turns: ThreadEntry[][] = []
  for (const entry of entries) {
    const turn = turns.at(-1)
    if (turn && entry.role === 'assistant') turn.push(entry)
    else turns.push([entry])
  }
  const question = entries.at(-1)
  if (partial && question)
    turns.at(-1)?.push({ role: 'assistant', content: partial, showQR: false, at: question.at })
  return turns
}

/**
 * Removes the question that got no answer and puts its words back into the input, before whatever was typed meanwhile:
 * the visitor loses neither.
 */
export function takeBackQuestion(thread: Thread): Thread {
  const last = thread.entries.at(-1)
  if (last?.role !== 'user') return { ...thread, waiting: false, partial: '' }
  const draft = [last.content, thread.draft].filter(text => text.trim()).join('\n')
  return { ...thread, entries: thread.entries.slice(0, -1), draft, waiting: false, partial: '' }
}

function ask(thread: Thread, text: string, at: number): Thread {
  if (!text || thread.waiting) return thread
  const question: ThreadEntry = { role: 'user', content: text, showQR: false, at }
  const draft = thread.draft.trim() === text ? '' : thread.draft
  return {
    ...thread,
    entries: [...thread.entries, question],
    draft,
    waiting: true,
    partial: '',
    error: '',
  }
}

function answer(thread: Thread, reply: Omit<ThreadEntry, 'role'>): Thread {
  const { content, showQR, at } = reply
  const entry: ThreadEntry = { role: 'assistant', content, showQR, at }
  return { ...thread, entries: [...thread.entries, entry], waiting: false, partial: '' }
}

/** What the visitor has read already stays; a question without a word of reply goes back into the input. */
function stop(thread: Thread, at: number): Thread {
  const content = thread.partial.trim()
  return content ? answer(thread, { content, showQR: false, at }) : takeBackQuestion(thread)
}

function greeting(at: number): ThreadEntry {
  return { role: 'assistant', content: GREETING, showQR: false, at }
}
