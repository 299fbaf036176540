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
  // Windows starts npm and npx by a shell, which parts words at their blanks.
  const whole = windows ? args.map(word => (word.includes(' ') ? `"${word}"` : word)) : args
  const { status } = spawnSync(command, whole, {
    stdio: 'inherit',
    shell: windows,
    env: { ...process.env, ...env },
  })
  return status === 0
}

/** @param {string} name */
function isInstalled(name) {
  return spawnSync(windows ? 'where' : 'which', [name], { stdio: 'ignore' }).status === 0
}

/** Whether Debian's packages can be installed: with apt, as root. */
const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
let updated = false

/** @param {string} name */
function install(name) {
  if (!debian) return false
  console.log(`Installing the system package ${name} with apt-get …`)
  if (!updated) updated = run('apt-get', ['update', '-qq'])
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
}

/** Path of a browser for the tests, installed now where there is none yet. */
async function getBrowser() {
  const { findBrowser } = await import('./browser.mjs')
  const browser = findBrowser()
  if (browser) return browser
  console.log('No Chromium here yet: the browser tests need one.')
  if (!install('chromium-headless-shell') && !install('chromium')) {
    console.log('Installing the Chromium of Playwright …')
    // Its system packages need root; without them the browser alone is enough on most machines.
    if (
      process.getuid?.() !== 0 ||
      !run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
    )
      run('npx', ['playwright', 'install', 'chromium'])
  }
  return findBrowser()
}

/** @type {[name: string, command: string, args: string[]]} */
const build = ['build', 'npm', ['run', '--silent', 'build']]
/** @type {[name: string, command: string, args: string[]]} */
const unit = ['unit tests', 'npx', ['vitest', 'run', '--config', 'tests/vitest.config.ts']]
/** @type {[name: string, command: string, args: string[]]} */
const inBrowser = [
  'browser tests',
  'npx',
  ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
]

/**
 * `npm test`, `npm run test:unit`, `npm run test:browser`.
 * @type {Record<string, [name: string, command: string, args: string[]][]>}
 */
const suites = {
  all: [
    ['types', 'npx', ['tsc', '--noEmit']],
    ['lint', 'npx', ['biome', 'check', '.']],
    ['unused code and packages', 'npx', ['knip', '--no-progress']],
    ['content check', 'npm', ['run', '--silent', 'check']],
    build,
    unit,
    inBrowser,
  ],
  unit: [build, unit],
  browser: [build, inBrowser],
}
const [suite = 'all', ...files] = process.argv.slice(2)
const steps = suites[suite]
if (!steps) {
  console.error(`There are no tests named ${suite}, only ${Object.keys(suites).join(', ')}.`)
  process.exit(1)
}
// `npm run test:unit -- FILE`
steps.at(-1)?.[2].push(...files)

if (steps.includes(inBrowser)) {
  const browser = await getBrowser()
  if (browser === undefined) {
    console.error(
      'No Chromium found and none could be installed. Install one (npx playwright install --with-deps chromium) and run npm test again.',
    )
    process.exit(1)
  }
  console.log(`Browser: ${browser}`)
  process.env.CHROMIUM_PATH = browser
}
if (steps.includes(unit) && !isInstalled('redis-server') && !install('redis-server'))
  console.warn('\n*** redis-server is missing: the tests of shared counters DO NOT RUN. ***\n')

// Vite would print a line for each import of its config, about a loader that we do not use.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
for (const [name, command, args] of steps) {
  const from = Date.now()
  console.log(`\n── ${name}`)
  const isGood = run(command, args)
  const seconds = Math.round((Date.now() - from) / 1000)
  console.log(`── ${name}: ${isGood ? 'ok' : 'FAILED'} after ${seconds} s`)
  // Nothing after it, so that the reason stands at the end of the log.
  if (!isGood) process.exit(1)
}
console.log(`\n${steps.length} steps passed`)
