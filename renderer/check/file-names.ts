import { basename, dirname, join } from 'node:path'
import { slug } from '../../components/slug'
import { CONTENT, urlOf } from '../content-files'
import { diagnose } from '../data/diagnose'
import { dataNames } from '../data/site-data'
import { filesBelow } from '../files-below'
import type { Checked } from './page/check-page'

const DATA = [...dataNames.map(name => `${name}.yaml`), 'woerter.txt']
const EMILIA = ['persona.md', 'questions.yaml', 'talk.yaml']
const RIGHT = /^content\/([a-z0-9-]+\/)*[a-z0-9-]+\.mdx$/
/** A page, with endings that programs put behind each other: `trial.mdx.txt`. */
const PAGE = /(?:\.(?:mdx?|markdown|txt|html?|bak|orig|old))+$/i
/** Written down by what editors use. */
const LEFT_BEHIND = /\/\.|^content\/README\.md$|\/(?:Thumbs\.db|desktop\.ini)$|~$/i

/** What a page's file should be called: `content/Über uns.mdx.txt` -> `content/ueber-uns.mdx`. */
export function rightName(file: string): string {
  if (RIGHT.test(file)) return file
  const [, ...parts] = file.split('/')
  const name = parts.pop() ?? ''
  return [CONTENT, ...parts.map(slug), `${slug(name.replace(PAGE, ''))}.mdx`].join('/')
}

/** The address that a page has, or gets once its file has the right name: nothing is suggested that could never be. */
export function addressOf(file: string): string {
  return urlOf(rightName(file))
}

function contentFiles(root: string): string[] {
  return filesBelow(join(root, CONTENT))
    .map(file => `${CONTENT}/${file}`)
    .filter(file => !LEFT_BEHIND.test(file) && !file.startsWith('content/media/'))
}

/** Addresses of pages whose file has a name that no page may have: links to them are not to blame. */
export function misnamedPages(root: string): string[] {
  return contentFiles(root)
    .filter(file => PAGE.test(file) && !RIGHT.test(file) && !file.startsWith('content/emilia/'))
    .map(addressOf)
}

/** Pages and data under a name or in a folder where nothing reads them. */
export function checkFileNames(root: string): Checked[] {
  return contentFiles(root).flatMap(file => {
    const { found, report } = diagnose(file, '')
    const [name, folder] = [basename(file), dirname(file)]
    const isEmilia = folder === 'content/emilia'
    const known = isEmilia ? EMILIA : folder === CONTENT ? DATA : []
    if (known.includes(name)) return []
    if (isEmilia || !PAGE.test(name)) report('file-unread', 0, { name, known: known.join(',') })
    else if (file !== 'content/index.mdx' && name === 'index.mdx') report('file-index', 0, { better: `${folder}.mdx` })
    else if (!RIGHT.test(file)) {
      const better = rightName(file)
      report('file-name', 0, { name, better: dirname(better) === folder ? basename(better) : better })
    }
    return found.length > 0 ? [{ file, text: '', diagnostics: found }] : []
  })
}
