import type { Nodes } from 'mdast'
import { words } from '../../../components/parts/inline'
import { type Report, replace } from '../../data/diagnose'
import { linksAt } from '../../page/links'
import type { Link } from '../../page/page'
import { spanOf } from '../../page/span'
import type { Problem } from '../../sentences/problem'
import { linkForm } from './link-forms'
import type { PageRule } from './page-rule'

/** What programs leave in an address: the hard space is told here, the rest with its line. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff\u00a0]+/

/** Link texts that do not say where they lead: screen readers read links as a list. */
const SAYS_NOTHING =
  /^\W*(?:hier|da|dort|dieser link|mehr|weiter|(?:bitte )?hier klicken|klicken sie hier)\W*$/i

/** Links that are wrong whatever pages there are. */
export const linkRule: PageRule =
  ({ text, host }, report) =>
  node => {
    const [from, to] = spanOf(node)
    const written = text.slice(from, to)
    const unseen = node.type === 'link' ? UNSEEN.exec(written) : null
    if (unseen) reportUnseen(unseen, from, report)
    else for (const link of linksAt(node)) reportAddress(link, host, { from, written }, report)
    if (node.type !== 'link') return
    if (/^www\./i.test(written)) reportBare(written, from, report)
    if (isSilent(node)) report({ ruleId: 'link-text', href: node.url }, from)
    else if (SAYS_NOTHING.test(words(node)))
      report({ ruleId: 'link-text-vague', text: words(node) }, from)
  }

function reportUnseen({ 0: unseen, index }: RegExpExecArray, from: number, report: Report): void {
  if (unseen.includes('\u00a0'))
    report({ ruleId: 'odd-unseen' }, from + index, replace(from + index, unseen.length, ''))
}

function reportAddress(
  { href, image }: Link,
  host: string,
  { from, written }: { from: number; written: string },
  report: Report,
): void {
  const problem = linkForm(href, image) ?? absoluteLink(href, host)
  if (!problem) return
  const right = 'right' in problem ? problem.right : ''
  const at = written.lastIndexOf(`](${href}`)
  const fix = right && at !== -1 ? replace(from + at + 2, href.length, right) : undefined
  report(problem, from, fix)
}

/** An address that Markdown made a link as it stands there. */
function reportBare(written: string, from: number, report: Report): void {
  const right = `[${written}](https://${written})`
  report({ ruleId: 'link-web', href: written, right }, from, replace(from, written.length, right))
}

/** A link without a word to click. */
function isSilent(node: Nodes): boolean {
  return (
    words(node).trim() === '' &&
    !('children' in node && node.children.some(({ type }) => type === 'image'))
  )
}

/** An address of this site with its host. */
function absoluteLink(href: string, host: string): Problem | undefined {
  if (!host || !/^(https?:)?\/\//i.test(href) || !URL.canParse(href, 'https://x')) return undefined
  const url = new URL(href, 'https://x')
  const bare = (name: string) => name.replace(/^www\./, '')
  if (bare(url.hostname) !== bare(host)) return undefined
  const right = (url.pathname.replace(/(.)\/$/, '$1') || '/') + url.search + url.hash
  return { ruleId: 'link-absolute', href, right }
}
