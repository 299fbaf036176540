import { contracts } from '../../../components/boxes/registry'
import { cutHead } from '../../data/content-files'
import { type FrontMatter, frontMatter, headValue, LENGTHS } from '../../data/front-matter'
import { type Report, replace } from '../../data/report'
import type { CheckedPage } from './checked'
import { addressOf } from './files'

/** The names that a head may have. */
const NAMES = Object.keys(frontMatter.shape)
/** The box that the title stands in. */
const TITLE_BOX = Object.keys(contracts).find(tag => contracts[tag]?.once === 'title')

/** Tells of a page from whose text no head can be cut off: where its first or last line is, or should be. */
export function reportMissingHead(text: string, { error }: Report): void {
  const lines = [...text.matchAll(/^.*$/gm)].map(({ 0: line, index }) => ({ line, index }))
  const isRule = ({ line }: { line: string }) => /^\s*[-–—*_=]{1,}\s*$/.test(line)
  const [first, ...more] = lines
  const isOpen = first !== undefined && /^---[ \t]*$/.test(first.line)
  // In the head each line is a name with its value, an entry, or a note.
  const end = more.find(one => isRule(one) || !/^(?:[\w-]+\s*[:=]|\s+\S|- |#)/.test(one.line))
  const wrong = isOpen ? end : lines.find(({ line }) => line.trim())
  if (wrong && isRule(wrong) && wrong.line !== '---')
    error(
      'head-missing',
      wrong.index,
      `Der Kopf beginnt und endet mit genau drei Strichen --- ganz links. Ersetzen Sie „${wrong.line.trim()}“.`,
      replace(wrong.index, wrong.line.length, '---'),
    )
  else if (isOpen && end && more.indexOf(end) > 0)
    error(
      'head-missing',
      end.index,
      'Hier ist der Kopf zu Ende und nicht geschlossen. Setzen Sie davor eine Zeile mit drei Strichen: ---.',
      replace(end.index, 0, '---\n'),
    )
  else
    error(
      'head-missing',
      0,
      'Der Kopf der Seite fehlt oder ist nicht geschlossen. Er beginnt in der ersten Zeile: ---, dann title, description und canonical, dann wieder ---.',
    )
}

/** A head that ends too early, or a second one, pasted with a text: none of what follows is meant. */
export function secondHead(text: string, { error }: Report): boolean {
  const { head: own, body } = cutHead(text)
  const rest = body.trimStart()
  // `---` above the first line of the head, or between two.
  if (own && NAMES.some(name => rest.startsWith(`${name}:`))) {
    const end = text.lastIndexOf('---', body.indexOf(rest))
    error(
      'head-missing',
      end,
      'Hier endet der Kopf, und darunter geht er weiter. Löschen Sie diese Zeile mit den drei Strichen.',
      replace(end, text.indexOf('\n', end) + 1 - end, ''),
    )
    return true
  }
  const [head] =
    /^\s*---[ \t]*\n(?:[a-z]\w*:.*\n(?:[ \t-].*\n)*)+---[ \t]*(?:\n|$)/i.exec(rest) ?? []
  if (!own || !head) return false
  const from = body.search(/\S/)
  error(
    'head-missing',
    from,
    'Hier beginnt ein zweiter Kopf. Eine Seite hat einen: Übernehmen Sie oben, was stimmt, und löschen Sie diese Zeilen samt den Strichen.',
  )
  return true
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
