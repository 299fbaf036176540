import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const ASKED = /load\('([^']+)', (\w+), '([^']+)'\)/g
const DECLARED =
  /font-family: "([^"]+)";\s+font-weight: ([^;]+);\s+font-display: swap;\s+src: url\(".\/fonts\/(\w+)\.woff2"\);/g

it('a page without scripts declares the fonts that the script brings, with the same names, weights and files', () => {
  const css = readFileSync('renderer/styles/fonts.css', 'utf8')
  const unscripted = css.slice(css.indexOf('@media (scripting: none)'), css.indexOf('\n}\n'))
  const script = readFileSync('renderer/browser/fonts.ts', 'utf8')
  const asked = [...script.matchAll(ASKED)].map(([, family, file, weight]) => ({ family, file, weight }))
  const declared = [...unscripted.matchAll(DECLARED)].map(([, family, weight, file]) => ({ family, file, weight }))
  expect(asked).toHaveLength(2)
  expect(declared).toEqual(asked)
})
