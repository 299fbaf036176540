import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/**
 * Bundles the server to `<outDir>/main.js`, its dependencies left to node_modules. Call it last: `npm start` takes the
 * time of main.js as the time of the build.
 * @param outDir absolute, e.g. the new `dist/server`; other files in it stay
 */
export async function buildServer(outDir: string): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'server/main.ts',
      outDir,
      emptyOutDir: false,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: 'chunks/[name]-[hash].js' } },
    },
  })
}
