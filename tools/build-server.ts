import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/**
 * Bundles the server to `<outDir>/main.js` and `npm run requests` to `<outDir>/requests.js`, for places without the sources;
 * run-time dependencies are left to node_modules. Call it last: `npm start` takes the time of main.js as the time of the build.
 * @param outDir absolute, e.g. the new `dist/server`; other files in it stay
 */
export async function buildServer(outDir: string): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'warn',
    publicDir: false,
    // A development package: what is installed to run the server has it not.
    ssr: { noExternal: ['postal-mime'] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: {
        input: { main: 'server/main.ts', requests: 'tools/requests.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  })
}
