import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { chunkInputs, chunkSources } from './renderer/output/browser-chunks'
import { contentPlugin } from './renderer/page/content-plugin'
import { pageFactsPlugin, pageOnDisk } from './renderer/page/page-facts-plugin'

export default defineConfig(({ command }) => ({
  plugins: [
    contentPlugin(process.cwd(), command === 'serve'),
    // A build hands on the pages that it has checked (tools/build.ts).
    command === 'serve' && pageFactsPlugin(pageOnDisk),
    vike(),
  ],
  publicDir: 'content/media',
  // Pages know no settings but those that tools/build/settings.ts hands in.
  envDir: false as const,
  // What a page loads on demand: the preview serves its sources, a build makes a file of each (renderer/output/inline.ts).
  ...(command === 'serve' && { define: { CHUNK_URLS: JSON.stringify(chunkSources) } }),
  environments: {
    client: {
      build: {
        // React, EmailJS and others ask for their notice beside what is shipped of them.
        license: { fileName: 'assets/licenses.md' },
        rolldownOptions: {
          input: chunkInputs(),
          preserveEntrySignatures: 'allow-extension' as const,
        },
      },
    },
  },
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
    // Pictures and fonts stay files: they are cached for good and never swell a page.
    assetsInlineLimit: 0,
    // A site of many pages would be told how long each plugin took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
}))
