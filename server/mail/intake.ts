import type { openFiles, StoredRequest } from './files'
import { idOf, readId } from './files'
import { type FormRequest, wordsOf } from './form'

const day = 86_400_000

/** How requests come into new/: once, and safe on disk before anybody is thanked. */
export function openIntake({ write, isThere }: ReturnType<typeof openFiles>, now: () => number) {
  /** The requests of the last 24 hours by their words: a post must not read folders with thousands of files. */
  const recent = new Map<string, { id: string; isSafe: Promise<void> }>()
  const isRecent = (id: string) => Math.abs(now() - (readId(id)?.receivedAt ?? 0)) < day

  /** Whether the same words came within 24 hours and are still there, safe on disk. */
  async function knows(request: FormRequest): Promise<boolean> {
    const known = recent.get(wordsOf(request))
    if (!known || !isRecent(known.id)) return false
    await known.isSafe
    return isThere(known.id)
  }

  return {
    knows,
    /**
     * Keeps a request; it is safe on disk when this resolves.
     * @returns false when the same words came within 24 hours, whatever happened to them since
     */
    async add(request: FormRequest): Promise<boolean> {
      if (await knows(request)) return false
      const words = wordsOf(request)
      const receivedAt = new Date(now())
      const id = idOf(request, receivedAt, words)
      const stored: StoredRequest = { ...request, id, box: 'new', receivedAt, delivered: [] }
      const isSafe = write(stored)
      recent.set(words, { id, isSafe })
      await isSafe.catch(error => {
        recent.delete(words)
        throw error
      })
      return true
    },
    /** Of files that lie there already; older ones are forgotten. */
    remember(ids: readonly string[]): void {
      for (const [words, { id }] of recent) if (!isRecent(id)) recent.delete(words)
      for (const id of ids.filter(isRecent))
        recent.set(readId(id)?.words ?? '', { id, isSafe: Promise.resolve() })
    },
  }
}
