// Plain JavaScript: `node tools/run.mjs check --fix` runs tools/check.ts. It is bundled first: one file starts in half the time that
// tsx takes to translate each of hundreds.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { build } from 'esbuild'

// A program of seconds ends before V8's optimizing compiler has earned what it costs: up to a quarter of a check.
setFlagsFromString('--no-opt')
// Set before React and Vite are loaded, which look at it: a build is one for production, whatever the shell has set.
process.env.NODE_ENV = 'production'
// What is left is for the program.
const [name = ''] = process.argv.splice(2, 1)
const outfile = resolve('node_modules/.cache/4xdu', `${name}.mjs`)
await build({
  entryPoints: [`tools/${name}.ts`],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
})
await import(pathToFileURL(outfile).href)
