import { type InlineConfig, mergeConfig } from 'vite'
import { knowledgeOf } from '../../renderer/output/knowledge'
import { previewPlugin } from '../../renderer/preview/preview-plugin'
import { SiteAnswers } from '../../server/chat/pages/site-answers'
import siteConfig from '../../vite.config'

/**
 * Vite's settings for `npm run dev`: those of a build, and the preview. Handed over as they are and not as a file, which Vite
 * would watch with all it imports: a branch that brings other programs would restart the preview while it answers.
 */
export function devConfig(more: InlineConfig): InlineConfig {
  const preview = previewPlugin(({ pages, site }, messages, here) =>
    new SiteAnswers(knowledgeOf(pages, site)).answer(messages, here),
  )
  const site = siteConfig({ command: 'serve', mode: 'development' })
  return mergeConfig(mergeConfig(site, { configFile: false, plugins: [preview] }), more)
}
