import { mergeConfig } from 'vite'
import { createLiveCheck } from './renderer/check/live-check'
import { spelling } from './renderer/check/spelling'
import { knowledgeOf } from './renderer/output/knowledge'
import { previewPlugin } from './renderer/preview/preview-plugin'
import type { SiteTools } from './renderer/preview/workplace/site-tools'
import { deletePage, renamePage, writeChanges } from './renderer/renames/changes'
import { createIndex } from './server/chat/offline/card-index'
import { createOffline } from './server/chat/offline/offline'
import { withMenuLine } from './tools/neu/menu-line'
import { newPage } from './tools/neu/new-page'
import { compare } from './tools/review/compare'
import { commitOf } from './tools/review/git'
import { oldPrices } from './tools/review/old-prices'
import { readState } from './tools/review/state'
import { submit } from './tools/review/submit'
import { textReport } from './tools/review/text-report'
import { withTrees } from './tools/review/trees'
import siteConfig from './vite.config'

/** What editors use in the browser, of rooms that the renderer does not know. */
const tools: SiteTools = {
  newPage,
  withMenuLine,
  renamePage,
  deletePage,
  writeChanges,
  submit,
  oldPrices,
  review: root =>
    withTrees(root, commitOf(root, 'HEAD'), async ({ before, after }) =>
      textReport(compare(readState(before), readState(after)), { rev: 'HEAD', findings: [], notes: [], colour: false }),
    ),
  emilia(pages, site) {
    const knowledge = knowledgeOf(pages, site)
    const index = createIndex(knowledge)
    const cardFor = (question: string, here: string) => {
      const card = index.rank(question, here)[0]?.card
      return card ? `${card.heading} ${card.url}` : 'keine'
    }
    return { ...createOffline(knowledge, index), cardFor }
  },
}

/** Vite's settings for `npm run dev`: those of a build, and the preview. */
export default mergeConfig(siteConfig, { plugins: [previewPlugin({ ...createLiveCheck(), spelling }, tools)] })
