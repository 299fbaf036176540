import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { buildEntryFiles } from '../../support/frame-build'

const [entry = '', ...later] = await buildEntryFiles()
const IMPORT = /(?:\bimport\b|\bfrom\b)\s*(\(|["'`][^"'`]+["'`])/g

describe('what every page runs', () => {
  it('is small before interaction and hardly larger after it, without React', () => {
    const gzip = [entry, ...later].map(code => gzipSync(code, { level: 9 }).length)
    expect(gzip[0]).toBeLessThan(2000)
    expect(gzip.reduce((sum, length) => sum + length)).toBeLessThan(4500)
    expect([entry, ...later].join('\n')).not.toMatch(/react/i)
  })

  it('starts as one script that loads everything else only when asked', () => {
    const imports = [...entry.matchAll(IMPORT)].map(([, what]) => what)
    expect(imports.length).toBeGreaterThan(0)
    expect(imports.every(what => what === '(')).toBe(true)
  })

  it('never loads its first script again: that one is inlined, and a file would start everything twice', () => {
    expect(later.length).toBeGreaterThan(0)
    for (const code of later) expect([...code.matchAll(IMPORT)]).toEqual([])
  })
})
