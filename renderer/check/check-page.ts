import type { Problem } from '../../components/shapes'
import { plainText } from '../content-files'
import type { FrontMatter } from '../front-matter'
import { type ReadMarkdown, readExactly, readQuickly } from '../markdown'
import { attributeMarks } from './attribute-marks'
import { chatProblems } from './chat-turns'
import { checkHead } from './check-head'
import { withoutConflicts } from './conflicts'
import { headingProblems } from './headings'
import { hints } from './hints'
import { linkProblems } from './links'
import { toProblem } from './mistake'
import { type PageFacts, pageFacts } from './page-facts'
import { type Body, parseBody } from './parse-body'
import { rememberPassed } from './passed'
import { residueMistakes, withoutResidue } from './residue'
import { addressOf } from './right-name'
import { splitPage } from './split-page'
import { scanTags } from './tag-scanner'
import { blockProblems } from './text-blocks'
import { scanLines } from './text-lines'

/** A page, read and checked by itself. `facts` are missing only when the page cannot be read at all. */
export type CheckedPage = { file: string; text: string; head?: FrontMatter; facts?: PageFacts; problems: Problem[] }

/**
 * Everything that can be said of one page without knowing the others: one source for terminal, preview and build.
 * `host` is the site's own, for links that name it.
 */
export function checkPage(file: string, written: string, host = ''): CheckedPage {
  const text = plainText(written)
  return quickly(file, text, host, true)?.page ?? readPage(file, text, host, readExactly, true).page
}

/**
 * The same for a build: without hints, which stop nothing, and what is right is kept for the compiler, who need not read it
 * a second time.
 */
export function checkForBuild(file: string, written: string, host = ''): CheckedPage {
  const text = plainText(written)
  const read = quickly(file, text, host, false)
  if (!read) return readPage(file, text, host, readExactly, false).page
  rememberPassed(file, read.page, read.body)
  return read.page
}

/** The same, with exact places whether anything is found or not. */
export function checkExactly(file: string, text: string, host = ''): CheckedPage {
  return readPage(file, plainText(text), host, readExactly, true).page
}

type ReadPage = { page: CheckedPage; body: Body }

/** A page without a mistake; of others is said where, but not as exactly. */
function quickly(file: string, text: string, host: string, withHints: boolean): ReadPage | undefined {
  try {
    const read = readPage(file, text, host, readQuickly, withHints)
    return read.page.problems.length === 0 ? read : undefined
  } catch {
    return undefined
  }
}

function readPage(file: string, text: string, host: string, read: ReadMarkdown, withHints: boolean): ReadPage {
  const split = splitPage(file, withoutResidue(withoutConflicts(text)))
  const { head, problems: headProblems } = checkHead(text, split, addressOf(file))
  const scan = scanTags(split.body)
  const bodyStart = split.body.length - split.body.trimStart().length
  const lines = [
    ...scanLines(text, scan.tokens, bodyStart),
    ...residueMistakes(text, bodyStart),
    ...attributeMarks(text, scan.tokens),
  ]
  const masks = lines.flatMap(({ mask }) => mask)
  const body = parseBody(split.body, masks, read, scan)
  const { tree, problems: bodyProblems } = body
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
    ...(tree && text.includes('<ChatDemo') ? chatProblems(tree) : []),
  ]
  // How a line reads is worth a word once it is right.
  const lame = new Set(problems.filter(problem => !isHint(problem)).map(({ line }) => line))
  const hinted = tree && withHints ? hints(tree, text).filter(({ line }) => !lame.has(line)) : []
  const facts = tree && pageFacts(tree)
  const all = inOrder([...problems, ...hinted])
  return { page: { file, text, ...(head && { head }), ...(facts && { facts }), problems: all }, body }
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
