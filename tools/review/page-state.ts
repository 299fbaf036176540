import { createHash } from 'node:crypto'
import { type HTMLElement, parse } from 'node-html-parser'
import { type Block, type Place, placeOf, readBlocks, tidy } from './blocks'

export type Link = { text: string; href: string }
export type Image = { src: string; alt: string | undefined; digest: string }

/** What a visitor, a search engine or a screen reader gets of one page. */
export type PageState = {
  /** Protocol and host of the website, as the page names it; all addresses of `head` and `data` are told without. */
  origin: string
  head: Record<string, string>
  /** Values of the schema.org data and of the islands: `Offer › price = 500`. */
  data: string[]
  blocks: Block[]
  /** Texts that only screen readers, tooltips, empty fields and Emilia show. */
  labels: string[]
  links: Link[]
  images: Image[]
  /** The page's styles, a line for each source file, and a hash of its elements and classes. */
  sheet: string[]
  skeleton: string
}

/** Names of what stands in the head, for people. */
export const TITLE = 'Titel'
export const DESCRIPTION = 'Beschreibung'
export const CANONICAL = 'Canonical'
const NAMES: Record<string, string> = { description: DESCRIPTION, robots: 'Für Suchmaschinen (robots)' }
/** Say the same as the title, the description or the canonical, or nothing to visitors. */
const ECHOES: Record<string, string> = {
  'og:title': TITLE,
  'og:description': DESCRIPTION,
  'og:url': CANONICAL,
}
const SPOKEN = ['aria-label', 'aria-description', 'title', 'placeholder', 'aria-roledescription'] as const

/**
 * Reads a built page.
 * @param digestOf a hash of the file behind an address of this site, `''` where there is none
 */
export function readPage(html: string, digestOf: (src: string) => string = () => ''): PageState {
  const root = parse(html)
  const body = root.querySelector('body') ?? root
  const sheet = root
    .querySelectorAll('style')
    .map(style => style.text)
    .join('\n')
  const head = readHead(root)
  const origin = originOf(head)
  const local = (text: string) => (origin ? text.replaceAll(origin, '') : text)
  return {
    origin,
    head: Object.fromEntries(Object.entries(head).map(([name, value]) => [name, local(value)])),
    data: readData(root).map(local),
    blocks: readBlocks(body),
    labels: readLabels(body),
    links: body.querySelectorAll('a[href]').map(linkOf),
    images: body.querySelectorAll('img, video, source, track').flatMap(element => imagesOf(element, digestOf)),
    sheet: withoutHash(sheet).split('\n').filter(Boolean),
    skeleton: skeletonOf(body),
  }
}

function readHead(root: HTMLElement): Record<string, string> {
  const head: Record<string, string> = { [TITLE]: tidy(root.querySelector('title')?.text ?? '') }
  head[CANONICAL] = root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
  head.Sprache = root.querySelector('html')?.getAttribute('lang') ?? ''
  const others: [string, string][] = root.querySelectorAll('meta').flatMap(meta => {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property')
    return !name || name === 'build' ? [] : [[name, meta.getAttribute('content') ?? '']]
  })
  for (const [name, value] of others) head[NAMES[name] ?? name] = value
  for (const [echo, source] of Object.entries(ECHOES)) if (head[echo] === head[source]) delete head[echo]
  return head
}

/** `https://www.4xdu.example`, of the address that says where the page or its picture stands. */
function originOf(head: Record<string, string>): string {
  const address = [head[CANONICAL], head['og:url'], head['og:image']].find(one => /^https?:/.test(one ?? ''))
  return address && URL.canParse(address) ? new URL(address).origin : ''
}

function readData(root: HTMLElement): string[] {
  const schema = root.querySelectorAll('script[type="application/ld+json"]').map(script => script.text)
  const islands = root
    .querySelectorAll('[data-island][data-props]')
    .map(island => [island.getAttribute('data-island') ?? '', island.getAttribute('data-props') ?? '{}'] as const)
  return [
    ...schema.flatMap(text => leaves(JSON.parse(text), '')),
    ...islands.flatMap(([name, props]) => leaves(JSON.parse(props), name)),
  ]
}

/** `{"@type":"Offer","price":500}` -> `Offer › price = 500` */
function leaves(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap(one => leaves(one, path))
  if (typeof value !== 'object' || value === null) return [`${path} = ${tidy(String(value))}`]
  const own = '@type' in value && path === '' ? String(value['@type']) : path
  return Object.entries(value)
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([key, one]) => leaves(one, own ? `${own} › ${key}` : key))
}

function readLabels(body: HTMLElement): string[] {
  const spoken = body
    .querySelectorAll(SPOKEN.map(name => `[${name}]`).join(','))
    .flatMap(element => SPOKEN.flatMap(name => element.getAttribute(name) ?? []))
  const questions = body.querySelector('[data-questions]')?.getAttribute('data-questions') ?? '[]'
  const asked: string[] = JSON.parse(questions)
  return [...spoken.map(tidy), ...asked.map(question => `Frage an Emilia: ${question}`)]
}

function linkOf(link: HTMLElement): Link {
  const pictured = link.querySelector('img[alt], svg[aria-label]')
  const text = link.getAttribute('aria-label') || tidy(link.text) || pictured?.getAttribute('alt')
  return { text: text || pictured?.getAttribute('aria-label') || '', href: link.getAttribute('href') ?? '' }
}

function imagesOf(element: HTMLElement, digestOf: (src: string) => string): Image[] {
  const sources = [element.getAttribute('src'), element.getAttribute('poster')].filter(src => src !== undefined)
  const alt = element.tagName === 'IMG' ? element.getAttribute('alt') : ''
  return sources.map(src => ({ src: withoutHash(src), alt, digest: digestOf(src) }))
}

/** `/assets/static/logo.Bcqv8JUS.svg` -> `/assets/static/logo.svg` */
function withoutHash(text: string): string {
  return text.replace(/(\/assets\/[\w./-]+?)\.[\w-]{8}(?=\.\w+)/g, '$1')
}

function skeletonOf(body: HTMLElement): string {
  const hash = createHash('sha256')
  const walk = (element: HTMLElement, place: Place) => {
    const here = placeOf(element, place)
    const drawn = ['class', 'd', 'data-tint', 'width', 'height'].map(name => element.getAttribute(name) ?? '')
    hash.update(`${element.tagName}|${drawn.join('|')}\n`)
    for (const child of element.children) if (child.tagName !== 'SCRIPT') walk(child, here)
  }
  walk(body, 'Seite')
  return hash.digest('hex')
}
