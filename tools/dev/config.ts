import { type InlineConfig, mergeConfig } from 'vite'
import { previewPlugin } from '../../renderer/editing/preview/preview-plugin'
import { knowledgeOf } from '../../renderer/output/knowledge'
import { SiteAnswers } from '../../server/chat/pages/site-answers'
import { siteConfig } from '../../vite.config'

/**
 * Vite's settings for `npm run dev`: those of a build, and the preview. Handed over as they are and not as a file, which Vite
 * would watch with all it imports: a branch that brings other programs would restart the preview while it answers.
 */
export function devConfig(more: InlineConfig): InlineConfig {
  const preview = previewPlugin(({ pages, site }, messages, here) =>
    new SiteAnswers(knowledgeOf(pages, site)).answer(messages, here),
  )
  return mergeConfig(
    mergeConfig(siteConfig('serve'), { configFile: false, plugins: [preview] }),
    more,
  )
}
