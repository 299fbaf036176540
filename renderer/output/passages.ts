import { type Element, isTag, isText, type ParentNode } from 'domhandler'
import { filter, getElementsByTagName, removeElement } from 'domutils'
import type { Knowledge } from '../../server/messages'
import { textOf } from './text-of'

type Passage = Knowledge['passages'][number]

/** Tags whose text says nothing by itself. */
const SILENT_TAGS = new Set(['form', 'script', 'style', 'noscript'])
/** Classes of what says nothing by itself, or nothing that is true: example chats, exhibits, sample quotes. */
const SILENT_CLASSES = new Set('visually-hidden button-row button badge kicker chat-demo exhibit quotes'.split(' '))

/** Elements whose children are lines of their own. */
const LINES = /^(?:ul|ol|dl|table|thead|tbody)$/
const HEADING = /^h[1-3]$/
/** What holds more than one line. */
const PARTS = new Set(['h1', 'h2', 'h3', 'table', 'details', 'figure', 'ul', 'ol', 'dl', 'section'])

/**
 * Cuts a page's `<main>` at its headings: one passage for each h1, h2 and h3 with the text below it.
 * @param main what says nothing is taken out of it
 */
export function passagesOf({ url, title }: { url: string; title: string }, main: Element): Passage[] {
  for (const element of filter(node => isTag(node) && isSilent(node), main.children) as Element[]) {
    // „ja“ and „nein“ behind the ticks of a table are what its cells say.
    if (!(hasClass(element, 'visually-hidden') && isInside(element, 'td'))) removeElement(element)
  }
  const passages: Passage[] = []
  let heading = title
  let anchor = ''
  let lines: string[] = []
  const close = () => {
    const text = lines.join('\n').trim()
    if (text) passages.push({ url: url + (anchor ? `#${anchor}` : ''), page: title, heading, text })
    lines = []
  }
  const walk = (parent: Element): void => {
    for (const node of parent.children) {
      if (isText(node) && node.data.trim()) lines.push(node.data.trim())
      if (!isTag(node)) continue
      if (node.name === 'tr') {
        if (!isInside(node, 'thead')) lines.push(rowOf(node))
      } else if (HEADING.test(node.name)) {
        close()
        heading = textOf(node)
        anchor = node.name === 'h1' ? '' : (node.attribs.id ?? anchor)
      } else if (LINES.test(node.name) || hasParts(node)) walk(node)
      else {
        const text = lineOf(node)
        // Who quotes a list has to see where it ends.
        if (text) lines.push(node.name === 'li' ? `- ${text}` : text)
      }
    }
  }
  walk(main)
  close()
  return passages
}

/** A row as one sentence: „Terminbuchung: Art Inbound, KI 0,80 €“. */
function rowOf(row: Element): string {
  const cells = (parent: ParentNode) => getElementsByTagName(name => name === 'th' || name === 'td', parent.children)
  let table: ParentNode | null = row.parent
  while (table && !(isTag(table) && table.name === 'table')) table = table.parent
  const [thead] = table ? getElementsByTagName('thead', table, true, 1) : []
  const head = thead ? cells(thead).map(lineOf) : []
  const [first = '', ...rest] = cells(row).map(lineOf)
  return `${first}: ${rest.map((cell, i) => [head[i + 1], cell].filter(Boolean).join(' ')).join(', ')}`
}

function lineOf(element: Element): string {
  return textOf(element).replaceAll('\n', ' ')
}

function hasParts(element: Element): boolean {
  return element.children.some(child => isTag(child) && (PARTS.has(child.name) || hasParts(child)))
}

function isSilent(element: Element): boolean {
  const isHidden = element.attribs['aria-hidden'] === 'true'
  return isHidden || SILENT_TAGS.has(element.name) || classesOf(element).some(name => SILENT_CLASSES.has(name))
}

function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name)
}

function classesOf({ attribs }: Element): string[] {
  return attribs.class?.split(' ') ?? []
}

function isInside(element: Element, name: string): boolean {
  for (let parent = element.parent; parent; parent = parent.parent)
    if (isTag(parent) && parent.name === name) return true
  return false
}
