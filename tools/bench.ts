import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { type ReportPart, tableHead, tableLine } from './bench/figures'

/** What can be measured, in the order of the table. Loaded when asked for: most need tools of their own. */
const parts: Record<string, () => Promise<ReportPart>> = {
  weights: async () => (await import('./bench/weights')).weights,
  lighthouse: async () => (await import('./bench/lighthouse')).lighthouse,
  navigation: async () => (await import('./bench/navigation')).navigation,
  panel: async () => (await import('./bench/panel')).panel,
  build: async () => (await import('./bench/build')).build,
  preview: async () => (await import('./bench/preview')).preview,
  chat: async () => (await import('./bench/chat')).chat,
  start: async () => (await import('./bench/start')).start,
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter(name => !(name in parts))
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. Use: npm run bench -- ${Object.keys(parts).join(' ')}`,
  )
  process.exit(2)
}
if (chosen.length === 0 || !existsSync('dist/server/main.js')) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

console.log(
  `${availableParallelism()} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}\n\n${tableHead}`,
)
for (const [name, load] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const part = await load()
  try {
    for await (const row of part()) console.log(tableLine(row))
  } catch (error) {
    // The other parts can be measured all the same.
    console.error(`${name} could not be measured: ${error}`)
    process.exitCode = 1
  }
}
