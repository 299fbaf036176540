import type { Nodes, Root } from 'mdast'
import { words } from '../../components/parts/inline'
import { pageOf, teamNames } from '../../components/personas'
import type { Edit, Problem } from '../../components/shapes'
import { isTag, type Tag } from '../grammar'
import { linkForm } from './link-forms'
import { looseSigns } from './loose-signs'
import { offsetOf, type Place } from './places'
import { walk } from './walk'

/** An address that a page leads to or shows. `card` names whom the card presents that leads there by itself. */
export type Link = Place & { href: string; image: boolean; card?: string }

const start = (node: Nodes): Place => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
})

/** All links and pictures of a page, those in attributes of boxes too. */
export function linksOf(tree: Root): Link[] {
  const links: Link[] = []
  walk(tree, node => {
    links.push(...linksAt(node))
  })
  return links
}

const none: readonly Link[] = []

function linksAt(node: Nodes): readonly Link[] {
  if (node.type === 'link' || node.type === 'definition') return [{ ...start(node), href: node.url, image: false }]
  if (node.type === 'image') return [{ ...start(node), href: node.url, image: true }]
  if (!isTag(node)) return none
  if (node.name === 'Team') return cardsOf(node)
  return node.attributes.flatMap(attribute =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' && /^\/[^/\s]/.test(attribute.value)
      ? { ...start(attribute as unknown as Nodes), href: attribute.value, image: false }
      : [],
  )
}

/** The links of <Team>, which nobody writes: each line becomes a card that leads to the page of the one it names. */
function cardsOf(team: Tag): readonly Link[] {
  const items = team.children.flatMap(list => (list.type === 'list' ? list.children : []))
  return items.flatMap(item => {
    const card = teamNames.find(name => words(item).startsWith(`${name},`))
    return card ? [{ ...start(item), href: pageOf(card), image: false, card }] : []
  })
}

/** Links that are wrong whatever pages there are. `host` is the site's own, e.g. `www.4xdu.at`. */
export function linkProblems(tree: Root, text: string, host: string): Problem[] {
  const problems: Problem[] = []
  walk(tree, node => {
    for (const link of linksAt(node)) problems.push(...formProblems(link, text, host))
    if (node.type === 'image' && !node.alt?.trim()) problems.push({ kind: 'image-alt', data: {}, ...start(node) })
    if (node.type === 'link' && isSilent(node))
      problems.push({ kind: 'link-text', data: { href: node.url }, ...start(node) })
    if (node.type === 'text' && node.position && /[*_\]]/.test(node.value))
      problems.push(...looseSigns(text, offsetOf(text, node.position.start), offsetOf(text, node.position.end)))
  })
  return problems
}

function formProblems(link: Link, text: string, host: string): Problem[] {
  const { href, image, line, column } = link
  const form = linkForm(href, image)
  const own = form ? undefined : pathOn(href, host)
  const [kind, right] = form ? [form.kind, form.right] : own ? ['link-absolute', own] : []
  if (!kind) return []
  const edits = right ? rewritten(text, link, right) : undefined
  return [{ kind, data: { href, right: right ?? '' }, line, column, ...(edits && { edits }) }]
}

/** A link without a word to click. */
function isSilent(node: Nodes): boolean {
  return words(node).trim() === '' && !('children' in node && node.children.some(({ type }) => type === 'image'))
}

/** The path of an address that is on this site; undefined for all others. */
function pathOn(href: string, host: string): string | undefined {
  if (!host || !/^(https?:)?\/\//i.test(href) || !URL.canParse(href, 'https://x')) return undefined
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
