import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { HEAD_SCRIPT } from '../../renderer/head-script'

const ASKED = /"([^"]+)","url\(([^"]+)\)",\{weight:"([^"]+)"\}/g
const DECLARED = /font-family: "([^"]+)";\s+font-weight: ([^;]+);\s+font-display: swap;\s+src: url\("([^"]+)"\);/g

it('brings the fonts that a page without scripts declares, with the same names, weights and files', () => {
  const css = readFileSync('renderer/styles/fonts.css', 'utf8')
  const unscripted = css.slice(css.indexOf('@media (scripting: none)'), css.indexOf('\n}\n'))
  const asked = [...HEAD_SCRIPT.matchAll(ASKED)].map(([, family, file = '', weight]) => [family, weight, nameOf(file)])
  const declared = [...unscripted.matchAll(DECLARED)].map(([, family, weight, file = '']) => [
    family,
    weight,
    nameOf(file),
  ])
  expect(asked).toHaveLength(2)
  expect(declared).toEqual(asked)
})

function nameOf(address: string): string | undefined {
  return /([\w-]+)[^/]*\.woff2$/.exec(address)?.[1]
}
