import { type Arranged, arrange } from '../arrange'
import type { FrontMatter } from '../front-matter'
import type { CheckedPage } from './check-page'
import type { Body } from './parse-body'

type Passed = { text: string; head: FrontMatter; arranged: Arranged | undefined }

const pages = new Map<string, Passed>()

/** Remembers a page without a mistake as the compiler wants it, so that a build reads it once. Its tree is changed. */
export function rememberPassed(file: string, { text, head }: CheckedPage, { tree, boxes }: Body): void {
  if (!head || !tree || !boxes) return
  pages.set(file, { text, head, arranged: arrange(tree, boxes) })
}

/** A page that has passed as it is written now. Its tree is handed out once: who compiles it changes it. */
export function takePassed(file: string, text: string): Passed | undefined {
  const page = pages.get(file)
  if (page?.text !== text) return undefined
  pages.set(file, { ...page, arranged: undefined })
  return page
}
