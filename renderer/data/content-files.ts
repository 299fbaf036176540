import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import matter from 'gray-matter'
import { filesBelow } from './files-below'
import { yamlDocument } from './yaml-document'

export const CONTENT = 'content'

/** The address of the frame for answers to a form post without JavaScript; a build moves it out of reach of visitors. */
export const ANSWER_PATH = '/_answer'

/** Folders of content/ that hold no pages. */
const NOT_PAGES = /^(?:emilia|media)\//

/** All pages, sorted by file: `content/index.mdx`, `content/services/ki-rag-systeme.mdx`, … */
export function pageFiles(root: string = process.cwd()): string[] {
  return filesBelow(join(root, CONTENT))
    .filter(file => file.endsWith('.mdx') && !NOT_PAGES.test(file))
    .map(file => `${CONTENT}/${file}`)
    .sort()
}

/** All pages without drafts, which only the preview shows. */
export function shippedPages(root: string = process.cwd()): string[] {
  const isDraft = (text: string) => yamlDocument(cutHead(text).head).get('draft') === true
  return pageFiles(root).filter(file => !isDraft(readFileSync(join(root, file), 'utf8')))
}

/** `content/services/x.mdx` -> `/services/x`, `content/index.mdx` -> `/`. */
export function urlOf(file: string): string {
  return file.slice(CONTENT.length).replace(/(?:\/index)?\.mdx$/, '') || '/'
}

/** The same of a built file below dist/client: `services/x.html` -> `/services/x`, `index.html` -> `/`. */
export function urlOfHtml(file: string): string {
  return `/${file}`.replace(/(?:\/index)?\.html$/, '') || '/'
}

/** A page's file below content/ and dist/client, without its ending: `/` -> `index`, `/services/x` -> `services/x`. */
export function fileName(url: string): string {
  return url === '/' ? 'index' : url.slice(1)
}

/** `/services/x` -> `content/services/x.mdx`, `/` -> `content/index.mdx`. */
export function fileOf(url: string): string {
  return `${CONTENT}/${fileName(url)}.mdx`
}

/** An absolute path as authors know it: `content/index.mdx`. */
export function nameOf(absolute: string, root: string = process.cwd()): string {
  return relative(root, absolute.split('?')[0] ?? absolute).replaceAll('\\', '/')
}

/**
 * A file's text as everything here counts it, without BOM and with \n only: Windows ends a line with \r\n, old programs for
 * the Mac with \r, and a file that was converted twice with \r\r\n.
 */
export function withUnixLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r+\n|\r/g, '\n')
}

// gray-matter runs `---js` heads with eval; the head is only cut here, `yaml` reads it (with positions) in front-matter.ts.
const refuse = (): never => {
  throw new Error('only YAML')
}
const engines = {
  yaml: () => ({}),
  json: refuse,
  js: refuse,
  javascript: refuse,
  coffee: refuse,
  toml: refuse,
}

/**
 * Cuts a page's text in front matter and body. Both keep the offsets of the file: spaces stand for what is cut off. A head in
 * another language than YAML counts as none.
 */
export function cutHead(text: string): { head: string; body: string } {
  const clean = withUnixLines(text)
  if (!/^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/.test(clean)) return { head: '', body: clean }
  // A second argument keeps gray-matter from its cache, which would hand out shared objects.
  const { content } = matter(clean, { engines })
  const start = clean.length - content.length
  const spaces = clean.slice(0, start).replace(/[^\n]/g, ' ')
  const end = clean.lastIndexOf('\n---', start - 2)
  return { head: `${spaces.slice(0, 4)}${clean.slice(4, end + 1)}`, body: spaces + content }
}
