import { build } from 'vite'

/**
 * Bundles the server to `<outDir>/main.js` and `npm run requests` to `<outDir>/requests.js`, for places without the sources,
 * packages included: one file to read and only what is used of each, a sixth off the start. Call it last: `npm start` takes
 * the time of main.js as the time of the build.
 * @param outDir absolute, e.g. the new `dist/server`; other files in it stay
 */
export async function buildServer(outDir: string): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    // Not bundled: they look for files of their own beside them.
    ssr: { noExternal: true, external: ['fs-native-extensions', 'ioredis', 'nodemailer'] },
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
