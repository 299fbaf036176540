import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const lines = readFileSync('deploy/dependencies.md', 'utf8').matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)
const reasons = new Map([...lines].map(([, name = '', reason = '']) => [name, reason]))

it('each package that runs on the server or in the browser has a line of reason, and no line is left over', () => {
  expect([...reasons.keys()].sort()).toEqual(Object.keys(dependencies).sort())
})

it('the reasons say where the package runs and what for', () => {
  const thin = [...reasons].filter(([, reason]) => !/^(Browser|Server)( and build)?: .{20,}\.$/.test(reason))
  expect(thin).toEqual([])
})

it('what they bring along stays countable', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean; hasInstallScript?: boolean }>
  }
  const shipped = Object.entries(packages).filter(
    ([path, one]) => path !== '' && !one.dev && !one.optional && !one.devOptional,
  )
  expect(shipped.length).toBeLessThanOrEqual(40)
  expect(shipped.filter(([, one]) => one.hasInstallScript)).toEqual([])
})
