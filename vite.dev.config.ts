import { defineConfig, mergeConfig } from 'vite'
import { createLiveCheck } from './renderer/check/live-check'
import { knowledgeOf } from './renderer/output/knowledge'
import { previewPlugin } from './renderer/preview/preview-plugin'
import { createPages } from './server/chat/pages/pages'
import { createSpelling } from './tools/dev/spelling'
import siteConfig from './vite.config'

/** Vite's settings for `npm run dev`: those of a build, and the preview. */
export default defineConfig(env =>
  mergeConfig(siteConfig(env), {
    plugins: [
      previewPlugin(
        {
          ...createLiveCheck(),
          since: ({ files, pages }) => ({
            renames: [],
            diagnostics: [...files, ...pages].flatMap(({ found }) => found),
          }),
          spelling: createSpelling(),
        },
        ({ pages, site }, messages, here) =>
          createPages(knowledgeOf(pages, site)).answer(messages, here),
      ),
    ],
  }),
)
