import { basename, dirname, join } from 'node:path'
import { meant } from '../../components/closest'
import { slug } from '../../components/slug'
import { CONTENT, urlOf } from '../content-files'
import { emiliaSchemas } from '../data/emilia-schemas'
import { type Report, reporter } from '../data/report'
import { sceneSchemas } from '../data/scene-schema'
import { dataNames } from '../data/site-data'
import { filesBelow } from '../files-below'
import type { Checked } from './check-page'

/** Addresses that the server answers itself, before it looks at redirects. */
export const SERVED = /^\/(?:api|healthz|metrics|assets|_[^/]*)(?:\/|$)/
/** Those that no page may have: the build's own, and folders of content/ that hold no pages. */
export const isReserved = (path: string) =>
  SERVED.test(path) || /^\/(?:social|404|personas|videos)(?:\/|$)|^\/(?:emilia|media)\//.test(path)

const DATA = [...dataNames.map(name => `${name}.yaml`), 'woerter.txt']
const EMILIA_FOLDER = `${CONTENT}/emilia`
const EMILIA = ['persona.md', ...Object.keys(emiliaSchemas).map(name => `${name}.yaml`)]
/** What a folder may hold besides pages. */
const KNOWN: Record<string, readonly string[]> = {
  [CONTENT]: DATA,
  [EMILIA_FOLDER]: EMILIA,
  [`${CONTENT}/scenes`]: Object.keys(sceneSchemas).map(name => `${name}.yaml`),
}
const RIGHT = /^content\/([a-z0-9-]+\/)*[a-z0-9-]+\.mdx$/
/** A page, with endings that programs put behind each other: `trial.mdx.txt`. */
const PAGE = /(?:\.(?:mdx?|markdown|txt|html?|bak|orig|old))+$/i
/** Written down by what editors use. */
const LEFT_BEHIND = /\/\.|^content\/README\.md$|\/(?:Thumbs\.db|desktop\.ini)$|~$/i

/** What a page's file should be called: `content/Über uns.mdx.txt` -> `content/ueber-uns.mdx`. */
function rightName(file: string): string {
  if (RIGHT.test(file)) return file
  const [, ...parts] = file.split('/')
  const name = parts.pop() ?? ''
  return [CONTENT, ...parts.map(slug), `${slug(name.replace(PAGE, ''))}.mdx`].join('/')
}

/** The address that a page has, or gets once its file has the right name: nothing is suggested that could never be. */
export function addressOf(file: string): string {
  return urlOf(rightName(file))
}

/** All files that should be pages or data: media holds what it likes, save pages. */
function contentFiles(root: string): string[] {
  return filesBelow(join(root, CONTENT))
    .map(file => `${CONTENT}/${file}`)
    .filter(file => !LEFT_BEHIND.test(file) && !/^content\/media\/.*(?<!\.mdx)$/.test(file))
}

/** Addresses of pages whose file has a name that no page may have: links to them are not to blame. */
export function misnamedPages(root: string): string[] {
  return contentFiles(root)
    .filter(file => PAGE.test(file) && !RIGHT.test(file) && !file.startsWith('content/emilia/'))
    .map(addressOf)
}

/** Pages and data under a name or in a folder where nothing reads them. */
export function checkFiles(root: string): Checked[] {
  return contentFiles(root).flatMap(file => {
    const { found, report } = reporter(file, '')
    checkName(file, report)
    return found.length > 0 ? [{ file, text: '', found }] : []
  })
}

function checkName(file: string, { error }: Report): void {
  const [name, folder] = [basename(file), dirname(file)]
  const known = KNOWN[folder] ?? []
  if (known.includes(name)) return
  if (name.endsWith('.mdx') && isReserved(addressOf(file)))
    error(
      'file-reserved',
      0,
      `Die Adresse ${addressOf(file)} ist für die Technik der Website reserviert, dort wird keine Seite daraus. Legen Sie die Datei in einen anderen Ordner oder nennen Sie sie anders.`,
    )
  else if (folder === EMILIA_FOLDER || !PAGE.test(name))
    error(
      'file-unread',
      0,
      `Die Datei „${name}“ liest hier niemand.${meant(name, known) || ' Seiten enden auf .mdx, Angaben auf .yaml; Bilder und andere Dateien liegen in content/media.'}`,
    )
  else if (file !== 'content/index.mdx' && name === 'index.mdx')
    error(
      'file-index',
      0,
      `Nur die Startseite heißt index.mdx. Nennen Sie diese Datei ${folder}.mdx, dann hat sie dieselbe Adresse.`,
    )
  else if (!RIGHT.test(file)) {
    const better = rightName(file)
    const short = dirname(better) === folder ? basename(better) : better
    error(
      'file-name',
      0,
      `Der Dateiname „${name}“ wird zur Adresse der Seite: Er besteht aus Kleinbuchstaben, Ziffern und Strichen und endet mit .mdx. Nennen Sie die Datei ${short}, oder löschen Sie sie, wenn sie nur eine Kopie ist.`,
    )
  }
}
