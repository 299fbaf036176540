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
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../tools/browser.mjs'

/** This project's sources with a history of their own. */
let folder = ''
let site = ''
const temporary = () => join(folder, 'tmp')

const git = (...args: string[]) => {
  const identity = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.at',
    '-c',
    'commit.gpgsign=false',
  ]
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], {
    cwd: site,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return stdout
}
const review = (...args: string[]) => {
  const env = { ...process.env, TMPDIR: temporary() }
  const command = ['node_modules/tsx/dist/cli.mjs', 'tools/review.ts', ...args]
  return spawnSync(process.execPath, command, {
    cwd: site,
    encoding: 'utf8',
    env,
    timeout: 400_000,
  })
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
      'shared',
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
    if (!existsSync(file)) continue
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

/** Whether a picture has points of a colour of design tokens, e.g. the lime marker. */
async function hasColour(
  picture: Buffer,
  [red = 0, green = 0, blue = 0]: number[],
): Promise<boolean> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const near = (at: number, value: number) => Math.abs((data[at] ?? -99) - value) < 12
  for (let at = 0; at < data.length; at += info.channels)
    if (near(at, red) && near(at + 1, green) && near(at + 2, blue)) return true
  return false
}

describe('npm run review', () => {
  it('refuses a state that does not exist with one German line', () => {
    const { status, stderr, stdout } = review('gibt-es-nicht', '--text')
    expect(status).toBe(1)
    expect(stderr).toBe(
      'Einen Stand „gibt-es-nicht“ gibt es hier nicht. Möglich sind zum Beispiel: npm run review -- HEAD~1, npm run review -- main\n',
    )
    expect(stdout).toBe('')
  })

  it('compares uncommitted words, and leaves the working tree as it was', () => {
    edit('content/trial.mdx', /^title: .*$/m, 'title: Jetzt zwei Wochen lang gratis testen | 4xDU')
    const before = git('status', '--porcelain')
    const { status, stdout, stderr } = review('HEAD', '--text')
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(stdout).toMatch(/\(\/trial\)\n(?: {2}.*\n)* {2}Titel: .*\{\+.*gratis.*\+\}/)
    expect(git('status', '--porcelain')).toBe(before)
    expect(leftOver()).toEqual([])
  }, 420_000)

  it.skipIf(!findBrowser())(
    'writes one file with pictures that look like the site: what changed, in its colours',
    async () => {
      edit('content/trial.mdx', /^(# .*\n\n).*$/m, '$1Zwei Wochen auf Probe.')
      const { status, stdout, stderr } = review('HEAD')
      expect(stderr).toBe('')
      expect(status).toBe(0)
      const html = readFileSync(stdout.trim(), 'utf8')
      expect(html).not.toMatch(/url\((?!data:)|@import|<(script src|link|iframe)/)
      const shots = [
        ...html.matchAll(
          /<figcaption>(\w+, \d+) px breit<\/figcaption><img src="data:image\/webp;base64,([^"]+)"/g,
        ),
      ]
      expect(shots.map(([, shot]) => shot).sort()).toEqual([
        'jetzt, 1280',
        'jetzt, 390',
        'vorher, 1280',
        'vorher, 390',
      ])
      for (const [, , data = ''] of shots)
        expect(await hasColour(Buffer.from(data, 'base64'), [201, 242, 109])).toBe(true)
    },
    420_000,
  )

  it('comes without pictures, and with the findings last, where the check finds errors', () => {
    edit('content/trial.mdx', /^(# .*\n\n).*$/m, '$1Ein {fehler}.')
    const { status, stdout } = review('HEAD', '--text')
    expect(status).toBe(0)
    expect(stdout).toContain('Darum sind die Dateien von content/ verglichen, ohne Bilder.')
    expect(stdout).toMatch(/Text.*\{\+.*fehler/)
    expect(stdout.trim().split('\n').at(-1)).toContain('content/trial.mdx')
  }, 420_000)

  it('cleans up when it is stopped', async () => {
    const env = { ...process.env, TMPDIR: temporary() }
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'tools/review.ts', 'HEAD', '--text'],
      { cwd: site, env },
    )
    const left = new Promise(resolve => child.on('exit', resolve))
    while (!leftOver().some(name => name.includes('before')))
      await new Promise(resolve => setTimeout(resolve, 50))
    child.kill('SIGINT')
    expect(await left).toBe(130)
    expect(leftOver()).toEqual([])
  }, 240_000)
})

describe('git', () => {
  it('names the nearest heading in a change of a page', () => {
    edit('content/trial.mdx', /^(# .*\n\n).*$/m, '$1Ein anderer Satz.')
    const hunks = git('diff', '-U0', 'content/trial.mdx')
    expect(hunks).toMatch(/^@@ .* @@ # /m)
  })
})
