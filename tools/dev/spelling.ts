import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Finding } from '../../renderer/data/report'

type Page = { file: string; text: string }
export type SpellingTask = { id: number; page: Page }
export type SpellingAnswer = { id: number; findings: Finding[] }

/**
 * Spelling in a process of its own, which begins with the first page: dictionaries take a second to load and half a second to
 * suggest a word, and the preview paints meanwhile. No thread: Node 20 loads no TypeScript there.
 */
export function createSpelling(): (page: Page) => Promise<Finding[]> {
  const waiting = new Map<number, (findings: Finding[]) => void>()
  let speller: ChildProcess | undefined
  let count = 0

  function start(): ChildProcess {
    const child = fork(fileURLToPath(new URL('./spelling-process.ts', import.meta.url)))
    child.on('message', ({ id, findings }: SpellingAnswer) => {
      waiting.get(id)?.(findings)
      waiting.delete(id)
    })
    // The terminal says why. Nobody waits for an answer that never comes; the next page starts another one.
    child.once('exit', () => {
      for (const answer of waiting.values()) answer([])
      waiting.clear()
      speller = undefined
    })
    child.unref()
    child.channel?.unref()
    return child
  }
  return page =>
    new Promise(resolve => {
      speller ??= start()
      count += 1
      waiting.set(count, resolve)
      speller.send({ id: count, page } satisfies SpellingTask)
    })
}
