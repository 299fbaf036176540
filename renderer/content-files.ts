import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesBelow } from './files-below'

export const CONTENT = 'content'

/** Folders of content/ that hold no pages. */
const NOT_PAGES = /^(?:emilia|media)\//

export const PIXEL_PICTURE = /\.(?:avif|jpe?g|png|webp)$/i

/** The widths in which a build offers a picture of an author: for phones, for columns, and no wider than it is. */
export const pictureWidths = (width: number) => [480, 960].filter(one => one < width).concat(Math.min(width, 1600))

/** `/team.jpg`, 960 -> `/team-960.webp` */
export const pictureOf = (url: string, width: number) => url.replace(/\.\w+$/, `-${width}.webp`)

/** All pages, sorted by file: `content/index.mdx`, `content/services/ki-rag-systeme.mdx`, … */
export function pageFiles(root: string = process.cwd()): string[] {
  return filesBelow(join(root, CONTENT))
    .filter(file => file.endsWith('.mdx') && !NOT_PAGES.test(file))
    .map(file => `${CONTENT}/${file}`)
    .sort()
}

/** All pages without drafts, which only the preview shows. */
export function shippedPages(root: string = process.cwd()): string[] {
  return pageFiles(root).filter(file => !/^draft: true/m.test(cutHead(readFileSync(join(root, file), 'utf8')).head))
}

/** `content/services/x.mdx` -> `/services/x`, `content/index.mdx` -> `/`. */
export function urlOf(file: string): string {
  return (
    file
      .slice(CONTENT.length)
      .replace(/\.mdx$/, '')
      .replace(/\/index$/, '') || '/'
  )
}

/** `/services/x` -> `content/services/x.mdx`, `/` -> `content/index.mdx`. */
export function fileOf(url: string): string {
  return `${CONTENT}${url === '/' ? '/index' : url}.mdx`
}

/** An absolute path as authors know it: `content/index.mdx`. */
export function nameOf(absolute: string, root: string = process.cwd()): string {
  return relative(root, absolute.split('?')[0] ?? absolute).replaceAll('\\', '/')
}

/**
 * A file's text as everything here counts it, without BOM and with \n only: Windows ends a line with \r\n, old programs for
 * the Mac with \r, and a file that was converted twice with \r\r\n.
 */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r+\n|\r/g, '\n')
}

/** A plain text with the byte order mark and the line ends that its file had. */
export function asWritten(text: string, written: string): string {
  const [end = '\n'] = /\r+\n|\r|\n/.exec(written) ?? []
  return (written.startsWith('\uFEFF') ? '\uFEFF' : '') + text.replaceAll('\n', end)
}

/**
 * Cuts a page's text in front matter and body, for `yaml` and remark to read. Both keep the offsets of the file: spaces stand for
 * what is cut off. A head in another language than YAML (`---js`) counts as none.
 */
export function cutHead(text: string): { head: string; body: string } {
  const clean = plainText(text)
  const [all = ''] = /^---[ \t]*\n(?:[\s\S]*?\n)??---[ \t]*(?:\n|$)/.exec(clean) ?? []
  const spaces = all.replace(/[^\n]/g, ' ')
  return {
    head: spaces.slice(0, 4) + all.slice(4, all.lastIndexOf('---')),
    body: spaces + clean.slice(all.length),
  }
}
