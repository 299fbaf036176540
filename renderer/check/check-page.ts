import type { Problem } from '../../components/shapes'
import { urlOf } from '../content-files'
import type { FrontMatter } from '../front-matter'
import { type ReadMarkdown, readExactly, readQuickly } from '../markdown'
import { checkHead } from './check-head'
import { headingProblems } from './headings'
import { hints } from './hints'
import { linkProblems } from './links'
import { toProblem } from './mistake'
import { type PageFacts, pageFacts } from './page-facts'
import { parseBody } from './parse-body'
import { splitPage } from './split-page'
import { scanTags } from './tag-scanner'
import { blockProblems } from './text-blocks'
import { scanLines } from './text-lines'

/** A page, read and checked by itself. `facts` are missing only when the page cannot be read at all. */
export type CheckedPage = { file: string; text: string; head?: FrontMatter; facts?: PageFacts; problems: Problem[] }

/** The file's text as the check counts it: offsets of edits are offsets of this. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}

/**
 * Everything that can be said of one page without knowing the others: one source for terminal, preview and build.
 * `host` is the site's own, for links that name it.
 */
export function checkPage(file: string, written: string, host = '', withHints = true): CheckedPage {
  const text = plainText(written)
  try {
    const page = readPage(file, text, host, readQuickly, withHints)
    if (page.problems.length === 0) return page
  } catch {
    // It says where as well, but not as exactly.
  }
  return readPage(file, text, host, readExactly, withHints)
}

/** The same without hints, for a build: they stop nothing. */
export const checkErrors: typeof checkPage = (file, written, host) => checkPage(file, written, host, false)

/** The same, with exact places whether anything is found or not. */
export function checkExactly(file: string, text: string, host = ''): CheckedPage {
  return readPage(file, plainText(text), host, readExactly, true)
}

function readPage(file: string, text: string, host: string, read: ReadMarkdown, withHints: boolean): CheckedPage {
  const split = splitPage(file, withoutConflicts(text))
  const { head, problems: headProblems } = checkHead(text, split, urlOf(file))
  const { tokens } = scanTags(split.body)
  const lines = scanLines(text, tokens, split.body.length - split.body.trimStart().length)
  const { tree, problems: bodyProblems } = parseBody(
    split.body,
    lines.flatMap(({ mask }) => mask),
    read,
  )
  // What is told of Markdown says more than the box that cannot use it, save of pictures: they are not for boxes at all.
  const blocks = tree ? blockProblems(tree, text) : []
  const isAt = (one: Problem) => (other: Problem) => one.line === other.line && one.column === other.column
  const told = (problem: Problem) =>
    (problem.kind === 'expected' &&
      blocks.some(({ kind, line }) => kind === 'table-broken' && line === problem.line)) ||
    (/^(not-inline|item-shape|leftover)$/.test(problem.kind) && blocks.some(isAt(problem))) ||
    (problem.kind === 'item-shape' && loose.some(({ kind, line }) => /^bold/.test(kind) && line === problem.line))
  const isBoxed = (problem: Problem) => problem.kind === 'image-alt' && bodyProblems.some(isAt(problem))
  const loose = tree ? linkProblems(tree, text, host).filter(problem => !isBoxed(problem)) : []
  const problems = [
    ...split.problems,
    ...headProblems,
    ...lines.filter(({ kind }) => kind !== '').map(mistake => toProblem(mistake, text)),
    ...bodyProblems.filter(problem => !told(problem)),
    ...blocks,
    ...(tree ? [...headingProblems(tree, text), ...loose] : []),
  ]
  // How a line reads is worth a word once it is right.
  const lame = new Set(problems.filter(problem => !isHint(problem)).map(({ line }) => line))
  const hinted = tree && withHints ? hints(tree, text).filter(({ line }) => !lame.has(line)) : []
  const facts = tree && pageFacts(tree)
  return { file, text, ...(head && { head }), ...(facts && { facts }), problems: inOrder([...problems, ...hinted]) }
}

/** Marks of a merge as spaces: text-lines.ts tells them, the others must not stumble over them. */
function withoutConflicts(text: string): string {
  return text.replace(/^(?:<{7}|>{7})(?![<>]).*$/gm, line => ' '.repeat(line.length))
}

/** By place, each once. */
export function inOrder(problems: Problem[]): Problem[] {
  const seen = new Set<string>()
  return problems
    .filter(({ kind, data, line, column }) => {
      const key = JSON.stringify([kind, data, line, column])
      return !seen.has(key) && seen.add(key)
    })
    .toSorted((one, other) => one.line - other.line || one.column - other.column)
}

/** Hints say what reads badly; they stop nothing. */
export function isHint(problem: Problem): boolean {
  return problem.kind.startsWith('hint-')
}
