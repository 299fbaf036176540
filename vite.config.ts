import { relative, resolve } from 'node:path'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { laterFiles } from './renderer/browser-files'
import { createLiveCheck } from './renderer/check/live-check'
import { deletePage, renamePage, writeChanges } from './renderer/check/renames/changes'
import { contentPlugin } from './renderer/content-plugin'
import { knowledgeOf } from './renderer/output/knowledge'
import { previewPlugin } from './renderer/preview/preview-plugin'
import type { SiteTools } from './renderer/preview/workplace/site-tools'
import { createIndex } from './server/chat/offline/card-index'
import { createOffline } from './server/chat/offline/offline'
import { withMenuLine } from './tools/neu/menu-line'
import { newPage } from './tools/neu/new-page'
import { compare } from './tools/review/compare'
import { commitOf, git } from './tools/review/git'
import { readState } from './tools/review/state'
import { textReport } from './tools/review/text-report'
import { withTrees } from './tools/review/trees'

/** What editors use in the browser (`npm run dev`), of rooms that the renderer does not know. */
const tools: SiteTools = {
  newPage,
  withMenuLine,
  renamePage,
  deletePage,
  writeChanges,
  git,
  review: root =>
    withTrees(root, commitOf(root, 'HEAD'), async ({ before, after }) =>
      textReport(compare(readState(before), readState(after)), { rev: 'HEAD', findings: [], notes: [], colour: false }),
    ),
  emilia(pages, site, question, here) {
    const knowledge = knowledgeOf(pages, site)
    const index = createIndex(knowledge)
    const { content } = createOffline(knowledge, index).answer([{ role: 'user', content: question }], here)
    const [best] = index.rank(question, here)
    return `${content}\n\nNächste Karte: ${best ? `${best.card.heading} ${best.card.url}` : 'keine'}`
  },
}

export default defineConfig({
  plugins: [contentPlugin(), previewPlugin(createLiveCheck(), tools), vike()],
  publicDir: 'content/media',
  envPrefix: ['SITE_URL', 'API_ORIGIN', 'EMAILJS_', 'PUBLIC_'],
  // The preview serves what a page loads later from its sources; a build knows other addresses (tools/build/browser.ts).
  define: { LATER_FILES: JSON.stringify(laterFiles) },
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
