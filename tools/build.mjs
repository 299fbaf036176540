// Plain JavaScript: one bundle of the build's programs starts in half the time that tsx takes to translate each file.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// Set before React and Vite are loaded, which look at it: a build is always one for production, whatever the shell has set.
process.env.NODE_ENV = 'production'
const { build } = await import('vite')

const outDir = 'node_modules/.cache/4xdu-build'
await build({
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: 'tools/build/build-site.ts',
    outDir,
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'build.mjs' } },
  },
})
await import(pathToFileURL(resolve(outDir, 'build.mjs')).href)
