import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { buildEntry } from '../../support/frame-build'

describe('what every page runs', () => {
  it('is one script of at most 3 kB gzip, without React, and loads islands only when asked', async () => {
    const code = await buildEntry()
    expect(gzipSync(code, { level: 9 }).length).toBeLessThan(3000)
    expect(code).not.toMatch(/react/i)
    const imports = [...code.matchAll(/\bimport\b(.)/g)].map(([, next]) => next)
    expect(imports.length).toBeGreaterThan(0)
    expect(imports.every(next => next === '(')).toBe(true)
  })
})
