import { relative, resolve } from 'node:path'
import { defineConfig } from 'vite'
import { chatFacts } from './renderer/chat-facts'
import { contentPlugin } from './renderer/content-plugin'
import { emptyVikeClient } from './renderer/empty-vike-client'
import { foldTokens } from './renderer/fold-tokens'
import { lateVike } from './renderer/late-vike'
import { plainImports } from './renderer/plain-imports'
import { previewPlugin } from './renderer/preview/preview-plugin'

export default defineConfig(() => ({
  plugins: [contentPlugin(), previewPlugin(), plainImports(), emptyVikeClient(), chatFacts(), foldTokens(), lateVike()],
  publicDir: 'content/media',
  envPrefix: ['SITE_URL', 'API_ORIGIN', 'EMAILJS_', 'PUBLIC_'],
  environments: {
    ssr: {
      build: {
        // Many pages in one file: a file for each would take longer to load than to render.
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'pages', test: /\.mdx$/, maxSize: 1_000_000 }] } },
        },
      },
    },
  },
  build: {
    // tools/build.ts builds into a new folder and swaps it in when all is green. Relative: Vike puts the root before it.
    outDir: relative(process.cwd(), resolve(process.env.OUT_DIR ?? 'dist')),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
    modulePreload: false,
    // Pictures and fonts stay files: they are cached for good and never swell a page.
    assetsInlineLimit: 0,
    // A site of many pages would be told how long each plugin took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
}))
