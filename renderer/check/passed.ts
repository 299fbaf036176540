import type { FrontMatter } from '../front-matter'

type Passed = { text: string; head: FrontMatter }

const place = Symbol.for('4xdu.passed')

/** Vite bundles vite.config.ts with all it imports into modules of its own: only the process is shared with the build. */
function pages(): Map<string, Passed> {
  const shared = globalThis as { [place]?: Map<string, Passed> }
  shared[place] ??= new Map()
  return shared[place]
}

/** Remembers that a whole check found nothing wrong with a page, so that the build does not read it a second time. */
export function rememberPassed(file: string, text: string, head: FrontMatter): void {
  pages().set(file, { text, head })
}

/** The head of a page that has passed as it is written now. */
export function passedHead(file: string, text: string): FrontMatter | undefined {
  const page = pages().get(file)
  return page?.text === text ? page.head : undefined
}
