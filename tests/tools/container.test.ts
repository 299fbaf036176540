import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { all, formData, path } from '../server/mail/fixture'
import { type BuiltServer, startBuiltServer } from '../support/built-server'
import { requireFreshBuild } from '../support/fresh-build'
import { scratchFolder } from '../support/scratch-folder'

const dockerfile = readFileSync('Dockerfile', 'utf8')
/** What the container runs: its server, and what asks whether that is well. */
const [healthCheck = [], command = []] = [...dockerfile.matchAll(/^ *CMD (\[.*\])$/gm)].map(
  ([, words = '[]']): string[] => JSON.parse(words),
)

it('the container is built from all that git holds, but for what only people and tests read', () => {
  const { stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8' })
  const others = /^(?:tests|deploy|\..*|[A-Z]+\.md|Dockerfile|cspell\.json|knip\.json|)$/
  const read = new Set(stdout.split('\n').map(file => file.split('/')[0] ?? ''))
  const letThrough = readFileSync('.dockerignore', 'utf8').match(/(?<=^!).*/gm)
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.*) \.\/\w*$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  const needed = [...read].filter(name => !others.test(name)).sort()
  expect(letThrough?.sort()).toEqual(needed)
  expect([...new Set(copied)].sort()).toEqual(needed)
})

/** What `npm ci --omit=dev` would install, as links. */
function linkPackages(app: string): void {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const name of Object.keys(dependencies)) {
    const link = join(app, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(resolve('node_modules', name), link, 'junction')
  }
}

// Its last stage without a container builder, around the build that is tested.
describe('the container', () => {
  const folder = scratchFolder(afterAll)
  const app = join(folder, 'app')
  const data = join(folder, 'data')
  let server: BuiltServer | undefined
  const listing = () =>
    readdirSync(app, { recursive: true, encoding: 'utf8' })
      .filter(file => !file.startsWith('node_modules/'))
      .sort()
  let before: string[] = []

  beforeAll(async () => {
    requireFreshBuild()
    mkdirSync(app)
    const [lastStage = ''] = dockerfile.split(/^FROM /m).slice(-1)
    for (const [, name = ''] of lastStage.matchAll(/^COPY (?:--from=\w+ \/app\/)?(\S+)/gm))
      if (name === 'node_modules') linkPackages(app)
      else cpSync(name, join(app, name), { recursive: true })
    mkdirSync(data)
    before = listing()
    server = await startBuiltServer(data, { NODE_ENV: 'production' }, join(app, 'dist'))
  })
  afterAll(() => void server?.child.kill('SIGKILL'))

  it('serves the site, and its health check says so', async () => {
    const page = await fetch(`${server?.origin}/`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')])
    const [program = '', ...args] = healthCheck
    const ask = (at: string) =>
      spawnSync(program, args, { env: { PATH: process.env.PATH, PORT: at } }).status
    expect([program, ...command]).toEqual(['node', 'node', 'dist/server/main.js'])
    expect(ask(server?.port ?? '')).toBe(0)
    expect(ask('9')).toBe(1)
  })

  it('is not written to: a request goes to DATA_DIR', async () => {
    const form = { method: 'POST', body: formData(all) }
    expect((await fetch(`${server?.origin}${path}`, form)).status).toBe(200)
    expect(readdirSync(join(data, 'new')).filter(name => name.endsWith('.json'))).toHaveLength(1)
    expect(listing()).toEqual(before)
  })
})
