import { type HTMLElement, parse } from 'node-html-parser'
import { parseSync } from 'vite'

/** With a scheme, or `//host.tld`: where a browser would ask another host. `data:` and `blob:` ask nobody. */
const ADDRESS = /(?:https?|wss?|ftp):\/\/[^\s"'`<>()]*|(?<![:\w/])\/\/\[?[\w-]+[.:][^\s"'`<>()]*/gi

/** What names an address that a browser asks only when it is clicked, or that only search engines read. */
const NAMES_ONLY = 'a[href], link[rel=canonical][href], meta[property^="og:"][content]'
/** The same among the props of islands and in their modules: they become links in the chat. */
const LINK_PROPS = ['siteOrigin', 'messengerUrl']

/** Addresses in a text, such as CSS, in which each address is one that gets loaded. */
export function addressesIn(text: string): string[] {
  return text.match(ADDRESS) ?? []
}

/** Addresses in the strings and templates of a script, but for props that become links; comments and regular expressions load nothing. */
export function addressesInScript(code: string): string[] {
  const { program, errors } = parseSync('script.js', code)
  if (errors[0]) throw new Error(errors[0].message)
  const found: string[] = []
  JSON.stringify(program, (key, value: unknown) => {
    if (isLinkProp(value)) return undefined
    if (['value', 'cooked'].includes(key) && typeof value === 'string') found.push(...addressesIn(value))
    return typeof value === 'bigint' ? `${value}` : value
  })
  return found
}

/** `{ messengerUrl: '…' }` in a syntax tree. */
function isLinkProp(node: unknown): boolean {
  const { type, key } = (node ?? {}) as { type?: string; key?: { name?: string } }
  return type === 'Property' && LINK_PROPS.includes(key?.name ?? '')
}

/** Addresses that a page or an SVG may load: of any attribute but those of links, of its own scripts and styles. */
export function addressesInPage(html: string): string[] {
  const page = parse(html, { blockTextElements: { script: true, style: true } })
  const naming = new Set(page.querySelectorAll(NAMES_ONLY))
  return page.querySelectorAll('*').flatMap(element => [
    ...Object.entries(element.attributes).flatMap(([name, value]) => {
      if (naming.has(element) && /^(href|content)$/.test(name)) return []
      return name === 'data-props' ? addressesInProps(value) : addressesIn(value)
    }),
    ...addressesOfBlock(element),
  ])
}

function addressesInProps(json: string): string[] {
  return addressesIn(JSON.stringify(JSON.parse(json), (key, value) => (LINK_PROPS.includes(key) ? '' : value)))
}

function addressesOfBlock({ rawTagName, rawText, attributes }: HTMLElement): string[] {
  if (rawTagName === 'style') return addressesIn(rawText)
  if (rawTagName !== 'script' || attributes.type?.endsWith('json')) return []
  return addressesInScript(rawText)
}
