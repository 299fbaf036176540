import { describe, expect, it } from 'vitest'
import { atMost, lineOf, tableOf } from '../../tools/bench/figures'
import { weights } from '../../tools/bench/weights'

describe('a part of the bench', () => {
  it('gives rows with a target and a figure each, and says whether it is met', () => {
    const rows = [...weights()]
    expect(rows.length).toBeGreaterThanOrEqual(5)
    for (const row of rows) {
      expect(row.target).toMatch(/^at most \d+/)
      expect(row.measured).toMatch(/^\d+(\.\d)?( kB)?/)
      const [most, measured] = [row.target, row.measured].map(text => Number(/[\d.]+/.exec(text)?.[0]))
      expect(row.met, lineOf(row)).toBe((measured ?? Number.NaN) <= (most ?? Number.NaN))
    }
  })
})

it('a figure above its limit is not met', () => {
  const figure = { what: 'start', limit: 1, unit: 's', digits: 2 }
  expect(atMost({ ...figure, value: 1 }).met).toBe(true)
  const late = atMost({ ...figure, value: 1.004, note: 'median of 5' })
  expect(late).toEqual({ what: 'start', target: 'at most 1 s', measured: '1.00 s (median of 5)', met: false })
  expect(tableOf([late])).toContain('| start | at most 1 s | 1.00 s (median of 5) | **no** |')
})
