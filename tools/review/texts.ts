import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unescape as decoded } from 'node:querystring'
import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser'
import { filesBelow } from '../../renderer/data/files-below'
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
    if (file.endsWith('.vtt')) write(file, writtenLines(textOf()))
    if (!file.endsWith('.html')) continue
    const { page, frame } = pageTexts(textOf())
    write(file.replace('.html', ''), page)
    if (file === 'index.html') write('Kopf und Fuß aller Seiten', frame)
  }
  write('Wörter in Programmen und Stilen', programWords(client, ownFiles(state)))
  const content = join(state, 'content')
  for (const file of existsSync(content) ? filesBelow(content) : []) {
    if (!FACTS.test(file)) continue
    const text = readFileSync(join(content, file), 'utf8')
    write(`content/${file}`, file.endsWith('.yaml') ? writtenLines(text) : text)
  }
}

/** A page as text, its head and its words; and the frame that all pages have. */
export function pageTexts(html: string): { page: string; frame: string } {
  // What stands in a <noscript> is read as the elements that it holds.
  const root = parse(html, { blockTextElements: { script: false, style: false } })
  const main = root.querySelector('main')
  const out = linesWriter()
  writeHead(root, main, out)
  if (main) readElement(main, out)
  main?.remove()
  const frame = linesWriter()
  const address = root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
  if (URL.canParse(address)) frame.line(`Adresse der Website: ${new URL(address).origin}`)
  const body = root.querySelector('body')
  if (body) readElement(body, frame)
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

/** An element line by line: its words, targets of links, pictures and films with descriptions, labels of fields. */
function readElement(element: HTMLElement, out: Writer): void {
  const tag = element.tagName?.toLowerCase() ?? ''
  if (tag === 'script' || tag === 'style') return
  const level = NAMES[tag]
  if (level && !element.querySelector('h1, h2, h3, h4')) out.place(level, wordsOf(element))
  else if (tag === 'table') out.scope(() => readTable(element, out))
  else if (SCOPES.has(tag)) out.scope(() => readBlock(element, out))
  else if (INLINE.has(tag)) readNodes(element.childNodes, out)
  else readBlock(element, out)
  writeShown(element, tag, out)
}

function readBlock(element: HTMLElement, out: Writer): void {
  out.end()
  readNodes(element.childNodes, out)
  out.end()
}

/** Adds a blank between two elements: to the eye there is a gap, even where the HTML has none. */
function readNodes(nodes: readonly Node[], out: Writer): void {
  let isAfterElement = false
  for (const node of nodes) {
    const isElement = node instanceof HTMLElement
    if (isElement && isAfterElement) out.words(' ')
    if (isElement) readElement(node, out)
    else if (node instanceof TextNode) out.words(node.text)
    isAfterElement = isElement
  }
}

/** The words of an element in one line. */
function wordsOf(element: HTMLElement): string {
  const out = linesWriter()
  readNodes(element.childNodes, out)
  return out.flat()
}

/** A table cell by cell, each below the name of its row and behind that of its column. */
function readTable(table: HTMLElement, out: Writer): void {
  const caption = table.querySelector('caption')
  if (caption) readElement(caption, out)
  let columns: string[] = []
  for (const row of table.querySelectorAll('tr')) {
    const cells = row.querySelectorAll('th, td')
    const words = cells.map(cell => wordsOf(cell))
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
function writeShown(element: HTMLElement, tag: string, out: Writer): void {
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
    if (file) out.line(`${what} ${withoutHash(file)}`)
  }
  if (alt) out.line(`Bildbeschreibung: ${alt}`)
}

/** Builds put hashes into the names of files. */
const withoutHash = (name: string) => name.replace(/[.-][\w-]{8}(\.\w+)$/, '$1')

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

/** The lines of captions, or of a .yaml file without its notes. */
function writtenLines(text: string): string {
  const out = linesWriter()
  for (const line of text.split('\n')) if (!/^ *#/.test(line)) out.line(line)
  return out.text()
}
