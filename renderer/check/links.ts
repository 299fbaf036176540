import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Edit, Problem } from '../../components/shapes'
import { isTag } from '../grammar'
import { offsetOf, type Place } from './places'

/** An address that a page leads to or shows. */
export type Link = Place & { href: string; image: boolean }

const start = (node: Nodes): Place => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
})

/** All links and pictures of a page, those in attributes of boxes too. */
export function linksOf(tree: Root): Link[] {
  const links: Link[] = []
  visit(tree, node => {
    if (node.type === 'link' || node.type === 'definition') links.push({ ...start(node), href: node.url, image: false })
    if (node.type === 'image') links.push({ ...start(node), href: node.url, image: true })
    if (!isTag(node)) return
    for (const attribute of node.attributes)
      if (
        attribute.type === 'mdxJsxAttribute' &&
        typeof attribute.value === 'string' &&
        /^\/[^/\s]/.test(attribute.value)
      )
        links.push({ ...start(attribute as unknown as Nodes), href: attribute.value, image: false })
  })
  return links
}

/** Links that are wrong whatever pages there are. `host` is the site's own, e.g. `www.4xdu.at`. */
export function linkProblems(tree: Root, text: string, host: string): Problem[] {
  const problems: Problem[] = []
  for (const link of linksOf(tree)) {
    const { href, image, line, column } = link
    const report = (kind: string, edits?: Edit[]) =>
      problems.push({ kind, data: { href }, line, column, ...(edits && { edits }) })
    if (href.trim() === '') report(image ? 'image-empty' : 'link-empty')
    else if (/^(javascript|data|vbscript|file):/i.test(href)) report('link-script')
    else if (image && /^(https?:)?\/\//i.test(href)) report('image-foreign')
    else if (/^(https?:)?\/\//i.test(href)) {
      const own = pathOn(href, host)
      if (own) report('link-absolute', rewritten(text, link, own))
    } else if (!/^(\/|#|mailto:|tel:|https?:)/i.test(href)) report(image ? 'image-relative' : 'link-relative')
  }
  visit(tree, node => {
    if (node.type === 'image' && !node.alt?.trim()) problems.push({ kind: 'image-alt', data: {}, ...start(node) })
    if (node.type === 'text') problems.push(...brokenLink(node.value, start(node), text))
  })
  return problems
}

/** The path of an address that is on this site; undefined for all others. */
function pathOn(href: string, host: string): string | undefined {
  if (!host || !URL.canParse(href, 'https://x')) return undefined
  const url = new URL(href, 'https://x')
  const bare = (name: string) => name.replace(/^www\./, '')
  if (bare(url.hostname) !== bare(host)) return undefined
  return (url.pathname.replace(/(.)\/$/, '$1') || '/') + url.search + url.hash
}

function rewritten(text: string, { href, ...place }: Link, path: string): Edit[] | undefined {
  const from = offsetOf(text, place)
  const at = text.indexOf(`](${href}`, from)
  const line = text.indexOf('\n', from)
  return at === -1 || (line !== -1 && at > line) ? undefined : [{ from: at + 2, to: at + 2 + href.length, text: path }]
}

/** `[Text] (/pfad)` and `[Text](/pfad` stay text in silence. */
function brokenLink(value: string, place: Place, text: string): Problem[] {
  const found = /\](\s+)?\((?=\/|https?:|#|mailto:)/.exec(value)
  if (!found) return []
  const from = offsetOf(text, place)
  const at = text.indexOf(found[0], from)
  const lines = value.slice(0, found.index).split('\n').length - 1
  const where = { line: place.line + lines, column: at === -1 ? place.column : at - text.lastIndexOf('\n', at) }
  if (!found[1]) return [{ kind: 'link-open', data: {}, ...where }]
  const edits = at === -1 ? {} : { edits: [{ from: at + 1, to: at + 1 + found[1].length, text: '' }] }
  return [{ kind: 'link-space', data: {}, ...where, ...edits }]
}
