// Plain JavaScript: `node tools/run.mjs build --flag` bundles tools/build.ts with all our sources to one file and runs it with the
// flags. Loading the sources one by one takes more processor time than the build of the whole site.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { rolldown } from 'rolldown'

// A build of seconds runs most code too seldom for what V8 puts into optimising it: ten times as often pays, by a fifth.
setFlagsFromString('--interrupt-budget=600000')

const [name = '', ...flags] = process.argv.slice(2)
const root = fileURLToPath(new URL('..', import.meta.url))
// In the project, where Node looks for its packages.
const file = join(root, '.cache', `${name}-${process.pid}.mjs`)

const bundle = await rolldown({
  input: join(root, 'tools', `${name}.ts`),
  platform: 'node',
  external: /^[^./]/,
})
await bundle.write({ file, format: 'esm', codeSplitting: false })
await bundle.close()
// React chooses once, when it is loaded, and its version for developers takes twice the time to render.
process.env.NODE_ENV = 'production'
process.argv = [process.execPath, file, ...flags]
process.on('exit', () => rmSync(file, { force: true }))
await import(pathToFileURL(file).href)
