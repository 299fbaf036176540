import type { FrontMatter } from '../front-matter'

type Passed = { text: string; head: FrontMatter }

const pages = new Map<string, Passed>()

/** Remembers that a whole check found nothing wrong with a page, so that the build does not read it a second time. */
export function rememberPassed(file: string, text: string, head: FrontMatter): void {
  pages.set(file, { text, head })
}

/** The head of a page that has passed as it is written now. */
export function passedHead(file: string, text: string): FrontMatter | undefined {
  const page = pages.get(file)
  return page?.text === text ? page.head : undefined
}
