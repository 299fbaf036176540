import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Row } from './bench/figures'
import { heading, lineOf, writeReport } from './bench/figures'
import { isPartName, partNames, parts } from './bench/parts'

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !isPartName(name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Use: npm run bench -- ${partNames.join(' ')}`)
  process.exit(2)
}
if (asked.length === 0 || !existsSync('dist/server/main.js')) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

const measured: Row[] = []
console.log(heading)
for (const name of partNames.filter(name => asked.length === 0 || asked.includes(name))) {
  const part = await parts[name]()
  try {
    for await (const row of part()) {
      console.log(lineOf(row))
      measured.push(row)
    }
  } catch (error) {
    // The other parts can be measured all the same.
    console.error(`${name} could not be measured:`, error)
    process.exitCode = 1
  }
}
writeReport('bench', measured)
