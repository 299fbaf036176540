import { EMPTY_THREAD, hasStarted, type Thread, type ThreadEntry, takeBackQuestion } from './thread'

/** Keys in sessionStorage. The page's entry reads the second one: `1` wakes the chat at load. */
export const THREAD_KEY = 'emilia'
export const OPEN_KEY = 'emilia-open'

/** What is kept of a thread, or null when there is nothing of the visitor's in it (then the key is to be removed). */
export function saveThread(thread: Thread): string | null {
  if (!hasStarted(thread) && !thread.draft) return null
  return JSON.stringify({ entries: thread.entries, draft: thread.draft })
}

/**
 * The stored thread. A question whose answer was still under way when the page went is back in the input.
 * Anything unreadable (of another version, tampered with) counts as an empty thread.
 */
export function restoreThread(saved: string | null): Thread {
  if (!saved) return EMPTY_THREAD
  try {
    const value: unknown = JSON.parse(saved)
    if (!isRecord(value) || !Array.isArray(value.entries)) return EMPTY_THREAD
    const entries = value.entries.filter(isEntry)
    const draft = typeof value.draft === 'string' ? value.draft : ''
    return takeBackQuestion({ ...EMPTY_THREAD, entries, draft })
  } catch {
    return EMPTY_THREAD
  }
}

function isEntry(value: unknown): value is ThreadEntry {
  return (
    isRecord(value) &&
    (value.role === 'user' || value.role === 'assistant') &&
    typeof value.content === 'string' &&
    typeof value.showQR === 'boolean' &&
    Number.isFinite(value.at)
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
