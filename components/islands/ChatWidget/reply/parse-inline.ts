import { safeHref } from './safe-href'

/** Running text of a reply. Whatever is not one of these stays text. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'bold'; children: Inline[] }
  | { type: 'link'; href: string; outside: string; text: string }

// In this order: **bold**, [text](address), bare address, bare mail address, bare route.
const MARK =
  /\*\*(?=\S)([^\n]{1,500}?)\*\*|\[([^[\]\n]{1,200})\]\(([^()\s]{1,300})\)|((?:https?:\/\/|mailto:|tel:\+?\d)[^\s<>"'„“”|\\^`{}]{2,300})|([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})|(\/[a-z][a-z0-9-]+(?:\/[a-z0-9-]+){0,4}(?:#[a-z0-9-]+)?)/gi

/** Cuts one paragraph of a reply into text, bold and links that may be followed (see safeHref). */
export function parseInline(text: string, siteOrigin: string): Inline[] {
  const parts: Inline[] = []
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

function read(match: RegExpMatchArray, before: string, site: string): { inline: Inline; length: number } | null {
  const [whole, bold, label, target, address, mail, route] = match
  if (bold) return { inline: { type: 'bold', children: parseInline(bold, site) }, length: whole.length }
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

function link(address: string, text: string, length: number, site: string): ReturnType<typeof read> {
  const safe = safeHref(address, site)
  return safe && { inline: { type: 'link', text, ...safe }, length }
}
