import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { slug } from '../../components/rich-text'
import type { Problem } from '../../components/shapes'
import { CONTENT } from '../content-files'
import type { CheckedFile } from './data-files'

const RIGHT = /^content\/([a-z0-9-]+\/)*[a-z0-9-]+\.mdx$/
// Written down by what editors use, not pages: README.md, hidden files.
const NO_PAGE = /^content\/(README\.md|emilia\/|media\/)|\/\.|\.yaml$/

/** Files that are, or were meant to be, a page under a name that cannot be an address. */
export function fileNames(root: string): CheckedFile[] {
  return readdirSync(join(root, CONTENT), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'))
    .filter(file => !NO_PAGE.test(file))
    .flatMap(file => {
      const problem = wrongName(file)
      return problem ? [{ file, text: '', problems: [problem] }] : []
    })
}

function wrongName(file: string): Problem | undefined {
  const place = { line: 1, column: 1 }
  if (file !== 'content/index.mdx' && file.endsWith('/index.mdx'))
    return { kind: 'file-index', data: { better: `${dirname(file)}.mdx` }, ...place }
  if (RIGHT.test(file)) return undefined
  const name = basename(file)
  return { kind: 'file-name', data: { name, better: `${slug(name.replace(/\.\w+$/, ''))}.mdx` }, ...place }
}
