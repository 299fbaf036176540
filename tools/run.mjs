// Plain JavaScript: `node tools/run.mjs build --flag` bundles tools/build.ts with all our sources to one file and runs it with the
// flags. Loading the sources one by one takes more processor time than the build of the whole site. The bundle is kept until a
// source changes. package.json gives the build a larger young generation (--max-semi-space-size, which only a command line can
// set): of many pages less is copied twice.
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import nodeModule from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

// A build of seconds runs most code too seldom for what V8 puts into optimising it: to wait longer pays, by a fifth.
// Node 22 and newer know another name for it, and keep what they have compiled for the next time, as for Vite's own command.
const isOlder = Number.parseInt(process.versions.v8, 10) < 12
setFlagsFromString(isOlder ? '--interrupt-budget=600000' : '--invocation-count-for-turbofan=30000')
if ('enableCompileCache' in nodeModule && typeof nodeModule.enableCompileCache === 'function')
  nodeModule.enableCompileCache()

const [name = '', ...flags] = process.argv.slice(2)
const root = fileURLToPath(new URL('..', import.meta.url))

// In the project, where Node looks for its packages; under one name, by which compiled code is found again.
const folder = join(root, '.cache')
const file = join(folder, `${name}.mjs`)
const made = join(folder, `${name}.json`)

/**
 * Which sources, named from the root, as they are now: a changed one, or one that is gone, is another state.
 * @param {string[]} sources
 */
const stateOf = sources =>
  sources.map(source => {
    const { mtimeMs, size } = statSync(join(root, source), { throwIfNoEntry: false }) ?? {}
    return [source, mtimeMs, size]
  })

/** Whether the last bundle was made of the sources as they are. */
function isFresh() {
  if (!existsSync(made) || !existsSync(file)) return false
  const before = readFileSync(made, 'utf8')
  const sources = JSON.parse(before).map((/** @type {[string]} */ [source]) => source)
  return JSON.stringify(stateOf(sources)) === before
}

/**
 * Another run of the same tool at this moment makes the same file, and finds it whole at any time.
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  writeFileSync(`${path}.${process.pid}`, text)
  renameSync(`${path}.${process.pid}`, path)
}

if (!isFresh()) {
  const { rolldown } = await import('rolldown')
  const input = join(root, 'tools', `${name}.ts`)
  const bundle = await rolldown({ input, platform: 'node', external: /^[^./]/ })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  await bundle.close()
  mkdirSync(folder, { recursive: true })
  write(file, output[0].code)
  // What says how it is made counts as well; what the bundler brings along is no file.
  const sources = output[0].moduleIds.filter(source => !source.startsWith('\0'))
  const named = [...sources, fileURLToPath(import.meta.url)].map(source => relative(root, source))
  write(made, JSON.stringify(stateOf(named)))
}
// React chooses once, when it is loaded, and its version for developers takes twice the time to render.
process.env.NODE_ENV = 'production'
process.argv = [process.execPath, file, ...flags]
await import(pathToFileURL(file).href)
