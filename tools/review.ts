import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { git } from '../renderer/data/git'
import { forkPoint } from './git'
import { compare } from './review/compare'
import { report } from './review/report'
import { writeTexts } from './review/texts'

const USAGE = `So geht es: npm run review -- <Stand> [--markdown]
Zeigt, was Besucher anders lesen als in diesem Stand, zum Beispiel main, HEAD~1 oder die Nummer eines Commits.`

/** What went wrong, as German lines for the person at the terminal. */
class ReviewError extends Error {}

/** The commit to compare with of what somebody typed: `HEAD~1`, `main`, `1a2b3c4`. @throws ReviewError when there is none */
function commitOf(rev: string): string {
  const commit = forkPoint(rev, '.')
  if (commit) return commit
  throw new ReviewError(
    git('.', '--version') === undefined
      ? 'Das Programm „git“ fehlt. Ein Vergleich mit einem früheren Stand braucht es.'
      : `Einen Stand „${rev}“ gibt es hier nicht. Möglich sind zum Beispiel: npm run review -- HEAD~1, npm run review -- main`,
  )
}

/** Builds the site in a folder. @returns whether that went well */
async function isBuiltIn(folder: string): Promise<boolean> {
  const { NODE_ENV: _, ...env } = process.env
  const shell = process.platform === 'win32'
  const build = spawn('npm', ['run', 'build'], { cwd: folder, stdio: 'ignore', env, shell })
  process.once('exit', () => build.kill())
  const [status] = await once(build, 'exit')
  return status === 0
}

async function review(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { markdown: { type: 'boolean' } },
  })
  const [rev, ...more] = positionals
  if (!rev || more.length > 0) throw new ReviewError(USAGE)
  const commit = commitOf(rev)
  const folder = mkdtempSync(join(tmpdir(), 'review-'))
  const state = join(folder, 'state')
  process.once('exit', () => {
    git('.', 'worktree', 'remove', '--force', state)
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  if (git('.', 'worktree', 'add', '--detach', state, commit) === undefined)
    throw new ReviewError(`git kann den Stand ${rev} nicht holen.`)
  symlinkSync(resolve('node_modules'), join(state, 'node_modules'), 'junction')
  // Pages tell of settings: both states are built with the same ones.
  if (existsSync('.env')) cpSync('.env', join(state, '.env'))
  const builds = await Promise.all([state, resolve('.')].map(isBuiltIn))
  const isBuilt = builds.every(Boolean)
  for (const [from, name] of [
    [state, 'before'],
    ['.', 'after'],
  ] as const) {
    const texts = join(folder, name)
    if (isBuilt) writeTexts(from, texts)
    else cpSync(join(from, 'content'), texts, { recursive: true })
  }
  process.stdout.write(report(compare(folder), { rev, isBuilt, ...values }))
}

review().catch((error: Error) => {
  const isUsage = error instanceof TypeError && 'code' in error
  if (error instanceof ReviewError) console.error(error.message)
  else console.error(isUsage ? USAGE : error)
  process.exitCode = 1
})
