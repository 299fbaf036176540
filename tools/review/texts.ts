import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'node-html-parser'
import { filesBelow } from '../../renderer/data/files-below'

/** What no page prints as it is: the words of Emilia and of the assistants, and where old addresses lead. */
const FACTS = ['emilia', 'scenes', 'redirects.yaml']

/** Writes what visitors meet in a built state into a folder: a text for each page, a line for each line read. */
export function writeTexts(state: string, folder: string): void {
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const client = join(state, 'dist/client')
  for (const file of filesBelow(client).filter(name => name.endsWith('.html'))) {
    const { page, frame } = pageTexts(readFileSync(join(client, file), 'utf8'), client)
    write(file.replace('.html', ''), page)
    if (file === 'index.html') write('Kopf und Fuß aller Seiten', frame)
  }
  for (const name of FACTS) {
    const facts = join(state, 'content', name)
    if (existsSync(facts)) cpSync(facts, join(folder, 'content', name), { recursive: true })
  }
}

/** Behind what stands there: where a link leads, what a field or a button is called, which picture it is, with its digest. */
const SHOWN: readonly [selector: string, attribute: string][] = [
  ['body a[href]', 'href'],
  ['[aria-label]', 'aria-label'],
  ['[placeholder]', 'placeholder'],
  ['img[alt]:not([alt=""])', 'alt'],
  ['img[src], source[src]', 'src'],
  ['video[poster]', 'poster'],
]

/**
 * A page as text: its head, its words, links with their targets, pictures with digests, labels of fields; and the frame that
 * all pages have. Lines are indented but for headings, so that git names the heading above a difference.
 */
export function pageTexts(html: string, client: string): { page: string; frame: string } {
  // What stands in a <noscript> is read as the elements that it holds.
  const root = parse(html, { blockTextElements: { script: false, style: false } })
  for (const heading of root.querySelectorAll('h1, h2, h3'))
    heading.set_content(`Abschnitt: ${heading.text}`)
  for (const [selector, attribute] of SHOWN)
    for (const element of root.querySelectorAll(selector)) {
      const value = element.getAttribute(attribute) ?? ''
      const file = attribute === 'src' || attribute === 'poster' ? join(client, value) : ''
      element.insertAdjacentHTML('afterend', ` (${withoutHash(value)}${digestOf(file)}) `)
    }
  const head = root.querySelectorAll(
    'title, meta[name=description], meta[name=robots], link[rel=canonical]',
  )
  const facts = head.map(
    fact => fact.getAttribute('content') ?? fact.getAttribute('href') ?? fact.text,
  )
  const main = root.querySelector('main')
  const words = main?.structuredText ?? ''
  main?.remove()
  return {
    page: linesOf([...facts, words].join('\n')),
    frame: linesOf(root.querySelector('body')?.structuredText ?? ''),
  }
}

/** Builds put hashes into the names of files. */
const withoutHash = (name: string) => name.replace(/[.-][\w-]{8}(\.\w+)$/, '$1')

/** Another picture may have the old one's name. */
function digestOf(file: string): string {
  if (file === '' || !existsSync(file)) return ''
  return `, ${createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 6)}`
}

function linesOf(text: string): string {
  const plain = (line: string) => line.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
  const lines = text.split('\n').map(plain).filter(Boolean)
  return lines.map(line => `${line.startsWith('Abschnitt: ') ? '' : '  '}${line}\n`).join('')
}
