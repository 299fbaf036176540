import { basename, dirname, join } from 'node:path'
import { slug } from '../../components/slug'
import { CONTENT, urlOf } from '../content-files'
import { diagnose } from '../data/diagnose'
import { dataNames } from '../data/site-data'
import { filesBelow } from '../files-below'
import type { Checked } from './page/check-page'

const EMILIA = ['persona.md', 'questions.yaml', 'talk.yaml']
const MEDIA =
  /\.(?:avif|gif|ico|jpe?g|png|svg|tiff?|webp|heic|bmp|mp[34]|m4a|mov|webm|wav|vtt|pdf|zip|pptx?|xlsx?|eps|ai|psd)$/i

const RIGHT = /^content\/([a-z0-9-]+\/)*[a-z0-9-]+\.mdx$/
/** Endings that programs put behind each other: `trial.mdx.txt`. */
const ENDINGS = /(?:\.(?:mdx?|txt|html?|bak|orig|old))+$/i

/** Whether a page's file may be called this: its name is the address. */
function isRightName(file: string): boolean {
  return RIGHT.test(file)
}

/** What a page's file should be called: `content/Über uns.mdx.txt` -> `content/ueber-uns.mdx`. */
export function rightName(file: string): string {
  if (isRightName(file)) return file
  const [, ...parts] = file.split('/')
  const name = parts.pop() ?? ''
  const bare = ENDINGS.test(name) ? name.replace(ENDINGS, '') : name.replace(/\.\w+$/, '')
  return [CONTENT, ...parts.map(slug), `${slug(bare)}.mdx`].join('/')
}

/** The address that a page has, or gets once its file has the right name: nothing is suggested that could never be. */
export function addressOf(file: string): string {
  return urlOf(rightName(file))
}

/** Written down by what editors use. */
const LEFT_BEHIND = /\/\.|^content\/README\.md$|\/(?:Thumbs\.db|desktop\.ini)$|~$/i

function contentFiles(root: string): string[] {
  return filesBelow(join(root, CONTENT))
    .map(file => `${CONTENT}/${file}`)
    .filter(file => !LEFT_BEHIND.test(file))
}

/** Addresses of pages whose file has a name that no page may have: links to them are not to blame. */
export function misnamedPages(root: string): string[] {
  const isPage = (file: string) =>
    /\.(?:mdx?|markdown)(?:\.\w+)?$/i.test(file) && !/^content\/(?:emilia|media)\//.test(file)
  return contentFiles(root)
    .filter(file => isPage(file) && !isRightName(file))
    .map(addressOf)
}

/** Files that are, or were meant to be, a page or data under a name or in a place where nobody reads them. */
export function checkFileNames(root: string): Checked[] {
  return contentFiles(root).flatMap(file => {
    const { found, report } = diagnose(file, '')
    checkName(file, (ruleId, data) => report(ruleId, 0, data))
    return found.length > 0 ? [{ file, text: '', diagnostics: found }] : []
  })
}

function checkName(file: string, report: (ruleId: string, data: Record<string, string>) => void): void {
  const name = basename(file)
  const folder = dirname(file)
  const yaml = dataNames.map(known => `${known}.yaml`)
  if (file.startsWith('content/emilia/')) {
    if (!EMILIA.includes(name)) report('file-unread', { known: EMILIA.join(','), name, place: 'content/emilia' })
  } else if (file.startsWith('content/media/')) {
    const [, words = name, ending = ''] = /^(.*?)(\.\w+)?$/.exec(name) ?? []
    if (/\.mdx?$/.test(name) && name !== 'LICENSES.md')
      report('file-unread', { known: '', name, place: 'content/media' })
    // Spaces, umlauts and brackets in the name of a picture break the links to it sooner or later.
    else if (!/^[\w./@-]+$/.test(file))
      report('hint-media-name', { name, better: `${slug(words)}${ending.toLowerCase()}` })
  } else if (name.endsWith('.yaml')) {
    if (folder !== CONTENT || !yaml.includes(name))
      report('file-unread', { known: yaml.join(','), name, place: 'content' })
  } else if (name.endsWith('.yml')) report('file-yml', { name, better: name.replace(/\.yml$/, '.yaml') })
  else if (MEDIA.test(name)) report('file-media', { name })
  else if (/\.(?:docx?|odt|pages|rtf)$/i.test(name))
    report('file-word', { name, path: `/${slug(name.replace(/\.\w+$/, ''))}` })
  else if (file !== 'content/index.mdx' && name === 'index.mdx') report('file-index', { better: `${folder}.mdx` })
  else if (!isRightName(file)) {
    const better = rightName(file)
    report('file-name', { name, better: dirname(better) === folder ? basename(better) : better })
  }
}
