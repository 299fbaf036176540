import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filesBelow } from '../../renderer/files-below'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-below-'))
  mkdirSync(join(folder, 'services'))
  for (const file of ['index.mdx', 'services/rag.mdx']) writeFileSync(join(folder, file), '')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('The files below a folder', () => {
  it('are named from it, at any depth', () => {
    expect(filesBelow(folder).sort()).toEqual(['index.mdx', 'services/rag.mdx'])
  })

  it('do not come through links, also where one leads upwards', () => {
    symlinkSync(folder, join(folder, 'services/up'))
    symlinkSync(join(folder, 'index.mdx'), join(folder, 'services/copy.mdx'))
    expect(filesBelow(folder).sort()).toEqual(['index.mdx', 'services/rag.mdx'])
  })
})
