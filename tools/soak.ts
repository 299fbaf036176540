import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { runSoak } from './soak/run'

// More than this in one run is a leak, not warming up.
const mostGrowthMb = 30

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
})
const minutes = Number(values.minutes)
const seed = Number(values.seed)

if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error('Use: npm run soak -- --minutes 10 [--seed 1]')
  process.exit(2)
}
if (!existsSync('dist/server/main.js')) {
  console.error('There is no build in dist: run npm run build first.')
  process.exit(2)
}

const result = await runSoak({ minutes, seed, say: line => console.log(line) })
const { errorTexts, ...figures } = result
const machine = { node: process.version, cores: availableParallelism() }
mkdirSync('bench', { recursive: true })
writeFileSync('bench/soak.json', `${JSON.stringify({ ...machine, ...result }, null, 2)}\n`)

console.log(JSON.stringify(figures, null, 2))
for (const text of errorTexts) console.error(text)
const { errors, forms, memoryMb } = figures
const good = errors === 0 && forms.missing === 0 && forms.storedTwice === 0 && memoryMb.growth <= mostGrowthMb
console.log(`${good ? 'Survived' : 'FAILED'}. Figures: bench/soak.json`)
process.exitCode = good ? 0 : 1
