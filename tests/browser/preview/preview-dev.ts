import '../../../tools/dev/production-react'
import { resolve } from 'node:path'
import { dev } from 'vike/api'

// The preview as tools/dev.ts starts it, for a copy of the project: with dependencies of the folder above, and a cache of
// its own. The port is the only argument.
// The copy's own: its programs read the content of the working directory.
const { devConfig } = await import(resolve('tools/dev/config.ts'))
await dev({
  startupLog: false,
  viteConfig: devConfig({
    cacheDir: resolve('.vite'),
    server: {
      port: Number(process.argv[2]),
      strictPort: true,
      host: '127.0.0.1',
      fs: { allow: ['..'] },
    },
  }),
})
console.log('ready')
