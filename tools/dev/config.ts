import { type InlineConfig, mergeConfig } from 'vite'
import { previewPlugin } from '../../renderer/editing/preview/preview-plugin'
import type { Chat } from '../../renderer/editing/preview/preview-state'
import { knowledgeOf } from '../../renderer/output/knowledge'
import { createSentences } from '../../server/chat/model/sentences'
import { SiteAnswers } from '../../server/chat/pages/site-answers'
import { createScenes } from '../../server/chat/scene/scenes'
import { readThread } from '../../server/chat/thread'
import { siteConfig } from '../../vite.config'

/**
 * Vite's settings for `npm run dev`: those of a build, and the preview. Handed over as they are and not as a file, which Vite
 * would watch with all it imports: a branch that brings other programs would restart the preview while it answers.
 */
export function devConfig(more: InlineConfig): InlineConfig {
  return mergeConfig(
    mergeConfig(siteConfig('serve'), { configFile: false, plugins: [previewPlugin(chat)] }),
    more,
  )
}

/** The server's own chats, made anew for each question: they know the pages and scenes as they are saved. */
const chat: Chat = async ({ pages, site }, body, here) => {
  const knowledge = knowledgeOf(pages, site)
  const emilia = new SiteAnswers(knowledge)
  const sentences = createSentences(knowledge)
  const thread = readThread(body)
  const play = createScenes({ knowledge, pages: emilia, sentences })(body)
  if (play) return play(thread, { key: '', signal: new AbortController().signal })
  return { message: { role: 'assistant', ...emilia.answer(thread, here) } }
}
