import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../tools/browser.mjs'

/** A small site with a history: this project's sources with three of its pages. */
let folder = ''
let site = ''
const PAGES = ['content/index.mdx', 'content/trial.mdx', 'content/kontaktinformationen.mdx', 'content/agb.mdx']
const temporary = () => join(folder, 'tmp')

const git = (...args: string[]) => {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.at', '-c', 'commit.gpgsign=false']
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], { cwd: site, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout
}
const review = (...args: string[]) => {
  const env = { ...process.env, TMPDIR: temporary() }
  const command = ['node_modules/tsx/dist/cli.mjs', 'tools/review.ts', ...args]
  return spawnSync(process.execPath, command, { cwd: site, encoding: 'utf8', env, timeout: 90_000 })
}
const edit = (file: string, from: string | RegExp, to: string) => {
  const text = readFileSync(join(site, file), 'utf8')
  const next = text.replace(from, to)
  if (next === text) throw new Error(`${from} is not in ${file}`)
  writeFileSync(join(site, file), next)
}
/** Nothing of a run may stay: neither its folder nor git's note of a worktree. */
const leftOver = () => [
  ...readdirSync(temporary()).filter(name => name.startsWith('4xdu-')),
  ...git('worktree', 'list').trim().split('\n').slice(1),
]

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-test-'))
  site = join(folder, 'site')
  mkdirSync(temporary())
  const listed = spawnSync(
    'git',
    [
      'ls-files',
      '-co',
      '--exclude-standard',
      'content',
      'components',
      'renderer',
      'server',
      'tools',
      '*.json',
      '*.ts',
      '.gitignore',
      '.gitattributes',
    ],
    { encoding: 'utf8' },
  )
  for (const file of listed.stdout.split('\n').filter(Boolean)) {
    const isOtherPage = /^content\/.*\.mdx$/.test(file) && !PAGES.includes(file)
    if (isOtherPage || /^content\/media\/videos\//.test(file) || !existsSync(file)) continue
    mkdirSync(dirname(join(site, file)), { recursive: true })
    cpSync(file, join(site, file))
  }
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'), 'junction')
  writeFileSync(join(site, '.gitignore'), `${readFileSync('.gitignore', 'utf8')}\nnode_modules\n`)
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-q', '-m', 'first')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('npm run review', () => {
  it('refuses a state that does not exist with one German line', () => {
    const { status, stderr, stdout } = review('gibt-es-nicht', '--text')
    expect(status).toBe(1)
    expect(stderr).toBe(
      'Einen Stand „gibt-es-nicht“ gibt es hier nicht. Möglich sind zum Beispiel: npm run review -- HEAD~1, npm run review -- main\n',
    )
    expect(stdout).toBe('')
    expect(review('--output=x').status).toBe(1)
  })

  it('finds one change of each kind, uncommitted ones too, and leaves the working tree as it was', () => {
    edit('content/prices.yaml', 'perMessage: 0.10', 'perMessage: 0.12')
    edit('content/trial.mdx', /^title: .*$/m, 'title: Jetzt zwei Wochen lang gratis testen | 4xDU')
    git('commit', '-q', '-a', '-m', 'second')
    edit('content/navigation.yaml', /label: Beauty und Wellness/g, 'label: Schönheit und Wellness')
    rmSync(join(site, 'content/agb.mdx'))
    const page = readFileSync(join(site, 'content/kontaktinformationen.mdx'), 'utf8')
    writeFileSync(join(site, 'content/neu.mdx'), page.replaceAll('/kontaktinformationen', '/neu'))
    const before = git('status', '--porcelain')

    const { status, stdout, stderr } = review('HEAD~1', '--text')
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(stdout).toContain('1 neu, 1 weg.')
    expect(stdout).toMatch(/Betroffen: .*Preise \d.*Titel 1/)
    expect(stdout).toContain('[-0,10 €-] {+0,12 €+} pro Nachricht')
    expect(stdout.match(/\[-Beauty-\] \{\+Schönheit\+\} und Wellness/g)).toHaveLength(1)
    expect(stdout).toMatch(/\/trial\n(?: {2}.*\n)* {2}Titel: .*\{\+.*gratis.*\+\}/)
    expect(stdout).toContain('Neu: /neu')
    expect(stdout).toContain('Weg: /agb')
    expect(git('status', '--porcelain')).toBe(before)
    expect(leftOver()).toEqual([])
  }, 90_000)

  it.skipIf(!findBrowser())(
    'writes the page with pictures and prints its path',
    () => {
      const { status, stdout, stderr } = review('HEAD')
      expect(stderr).toBe('')
      expect(status).toBe(0)
      const file = stdout.trim()
      expect(file).toMatch(/\.cache[/\\]review-[0-9a-f]{7}\.html$/)
      expect(readFileSync(file, 'utf8')).toMatch(/<figure>.*data:image\/webp/s)
    },
    90_000,
  )

  it('names the sentence that keeps a state from being built', () => {
    edit('content/trial.mdx', /^title: /m, 'titel: ')
    const { status, stderr } = review('HEAD', '--text')
    git('checkout', '-q', 'content/trial.mdx')
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Der jetzige Stand lässt sich nicht bauen\.\n\s*content\/trial\.mdx:\d+:\d+ /)
    expect(leftOver()).toEqual([])
  }, 90_000)

  it('cleans up when it is stopped', async () => {
    const env = { ...process.env, TMPDIR: temporary() }
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/review.ts', 'HEAD', '--text'], { cwd: site, env })
    const left = new Promise(resolve => child.on('exit', resolve))
    while (!leftOver().some(name => name.includes('before'))) await new Promise(resolve => setTimeout(resolve, 50))
    child.kill('SIGINT')
    expect(await left).toBe(130)
    expect(leftOver()).toEqual([])
  }, 60_000)
})

describe('git', () => {
  it('names the nearest heading in a change of a page', () => {
    const setUp = spawnSync(process.execPath, ['tools/setup-git.mjs'], { cwd: site })
    expect(setUp.status).toBe(0)
    edit('content/trial.mdx', 'Der Test endet. Sie', 'Der Test endet von selbst. Sie')
    const hunks = git('diff', '-U0', 'content/trial.mdx')
    expect(hunks).toMatch(/^@@ .* @@ # Vierzehn Tage/m)
  })
})
