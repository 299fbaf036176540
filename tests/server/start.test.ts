import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { scratchFolder } from '../support/scratch-folder'

/** A build in miniature: it writes a main.js that says which build it is, or fails. */
const buildScript = (fails: boolean) => `
  import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
  ${fails ? "console.error('content/x.mdx:1:1  Fehler'); process.exit(1)" : ''}
  appendFileSync('builds', 'x'); mkdirSync('dist/server', { recursive: true })
  writeFileSync('dist/server/main.js', "console.log('running build " + readFileSync('builds', 'utf8').length + "')")`

/** A project in miniature that starts as the real one does. */
function project() {
  const root = scratchFolder()
  const at = (path: string) => join(root, path)
  for (const folder of ['tools', 'content/services', 'components'])
    mkdirSync(at(folder), { recursive: true })
  for (const file of ['start.mjs', 'last-build.mjs'])
    cpSync(new URL(`../../tools/${file}`, import.meta.url), at(`tools/${file}`))
  const scripts = { build: 'node build.mjs' }
  writeFileSync(at('package.json'), JSON.stringify({ type: 'module', scripts }))
  writeFileSync(at('content/services/x.mdx'), 'x')
  return { root, at }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it.skipIf(process.platform === 'win32')(
  'npm start ends with the shell that npm starts',
  async () => {
    const { root, at } = project()
    const server = 'console.log(process.pid); setInterval(() => {}, 1_000)'
    const write = `import { mkdirSync, writeFileSync } from 'node:fs'
    mkdirSync('dist/server', { recursive: true }); writeFileSync('dist/server/main.js', ${JSON.stringify(server)})`
    writeFileSync(at('build.mjs'), write)
    const shell = spawn('sh', ['-c', `"${process.execPath}" tools/start.mjs; true`], {
      cwd: root,
      env: { ...process.env, npm_lifecycle_event: 'start' },
    })
    let pid = 0
    while (!pid) {
      const [chunk] = await once(shell.stdout, 'data')
      pid = Number(/^\d+$/m.exec(String(chunk))?.[0] ?? 0)
    }
    shell.kill('SIGTERM')
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false)
  },
)

it('npm start builds when there is no build, and again when a word, a program or the lockfile changed or a page is gone; of a build that fails it starts nothing', () => {
  const { root, at } = project()
  writeFileSync(at('build.mjs'), buildScript(false))
  const start = () =>
    spawnSync(process.execPath, ['tools/start.mjs'], { cwd: root, encoding: 'utf8' })
  let seconds = 0
  /** Each is newer than what was touched before. */
  const touch = (path: string) => {
    seconds += 10
    utimesSync(at(path), new Date(), new Date(Date.now() + seconds * 1000))
  }

  expect(start().stdout).toContain('running build 1')
  expect(start().stdout).toBe('running build 1\n')
  touch('content/services/x.mdx')
  expect(start().stdout).toMatch(/content is newer[\s\S]*running build 2/)
  touch('dist/server/main.js')
  writeFileSync(at('package-lock.json'), '{}')
  touch('package-lock.json')
  expect(start().stdout).toMatch(/package-lock.json is newer[\s\S]*running build 3/)
  touch('dist/server/main.js')
  expect(start().stdout).toBe('running build 3\n')
  rmSync(at('content/services/x.mdx'))
  touch('content/services')
  expect(start().stdout).toContain('running build 4')

  const before = readFileSync(at('dist/server/main.js'), 'utf8')
  writeFileSync(at('build.mjs'), buildScript(true))
  touch('content/services')
  const failed = start()
  expect(failed.status).toBe(1)
  for (const words of ['content/x.mdx:1:1  Fehler', 'THE BUILD FAILED', 'older build'])
    expect(failed.stderr).toContain(words)
  expect(failed.stdout).not.toContain('running')
  expect(readFileSync(at('dist/server/main.js'), 'utf8')).toBe(before)
})
