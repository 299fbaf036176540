import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../../components/facts/site'
import type { ChatAnswer } from '../../../shared/messages'
import { fileOf } from '../../data/content-files'
import { explain, type Finding } from '../../data/report'
import { readScenes } from '../../data/scenes'
import { dataNames, loadData, readData } from '../../data/site-data'
import type { WholePage } from '../../page/page'
import { allFindings } from '../check/check-content'
import { createLiveCheck } from '../check/live-check'
import { type Findings, type ShownFinding, shownLine } from './messages'

/** The whole check reads all pages: the terminal waits with it until the saved one is shown and the editor has paused. */
const PAUSE = 800

/** How Emilia, who knows these pages, and the scenes answer what the chats post, without a model. */
export type Chat = (
  known: { pages: WholePage[]; site: Site },
  body: unknown,
  here: string,
) => Promise<ChatAnswer>
export type PreviewState = ReturnType<typeof createPreviewState>

const sent = (finding: Finding): ShownFinding => {
  const { file, line, column, fatal } = finding
  return { file, line, column, sentence: explain(finding), isHint: !fatal }
}

/** What the check says of the content as it lies on disk at this moment. */
export function createPreviewState(root: string) {
  const check = createLiveCheck(root)
  let timer: NodeJS.Timeout | undefined

  /** The errors that keep a page from being shown, without those that need other pages. */
  function blocking(file: string): ShownFinding[] {
    if (!existsSync(join(root, file))) return []
    // Every page is rendered with all of them.
    const facts = [...dataNames.map(name => readData(name, root)), ...readScenes(root)]
    const inFacts = facts.flatMap(({ findings }) => findings)
    const errors = [...inFacts, ...check.alone(file)].filter(({ fatal }) => fatal)
    return errors.map(sent)
  }
  /** What the whole check says, of the given file first. */
  function checked(file: string): Findings {
    const all = allFindings(check.content(), root).map(sent)
    const [own, others] = [true, false].map(is => all.filter(one => (one.file === file) === is))
    return { file, findings: [...(own ?? []), ...(others ?? [])] }
  }
  /** Says in the terminal, from where VS Code reads it, what is wrong: after each save, and once when the preview starts. */
  function tell(saved?: string): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const { findings } = checked(saved ?? fileOf('/'))
      const start = saved ? [`Gespeichert: ${saved}`] : []
      // console.log is silent in `npm run dev`.
      console.info([...start, ...findings.map(shownLine), 'Geprüft.'].join('\n'))
    }, PAUSE)
  }
  /** All that Emilia knows: the pages that can be read. */
  function wholePages() {
    const pages = check
      .content()
      .pages.flatMap(({ page }) => (page?.head ? [{ ...page, head: page.head }] : []))
    return { pages, site: loadData('site', root) }
  }
  return { blocking, checked, tell, wholePages }
}
