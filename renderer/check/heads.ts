import { contracts } from '../../components/registry'
import { cutHead } from '../content-files'
import { type FrontMatter, headValue, shortTitle } from '../data/front-matter'
import { type Report, replace } from '../data/report'
import type { CheckedPage } from './check-page'
import { addressOf } from './files'

/** The box that the title stands in. */
const TITLE_BOX = Object.keys(contracts).find(tag => contracts[tag]?.once === 'title')

/** What the font of the picture for shared links has: Latin letters, also with marks, and what stands between them. */
const DRAWN = /^[ -\u017e\u0218-\u021b\u1e9e\u2010-\u2026\u2030\u2039\u203a\u20ac\u2122\u2212]*$/

/** Facts of the head that two pages share, a canonical that is not the page's own address, a title that is missing. */
export function reportHead(
  { file, text, page }: CheckedPage,
  pages: readonly CheckedPage[],
  report: Report,
): void {
  if (!page) return
  if (page.headings.every(({ level }) => level > 1))
    report.error(
      'h1-missing',
      cutHead(text).body.search(/\S|$/),
      `Der Seite fehlt die Überschrift mit #. Sie steht im <${TITLE_BOX}> oder am Anfang des Textes.`,
    )
  const { head } = page
  if (!head) return
  for (const key of ['title', 'description'] as const) {
    const first = pages.find(other => other.page?.head?.[key] === head[key])
    if (first && first.file !== file)
      report.error(
        `${key}-again`,
        headValue(text, key),
        `Diesen Wert von ${key} trägt schon ${first.file}. Jede Seite braucht einen eigenen.`,
      )
  }
  if (head.draft)
    report.hint(
      'draft',
      headValue(text, 'draft'),
      'Diese Seite ist ein Entwurf, nur die Vorschau zeigt sie. Löschen Sie draft: true, wenn sie fertig ist.',
    )
  reportDrawn(head, text, report)
  reportCanonical(head.canonical, { file, text }, pages, report)
}

/** Letters of the title that the picture for shared links cannot show. */
function reportDrawn(head: FrontMatter, text: string, { hint }: Report): void {
  const title = head.socialTitle ?? shortTitle(head)
  const sign = [...title].find(one => !DRAWN.test(one))
  if (sign && !head.socialImage)
    hint(
      'title-undrawn',
      headValue(text, head.socialTitle ? 'socialTitle' : 'title'),
      `„${sign}“ fehlt im Bild für geteilte Links, dessen Schrift es nicht hat. Schreiben Sie bei socialTitle einen Titel ohne dieses Zeichen.`,
    )
}

function reportCanonical(
  canonical: string,
  { file, text }: Pick<CheckedPage, 'file' | 'text'>,
  pages: readonly CheckedPage[],
  { error }: Report,
): void {
  const own = addressOf(file)
  const owner = pages.find(other => addressOf(other.file) === canonical)
  // The home page under another name is told as such.
  if (canonical === own || (canonical === '/' && !owner)) return
  const at = headValue(text, 'canonical')
  const written = text.slice(at).split('\n', 1)[0]?.trimEnd() ?? ''
  error(
    'canonical-other',
    at,
    owner
      ? `canonical ${canonical} gehört schon zu ${owner.file}. Diese Seite liegt auf ${own}, schreiben Sie canonical: ${own}.`
      : `canonical ${canonical} ist nicht die Adresse dieser Seite. Schreiben Sie canonical: ${own}.`,
    at > 0 ? replace(at, written.length, own) : undefined,
  )
}
