import { safeStorage } from '../../safe-storage'
import { EMPTY_THREAD, hasStarted, type Thread, type ThreadEntry, takeBackQuestion } from './thread'

/**
 * Keeps a conversation in sessionStorage, and what else the chat wants to know after a reload; nothing while there is neither
 * a word of the visitor's nor anything else.
 */
export function keepThread(key: string, thread: Thread, more: Record<string, unknown> = {}): void {
  const { entries, draft } = thread
  const isWorthIt = hasStarted(thread) || draft || Object.values(more).some(Boolean)
  safeStorage.write(key, isWorthIt ? JSON.stringify({ entries, draft, ...more }) : null)
}

/**
 * What is kept under a key: the conversation, with a question whose answer was still under way back in the input, and the
 * rest as it was stored. Undefined where nothing is, or something unreadable (of another version, tampered with).
 */
export function keptThread(
  key: string,
): { thread: Thread; more: Record<string, unknown> } | undefined {
  try {
    const value: unknown = JSON.parse(safeStorage.read(key) ?? '')
    if (!isRecord(value) || !Array.isArray(value.entries)) return undefined
    const { entries, draft, ...more } = value
    const stored = {
      ...EMPTY_THREAD,
      entries: value.entries.filter(isEntry),
      draft: typeof draft === 'string' ? draft : '',
    }
    return { thread: takeBackQuestion(stored), more }
  } catch {
    return undefined
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
