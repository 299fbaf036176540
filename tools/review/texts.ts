import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { parse as parseYaml } from 'yaml'
import { filesBelow } from '../../renderer/files-below'

/** What no page prints as it is: the words of Emilia and of the assistants, and where old addresses lead. */
const FACTS = /^(?:emilia|scenes)\/|^redirects\.yaml$/

/** Writes what visitors meet in a built state into a folder: a text for each page, a line for each line read. */
export function writeTexts(state: string, folder: string): void {
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const [client, content] = [join(state, 'dist/client'), join(state, 'content')]
  for (const file of filesBelow(client).filter(name => name.endsWith('.html'))) {
    const { page, frame } = pageTexts(readFileSync(join(client, file), 'utf8'), client)
    write(file.replace('.html', ''), page)
    if (file === 'index.html') write('Kopf und Fuß aller Seiten', frame)
  }
  for (const file of filesBelow(content).filter(name => FACTS.test(name))) {
    const text = readFileSync(join(content, file), 'utf8')
    write(`content/${file}`, file.endsWith('.yaml') ? factLines(parseYaml(text)).join('\n') : text)
  }
}

/**
 * A page as text: its head, its words, links with their targets, pictures with digests, labels of fields; and the frame that
 * all pages have. Lines are indented but for headings, so that git names the heading above a difference.
 */
export function pageTexts(html: string, client: string): { page: string; frame: string } {
  // What stands in a <noscript> is read as the elements that it holds.
  const root = parse(html, { blockTextElements: { script: false, style: false } })
  for (const link of root.querySelectorAll('body a[href]'))
    link.insertAdjacentHTML('beforeend', ` (→ ${link.getAttribute('href')})`)
  for (const heading of root.querySelectorAll('h1, h2, h3'))
    heading.set_content(`Abschnitt: ${heading.text}`)
  for (const named of root.querySelectorAll('[aria-label], [placeholder]'))
    for (const name of ['aria-label', 'placeholder'])
      if (named.getAttribute(name))
        named.insertAdjacentHTML('afterend', ` [${named.getAttribute(name)}] `)
  for (const media of root.querySelectorAll('img[src], source[src], video[poster]'))
    media.insertAdjacentHTML('afterend', ` ${mediaText(media, client)} `)
  const facts = [
    'title',
    'meta[name="description"]',
    'meta[name="robots"]',
    'link[rel="canonical"]',
  ]
  const head = facts.map(selector => {
    const fact = root.querySelector(selector)
    return `${selector.replace(/.*"(.*)".*/, '$1')}: ${fact?.getAttribute('content') ?? fact?.getAttribute('href') ?? fact?.text ?? ''}`
  })
  const main = root.querySelector('main')
  const words = main?.structuredText ?? ''
  main?.remove()
  return {
    page: linesOf([...head, words].join('\n')),
    frame: linesOf(root.querySelector('body')?.structuredText ?? ''),
  }
}

const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()

function linesOf(text: string): string {
  const lines = text.split('\n').map(plain).filter(Boolean)
  return lines.map(line => `${line.startsWith('Abschnitt: ') ? '' : '  '}${line}\n`).join('')
}

function mediaText(media: HTMLElement, client: string): string {
  const src = media.getAttribute('src') ?? media.getAttribute('poster') ?? ''
  const file = join(client, src)
  const digest = existsSync(file)
    ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 6)
    : 'fehlt'
  // Builds put hashes into the names of files.
  const name = src.replace(/[.-][\w-]{8}(\.\w+)$/, '$1')
  return `[${[media.getAttribute('alt'), name, digest].filter(Boolean).join(', ')}]`
}

/** `{greeting: {text: 'Hallo'}}` -> `greeting › text: Hallo` */
function factLines(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${plain(String(value))}`]
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, one]) =>
    factLines(one, isList ? path : [path, key].filter(Boolean).join(' › ')),
  )
}
