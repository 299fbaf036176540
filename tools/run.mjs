// Plain JavaScript: `node tools/run.mjs build --flag` bundles tools/build.ts with all our sources to one file and runs it with the
// flags. Loading the sources one by one takes more processor time than the build of the whole site. package.json gives the build
// a larger young generation (--max-semi-space-size, which only a command line can set): of many pages less is copied twice.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import nodeModule from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { rolldown } from 'rolldown'

// A build of seconds runs most code too seldom for what V8 puts into optimising it: to wait longer pays, by a fifth.
// Node 22 and newer know another name for it, and keep what they have compiled for the next time, as for Vite's own command.
const isOlder = Number.parseInt(process.versions.v8, 10) < 12
setFlagsFromString(isOlder ? '--interrupt-budget=600000' : '--invocation-count-for-turbofan=30000')
if ('enableCompileCache' in nodeModule && typeof nodeModule.enableCompileCache === 'function')
  nodeModule.enableCompileCache()

const [name = '', ...flags] = process.argv.slice(2)
const root = fileURLToPath(new URL('..', import.meta.url))

const bundle = await rolldown({
  input: join(root, 'tools', `${name}.ts`),
  platform: 'node',
  external: /^[^./]/,
})
const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
await bundle.close()
// In the project, where Node looks for its packages; under one name, by which compiled code is found again. Another run of
// the same tool at this moment makes the same file, and finds it whole at any time.
const folder = join(root, '.cache')
const file = join(folder, `${name}.mjs`)
mkdirSync(folder, { recursive: true })
writeFileSync(`${file}.${process.pid}`, output[0].code)
renameSync(`${file}.${process.pid}`, file)
// React chooses once, when it is loaded, and its version for developers takes twice the time to render.
process.env.NODE_ENV = 'production'
process.argv = [process.execPath, file, ...flags]
await import(pathToFileURL(file).href)
