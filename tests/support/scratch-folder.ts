import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder that is gone after the test, or with `afterAll` after all of the file. */
export function scratchFolder(
  atEnd: (remove: () => void) => void = onTestFinished,
  prefix = join(tmpdir(), 'test-'),
): string {
  const folder = mkdtempSync(prefix)
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}
