import type { Site } from '../../../components/frame/types'
import type { ChatMessage } from '../../../shared/messages'
import type { Diagnostic, Edit } from '../../data/diagnose'
import type { WholePage } from '../../page/page'
import type { Difference, Standing, Submission, Submitted } from '../messages'
import type { LiveCheck } from '../preview-state'

type Content = ReturnType<LiveCheck['content']>
type NewPage = { file: string; text: string; path: string; title: string; menuLine: string }
type FileChange = { file: string; edits: Edit[]; to?: string }

/** What the workplace needs of rooms that the renderer does not know; vite.dev.config.ts hands it in. */
export type SiteTools = {
  newPage(path: string, title: string, root: string): { refusal: string } | NewPage
  withMenuLine(
    menus: string,
    path: string,
    line: string,
    menu: string,
  ): { text: string; menu: string }
  renamePage(content: Content, from: string, to: string): FileChange[]
  deletePage(content: Content, url: string, target: string): FileChange[]
  writeChanges(changes: readonly FileChange[], root: string): void
  /** What is to be settled before the site goes live, in the words of `npm run check -- --golive`. */
  golive(content: Content): { heading: string; found: Diagnostic[] }[]
  openSettings(): string[]
  standing(root: string): Standing
  submit(root: string, asked: Submission): Promise<Submitted>
  /** Where the pull request of the open branch is opened. */
  requestLink(root: string): Promise<string | undefined>
  goHome(root: string): Promise<string>
  goTo(root: string, branch: string): Promise<void>
  /** What visitors read differently in a file since the last commit. */
  differences(root: string, file: string): Difference[]
  /** The file as it was at the last commit; undefined when it is new. */
  committed(root: string, file: string): Buffer | undefined
  /** Emilia without a model, who knows these pages; `cardFor` is the one that fits a question best. */
  emilia(
    pages: readonly WholePage[],
    site: Site,
  ): {
    answer(messages: readonly ChatMessage[], here: string): { content: string; showQR: boolean }
    cardFor(question: string, here: string): string | undefined
  }
}
