import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { html } from 'hono/html'
import type { ViteDevServer } from 'vite'
import type { Site } from '../../components/frame/types'
import { withoutBrackets } from '../../shared/placeholders'
import { urlOf } from '../content-files'
import type { Diagnostic, Edit } from '../data/diagnose'
import { type FrontMatter, LENGTHS } from '../data/front-matter'
import { dataNames, readData, readFacts, readText } from '../data/site-data'
import type { Page } from '../page/page'
import { explain } from '../sentences/explain'
import { socialInput } from '../social/social-title'
import { type Drawn, type FileFindings, type Finding, lineOf, SOCIAL_PATH } from './messages'

/** A mistake of the program, not of the editor: a page that passes the check can be shown. */
const FAILED =
  'Diese Seite lässt sich gerade nicht zeigen, Sie sehen ihren letzten guten Stand. Im Terminal steht, woran es liegt: Zeigen Sie das, wer die Website programmiert.'

type Draft = { file: string; text: string }
/** A page; without `text` as it lies on disk, with `facts` of a .yaml file that is being written. */
type Painted = { file: string; text?: string; facts?: Draft }

type Content = {
  pages: { file: string; text: string; page?: Page; diagnostics: Diagnostic[] }[]
  files: { file: string; text: string; diagnostics: Diagnostic[] }[]
}
type FileChange = { file: string; edits: Edit[]; to?: string }
/** `fix` is there when it can be put right everywhere. */
type Rename = { cause: Diagnostic; from: string; to: string; fix?: FileChange[] }

/** What the preview asks of the check. */
export type LiveCheck = {
  /** The diagnostics of one file that need no other page. */
  alone(file: string, text: string): Diagnostic[]
  /** All of content/ as it lies on disk; one file may be read from a draft instead. */
  content(draft?: Draft): Content
  /** The same with what was renamed since the last commit as one diagnostic each, and with old prices. */
  since(content: Content, root: string): { renames: Rename[]; diagnostics: Diagnostic[] }
  /** Words of a page that no dictionary knows. */
  spelling(page: Draft): Promise<Diagnostic[]>
}

const told = (diagnostic: Diagnostic): Finding => {
  const { file, line, column, severity, fix } = diagnostic
  const sentence = explain(diagnostic)
  return { file, line, column, sentence, isHint: severity === 'hint', ...(fix && { fix }) }
}

/** Does not name the file that words are entered in: there is a button. */
const misspelt = (diagnostic: Diagnostic): Finding[] => {
  const { problem } = diagnostic
  if (problem.ruleId !== 'spelling') return []
  const { word, meant } = problem
  const sentence = `Hinweis: „${word}“ kennt das Wörterbuch nicht.${meant ? ` Meinten Sie „${meant}“?` : ''}`
  return [{ ...told(diagnostic), sentence, word: { word, meant } }]
}

const renamed = ({ cause, from, to, fix }: Rename): Finding => ({
  ...told(cause),
  ...(fix && { everywhere: { from, to } }),
})

export type PreviewState = ReturnType<typeof createPreviewState>

/** What the check says of the content as it lies on disk at this moment, and of texts that are being written. */
export function createPreviewState(check: LiveCheck, root: string) {
  const onDisk = (file: string) => readText(file, root).text
  /** What was saved since the preview runs. */
  const written = new Set<string>()

  /** The errors that keep a page from being shown, without those that need other pages. */
  function blocking(file: string, text?: string): Finding[] {
    if (!existsSync(join(root, file))) return []
    const data = dataNames.flatMap(name => readData(name, root).found)
    return [...data, ...check.alone(file, text ?? onDisk(file))]
      .filter(({ severity }) => severity === 'error')
      .map(told)
  }
  /** Renders a page; without `html` when there is no such page or it has errors. */
  async function drawn(
    server: ViteDevServer,
    { file, text = onDisk(file), facts }: Painted,
  ): Promise<Drawn> {
    const read = facts && readFacts(facts.file, facts.text)
    const found = [
      ...(read?.found.filter(({ severity }) => severity === 'error').map(told) ?? []),
      ...blocking(file, text),
    ]
    if (found.length > 0 || !existsSync(join(root, file))) return { file, found }
    try {
      const { renderDraft } = await server.ssrLoadModule('/renderer/render-draft.tsx')
      const written = facts && read && { [basename(facts.file, '.yaml')]: read.data }
      return { file, found, html: await renderDraft(file, text, written) }
    } catch (error) {
      console.error(error)
      return { file, found: [{ file, line: 1, column: 1, sentence: FAILED, isHint: false }] }
    }
  }
  /** What the whole check says with a text in the place of its file. */
  function whole(file: string, text = onDisk(file)): FileFindings {
    const content = check.content({ file, text })
    const { renames, diagnostics } = check.since(content, root)
    const all = [...renames.map(renamed), ...diagnostics.map(told)]
    const head = content.pages.find(page => page.file === file)?.page?.head
    const site = readData('site', root).data
    return {
      file,
      found: [...all.filter(one => one.file === file), ...all.filter(one => one.file !== file)],
      shared: head && site ? String(shared(file, head, site)) : '',
    }
  }
  /** Files on disk with errors; those named first are to blame. */
  function faulty(): string[] {
    const { renames, diagnostics } = check.since(check.content(), root)
    const all = [...renames.map(({ cause }) => cause), ...diagnostics]
    return [...new Set(all.filter(({ severity }) => severity === 'error').map(({ file }) => file))]
  }
  /** Words of a page that no dictionary knows. */
  async function spelling(page: Draft): Promise<Finding[]> {
    if (!page.file.endsWith('.mdx')) return []
    return (await check.spelling(page)).flatMap(misspelt)
  }
  /** What the check says of the file on disk, with spelling once it was saved in this run: loading the dictionaries takes seconds. */
  async function spelt(file: string): Promise<FileFindings> {
    const checked = whole(file)
    const words = written.has(file) ? await spelling({ file, text: onDisk(file) }) : []
    return { ...checked, found: [...words, ...checked.found] }
  }
  /** Says in the terminal that a file was saved, and what keeps it from being shown. */
  function saved(file: string): void {
    written.add(file)
    // console.log is silent in `npm run dev`.
    console.info([`Gespeichert: ${file}`, ...blocking(file).map(lineOf)].join('\n'))
  }
  return { blocking, drawn, whole, faulty, spelling, spelt, saved }
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
