import { existsSync } from 'node:fs'
import { runAttacks } from './soak/attacks'
import { runSoak } from './soak/run'

const mostGrowthMb = 30 // more in one run is a leak, not warming up

const [asked = '10'] = process.argv.slice(2)
const minutes = Number(asked)

if (asked !== 'attacks' && !(minutes > 0)) {
  console.error('Use: npm run soak -- 10 (minutes), or npm run soak -- attacks')
  process.exit(2)
}
if (!existsSync('dist/server/main.js')) {
  console.error('There is no build in dist: run npm run build first.')
  process.exit(2)
}

if (asked === 'attacks') {
  const rows = await runAttacks()
  console.table(rows)
  const isGood = rows.every(row => row.refused === 0 && row.longestMs < 200 && row.grownMb < 60)
  console.log(
    isGood
      ? 'Survived.'
      : 'FAILED: another visitor must be answered within 200 ms, memory grow by less than 60 MB.',
  )
  process.exit(isGood ? 0 : 1)
}

const result = await runSoak(minutes)
const { errorTexts, ...figures } = result

console.log(JSON.stringify(figures, null, 2))
for (const text of errorTexts) console.error(text)
const { errors, forms, mails, restarts, memoryMb } = figures
const isMailed =
  mails.lost === 0 &&
  mails.twice === 0 &&
  mails.unmailed === 0 &&
  // A SIGKILL may come between a mail and the note of it, once each.
  mails.again <= restarts.SIGKILL
const good =
  errors === 0 &&
  forms.missing === 0 &&
  forms.storedTwice === 0 &&
  isMailed &&
  memoryMb.growth <= mostGrowthMb
console.log(`${good ? 'Survived' : 'FAILED'}.`)
process.exitCode = good ? 0 : 1
