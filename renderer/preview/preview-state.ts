import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bare } from '../../components/placeholder'
import { checkContent, ownHost, rememberedCheck } from '../check/check-content'
import { LENGTHS } from '../check/check-head'
import { isHint } from '../check/check-page'
import { fileOf, pageFiles } from '../content-files'
import { finding } from '../explain'
import { dataNames, readData } from '../site-data'
import type { PreviewState } from './messages'

/** What the check says of the content as it lies on disk at this moment. */
export function createPreviewState(root: string) {
  const host = () => ownHost(root)

  /** What keeps a file from being shown: nothing that only other pages could tell. */
  function blocking(file: string): string[] {
    const name = dataNames.find(known => file === `content/${known}.yaml`)
    if (name) {
      const { data, problems } = readData(name, root)
      return data ? [] : problems.map(problem => finding(file, problem))
    }
    if (!file.endsWith('.mdx') || !existsSync(join(root, file))) return []
    const { problems } = rememberedCheck(file, readFileSync(join(root, file), 'utf8'), host())
    return problems.filter(problem => !isHint(problem)).map(problem => finding(file, problem))
  }

  /** What keeps the page at this address from being shown; empty for addresses without a page. */
  function blockingAt(path: string): string[] {
    const file = fileOf(path)
    if (!pageFiles(root).includes(file)) return []
    return [...dataNames.map(name => `content/${name}.yaml`), file].flatMap(blocking)
  }

  function state(path: string): PreviewState {
    const file = fileOf(path)
    const { pages, files } = checkContent(root, rememberedCheck)
    const page = pages.find(known => known.file === file)
    const problems = [...files, ...(page ? [page] : [])].flatMap(({ file: name, problems: found }) =>
      found.map(problem => ({ line: finding(name, problem), hint: isHint(problem) })),
    )
    const url = bare(readData('site', root).data?.url ?? '').replace(/\/$/, '')
    return {
      ...(page?.head && { head: { title: page.head.title, description: page.head.description } }),
      address: `${url}${path}`,
      lengths: LENGTHS,
      errors: problems.filter(({ hint }) => !hint).map(({ line }) => line),
      hints: problems.filter(({ hint }) => hint).map(({ line }) => line),
      broken: blockingAt(path).length > 0,
    }
  }
  return { blocking, blockingAt, state }
}
