import { Resvg } from '@resvg/resvg-js'
import { expect, it } from 'vitest'
import { fewerCurves } from '../../tools/media/fewer-curves'

/** A round D in eight quadratic curves on either side of its widest place, as fonts tell it. */
const LETTER =
  'M10 10L60 10Q72 10 81 15.5Q90 21 95 29.5Q100 38 100 50L100 50Q100 62 95 70.5Q90 79 81 84.5Q72 90 60 90L10 90L10 10Z'

const inked = (path: string) => {
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 110 100"><path d="${path}"/></svg>`,
    {
      fitTo: { mode: 'width', value: 1100 },
    },
  ).render()
  return pixels.filter((_, index) => index % 4 === 3)
}

it('a stroke in many curves becomes one or two, and the letter keeps its shape', () => {
  const path = fewerCurves(LETTER, 2)
  expect(path.match(/[A-Z]/g)?.join('')).toBe('MLCCLLZ')
  const [before, after] = [inked(LETTER), inked(path)]
  const differing = before.filter((alpha, index) => Math.abs(alpha - (after[index] ?? 0)) > 128).length
  expect(differing / before.length).toBeLessThan(0.005)
})

it('a corner stays a corner', () => {
  const leaf = 'M0 0Q50 0 50 50Q0 50 0 0Z'
  expect(fewerCurves(leaf, 2)).toMatch(/^M0 0C[^C]* 50 50C[^C]* 0 0Z$/)
})
