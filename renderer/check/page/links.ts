import type { Nodes } from 'mdast'
import { words } from '../../../components/parts/inline'
import { type Report, replace } from '../../data/diagnose'
import { linksAt } from '../../page/links'
import { walk } from '../../page/walk'
import { linkForm } from './link-forms'
import { type PageRule, spanOf } from './rule'

const UNSEEN = /[\u00ad\u200b\u2060\ufeff\u00a0]+/
/** The name that programs put on every address. */
const CAMPAIGN = /\?utm_source=(?:chatgpt\.com|openai)(?=[)#\s"]|$)|[?&]utm_source=(?:chatgpt\.com|openai)&?/

/** Links that are wrong whatever pages there are. */
export const linkRule: PageRule = ({ tree, text, host }, report) => {
  walk(tree, node => {
    for (const { href, image } of linksAt(node)) reportForm(node, href, image, host, text, report)
    if (node.type === 'link' && isSilent(node)) report('link-text', spanOf(node)[0], { href: node.url })
  })
}

function reportForm(node: Nodes, href: string, image: boolean, host: string, text: string, report: Report): void {
  const [from, to] = spanOf(node)
  const source = text.slice(from, to)
  const start = from + source.lastIndexOf(`](${href}`) + 2
  const isWritten = source.includes(`](${href}`)
  const unseen = UNSEEN.exec(source.slice(source.lastIndexOf('](')))
  if (unseen && node.type === 'link') {
    const at = from + source.lastIndexOf('](') + unseen.index
    report('odd-unseen', at, {}, replace(at, unseen[0].length, ''))
    return
  }
  const campaign = CAMPAIGN.exec(href)
  if (campaign) {
    const [found] = campaign
    const at = from + source.lastIndexOf(found)
    const kept = found.endsWith('&') ? (found[0] ?? '') : ''
    report('residue-campaign', at, { found: found.slice(1).replace(/&$/, '') }, replace(at, found.length, kept))
    return
  }
  const form = linkForm(href, image)
  const own = form ? undefined : pathOn(href, host)
  const [ruleId, right = ''] = form ? [form.ruleId, form.right] : own ? ['link-absolute', own] : []
  if (ruleId) report(ruleId, from, { href, right }, right && isWritten ? replace(start, href.length, right) : undefined)
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
