import { basename, dirname, join } from 'node:path'
import { slug } from '../../components/rich-text'
import type { Problem } from '../../components/shapes'
import { CONTENT } from '../content-files'
import { filesBelow } from '../files-below'
import { dataNames } from '../site-data'
import type { CheckedFile } from './data-files'
import { isRightName, rightName } from './right-name'

const EMILIA = ['persona.md', 'synonyms.yaml', 'topics.yaml']
const MEDIA =
  /\.(?:avif|gif|ico|jpe?g|png|svg|tiff?|webp|heic|bmp|mp[34]|m4a|mov|webm|wav|vtt|pdf|zip|pptx?|xlsx?|eps|ai|psd)$/i

/** Files that are, or were meant to be, a page or data under a name or in a place where nobody reads them. */
export function fileNames(root: string): CheckedFile[] {
  return filesBelow(join(root, CONTENT))
    .map(file => `${CONTENT}/${file}`)
    .flatMap(file => {
      const problem = wrongName(file)
      return problem ? [{ file, text: '', problems: [problem] }] : []
    })
}

function wrongName(file: string): Problem | undefined {
  const name = basename(file)
  const problem = (kind: string, data: Record<string, string>): Problem => ({ kind, data, line: 1, column: 1 })
  // Written down by what editors use.
  if (/\/\.|^content\/README\.md$|\/(?:Thumbs\.db|desktop\.ini)$|~$/i.test(file)) return undefined
  if (file.startsWith('content/emilia/'))
    return EMILIA.includes(name)
      ? undefined
      : problem('file-unread', { known: EMILIA.join(','), name, place: 'content/emilia' })
  if (file.startsWith('content/media/')) return mediaName(file, name, problem)
  if (name.endsWith('.yaml')) {
    const known = dataNames.map(known => `${known}.yaml`)
    return dirname(file) === CONTENT && known.includes(name)
      ? undefined
      : problem('file-unread', { known: known.join(','), name, place: 'content' })
  }
  if (name.endsWith('.yml')) return problem('file-yml', { name, better: name.replace(/\.yml$/, '.yaml') })
  if (MEDIA.test(name)) return problem('file-media', { name })
  if (/\.(?:docx?|odt|pages|rtf)$/i.test(name))
    return problem('file-word', { name, path: `/${slug(name.replace(/\.\w+$/, ''))}` })
  if (file !== 'content/index.mdx' && file.endsWith('/index.mdx'))
    return problem('file-index', { better: `${dirname(file)}.mdx` })
  if (isRightName(file)) return undefined
  const better = rightName(file)
  return problem('file-name', { name, better: dirname(better) === dirname(file) ? basename(better) : better })
}

/** Spaces, umlauts and brackets in the name of a picture break the links to it sooner or later. */
function mediaName(
  file: string,
  name: string,
  problem: (kind: string, data: Record<string, string>) => Problem,
): Problem | undefined {
  if (/\.mdx?$/.test(name) && name !== 'LICENSES.md')
    return problem('file-unread', { known: '', name, place: 'content/media' })
  if (/^[\w./@-]+$/.test(file)) return undefined
  const [, words = name, ending = ''] = /^(.*?)(\.\w+)?$/.exec(name) ?? []
  return problem('hint-media-name', { name, better: `${slug(words)}${ending.toLowerCase()}` })
}
