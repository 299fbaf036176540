import { spawn, spawnSync } from 'node:child_process'
import { germanOf } from './git-sentences'

const MISSING = 'Das Programm „git“ fehlt. Ein Vergleich mit einem früheren Stand braucht es.'
/** Without hooks: they are for commits and checkouts by hand. */
const PLAIN = ['-c', 'core.hooksPath=/dev/null']
/** Its messages are read by `germanOf`; a question in the terminal would never be seen. */
const quiet = () => ({ ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' })

/** What went wrong, as one German line for the person at the terminal. */
export class ReviewError extends Error {
  override name = 'ReviewError'
}

/**
 * Runs git and gives what it printed.
 * @throws ReviewError when git is missing or refuses
 */
export function git(root: string, ...args: string[]): string {
  const run = spawnSync('git', [...PLAIN, ...args], { cwd: root, encoding: 'utf8', env: quiet() })
  if (run.error) throw new ReviewError(MISSING)
  if (run.status !== 0) throw refusal(args, run.stderr)
  return run.stdout
}

/**
 * The same for what goes over the network, while everything else goes on; gives what it said.
 * @throws ReviewError when git is missing, refuses or takes too long
 */
export function gitOnline(root: string, seconds: number, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const run = spawn('git', [...PLAIN, ...args], {
      cwd: root,
      env: quiet(),
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: seconds * 1000,
    })
    let errors = ''
    run.stderr.on('data', (chunk: Buffer) => {
      errors += chunk
    })
    run.once('error', () => reject(new ReviewError(MISSING)))
    run.once('close', (status, signal) => {
      if (status === 0) resolve(errors)
      else reject(refusal(args, signal ? `${errors}\ntimed out` : errors))
    })
  })
}

function refusal(args: readonly string[], errors: string): ReviewError {
  console.error(`git ${args.join(' ')}\n${errors.trim()}`)
  return new ReviewError(germanOf(errors))
}

/** What git printed, trimmed; undefined where it refuses. For questions that may have no answer. */
export function askGit(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', env: quiet() })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * Full commit id of what somebody typed: `HEAD~1`, `main`, `1a2b3c4`, a tag.
 * @throws ReviewError with one German line when there is no such state
 */
export function commitOf(root: string, rev: string): string {
  const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${rev}^{commit}`]
  if (spawnSync('git', ['--version']).error) throw new ReviewError(MISSING)
  const commit = askGit(root, ...words)
  if (!commit)
    throw new ReviewError(
      `Einen Stand „${rev}“ gibt es hier nicht. Möglich sind zum Beispiel: npm run review -- HEAD~1, npm run review -- main`,
    )
  return commit
}

/** Files of the working tree as they are now: tracked and new ones, without ignored and deleted ones. */
export function filesNow(root: string): string[] {
  const list = (...args: string[]) =>
    git(root, 'ls-files', '-z', ...args)
      .split('\0')
      .filter(Boolean)
  const deleted = new Set(list('--deleted'))
  return list('--cached', '--others', '--exclude-standard').filter(file => !deleted.has(file))
}
