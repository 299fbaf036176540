import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { requireFreshBuild } from './fresh-build'

type Instruction = { word: string; rest: string }

/** The instructions of the Dockerfile, each in one line. */
export function dockerfile(): Instruction[] {
  const lines = readFileSync('Dockerfile', 'utf8')
    .replace(/\\\n\s*/g, '')
    .split('\n')
  return lines.flatMap(line => {
    const [, word, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    return word && rest ? [{ word, rest }] : []
  })
}

/** Copies the build context into a folder: what .dockerignore lets through, of two rules for a file the later one. */
export function copyContext(folder: string): void {
  const rules = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter(line => line && !line.startsWith('#'))
    .map(line => ({ isKept: line.startsWith('!'), pattern: matching(line.replace(/^!/, '')) }))
  const isKept = (path: string) =>
    rules.findLast(({ pattern }) => pattern.test(path))?.isKept ?? true
  for (const name of readdirSync('.'))
    if (isKept(name))
      cpSync(name, join(folder, name), {
        recursive: true,
        filter: path => isKept(path.replaceAll('\\', '/')),
      })
}

/** A pattern of .dockerignore, which counts for all that is below a folder too. */
function matching(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]]/g, '\\$&')
    .replaceAll('**/', '(?:.*/)?')
    .replace(/(?<![.)])\*/g, '[^/]*')
  return new RegExp(`^${source}(?:/|$)`)
}

/**
 * Follows the Dockerfile without a container: each stage is a folder below `root`. Packages are linked instead of installed,
 * and the same sources are not built a second time: their build is the one that is tested.
 * @returns the folder of the last stage
 */
export function buildStages(root: string, context: string): string {
  const stages = new Map<string, string>()
  let app = ''
  for (const { word, rest } of dockerfile()) {
    if (word === 'FROM') {
      const [, base = '', name = 'last'] = /^(\S+)(?: AS (\w+))?/.exec(rest) ?? []
      // A stage upon another goes on in its folder.
      app = stages.get(base) ?? join(root, name)
      stages.set(name, app)
      mkdirSync(app, { recursive: true })
    }
    if (word === 'COPY') copy(rest, app, stages, context)
    if (word === 'RUN') run(rest.replace(/^--mount=\S+ /, ''), app)
  }
  return app
}

function copy(
  words: string,
  app: string,
  stages: ReadonlyMap<string, string>,
  context: string,
): void {
  const [, stage = '', paths = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(words) ?? []
  const parts = paths.split(' ')
  const to = parts.pop() ?? ''
  for (const part of parts) {
    const from = join(stages.get(stage) ?? context, part.replace('/app/', ''))
    cpSync(from, to.endsWith('/') ? join(app, to, part) : join(app, to), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
}

function run(command: string, app: string): void {
  if (command.startsWith('npm ci --omit=dev')) linkPackages(app)
  if (command !== 'npm run build') return
  requireFreshBuild()
  cpSync('dist', join(app, 'dist'), { recursive: true })
}

/** What `npm ci --omit=dev` would install, as links. */
function linkPackages(app: string): void {
  const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'))
  for (const name of Object.keys(manifest.dependencies)) {
    const link = join(app, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(resolve('node_modules', name), link, 'junction')
  }
}
