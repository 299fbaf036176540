import { readFileName } from './file-name'
import type { Clock } from './timings'

const day = 24 * 60 * 60 * 1000

/** The files of the last 24 hours by id: a post must not read folders with thousands of files. */
export function createRecent(clock: Clock) {
  /** The oldest first. */
  const names = new Map<string, string>()
  const isRecent = (name: string) =>
    Math.abs(clock.now() - (readFileName(name)?.receivedAt.getTime() ?? 0)) < day

  return {
    /** The file of these words, if they came within 24 hours. */
    get(id: string): string | undefined {
      const name = names.get(id)
      return name !== undefined && isRecent(name) ? name : undefined
    },
    add(name: string): void {
      const id = readFileName(name)?.id
      if (id === undefined || !isRecent(name)) return
      names.delete(id)
      names.set(id, name)
      for (const [old, oldName] of names) {
        if (isRecent(oldName)) break
        names.delete(old)
      }
    },
    clear: () => names.clear(),
  }
}
