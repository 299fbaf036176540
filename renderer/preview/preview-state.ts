import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { html } from 'hono/html'
import type { ViteDevServer } from 'vite'
import type { Site } from '../../components/frame/types'
import type { ChatMessage } from '../../shared/messages'
import { withoutBrackets } from '../../shared/placeholders'
import { fileOf, urlOf } from '../content-files'
import { type FrontMatter, LENGTHS } from '../data/front-matter'
import { explain, type Finding as Wrong } from '../data/report'
import { dataNames, loadData, readData, readText } from '../data/site-data'
import type { Page, WholePage } from '../page/page'
import { socialInput } from '../social/SocialCard'
import { type Checked, type Drawn, type Finding, lineOf, SOCIAL_PATH } from './messages'

/** A mistake of the program, not of the editor: a page that passes the check can be shown. */
const FAILED =
  'Diese Seite lässt sich gerade nicht zeigen, Sie sehen ihren letzten guten Stand. Im Terminal steht, woran es liegt: Zeigen Sie das, wer die Website programmiert.'
/** The whole check reads all pages: the terminal waits with it until the editor has paused. */
const PAUSE = 300

type Content = {
  pages: { file: string; text: string; page?: Page; findings: Wrong[] }[]
  files: { file: string; text: string; findings: Wrong[] }[]
}
/** What the preview asks of the check. */
export type LiveCheck = {
  /** What is wrong in one file and needs no other page. */
  alone(file: string, text: string): Wrong[]
  /** All of content/ as it lies on disk. */
  content(): Content
  /** What only the last commit can tell: addresses that are gone, and old prices. */
  since(content: Content): Wrong[]
  /** Words of a page that no dictionary knows. */
  spelling(page: { file: string; text: string }): Promise<Wrong[]>
}
/** How Emilia answers without a model, who knows these pages. */
export type Emilia = (
  known: { pages: WholePage[]; site: Site },
  messages: readonly ChatMessage[],
  here: string,
) => { content: string; showQR: boolean }
export type PreviewState = ReturnType<typeof createPreviewState>

const told = (finding: Wrong): Finding => {
  const { file, line, column, fatal } = finding
  return { file, line, column, sentence: explain(finding), isHint: !fatal }
}

/** What the check says of the content as it lies on disk at this moment. */
export function createPreviewState(check: LiveCheck, root: string) {
  const onDisk = (file: string) => readText(file, root).text
  /** What was saved since the preview runs. */
  const written = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  /** The errors that keep a page from being shown, without those that need other pages. */
  function blocking(file: string): Finding[] {
    if (!existsSync(join(root, file))) return []
    return [
      ...dataNames.flatMap(name => readData(name, root).findings),
      ...check.alone(file, onDisk(file)),
    ]
      .filter(({ fatal }) => fatal)
      .map(told)
  }
  /** Renders a page; without `html` when there is no such page or it has errors. */
  async function drawn(server: ViteDevServer, file: string): Promise<Drawn> {
    const findings = blocking(file)
    if (findings.length > 0 || !existsSync(join(root, file))) return { file, findings }
    try {
      const { renderDraft } = await server.ssrLoadModule('/renderer/render-draft.tsx')
      return { file, findings, html: await renderDraft(file, onDisk(file)) }
    } catch (error) {
      console.error(`${file}: ${error}`)
      return { file, findings: [{ file, line: 1, column: 1, sentence: FAILED, isHint: false }] }
    }
  }
  /** What the whole check says, with spelling of pages saved in this run: loading the dictionaries takes seconds. */
  async function checked(file: string): Promise<Checked> {
    const content = check.content()
    const isSpelt = written.has(file) && file.endsWith('.mdx')
    const words = isSpelt ? await check.spelling({ file, text: onDisk(file) }) : []
    const alone = [...content.files, ...content.pages].flatMap(({ findings }) => findings)
    const all = [...words, ...alone, ...check.since(content)].map(told)
    const head = content.pages.find(page => page.file === file)?.page?.head
    const site = readData('site', root).data
    return {
      file,
      findings: [...all.filter(one => one.file === file), ...all.filter(one => one.file !== file)],
      shared: head && site ? String(shared(file, head, site)) : '',
    }
  }
  /** Says in the terminal, from where VS Code reads it, what is wrong: after each save, and once when the preview starts. */
  function tell(saved?: string): void {
    if (saved) written.add(saved)
    clearTimeout(timer)
    timer = setTimeout(async () => {
      const { findings } = await checked(saved ?? fileOf('/'))
      const lines = [...(saved ? [`Gespeichert: ${saved}`] : []), ...findings.map(lineOf), 'Geprüft.']
      // console.log is silent in `npm run dev`.
      console.info(lines.join('\n'))
    }, PAUSE)
  }
  /** All that Emilia knows: the pages that can be read. */
  function wholePages() {
    const pages = check
      .content()
      .pages.flatMap(({ page }) => (page?.head ? [{ ...page, head: page.head }] : []))
    return { pages, site: loadData('site', root) }
  }
  return { blocking, drawn, checked, tell, wholePages }
}

/** A page as a search result shows it, with the lengths of its words, and its picture where somebody shares its address. */
function shared(file: string, head: FrontMatter, site: Site) {
  const lengthOf = (key: 'title' | 'description') =>
    `${head[key].length} Zeichen (${LENGTHS[key].join(' bis ')})`
  const picture =
    head.socialImage ?? `${SOCIAL_PATH}?${new URLSearchParams(socialInput(head, site.claim))}`
  return html`<p class="address">${withoutBrackets(site.url)}${urlOf(file)}</p>
    <p class="title">${head.title}</p>
    <p>${head.description}</p>
    <p class="length">Titel: ${lengthOf('title')}, Beschreibung: ${lengthOf('description')}</p>
    <img src="${picture}" alt="So sieht ein geteilter Link aus" width="300" height="158" loading="lazy" />`
}
