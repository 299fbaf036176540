import { visitParents } from 'unist-util-visit-parents'
import { words } from '../../../components/contract/parts/inline'
import { type Report, replace } from '../../data/report'
import { linksAt } from '../../page/links'
import type { Link } from '../../page/page'
import { spanOf } from '../../page/span'
import type { Source } from './checked'

/** Endings of pictures that browsers show. */
export const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** Link texts that do not say where they lead: screen readers read links as a list. */
const SAYS_NOTHING =
  /^\W*(?:hier|da|dort|dieser link|mehr|weiter|(?:bitte )?hier klicken|klicken sie hier)\W*$/i

/** Links and pictures that are wrong whatever pages there are. */
export function checkLinks({ text, host, tree }: Source, report: Report): void {
  visitParents(tree, node => {
    const [from, to] = spanOf(node)
    const written = text.slice(from, to)
    for (const link of linksAt(node)) {
      const { reason, right } = wrongAddress(link, host) ?? {}
      const at = written.lastIndexOf(`](${link.href}`)
      const fix = right && at !== -1 ? replace(from + at + 2, link.href.length, right) : undefined
      if (reason) report.error('link-form', from, reason, fix)
    }
    if (node.type === 'link' && SAYS_NOTHING.test(words(node)))
      report.hint(
        'link-text-vague',
        from,
        `„${words(node)}“ sagt nicht, wohin der Link führt. Verlinken Sie die Wörter, um die es geht: [Preise für Hotels](/pfad).`,
      )
  })
}

/** What is wrong with an address; `right` is what to write instead, where that is clear. */
function wrongAddress({ href, image }: Link, host: string) {
  const right = rightForm(href, image)
  if (right !== href)
    return { right, reason: image ? pictureSentence(right) : sentence(href, right) }
  const own = pathOnHost(href, host)
  return own === undefined
    ? undefined
    : {
        right: own,
        reason: sentence(href, own, ' Sie führt auf diese Website, da genügt der Pfad.'),
      }
}

function sentence(href: string, right: string | undefined, why = ''): string {
  const cure = right
    ? `Schreiben Sie ${right}.`
    : 'So sehen Adressen aus: /trial, https://www.firma.at, mailto:office@firma.at, tel:+43316123456; Dateien liegen in content/media.'
  return `Die Adresse „${href}“ stimmt so nicht.${why} ${cure}`
}

const pictureSentence = (right = '/datei.svg') =>
  `Bilder liegen in content/media, nicht auf einem fremden Server oder Ihrem Computer. Schreiben Sie ![Was man sieht](${right}).`

/** The right form of an address: itself where nothing is wrong, `undefined` where the right one is not clear. */
export function rightForm(href: string, image: boolean): string | undefined {
  if (
    !image &&
    /^(?:(?:https?:)?\/\/[^\s/]+\.|mailto:[^\s@/]+@[^\s@/]+\.\w+|tel:\+?\d[\d-]{3,}$)/i.test(href)
  )
    return href
  const [, mail] = /^(?:mailto:\/*)?([^\s@/:]+@[^\s@/]+\.[a-z]{2,})$/i.exec(href) ?? []
  if (mail) return `mailto:${mail}`
  if (/^(?:tel:)?\+?\d[\d ()/-]{5,}$/i.test(href))
    return `tel:${href.replace(/\(0\)/, '').replace(/[^+\d]/g, '')}`
  if (!image && /^(?:www\.[\w-]|[\w.-]+\.(?:at|ch|com|de|eu|org)(?:[/?#]|$))/i.test(href))
    return `https://${href}`
  if (/^(?:[a-z]+:|\/\/|#?$)/i.test(href.trim())) return undefined
  return rightPath(href, image)
}

/** A path as visitors know it: from the root, without folders of the project, that of a page without the ending of its file. */
function rightPath(href: string, image: boolean): string {
  const path =
    /^[/#]/.test(href) && !/\\|^\/(?:content|media)\//.test(href)
      ? href
      : `/${href.replaceAll('\\', '/').replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:media\/)?/, '')}`
  return image
    ? path
    : path.replace(/(?:\.mdx?|\.html?)(?=[#?]|$)/i, '').replace(/^\/index(?=[#?]|$)/, '/')
}

/** The path of an address of this site with its host; undefined for others. */
function pathOnHost(href: string, host: string): string | undefined {
  if (!host || !/^(https?:)?\/\//i.test(href) || !URL.canParse(href, 'https://x')) return undefined
  const url = new URL(href, 'https://x')
  const bare = (name: string) => name.replace(/^www\./, '')
  if (bare(url.hostname) !== bare(host)) return undefined
  return (url.pathname.replace(/(.)\/$/, '$1') || '/') + url.search + url.hash
}
