// Run by 4xdu-update.timer: brings the newest state of main onto the site once it is checked and built beside the running one.
// A state that fails leaves the site as it is, is told to ALERT_URL, once, and is tried again: its reason may have passed.
//
//   <root>/repository         a clone
//   <root>/releases/…         the running state and the one before it, each with its node_modules and dist
//   <root>/current            a link to the running one
//   <root>/failed             the state that failed last (its commit, when the settings were changed), how often and why
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const [root = '/opt/4xdu'] = process.argv.slice(2)
const { ALERT_URL, HOST = '', PORT = '3000', SETTINGS = '/etc/4xdu.env', RESTART = 'systemctl restart 4xdu' } = process.env
// What listens on all addresses answers on this one too.
const host = ['', '0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST
const service = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
const [repository, releases, current, failed] = ['repository', 'releases', 'current', 'failed'].map(
  name => join(root, name),
)
/** What keeps a bad state off the site. Tests are for CI before a merge: here they would hold up words that an editor may change. */
const steps = ['npm ci --ignore-scripts --no-audit --no-fund', 'npm run check', 'npm run build']

/**
 * @param {string} folder
 * @param {string} command words with single spaces between them
 */
const run = (folder, command) => {
  const [program = '', ...args] = command.split(' ')
  const stdio = /** @type {const} */ (['ignore', 'pipe', 'inherit'])
  // What hangs fails too, before systemd ends all of it without a word.
  const timeout = 20 * 60_000
  return execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio, timeout }).trim()
}
/** @param {string} path */
const read = path => (fs.existsSync(path) ? fs.readFileSync(path, 'utf8').trim() : '')
const running = () => (fs.existsSync(current) ? fs.realpathSync(current) : undefined)

/** @param {string} release the release that the link shall show */
function show(release) {
  fs.rmSync(`${current}.next`, { force: true })
  fs.symlinkSync(release, `${current}.next`)
  // One rename: there is no moment without a site.
  fs.renameSync(`${current}.next`, current)
  run(root, RESTART)
}

/** @param {string} commit @throws where the service does not answer with it, or not with its home page, within half a minute */
async function untilAnswered(commit) {
  for (let tries = 0; tries < 60; tries += 1) {
    const health = await fetch(`${service}/healthz`).then(
      answer => answer.json(),
      () => ({}),
    )
    if (health.commit === commit) {
      const { status } = await fetch(service)
      if (status === 200) return
      throw new Error(`the restarted service answers its home page with ${status}`)
    }
    await wait(500)
  }
  throw new Error(`the service does not answer on ${service} with this commit`)
}

/**
 * The wait after a failure doubles from four minutes, the next run, to six hours.
 * @param {number} tries
 */
const waitMs = tries => Math.min(4 * 2 ** (tries - 1), 360) * 60_000

/** @param {string} status @param {string} text */
async function alert(status, text) {
  console.error(text)
  if (!ALERT_URL) return
  const problems = status === 'ok' ? [] : ['update']
  const line = { status, problems, text: `4xDU website: ${text}`, at: new Date().toISOString() }
  const headers = { 'Content-Type': 'application/json' }
  await fetch(ALERT_URL, { method: 'POST', headers, body: `${JSON.stringify(line)}\n` }).catch(
    () => console.error('ALERT_URL does not take it'),
  )
}

try {
  run(repository, 'git fetch --quiet origin main')
} catch {
  console.error('main cannot be fetched, git says why above; the next run tries again')
  process.exit(1)
}
const commit = run(repository, 'git rev-parse FETCH_HEAD')
// Pages tell of settings: other ones are built too.
const settings = fs.existsSync(SETTINGS) ? fs.statSync(SETTINGS).mtime.toISOString() : 'none'
const state = `${commit} ${settings}`
if (read(join(current, 'state')) === state) process.exit(0)
const [failedState, tries = '1', reason = 'for a reason nobody noted'] = read(failed).split('\n')
const isAgain = failedState === state
if (isAgain) {
  const next = fs.statSync(failed).mtimeMs + waitMs(Number(tries))
  if (next > Date.now()) {
    const at = new Date(next).toISOString()
    console.error(`${commit} failed, ${reason}: tried again after ${at}, another state at once`)
    process.exit(0)
  }
}
const before = running()
const release = join(fs.realpathSync(releases), `${Date.now()}-${commit.slice(0, 12)}`)
try {
  run(repository, 'git worktree prune')
  run(repository, `git worktree add --quiet --force --detach ${release} ${commit}`)
  if (fs.existsSync(SETTINGS)) fs.symlinkSync(SETTINGS, join(release, '.env'))
  // The build takes over what pages that are open now still ask for.
  if (before) fs.cpSync(join(before, 'dist'), join(release, 'dist'), { recursive: true })
  for (const step of steps) run(release, step)
  fs.writeFileSync(join(release, 'state'), state)
  show(release)
  await untilAnswered(commit)
  for (const name of fs.readdirSync(releases))
    if (![release, before].includes(join(fs.realpathSync(releases), name)))
      fs.rmSync(join(releases, name), { recursive: true })
  // The next update is done by the newest program that has worked.
  run(repository, `git checkout --quiet --detach ${commit}`)
  if (read(failed)) await alert('ok', `the site shows ${commit} again`)
  fs.rmSync(failed, { force: true })
} catch (error) {
  // The message names the step. The check says on standard output what is wrong.
  if (error instanceof Error && 'stdout' in error) console.error(error.stdout)
  const why = error instanceof Error ? error.message.split('\n')[0] : error
  fs.writeFileSync(failed, [state, isAgain ? Number(tries) + 1 : 1, why].join('\n'))
  let site = before ? 'the site stays as it was' : 'there is no site yet'
  if (before && running() === release) {
    show(before)
    // Settings that end a start end this one too.
    site = 'the state before was started again: look whether it answers'
  }
  fs.rmSync(release, { recursive: true, force: true })
  const text = `the update to ${commit} failed and is tried again, ${site}: ${why}`
  if (isAgain) console.error(text)
  else await alert('degraded', text)
  process.exitCode = 1
}
