import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { parseDocument } from 'yaml'
import { shippedPages, urlOf } from '../../renderer/content-files'
import { filesBelow } from '../../renderer/files-below'

/** One line of what a page prints: a heading, paragraph, cell or label; a link with its target; a picture with its file. */
export type PrintedLine = { where: string; text: string }
type Page = { title: string; lines: PrintedLine[] }

/** What visitors get: pages by address, and by German names what pages do not print, such as redirects. */
export type SiteState = { pages: Map<string, Page>; data: Map<string, string> }

/** What a build printed. @param dist e.g. `dist` */
export function builtState(dist: string): SiteState {
  const client = join(dist, 'client')
  const files = filesBelow(client).filter(file => file.endsWith('.html'))
  const pages = files.map(file => [routeOf(file), printedPage(client, file)] as const)
  const json = (name: string) =>
    JSON.parse(readFileSync(join(dist, 'server', `${name}.json`), 'utf8'))
  const { persona, questions, talk } = json('emilia')
  const data = [
    ...leaves(json('redirects'), 'Weiterleitung'),
    ...leaves({ persona, questions, talk }, 'Emilia'),
  ]
  return { pages: new Map(pages), data: new Map(data) }
}

/** The words of content/ as they are written, for where a site cannot be built. */
export function sourceState(root: string): SiteState {
  const read = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')
  const pages = shippedPages(root).map(file => [urlOf(file), sourcePage(read(file))] as const)
  const yaml = filesBelow(join(root, 'content')).filter(file => file.endsWith('.yaml'))
  const data = yaml.flatMap(file => sourceData(file, read(`content/${file}`)))
  return { pages: new Map(pages), data: new Map(data) }
}

/** A page as it is written, without its marks and what the firm has still to confirm: no visitor reads that. */
export function sourcePage(text: string): Page {
  const [, head = '', body = text] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? []
  const lines = body.split('\n').filter(line => line.trim() && !/^\s*<\/?\w+ *\/?>$/.test(line))
  const title = /^title: *(.*)$/m.exec(head)?.[1] ?? ''
  return { title, lines: [...headLines(head), ...withHeadings(lines, isHeading)] }
}

const isHeading = (line: string) => line.startsWith('#')

/** The facts of the head by their German names, line by line. */
function headLines(head: string): PrintedLine[] {
  let where = ''
  return head
    .replace(/^confirm:\n(?: .*\n)+/m, '')
    .split('\n')
    .flatMap(line => {
      const [, key, value = line] = /^(\w+): *(.*)$/.exec(line) ?? []
      if (key) where = labels[key] ?? key
      const words = plain(value.replace(/^ *- /, ''))
      return words ? [{ where, text: words }] : []
    })
}

/** The values of a .yaml file by their German names; none while it cannot be read. */
export function sourceData(file: string, text: string): [string, string][] {
  const { errors, contents } = parseDocument(text)
  return errors.length > 0 ? [] : leaves(contents?.toJSON(), file.replace('content/', ''))
}

const routeOf = (file: string) => `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '/')
const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
/** Without the hashes that builds put into the names of files. */
export const withoutHashes = (text: string) => text.replace(/[.-][\w-]{8}(\.\w+)/g, '$1')

function printedPage(client: string, file: string): Page {
  const page = parse(readFileSync(join(client, file), 'utf8'), {
    comment: false,
    // What stands in a <noscript> is read as the elements that it holds.
    blockTextElements: { script: false, style: false },
  })
  const body = page.querySelector('body') ?? page
  const meta = (name: string) =>
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
  const title = plain(page.querySelector('title')?.text ?? '')
  const headings = new Set(body.querySelectorAll('h1, h2, h3').map(h => plain(h.structuredText)))
  const lines = body.structuredText.split('\n').map(plain).filter(Boolean)
  const links = body.querySelectorAll('a[href]').map(link => ({
    where: `Link „${nameOfLink(link)}“`,
    text: link.getAttribute('href') ?? '',
  }))
  const pictures = body.querySelectorAll('img[src]').map(picture => {
    const src = picture.getAttribute('src') ?? ''
    const alt = picture.getAttribute('alt') ?? ''
    return {
      where: `Bild ${withoutHashes(src)}`,
      text: `„${alt}“ (Datei ${digestOf(client, src)})`,
    }
  })
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''
  const head = [
    { where: 'Titel', text: title },
    { where: 'Beschreibung', text: meta('description') },
    { where: 'Canonical', text: canonical },
    { where: 'Für Suchmaschinen', text: meta('robots') },
  ]
  return {
    title,
    lines: [...head, ...withHeadings(lines, line => headings.has(line)), ...links, ...pictures],
  }
}

/** What a link is called: its words, else those of its picture. */
function nameOfLink(link: HTMLElement): string {
  const named = link.querySelector('[aria-label], img[alt], title')
  return (
    plain(link.text) ||
    (link.getAttribute('aria-label') ??
      named?.getAttribute('aria-label') ??
      named?.getAttribute('alt') ??
      link.getAttribute('href') ??
      '')
  )
}

/** Lines with the heading that each stands under. */
function withHeadings(
  lines: readonly string[],
  isHeading: (line: string) => boolean,
): PrintedLine[] {
  let heading = ''
  return lines.map(text => {
    if (isHeading(text)) heading = text.replace(/^#+ /, '')
    return { where: heading ? `Text (${heading})` : 'Text', text }
  })
}

function digestOf(client: string, src: string): string {
  const file = join(client, src)
  if (!existsSync(file)) return 'fehlt'
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 6)
}

/** German names of the fields of .yaml files, as editors read them in the browser. */
const labels: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../renderer/data/labels.json', import.meta.url), 'utf8'),
)

/** `{tiers: [{name: 'PRO', from: 1500}]}` -> `prices.yaml › Pakete › PRO › Preis ab, in Euro` with `1500`. */
function leaves(value: unknown, path: string): [string, string][] {
  if (Array.isArray(value))
    return value.flatMap((row, index) => leaves(row, `${path} › ${nameOf(row) ?? index + 1}`))
  if (typeof value !== 'object' || value === null)
    return value === null || value === undefined ? [] : [[path, plain(String(value))]]
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, `${path} › ${labels[key] ?? key}`),
  )
}

/** What a row of a list is known by. */
function nameOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null) return undefined
  const { name, service, id, label } = row as Record<string, unknown>
  return [name, service, id, label].find(text => typeof text === 'string')
}
