import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { chunkSources } from './renderer/browser-chunks'
import { contentPlugin } from './renderer/content-plugin'
import { messengerCodePlugin } from './renderer/messenger-code'

export default defineConfig({
  plugins: [contentPlugin(), messengerCodePlugin(), vike()],
  publicDir: 'content/media',
  // Pages know no settings but those that tools/build/settings.ts hands in.
  envDir: false as const,
  // The preview serves what a page loads on demand from its sources; a build knows other addresses (tools/build/browser.ts).
  define: { CHUNK_URLS: JSON.stringify(chunkSources) },
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
    // Pictures and fonts stay files: they are cached for good and never swell a page.
    assetsInlineLimit: 0,
    // A site of many pages would be told how long each plugin took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})
