import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bare } from '../../components/placeholder'
import type { Diagnostic } from '../../components/shapes'
import { fileOf, pageFiles } from '../content-files'
import { isHint } from '../data/diagnose'
import { LENGTHS } from '../data/front-matter'
import { dataNames, readData } from '../data/site-data'
import type { Page } from '../page/page'
import { finding } from '../sentences/explain'
import type { PreviewState } from './messages'

/** What the preview asks of the check. */
export type LiveCheck = {
  /** The diagnostics of one page that need no other page. */
  page(file: string, text: string): Diagnostic[]
  /** All of content/ as it lies on disk; one file may be read from a draft instead. */
  content(draft?: { file: string; text: string }): {
    pages: { file: string; text: string; page?: Page; diagnostics: Diagnostic[] }[]
    files: { file: string; text: string; diagnostics: Diagnostic[] }[]
  }
}

/** What the check says of the content as it lies on disk at this moment. */
export function createPreviewState(check: LiveCheck, root: string) {
  /** What keeps a file from being shown: nothing that only other pages could tell. */
  function blocking(file: string): string[] {
    const name = dataNames.find(known => file === `content/${known}.yaml`)
    if (name) {
      const { data, found } = readData(name, root)
      return data ? [] : found.map(finding)
    }
    if (!file.endsWith('.mdx') || !existsSync(join(root, file))) return []
    const diagnostics = check.page(file, readFileSync(join(root, file), 'utf8'))
    return diagnostics.filter(diagnostic => !isHint(diagnostic)).map(finding)
  }

  /** What keeps the page at this address from being shown; empty for addresses without a page. */
  function blockingAt(path: string): string[] {
    const file = fileOf(path)
    if (!pageFiles(root).includes(file)) return []
    return [...dataNames.map(name => `content/${name}.yaml`), file].flatMap(blocking)
  }

  function state(path: string): PreviewState {
    const file = fileOf(path)
    const { pages, files } = check.content()
    const shown = pages.find(known => known.file === file)
    const diagnostics = [...files, ...(shown ? [shown] : [])].flatMap(one => one.diagnostics)
    const head = shown?.page?.head
    const url = bare(readData('site', root).data?.url ?? '').replace(/\/$/, '')
    return {
      ...(head && { head: { title: head.title, description: head.description } }),
      address: `${url}${path}`,
      lengths: LENGTHS,
      errors: diagnostics.filter(diagnostic => !isHint(diagnostic)).map(finding),
      hints: diagnostics.filter(isHint).map(finding),
      broken: blockingAt(path).length > 0,
    }
  }
  return { blocking, blockingAt, state }
}
