// Plain JavaScript: `npm test` starts it on a bare Node and says at each step what it does.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const windows = process.platform === 'win32'

/**
 * Runs a command to its end and gives whether it went well.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: windows, env: { ...process.env, ...env } })
  return status === 0
}

/** @param {string} name */
function found(name) {
  return spawnSync(windows ? 'where' : 'which', [name], { stdio: 'ignore' }).status === 0
}

/** Debian's packages can be installed here without asking anybody. */
const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
let updated = false

/** @param {string} name */
function install(name) {
  if (!debian) return false
  if (!updated) updated = run('apt-get', ['update', '-qq'])
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
}

/** A browser for the tests: Playwright's own, the system's, or one installed now. Gives its path, '' for Playwright's own. */
async function findBrowser() {
  const { chromium } = await import('playwright')
  const system = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  const look = () => (existsSync(chromium.executablePath()) ? '' : system.find(path => existsSync(path)))
  const first = look()
  if (first !== undefined) return first
  console.log('No Chromium here yet: installing one …')
  if (debian ? install('chromium') : run('npx', ['playwright', 'install', '--with-deps', 'chromium'])) return look()
  if (run('npx', ['playwright', 'install', 'chromium'])) return look()
  return undefined
}

/** @type {[string, () => boolean][]} */
const steps = [
  ['types', () => run('npx', ['tsc', '--noEmit'])],
  ['lint', () => run('npx', ['biome', 'check', '.'])],
  ['content check', () => run('npm', ['run', '--silent', 'check'])],
  ['build', () => run('npm', ['run', '--silent', 'build'])],
  ['unit tests', () => run('npx', ['vitest', 'run', '--config', 'tests/vitest.config.ts'])],
  ['browser tests', () => run('npx', ['playwright', 'test', '--config', 'tests/playwright.config.ts'])],
]

const browser = await findBrowser()
if (browser === undefined) {
  console.error(
    'No Chromium found and none could be installed. Install one (npx playwright install --with-deps chromium) and run npm test again.',
  )
  process.exit(1)
}
console.log(`Browser: ${browser || 'the one of Playwright'}`)
if (browser) process.env.CHROMIUM_PATH = browser
if (!found('redis-server') && !install('redis-server'))
  console.warn('\n*** redis-server is missing: the tests of shared counters DO NOT RUN. ***\n')

// Vite would print a line for each import of its config, about a loader that we do not use.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
const failed = []
for (const [name, step] of steps) {
  const from = Date.now()
  console.log(`\n── ${name}`)
  if (!step()) failed.push(name)
  console.log(
    `── ${name}: ${failed.at(-1) === name ? 'FAILED' : 'ok'} after ${Math.round((Date.now() - from) / 1000)} s`,
  )
}
const passed = steps.length - failed.length
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
