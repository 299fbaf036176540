import type { Site } from '../../../components/frame/types'
import type { Edit } from '../../../components/shapes'
import type { ChatMessage } from '../../../server/messages'
import type { WholePage } from '../../page/page'
import type { Finding } from '../messages'
import type { LiveCheck } from '../preview-state'

type Content = ReturnType<LiveCheck['content']>
type NewPage = { file: string; text: string; path: string; title: string; menuLine: string }
type FileChange = { file: string; edits: Edit[]; to?: string }

/** What the workplace needs of rooms that the renderer does not know; vite.dev.config.ts hands it in. */
export type SiteTools = {
  newPage(path: string, title: string, root: string): { refusal: string } | NewPage
  withMenuLine(menus: string, path: string, line: string): { text: string; menu: string }
  renamePage(content: Content, from: string, to: string): FileChange[]
  deletePage(content: Content, url: string, target: string): FileChange[]
  writeChanges(changes: readonly FileChange[], root: string): void
  submit(root: string, sentence: string): string
  /** Where content/ still names a price that was changed since the last commit. */
  oldPrices(root: string, draft: { file: string; text: string }): Finding[]
  /** What visitors read differently since the last commit. */
  review(root: string): Promise<string>
  /** Emilia without a model, who knows these pages; `cardFor` is the one that fits a question best. */
  emilia(
    pages: readonly WholePage[],
    site: Site,
  ): {
    answer(messages: readonly ChatMessage[], here: string): { content: string; showQR: boolean }
    cardFor(question: string, here: string): string
  }
}
