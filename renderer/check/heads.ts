import { cutHead } from '../content-files'
import { headValue } from '../data/front-matter'
import { type Report, replace } from '../data/report'
import type { CheckedPage } from './check-page'
import { addressOf } from './files'

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
      'Der Seite fehlt die Überschrift mit #. Sie steht im ersten Kästchen oder am Anfang des Textes.',
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
  reportCanonical(head.canonical, { file, text }, pages, report)
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
