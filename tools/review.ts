import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compare } from './review/compare'
import { report } from './review/report'
import { buildState, commitOf, git, ReviewError, stateNow } from './review/states'
import { writeTexts } from './review/texts'

const USAGE = `So geht es: npm run review -- <Stand> [--markdown]
Zeigt, was Besucher anders lesen als in diesem Stand, zum Beispiel main, HEAD~1 oder die Nummer eines Commits.`

async function review(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { markdown: { type: 'boolean' } },
  })
  const [rev, ...more] = positionals
  if (!rev || more.length > 0) throw new ReviewError(USAGE)
  const before = commitOf(rev)
  const folder = mkdtempSync(join(tmpdir(), 'review-'))
  process.once('exit', () => {
    for (const name of ['before', 'after'])
      git(['worktree', 'remove', '--force', join(folder, 'states', name)])
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const states = Object.entries({ before, after: stateNow(join(folder, 'index')) })
  const builds = await Promise.all(
    states.map(([name, commit]) => buildState(join(folder, 'states', name), commit)),
  )
  const isBuilt = builds.every(Boolean)
  for (const [name] of states) {
    const [state, texts] = [join(folder, 'states', name), join(folder, name)]
    if (isBuilt) writeTexts(state, texts)
    else cpSync(join(state, 'content'), texts, { recursive: true })
  }
  const options = { rev, isBuilt, findings: findingsSince(before), ...values }
  process.stdout.write(report(compare(folder), options))
}

/** What `npm run check` says of the words as they are now, a line each. */
function findingsSince(commit: string): string[] {
  const check = ['--import', 'tsx', 'tools/check.ts', '--since', commit]
  const { stdout } = spawnSync(process.execPath, check, { encoding: 'utf8' })
  return stdout.split('\n').filter(line => /^content\/\S+:\d+:\d+ /.test(line))
}

review().catch((error: Error) => {
  const isUsage = error instanceof TypeError && 'code' in error
  if (error instanceof ReviewError) console.error(error.message)
  else console.error(isUsage ? USAGE : error)
  process.exitCode = 1
})
