import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const parts = ['components', 'renderer', 'server', 'tools', 'package.json', 'tsconfig.json', 'vite.config.ts']

export type ScratchProject = { root: string; remove(): void }

/** A copy of the project in a folder of its own, without content and settings, its packages linked. */
export function createScratchProject(): ScratchProject {
  const root = mkdtempSync(join(tmpdir(), 'bench-build-'))
  for (const part of parts) cpSync(part, join(root, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir')
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}
