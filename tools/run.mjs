// Plain JavaScript: `node tools/run.mjs build --flag` bundles tools/build.ts to one file and runs it with the flags. Loading the
// modules one by one takes more processor time than the build of the whole site. package.json gives the build a larger young
// generation (--max-semi-space-size, which only a command line can set): of many pages less is copied twice.
import nodeModule from 'node:module'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { bundled } from './bundle.mjs'

// A build of seconds runs most code too seldom for what V8 puts into optimising it: to wait longer pays, by a fifth.
// Node 22 and newer know another name for it, and keep what they have compiled for the next time, as for Vite's own command.
const isOlder = Number.parseInt(process.versions.v8, 10) < 12
setFlagsFromString(isOlder ? '--interrupt-budget=600000' : '--invocation-count-for-turbofan=30000')
if ('enableCompileCache' in nodeModule && typeof nodeModule.enableCompileCache === 'function')
  nodeModule.enableCompileCache()

const [name = '', ...flags] = process.argv.slice(2)
const file = await bundled(name)
// React chooses once, when it is loaded, and its version for developers takes twice the time to render.
process.env.NODE_ENV = 'production'
process.argv = [process.execPath, file, ...flags]
await import(pathToFileURL(file).href)
