import { safeHref } from './safe-href'

/** A reply as the chat shows it; `start` is the number its first item carries. */
export type ReplyBlock =
  | { type: 'paragraph'; children: ReplyInline[] }
  | { type: 'bullets'; items: ReplyInline[][] }
  | { type: 'numbers'; start: number; items: ReplyInline[][] }
  | { type: 'cards'; cards: Card[] }

/** A place on this site that may answer: where it is, what it is called, and how it begins. */
type Card = { href: string; title: string; text: string }

type Draft =
  | { type: 'paragraph'; lines: string[] }
  | { type: 'bullets' | 'numbers'; start: number; items: string[] }

const BULLET = /^\s{0,8}[-*•]\s+(\S.*)$/
const NUMBER = /^\s{0,8}(\d{1,3})[.)]\s+(\S.*)$/

/**
 * Reads the little Markdown that the server sends: paragraphs, lists, bold and links. There is no HTML in it: the result is
 * data, drawn with React elements, so nothing a model says can run, load or submit anything.
 * `siteOrigin` as in `https://www.example.at`: links to it become routes of this site.
 */
export function parseReply(text: string, siteOrigin: string): ReplyBlock[] {
  const blocks: Draft[] = []
  let gap = true
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim()) addLine(blocks, line, gap)
    gap = !line.trim()
  }
  return blocks.map(block => {
    if (block.type === 'paragraph')
      return { type: 'paragraph', children: parseInline(block.lines.join('\n'), siteOrigin) }
    const items = block.items.map(item => parseInline(item, siteOrigin))
    if (block.type === 'numbers') return { type: 'numbers', start: block.start, items }
    const cards = items.map(cardOf).filter(card => card !== undefined)
    return cards.length === items.length ? { type: 'cards', cards } : { type: 'bullets', items }
  })
}

/** An item that is a link within this site, alone or with text behind it: `[Preise](/#preise): ab 500 €`. */
function cardOf([first, ...rest]: ReplyInline[]): Card | undefined {
  if (first?.type !== 'link' || !first.href.startsWith('/')) return undefined
  if (rest.some(({ type }) => type !== 'text')) return undefined
  const text = rest.map(part => (part.type === 'text' ? part.text : '')).join('')
  return { href: first.href, title: first.text, text: text.replace(/^\s*[:–-]\s*/, '').trim() }
}

function addLine(blocks: Draft[], line: string, gap: boolean): void {
  const last = blocks.at(-1)
  const number = NUMBER.exec(line)
  const item = number?.[2] ?? BULLET.exec(line)?.[1]
  if (item) {
    const type = number ? 'numbers' : 'bullets'
    if (last?.type === type) last.items.push(item)
    else blocks.push({ type, start: Number(number?.[1] ?? 1), items: [item] })
  } else if (!last || gap) {
    blocks.push({ type: 'paragraph', lines: [line.trim()] })
  } else if (last.type === 'paragraph') {
    last.lines.push(line.trim())
  } else if (/^\s/.test(line)) {
    // Only an indented line goes on with the item above it.
    last.items.push(`${last.items.pop()} ${line.trim()}`)
  } else {
    blocks.push({ type: 'paragraph', lines: [line.trim()] })
  }
}

/** Running text of a reply. Whatever is not one of these stays text. */
export type ReplyInline =
  | { type: 'text'; text: string }
  | { type: 'bold'; children: ReplyInline[] }
  | { type: 'link'; href: string; text: string }

// In this order: **bold**, [text](address), bare address, bare mail address, bare route.
const MARK =
  /\*\*(?=\S)([^\n]{1,500}?)\*\*|\[([^[\]\n]{1,200})\]\(([^()\s]{1,300})\)|((?:https?:\/\/|mailto:|tel:\+?\d)[^\s<>"'„“”|\\^`{}]{2,300})|([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})|(\/[a-z][a-z0-9-]+(?:\/[a-z0-9-]+){0,4}(?:#[a-z0-9-]+)?)/gi

/** Cuts one paragraph of a reply into text, bold and links that may be followed (see safeHref). */
function parseInline(text: string, siteOrigin: string): ReplyInline[] {
  const parts: ReplyInline[] = []
  let done = 0
  for (const match of text.matchAll(MARK)) {
    if (match.index < done) continue
    const node = read(match, text[match.index - 1] ?? ' ', siteOrigin)
    if (!node) continue
    if (match.index > done) parts.push({ type: 'text', text: text.slice(done, match.index) })
    parts.push(node.inline)
    done = match.index + node.length
  }
  if (done < text.length) parts.push({ type: 'text', text: text.slice(done) })
  return parts
}

function read(
  match: RegExpMatchArray,
  before: string,
  site: string,
): { inline: ReplyInline; length: number } | null {
  const [whole, bold, label, target, address, mail, route] = match
  if (bold)
    return { inline: { type: 'bold', children: parseInline(bold, site) }, length: whole.length }
  if (label && target) return link(target, label, whole.length, site)
  if (address) {
    const bare = address.replace(/[.,;:!?)\]*_»]+$/, '')
    return link(bare, bare.replace(/^(?:mailto|tel):/i, ''), bare.length, site)
  }
  if (mail) {
    const bare = mail.replace(/[.-]+$/, '')
    return link(`mailto:${bare}`, bare, bare.length, site)
  }
  return route && /[\s(„:]/.test(before) ? link(route, route, route.length, site) : null
}

function link(
  address: string,
  text: string,
  length: number,
  site: string,
): ReturnType<typeof read> {
  const href = safeHref(address, site)
  return href === null ? null : { inline: { type: 'link', text, href }, length }
}
