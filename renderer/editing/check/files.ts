import { basename, dirname, join } from 'node:path'
import { meant } from '../../../components/contract/closest'
import { slug } from '../../../components/contract/slug'
import { CONTENT, urlOf } from '../../data/content-files'
import { filesBelow } from '../../data/files-below'
import { reporter } from '../../data/report'
import { schemaOf } from '../../data/schema-of'
import type { Checked } from './checked'

/** Addresses that no page may have: the server's, the build's, and folders of content/ that hold no pages. */
export const isReserved = (path: string) =>
  /^\/(?:api|healthz|metrics|assets|_[^/]*|social|404|personas|pictures|videos)(?:\/|$)|^\/(?:emilia|media)\//.test(
    path,
  )

/** What lies in content/ besides pages. */
const KNOWN = [
  ...Object.keys(schemaOf),
  `${CONTENT}/woerter.txt`,
  `${CONTENT}/README.md`,
  `${CONTENT}/emilia/persona.md`,
]
const RIGHT = /^content\/(?:index|(?:[a-z0-9-]+\/)*(?!index\.)[a-z0-9-]+)\.mdx$/
/** A page, with endings that programs put behind each other: `trial.mdx.txt`. */
const PAGE = /(?:\.(?:mdx?|markdown|txt|html?|bak|orig|old))+$/i
/** Left there by systems and editors. */
const LEFT_BEHIND = /\/\.|\/(?:Thumbs\.db|desktop\.ini)$|~$/i

/** What a page's file should be called: `content/Über uns.mdx.txt` -> `content/ueber-uns.mdx`. */
function rightName(file: string): string {
  if (RIGHT.test(file)) return file
  const [, ...parts] = file.split('/')
  const name = parts.pop() ?? ''
  const path = [CONTENT, ...parts.map(slug), `${slug(name.replace(PAGE, ''))}.mdx`].join('/')
  return path.replace(/\/index\.mdx$/, '.mdx')
}

/** The address that a page has, or gets once its file has the right name: nothing is suggested that could never be. */
export function addressOf(file: string): string {
  return urlOf(rightName(file))
}

/** Pages and data under a name or in a folder where nothing reads them; media holds what it likes, save pages. */
export function checkFiles(root: string): Checked[] {
  return filesBelow(join(root, CONTENT)).flatMap(name => {
    const file = `${CONTENT}/${name}`
    if (LEFT_BEHIND.test(file) || /^content\/media\/.*(?<!\.mdx)$/.test(file)) return []
    const sentence = wrongName(file)
    if (!sentence) return []
    const { findings, report } = reporter(file, '')
    report.error('file-name', 0, sentence)
    return { file, text: '', findings }
  })
}

/** The sentence for what is wrong with the name of a file. */
function wrongName(file: string): string | undefined {
  const [name, folder] = [basename(file), dirname(file)]
  if (KNOWN.includes(file)) return undefined
  if (name.endsWith('.mdx') && isReserved(addressOf(file)))
    return `Die Adresse ${addressOf(file)} ist für die Technik der Website reserviert, dort wird keine Seite daraus. Legen Sie die Datei in einen anderen Ordner oder nennen Sie sie anders.`
  if (folder === `${CONTENT}/emilia` || !PAGE.test(name)) {
    const known = KNOWN.filter(other => dirname(other) === folder).map(other => basename(other))
    return `Die Datei „${name}“ liest hier niemand.${meant(name, known) || ' Seiten enden auf .mdx, Angaben auf .yaml; Bilder und andere Dateien liegen in content/media.'}`
  }
  if (RIGHT.test(file)) return undefined
  const better = rightName(file)
  return `Der Dateiname „${name}“ wird zur Adresse der Seite: Er besteht aus Kleinbuchstaben, Ziffern und Strichen und endet mit .mdx, index.mdx heißt nur die Startseite. Nennen Sie die Datei ${dirname(better) === folder ? basename(better) : better}, oder löschen Sie sie, wenn sie nur eine Kopie ist.`
}
