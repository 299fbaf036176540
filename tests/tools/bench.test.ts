import { expect, it } from 'vitest'
import { atMost, tableLine } from '../../tools/bench/figures'

it('a figure above its limit is not met', () => {
  const figure = { what: 'start', limit: 1, unit: 's', digits: 2 }
  expect(atMost({ ...figure, value: 1 }).met).toBe(true)
  const late = atMost({ ...figure, value: 1.004, note: 'median of 5' })
  expect(late).toEqual({
    what: 'start',
    target: 'at most 1 s',
    measured: '1.00 s (median of 5)',
    met: false,
  })
  expect(tableLine(late)).toContain('| start | at most 1 s | 1.00 s (median of 5) | **no** |')
})
