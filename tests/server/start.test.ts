import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { scratchFolder } from '../support/scratch-folder'

// A project in miniature: its build writes a main.js that says which build it is.
let root = ''
const at = (path: string) => join(root, path)
const buildScript = (fails: boolean) => `
  import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
  ${fails ? "console.error('content/x.mdx:1:1  Fehler'); process.exit(1)" : ''}
  appendFileSync('builds', 'x'); mkdirSync('dist/server', { recursive: true })
  writeFileSync('dist/server/main.js', "console.log('running build " + readFileSync('builds', 'utf8').length + "')")`

beforeEach(() => {
  root = scratchFolder()
  for (const folder of ['tools', 'content/services', 'components'])
    mkdirSync(at(folder), { recursive: true })
  cpSync(new URL('../../tools/start.mjs', import.meta.url), at('tools/start.mjs'))
  writeFileSync(
    at('package.json'),
    JSON.stringify({ type: 'module', scripts: { build: 'node build.mjs' } }),
  )
  writeFileSync(at('build.mjs'), buildScript(false))
  writeFileSync(at('content/services/x.mdx'), 'x')
})

const start = () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
const touch = (path: string) => utimesSync(at(path), new Date(), new Date(Date.now() + 5_000))

describe('npm start', () => {
  it('builds when there is no build, and not again', () => {
    expect(start().stdout).toContain('running build 1')
    const again = start()
    expect(again.stdout).toContain('running build 1')
    expect(again.stdout).not.toContain('building')
  })

  it('builds again when a word, a program or the lockfile changed, or a page is gone', () => {
    start()
    touch('content/services/x.mdx')
    expect(start().stdout).toMatch(/content is newer[\s\S]*running build 2/)
    utimesSync(at('dist/server/main.js'), new Date(), new Date(Date.now() + 10_000))
    writeFileSync(at('package-lock.json'), '{}')
    utimesSync(at('package-lock.json'), new Date(), new Date(Date.now() + 20_000))
    expect(start().stdout).toMatch(/package-lock.json is newer[\s\S]*running build 3/)
    rmSync(at('package-lock.json'))
    utimesSync(at('content/services/x.mdx'), new Date(), new Date())
    utimesSync(at('dist/server/main.js'), new Date(), new Date(Date.now() + 10_000))
    expect(start().stdout).not.toContain('building')
    rmSync(at('content/services/x.mdx'))
    utimesSync(at('content/services'), new Date(), new Date(Date.now() + 20_000))
    expect(start().stdout).toContain('running build 4')
  })

  it('starts nothing when the build fails, also with an older build at hand', () => {
    start()
    const before = readFileSync(at('dist/server/main.js'), 'utf8')
    writeFileSync(at('build.mjs'), buildScript(true))
    touch('content/services/x.mdx')
    const failed = start()
    expect(failed.status).toBe(1)
    expect(failed.stderr).toContain('content/x.mdx:1:1  Fehler')
    expect(failed.stderr).toContain('THE BUILD FAILED')
    expect(failed.stderr).toContain('older build')
    expect(failed.stdout).not.toContain('running')
    expect(readFileSync(at('dist/server/main.js'), 'utf8')).toBe(before)
  })
})
