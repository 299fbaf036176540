import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentData } from '../../components/shapes'
import { pageFiles } from '../content-files'
import type { FrontMatter } from '../data/front-matter'
import type { Page } from './page'
import { readPage } from './read-page'

/** A page without a mistake. */
export type WholePage = Page & { head: FrontMatter }

/** All pages, sorted by file. The check has passed: a page that cannot be read is left out. */
export function readPages(data: ContentData, root = process.cwd()): WholePage[] {
  return pageFiles(root).flatMap(file => {
    const { page } = readPage(file, readFileSync(join(root, file), 'utf8'), data)
    return page?.head ? [{ ...page, head: page.head }] : []
  })
}
