import { describeError, type Log } from '../../log'

export type StuckFiles = ReturnType<typeof createStuckFiles>

/** What is done with a request's file. */
type Step = 'read' | 'note' | 'move'

/** Knows the files that could not be read, noted or moved: each is logged once, and holds up no other. */
export function createStuckFiles(log: Log) {
  const stuck = new Map<string, { name: string; code: string }>()
  return {
    /** Does something with a file. @returns undefined when the system refused it */
    async attempt<T>(step: Step, name: string, work: () => Promise<T>): Promise<T | undefined> {
      const key = `${step} ${name}`
      try {
        const result = await work()
        stuck.delete(key)
        return result
      } catch (error) {
        const facts = describeError(error)
        const id = name.replace(/\.json$/, '')
        if (!stuck.has(key)) log.error('mail.outbox', { id, mode: step, ...facts })
        stuck.set(key, { name, code: facts.code ?? facts.class ?? 'unknown' })
        return undefined
      }
    },
    /** Forgets files that are gone. */
    keepOnly(names: readonly string[]): void {
      for (const [key, { name }] of stuck) if (!names.includes(name)) stuck.delete(key)
    },
    /** The system's code of the first one; undefined while there is none. */
    code: (): string | undefined => stuck.values().next().value?.code,
  }
}
