import { relative, resolve } from 'node:path'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { chunkSources } from './renderer/browser-chunks'
import { contentPlugin } from './renderer/content-plugin'

export default defineConfig({
  plugins: [contentPlugin(), vike()],
  publicDir: 'content/media',
  envPrefix: 'PUBLIC_',
  // The preview serves what a page loads on demand from its sources; a build knows other addresses (tools/build/browser.ts).
  define: { CHUNK_URLS: JSON.stringify(chunkSources) },
  build: {
    // tools/build.ts builds into a new folder and swaps it in when all is green. Relative: Vike puts the root before it.
    outDir: relative(process.cwd(), resolve(process.env.OUT_DIR ?? 'dist')),
    target: 'es2022',
    cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
    // Pictures and fonts stay files: they are cached for good and never swell a page.
    assetsInlineLimit: 0,
    // A site of many pages would be told how long each plugin took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})
