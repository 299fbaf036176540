import type { Nodes } from 'mdast'
import { words } from '../../../components/parts/inline'
import { replace } from '../../data/diagnose'
import { linksAt } from '../../page/links'
import { spanOf } from '../../page/span'
import type { PageRule } from './check-page'
import { linkForm } from './link-forms'

/** Invisible characters that programs leave in an address. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff\u00a0]+/

/** Link texts that do not say where they lead: screen readers read links as a list. */
const SAYS_NOTHING = /^\W*(?:hier|da|dort|dieser link|mehr|weiter|(?:bitte )?hier klicken|klicken sie hier)\W*$/i

/** Links that are wrong whatever pages there are. */
export const linkRule: PageRule =
  ({ text, host }, report) =>
  node => {
    const [from, to] = spanOf(node)
    const unseen = node.type === 'link' && UNSEEN.exec(text.slice(from, to))
    if (unseen) report('odd-unseen', from + unseen.index, {}, replace(from + unseen.index, unseen[0].length, ''))
    for (const { href, image } of unseen ? [] : linksAt(node)) {
      const form = linkForm(href, image)
      const own = form ? undefined : pathOn(href, host)
      const { ruleId, right = '' } = form ?? (own ? { ruleId: 'link-absolute', right: own } : {})
      const written = text.slice(from, to).lastIndexOf(`](${href}`)
      const fix = right && written !== -1 ? replace(from + written + 2, href.length, right) : undefined
      if (ruleId) report(ruleId, from, { href, right }, fix)
    }
    if (node.type !== 'link') return
    if (isSilent(node)) report('link-text', from, { href: node.url })
    else if (SAYS_NOTHING.test(words(node))) report('hint-link-text', from, { text: words(node) })
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
