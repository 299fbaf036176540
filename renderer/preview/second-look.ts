import { existsSync, readFileSync } from 'node:fs'
import type { ViteDevServer } from 'vite'

/** Longer than the 50 ms for which Vite's watcher (chokidar) keeps further changes of a file to itself. */
const PAUSE = 80

/**
 * Looks at a file once more when its watcher hears again: the second of two quick saves, of an editor that writes a file in
 * two steps for instance, is never told by the watcher. What has changed since is told as if it had been.
 */
export function lookAgain(watcher: ViteDevServer['watcher'], file: string): void {
  const before = textOf(file)
  setTimeout(() => {
    if (existsSync(file) && textOf(file) !== before) watcher.emit('change', file)
  }, PAUSE)
}

function textOf(file: string): string {
  // Gone again already, or being replaced at this moment.
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
