import { contracts } from '../../../components/boxes/registry'
import { cutHead } from '../../data/content-files'
import { type FrontMatter, headValue, LENGTHS } from '../../data/front-matter'
import { type Report, replace } from '../../data/report'
import type { CheckedPage } from './checked'
import { addressOf } from './files'

/** The box that the title stands in. */
const TITLE_BOX = Object.keys(contracts).find(tag => contracts[tag]?.once === 'title')

/** Tells of a page from whose text no head can be cut off, at the line where it stops being one. */
export function reportMissingHead(text: string, { error }: Report): void {
  const lines = [...text.matchAll(/^.*$/gm)]
  // In the head each line is a name with its value, an entry, or a note.
  const end = lines.slice(1).find(([line]) => !/^(?:[\w-]+\s*[:=]|\s+\S|- |#)/.test(line))
  const isOpen = /^---[ \t]*\n/.test(text)
  error(
    'head-missing',
    (isOpen && end?.index) || 0,
    'Der Kopf der Seite fehlt oder ist nicht geschlossen. Er beginnt in der ersten Zeile mit genau drei Strichen ---, dann title, description und canonical, dann wieder drei Striche.',
  )
}

/** How long the words for search engines are, and whether the page is there for visitors. */
export function checkHead(head: FrontMatter, text: string, { hint }: Report): void {
  for (const key of ['title', 'description'] as const) {
    const [least, most] = LENGTHS[key]
    const { length } = head[key]
    if (length < least || length > most)
      hint(
        'head-length',
        headValue(text, key),
        `${key} hat ${length} Zeichen. Gut sind ${least} bis ${most}: Kürzeres sagt in der Suche wenig, Längeres wird abgeschnitten.`,
      )
  }
  if (head.draft)
    hint(
      'draft',
      headValue(text, 'draft'),
      'Diese Seite ist ein Entwurf, nur die Vorschau zeigt sie. Löschen Sie draft: true, wenn sie fertig ist.',
    )
}

/** What all pages together tell of a head: a title missing or there already, a canonical that is not the page's own address. */
export function compareHead(
  { file, text, page }: CheckedPage,
  pages: readonly CheckedPage[],
  { error }: Report,
): void {
  if (page?.headings.every(({ level }) => level > 1))
    error(
      'heading-level',
      cutHead(text).body.search(/\S|$/),
      `Der Seite fehlt die Überschrift mit #. Sie steht im <${TITLE_BOX}> oder am Anfang des Textes.`,
    )
  const head = page?.head
  if (!head) return
  for (const key of ['title', 'description'] as const) {
    const twin = pages.find(other => other.file !== file && other.page?.head?.[key] === head[key])
    // Told on both: nobody knows which of them is the copy.
    if (twin)
      error(
        'head-again',
        headValue(text, key),
        `Diesen Wert von ${key} trägt auch ${twin.file}. Jede Seite braucht einen eigenen.`,
      )
  }
  const own = addressOf(file)
  // The home page under another name is told as missing.
  if (head.canonical === own || (head.canonical === '/' && !pages.some(isHome))) return
  const at = headValue(text, 'canonical')
  const written = text.slice(at).split('\n', 1)[0]?.trimEnd() ?? ''
  error(
    'canonical-other',
    at,
    `canonical ${head.canonical} ist nicht die Adresse dieser Seite. Schreiben Sie canonical: ${own}.`,
    at > 0 ? replace(at, written.length, own) : undefined,
  )
}

const isHome = ({ file }: CheckedPage) => addressOf(file) === '/'
