import vike from 'vike/plugin'
import { defineConfig, type UserConfig } from 'vite'
import { chunkInputs, chunkSources } from './renderer/output/browser-chunks'
import { pageOnDisk, pagePlugin, type ReadFile } from './renderer/page/page-plugin'

/**
 * The settings of the site without Vike: its functions `build` and `dev` add it themselves, and would load this file once more
 * for one that is made before they are called.
 * @param read gives a page; `npm run build` hands on those that it has checked
 */
export const siteConfig = (command: 'build' | 'serve', read: ReadFile = pageOnDisk) =>
  ({
    plugins: [pagePlugin({ read, hasLines: command === 'serve' })],
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
  }) satisfies UserConfig

/** For Vite's own commands. */
export default defineConfig(({ command }) => {
  const { plugins, ...settings } = siteConfig(command)
  return { ...settings, plugins: [...plugins, vike()] }
})
