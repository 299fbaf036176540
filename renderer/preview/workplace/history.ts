import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ActionResult } from '../messages'
import { writablePath } from './files'

type Copy = { file: string; bytes?: Buffer }
/** What was done, the page to look at when it is taken back, and its files before and after. */
type Step = { label: string; page: string; before: Copy[]; after: Copy[] }

const MOST = 5

export type History = ReturnType<typeof createHistory>

/** The last changes of several files at once, which can be taken back one by one. */
export function createHistory(root: string) {
  const steps: Step[] = []
  const copyOf = (file: string): Copy => {
    const path = writablePath(root, file)
    return existsSync(path) ? { file, bytes: readFileSync(path) } : { file }
  }
  const isAsLeft = ({ file, bytes }: Copy) => {
    const now = copyOf(file).bytes
    return bytes && now ? bytes.equals(now) : bytes === now
  }
  const write = ({ file, bytes }: Copy): void => {
    const path = writablePath(root, file)
    mkdirSync(dirname(path), { recursive: true })
    if (bytes) writeFileSync(path, bytes)
    else rmSync(path, { force: true })
  }
  return {
    /** Does something with files and remembers how they were. */
    run(label: string, page: string, files: readonly string[], act: () => void): void {
      const before = files.map(copyOf)
      act()
      steps.push({ label, page, before, after: files.map(copyOf) })
      if (steps.length > MOST) steps.shift()
    },
    /** Writes a file as it was; without bytes there was none. */
    restore(label: string, page: string, file: string, bytes: Buffer | undefined): void {
      this.run(label, page, [file], () => write({ file, ...(bytes && { bytes }) }))
    },
    /** Newest first. */
    list: () => steps.map(({ label }) => label).reverse(),
    /** @throws when a file was changed meanwhile: that would be lost */
    undo(): ActionResult {
      const step = steps.at(-1)
      if (!step) return { said: 'Hier ist nichts zurückzunehmen.' }
      const changed = step.after.filter(copy => !isAsLeft(copy)).map(({ file }) => file)
      if (changed.length > 0)
        throw new Error(
          `Seither wurde auch anderes geändert, das dabei verloren ginge: ${changed.join(', ')}.`,
        )
      for (const copy of step.before) write(copy)
      steps.pop()
      return {
        said: `Zurückgenommen: ${step.label}. Alles ist wieder wie vorher.`,
        open: step.page,
      }
    },
  }
}
