import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const parts = ['components', 'renderer', 'server', 'tools', 'package.json', 'tsconfig.json', 'vite.config.ts']

/**
 * Runs `use` with a copy of the project in a folder of its own, without content and settings, its packages linked; it is
 * gone afterwards.
 */
export async function withScratchProject<T>(use: (root: string) => Promise<T>): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'bench-build-'))
  try {
    for (const part of parts) cpSync(part, join(root, part), { recursive: true })
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir')
    return await use(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
