import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unescape as decoded } from 'node:querystring'
import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser'
import { isMap, isPair, isScalar, visit } from 'yaml'
import drawings from '../../components/boxes/FeatureCards/card-drawings.json' with { type: 'json' }
import { filesBelow } from '../../renderer/data/files-below'
import { yamlDocument } from '../../renderer/data/yaml-document'
import { isPlaceholder } from '../../shared/placeholders'
import { linesWriter, type Writer } from './lines'

/** The .yaml files whose words no page prints, or not all: those of Emilia and the assistants, redirects, facts of the firm. */
const FACTS = /^(?:emilia\/|scenes\/|(?:redirects|site)\.yaml$)/

/** Writes what visitors meet in a built state into a folder: a text for each page, with a line for each line read. */
export function writeTexts(state: string, folder: string): void {
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const client = join(state, 'dist/client')
  for (const file of filesBelow(client)) {
    const textOf = () => readFileSync(join(client, file), 'utf8')
    if (file.endsWith('.vtt')) write(file, captions(textOf()))
    if (!file.endsWith('.html')) continue
    const { page, frame } = pageTexts(textOf(), client)
    write(file.replace('.html', ''), page)
    if (file === 'index.html') write('Kopf und Fuß aller Seiten', frame)
  }
  write('Wörter in Programmen und Stilen', programWords(client, ownFiles(state)))
  const content = join(state, 'content')
  for (const file of existsSync(content) ? filesBelow(content) : []) {
    if (!FACTS.test(file)) continue
    const text = readFileSync(join(content, file), 'utf8')
    write(`content/${file}`, file.endsWith('.yaml') ? facts(text) : text)
  }
}

/** A page as text, its head and its words; and the frame that all pages have. */
export function pageTexts(html: string, client: string): { page: string; frame: string } {
  // What stands in a <noscript> is read as the elements that it holds.
  const root = parse(html, { blockTextElements: { script: false, style: false } })
  const main = root.querySelector('main')
  const out = linesWriter()
  writeHead(root, main, out)
  if (main) readElement(main, out, client)
  main?.remove()
  const frame = linesWriter()
  const address = root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
  if (URL.canParse(address)) frame.line(`Adresse der Website: ${new URL(address).origin}`)
  const body = root.querySelector('body')
  if (body) readElement(body, frame, client)
  return { page: out.text(), frame: frame.text() }
}

/** What search engines, links on social networks and Emilia show of a page. */
function writeHead(root: HTMLElement, main: HTMLElement | null, out: Writer): void {
  const meta = (name: string) =>
    root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
  const address = root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
  const said: [name: string, words: string | undefined][] = [
    ['Titel', root.querySelector('title')?.text],
    ['Beschreibung', meta('description')],
    ['Suchmaschinen', meta('robots')],
    ['Adresse', URL.canParse(address) ? new URL(address).pathname : address],
    // `og:title` is the title.
    ['Titel in Netzwerken', meta('og:image:alt')],
    ...questionsOf(main).map((words): [string, string] => ['Frage an Emilia', words]),
  ]
  for (const [name, words] of said) if (words) out.line(`${name}: ${words}`)
}

function questionsOf(main: HTMLElement | null): string[] {
  return JSON.parse(main?.getAttribute('data-questions') ?? '[]')
}

/** Elements that stand in the line of their neighbours; all others begin a line. */
const INLINE = new Set(
  'a abbr b bdi cite code data del dfn em i ins kbd mark q s samp small span strong sub sup svg time u var wbr'.split(
    ' ',
  ),
)
/** A heading within one of these names only what is within it. */
const SCOPES = new Set(['article', 'details', 'dl', 'fieldset', 'li', 'table'])
/** What names the lines behind it, by its level: headings stand above the names of a table, a fold, a group of fields. */
const NAMES: Readonly<Record<string, number>> = {
  ...{ h1: 1, h2: 2, h3: 3, h4: 4, caption: 4, summary: 5, legend: 6, dt: 6 },
}

/** An element line by line: its words, targets of links, pictures and films with digests and descriptions, labels of fields. */
function readElement(element: HTMLElement, out: Writer, client: string): void {
  const tag = element.tagName?.toLowerCase() ?? ''
  if (tag === 'script' || tag === 'style') return
  const level = NAMES[tag]
  if (level && !element.querySelector('h1, h2, h3, h4')) out.place(level, wordsOf(element, client))
  else if (tag === 'table') out.scope(() => readTable(element, out, client))
  else if (SCOPES.has(tag))
    out.scope(() => {
      readBlock(element, out, client)
      const drawing = element.querySelector(':scope > svg')?.innerHTML
      for (const [name, shapes] of drawing ? Object.entries(drawings) : [])
        if (sameMarkup(shapes) === sameMarkup(drawing)) out.line(`Zeichen: ${name}`)
    })
  else if (INLINE.has(tag)) readNodes(element.childNodes, out, client)
  else readBlock(element, out, client)
  writeShown(element, tag, out, client)
}

function readBlock(element: HTMLElement, out: Writer, client: string): void {
  out.end()
  readNodes(element.childNodes, out, client)
  out.end()
}

/** Adds a blank between two elements: to the eye there is a gap, even where the HTML has none. */
function readNodes(nodes: readonly Node[], out: Writer, client: string): void {
  let isAfterElement = false
  for (const node of nodes) {
    const isElement = node instanceof HTMLElement
    if (isElement && isAfterElement) out.words(' ')
    if (isElement) readElement(node, out, client)
    else if (node instanceof TextNode) out.words(node.text)
    isAfterElement = isElement
  }
}

/** The words of an element in one line. */
function wordsOf(element: HTMLElement, client: string): string {
  const out = linesWriter()
  readNodes(element.childNodes, out, client)
  return out.flat()
}

/** A table cell by cell, each below the name of its row and behind that of its column. */
function readTable(table: HTMLElement, out: Writer, client: string): void {
  const caption = table.querySelector('caption')
  if (caption) readElement(caption, out, client)
  let columns: string[] = []
  for (const row of table.querySelectorAll('tr')) {
    const cells = row.querySelectorAll('th, td')
    const words = cells.map(cell => wordsOf(cell, client))
    if (cells.every(({ tagName }) => tagName === 'TH')) {
      columns = words
      out.line(words.join(', '))
      continue
    }
    const [name = '', ...others] = words
    out.place(6, name)
    others.forEach((cell, at) => {
      const column = columns[at + 1]
      out.line(column ? `${column}: ${cell}` : cell)
    })
  }
}

/**
 * What is added behind the words of an element: where a link leads, the name of a field or button, which picture or film it is,
 * its `alt`.
 */
function writeShown(element: HTMLElement, tag: string, out: Writer, client: string): void {
  const value = (name: string) => element.getAttribute(name)
  const [href, label, hint, alt] = ['href', 'aria-label', 'placeholder', 'alt'].map(value)
  // `%C3%BC` is read as ü.
  if (tag === 'a' && href) out.words(` (${decoded(href)})`)
  for (const words of [label, hint]) if (words) out.words(` (${words})`)
  const kind = tag === 'img' ? 'Bild' : 'Film'
  for (const [name, what] of [
    ['src', kind],
    ['poster', 'Bild'],
  ] as const) {
    const file = /^(?:img|source|video|track)$/.test(tag) && value(name)
    if (file) out.line(`${what} ${withoutHash(file)} ${digestOf(join(client, file))}`)
  }
  if (alt) out.line(`Bildbeschreibung: ${alt}`)
}

/** Builds put hashes into the names of files. */
const withoutHash = (name: string) => name.replace(/[.-][\w-]{8}(\.\w+)$/, '$1')

/** Another picture may have the old one's name. */
function digestOf(file: string): string {
  if (!existsSync(file)) return ''
  return `#${createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 6)}`
}

/** The parser closes empty elements as it likes. */
const sameMarkup = (html = '') => html.replace(/\s*\/>|><\/\w+>/g, '>')

/** A string in a script, in any of its three quotes, with what they hold. */
const STRING = /(["'`])((?:(?!\1)[^\\]|\\.)*)\1/gs
/** Whether a string of a script is a sentence: several words, and no signs of a program except `${…}`. */
const SENTENCE = /^(?=.*\p{L}{2,}[,.:]? \p{L}{2,})(?:\$\{[^{}]*\}|[^{}=;<>&|])*$/u

/** The files of a built state without the assets that it has taken over from the build before (tools/build/swap.ts). */
function ownFiles(state: string): string[] {
  const [files, list] = [
    filesBelow(join(state, 'dist/client')),
    join(state, 'dist/server/assets.json'),
  ]
  if (!existsSync(list)) return files
  const own: string[] = JSON.parse(readFileSync(list, 'utf8'))
  return files.filter(
    file => !file.startsWith('assets/') || own.includes(file.slice('assets/'.length)),
  )
}

/** Sentences and labels that scripts and styles bring along: each once, in the order of the alphabet. */
function programWords(client: string, all: readonly string[]): string {
  const out = linesWriter()
  const files = all.filter(file => /\.(?:js|css|html)$/.test(file))
  const texts = files.flatMap(file => {
    const code = readFileSync(join(client, file), 'utf8')
    // Styles stand in pages.
    if (!file.endsWith('.js'))
      return [...code.matchAll(/content: ?["']([^"']*\p{L}[^"']*)["']/gu)].map(([, words]) => words)
    const strings = [...code.matchAll(STRING)].map(([, , words = '']) => words)
    return strings.filter(words => SENTENCE.test(words))
  })
  for (const words of new Set(texts.toSorted())) out.line((words ?? '').replace(/\$\{.*?\}/g, '…'))
  return out.text()
}

/** Captions with the time of each. */
function captions(text: string): string {
  const out = linesWriter()
  for (const line of text.split(/\r?\n/)) {
    const [, from, to] = /^([\d:.]+) --> ([\d:.]+)/.exec(line) ?? []
    if (from) out.place(2, `${from} bis ${to}`)
    else if (!/^WEBVTT/.test(line)) out.line(line)
  }
  return out.text()
}

/** The values of a .yaml file with their names, below the first text that tells one entry of a list from the next. */
function facts(text: string): string {
  const out = linesWriter()
  let last: unknown
  visit(yamlDocument(text), {
    Scalar(key, { value }, path) {
      if (key === 'key') return
      const names = path.filter(isPair).map(({ key }) => (isScalar(key) ? String(key.value) : ''))
      const owner = path.findLast(isMap)
      if (owner !== last && names.length > 1) {
        last = owner
        const first = owner?.items.map(item => item.value).find(isScalar)
        out.place(3, String(first?.value ?? names.slice(0, -1).join(' ')))
        if (first?.value === value) return
      }
      if (!isPlaceholder(String(value))) out.line(`${names.at(-1)}: ${value}`)
    },
  })
  return out.text()
}
