import { basename, dirname, join } from 'node:path'
import { slug } from '../../components/slug'
import { CONTENT, urlOf } from '../content-files'
import { diagnose } from '../data/diagnose'
import { emiliaSchemas } from '../data/emilia-schemas'
import { sceneSchemas } from '../data/scene-schema'
import { dataNames } from '../data/site-data'
import { filesBelow } from '../files-below'
import type { Problem } from '../sentences/problem'
import type { Checked } from './page/check-page'

const DATA = [...dataNames.map(name => `${name}.yaml`), 'woerter.txt']
const EMILIA_FOLDER = `${CONTENT}/emilia`
const EMILIA = ['persona.md', ...Object.keys(emiliaSchemas).map(name => `${name}.yaml`)]
const SCENES_FOLDER = `${CONTENT}/scenes`
/** What a folder may hold besides pages. */
const KNOWN: Record<string, readonly string[]> = {
  [CONTENT]: DATA,
  [EMILIA_FOLDER]: EMILIA,
  [SCENES_FOLDER]: Object.keys(sceneSchemas).map(name => `${name}.yaml`),
}
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
    const problem = misnamed(file)
    if (!problem) return []
    const { found, report } = diagnose(file, '')
    report(problem, 0)
    return [{ file, text: '', diagnostics: found }]
  })
}

function misnamed(file: string): Problem | undefined {
  const [name, folder] = [basename(file), dirname(file)]
  const known = KNOWN[folder] ?? []
  if (known.includes(name)) return undefined
  if (folder === EMILIA_FOLDER || !PAGE.test(name)) return { ruleId: 'file-unread', name, known }
  if (file !== 'content/index.mdx' && name === 'index.mdx')
    return { ruleId: 'file-index', better: `${folder}.mdx` }
  if (RIGHT.test(file)) return undefined
  const better = rightName(file)
  const isHere = dirname(better) === folder
  return { ruleId: 'file-name', name, better: isHere ? basename(better) : better }
}
