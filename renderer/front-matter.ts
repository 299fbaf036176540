import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { personaNames } from '../components/personas'
import type { Problem } from '../components/shapes'
import { closest } from './closest'
import { startOf, startOfKey } from './node-start'
import { isPlain } from './plain-words'
import { silentProblems } from './silent-yaml'
import { stumble } from './yaml-stumbles'

const words = z.string().min(1).refine(isPlain)

/** The head of a page: facts about the page, never text that stands on it. */
const frontMatter = z.strictObject({
  /** Title in the browser tab and in search results. */
  title: words,
  /** The two lines under the title in search results. */
  description: words,
  /** The page's own address, e.g. /trial. */
  canonical: z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/),
  /** Whose colour the page and its social image carry. */
  persona: z.enum(personaNames).optional(),
  /** Shorter words for the social image than the title. */
  socialTitle: words.optional(),
  /** A picture of content/media instead of the generated social image. */
  socialImage: z
    .string()
    .regex(/^\/(?!\/)(?!media\/)[^\s]+\.(png|jpe?g)$/i)
    .optional(),
  /** Up to three questions that Emilia offers on this page. */
  questions: z.array(words).max(3).optional(),
  /** true keeps the page out of search engines and the sitemap. */
  noindex: z.boolean().optional(),
})

export type FrontMatter = z.infer<typeof frontMatter>

export type HeadResult = { head: FrontMatter | undefined; problems: Problem[] }

/**
 * Reads a page's head. `head` is the YAML between the marks, which starts in line 2 of the file.
 * Every problem has its place: YAML's own errors, unknown keys, wrong types, missing facts.
 */
export function readFrontMatter(head: string): HeadResult {
  if (head.trim() === '') return { head: undefined, problems: [{ kind: 'head-missing', data: {}, line: 1, column: 1 }] }
  const lines = new LineCounter()
  const document = parseDocument(head, { lineCounter: lines, prettyErrors: false })
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: line + 1, column: col }
  }
  const problems: Problem[] = [...document.errors, ...document.warnings].map(error => {
    const { code, from } = stumble(error, head)
    return { kind: 'yaml', data: { code }, ...at(from) }
  })
  if (problems.length > 0) return { head: undefined, problems }
  if (!isMap(document.contents))
    return { head: undefined, problems: [{ kind: 'head-shape', data: {}, line: 2, column: 1 }] }

  const silent = silentProblems(document, head, at)
  const parsed = frontMatter.safeParse(document.toJS())
  if (parsed.success) return { head: parsed.data, problems: silent }
  const found = parsed.error.issues
    .flatMap(issue => problemsOf(issue, document))
    .map(({ from, ...problem }) => ({ ...problem, ...at(from) }))
  return { head: undefined, problems: [...withoutEchoes(found), ...silent] }
}

/** A problem and where it stands, as an offset in the head. */
type Found = Pick<Problem, 'kind' | 'data'> & { from: number }

/** What an issue of the schema means for an editor: an unknown key each, or one fact that is missing or wrong. */
function problemsOf(issue: z.core.$ZodIssue, document: Document): Found[] {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(frontMatter.shape).join(',')
    return issue.keys.map(key => ({
      kind: 'head-unknown',
      data: { key, known },
      from: startOfKey(document.contents, key),
    }))
  }
  const node = document.getIn(issue.path, true)
  const from = startOf(node)
  if (issue.code === 'custom') return [{ kind: 'yaml-markup', data: {}, from }]
  const data = {
    key: issue.path.map(String).join('.'),
    found: isScalar(node) ? String(node.value) : '',
    code: String(issue.code),
  }
  return [{ kind: node === undefined ? 'head-lacks' : 'head-wrong', data, from }]
}

/** Each mistake once: the one that was meant is not missing as well, and a list with three wrong lines is one wrong list. */
function withoutEchoes(problems: readonly Problem[]): Problem[] {
  const misspelt = problems.filter(({ kind }) => kind === 'head-unknown').map(({ data }) => data.key ?? '')
  return problems.filter(({ kind, data, line, column }, index) => {
    if (kind === 'head-lacks') return !misspelt.some(key => closest(key, [data.key ?? '']))
    const first = problems.findIndex(other => other.kind === kind && other.line === line && other.column === column)
    return kind !== 'head-wrong' || first === index
  })
}
