import type { Nodes } from 'mdast'
import { words } from '../../components/parts/inline'
import { type Report, replace } from '../data/report'
import { linksAt } from '../page/links'
import type { Link } from '../page/page'
import { spanOf } from '../page/span'
import { type LinkForm, linkForm, wrongForm } from './link-forms'
import type { PageRule } from './rule'

/** What programs leave in an address: it is told with its line, and the rest of the address says nothing. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff\u00a0]/

/** Link texts that do not say where they lead: screen readers read links as a list. */
const SAYS_NOTHING =
  /^\W*(?:hier|da|dort|dieser link|mehr|weiter|(?:bitte )?hier klicken|klicken sie hier)\W*$/i

/** Links that are wrong whatever pages there are. */
export const linkRule: PageRule =
  ({ text, host }, report) =>
  node => {
    const [from, to] = spanOf(node)
    const written = text.slice(from, to)
    if (node.type === 'link' && UNSEEN.test(written)) reportHard(written, from, report)
    else for (const link of linksAt(node)) reportAddress(link, host, { from, written }, report)
    if (node.type !== 'link') return
    if (/^www\./i.test(written)) {
      // An address that Markdown made a link as it stands there.
      const right = `[${written}](https://${written})`
      const { ruleId, reason } = wrongForm(written, right)
      report.error(ruleId, from, reason, replace(from, written.length, right))
    }
    if (isSilent(node))
      report.error(
        'link-text',
        from,
        `Dieser Link hat keinen Text, den man anklicken kann. Schreiben Sie ihn in die eckigen Klammern: [Text](${node.url}).`,
      )
    else if (SAYS_NOTHING.test(words(node)))
      report.hint(
        'link-text-vague',
        from,
        `„${words(node)}“ sagt nicht, wohin der Link führt. Verlinken Sie die Wörter, um die es geht: [Preise für Hotels](/pfad).`,
      )
  }

/** A hard space in an address; what nobody sees at all is told with its line. */
function reportHard(written: string, from: number, { error }: Report): void {
  const at = written.search(/\u00a0/)
  if (at !== -1)
    error(
      'odd-unseen',
      from + at,
      'In dieser Adresse steht ein festes Leerzeichen, meist aus Word. Löschen Sie es.',
      replace(from + at, 1, ''),
    )
}

function reportAddress(
  { href, image }: Link,
  host: string,
  { from, written }: { from: number; written: string },
  { error }: Report,
): void {
  const { ruleId, reason, right } = linkForm(href, image) ?? absoluteLink(href, host) ?? {}
  if (!ruleId || !reason) return
  const at = written.lastIndexOf(`](${href}`)
  const fix = right && at !== -1 ? replace(from + at + 2, href.length, right) : undefined
  error(ruleId, from, reason, fix)
}

/** A link without a word to click. */
function isSilent(node: Nodes): boolean {
  return (
    words(node).trim() === '' &&
    !('children' in node && node.children.some(({ type }) => type === 'image'))
  )
}

/** An address of this site with its host. */
function absoluteLink(href: string, host: string): LinkForm | undefined {
  if (!host || !/^(https?:)?\/\//i.test(href) || !URL.canParse(href, 'https://x')) return undefined
  const url = new URL(href, 'https://x')
  const bare = (name: string) => name.replace(/^www\./, '')
  if (bare(url.hostname) !== bare(host)) return undefined
  return {
    ruleId: 'link-absolute',
    reason: `Der Link ${href} führt auf diese Website. Schreiben Sie nur den Pfad ab dem Schrägstrich, damit er überall gilt.`,
    right: (url.pathname.replace(/(.)\/$/, '$1') || '/') + url.search + url.hash,
  }
}
