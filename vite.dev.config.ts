import { defineConfig, mergeConfig } from 'vite'
import { goliveGroups } from './renderer/check/golive'
import { createLiveCheck } from './renderer/check/live-check'
import { writeChanges } from './renderer/data/file-changes'
import { knowledgeOf } from './renderer/output/knowledge'
import { previewPlugin } from './renderer/preview/preview-plugin'
import type { SiteTools } from './renderer/preview/workplace/site-tools'
import { deletePage, renamePage } from './renderer/renames/changes'
import { sinceSaved } from './renderer/renames/since-saved'
import { createPages } from './server/chat/pages/pages'
import { environment } from './server/config'
import { createSpelling } from './tools/dev/spelling'
import { withMenuLine } from './tools/neu/menu-line'
import { newPage } from './tools/neu/new-page'
import { openSettings } from './tools/open-settings'
import { committedFile, differencesIn } from './tools/submit/differences'
import { baseOf, standingOf } from './tools/submit/standing'
import { goHome, goTo, requestLink, submit } from './tools/submit/submit'
import siteConfig from './vite.config'

/** What editors use in the browser, of rooms that the renderer does not know. */
const tools: SiteTools = {
  newPage,
  withMenuLine,
  renamePage,
  deletePage,
  writeChanges,
  golive: goliveGroups,
  openSettings: () => openSettings(environment()),
  standing: standingOf,
  submit,
  requestLink,
  goHome,
  goTo,
  differences: differencesIn,
  committed: committedFile,
  emilia(pages, site) {
    const { answer, search } = createPages(knowledgeOf(pages, site))
    const cardFor = (question: string, here: string) => {
      const [nearest] = search(question, 1, here)
      return nearest && `„${nearest.heading}“ ${nearest.url}`
    }
    return { answer, cardFor }
  },
}

/** Vite's settings for `npm run dev`: those of a build, and the preview. */
export default defineConfig(env =>
  mergeConfig(siteConfig(env), {
    plugins: [
      previewPlugin(
        {
          ...createLiveCheck(),
          // What was submitted is told too, until it is published: the reviewer's check says the same.
          since: (content, root) => sinceSaved(content, root, baseOf(root)),
          spelling: createSpelling(),
        },
        tools,
      ),
    ],
  }),
)
