import type { Parents, Root } from 'mdast'
import type { Edit, Finding, Report } from '../../data/report'
import type { YamlDocument } from '../../data/yaml-document'
import type { Page } from '../../page/page'

/**
 * A file and the findings in it, ordered by place. Of a .yaml file `document` is the YAML as it was read, and `data` what its schema
 * makes of that, if nothing is wrong.
 */
export type Checked = {
  file: string
  text: string
  document?: YamlDocument
  data?: unknown
  findings: Finding[]
}

/** `page` is missing when the file cannot be read at all. */
export type CheckedPage = Checked & { page?: Page }

/** The whole content with what is wrong in it, file by file. */
export type CheckedContent = { pages: CheckedPage[]; files: Checked[] }

/** `text` is the whole file, with the same offsets as the nodes of `tree`; `host` is the site's own, for links that name it. */
export type Source = { text: string; host: string; tree: Root }

/** What checks one theme of a page, whatever other pages there are. */
export type PageCheck = (source: Source, report: Report) => void

/**
 * What a rule says of a thing: nothing where it is right; a sentence for an error; or the sentence with its place (where that is
 * not where the thing begins), with a repair, or as a hint, which does not stop a build.
 */
type Wrong =
  | string
  | { reason: string; at?: number | undefined; fix?: Edit | undefined; isHint?: boolean }
  | Nothing
type Nothing = false | null | undefined | ''

/** Looks at one thing and where it stands, and gives the sentence for what is wrong. */
type Rule<Thing, Context> = (thing: Thing, context: Context) => Wrong

/** Rules by their ids, those of one kind under one. */
export type Rules<Thing, Context> = Readonly<Record<string, readonly Rule<Thing, Context>[]>>

/** Where a node stands: the nodes around it, and the text of the whole file. */
export type Around = { parents: readonly Parents[]; text: string }

/** Reports what some rules say of a thing that begins at an offset of the file. */
export function judge<Thing, Context>(
  rules: Rules<Thing, Context>,
  [thing, context, from]: [thing: Thing, context: Context, from: number],
  { error, hint }: Report,
): void {
  for (const [ruleId, kind] of Object.entries(rules))
    for (const rule of kind) {
      const wrong = rule(thing, context)
      if (!wrong) continue
      const { reason, at, fix, isHint } = typeof wrong === 'string' ? { reason: wrong } : wrong
      const tell = isHint ? hint : error
      tell(ruleId, at ?? from, reason, fix)
    }
}

/** Findings by place, each once. Hints in a line with an error are left out: mostly the error causes them. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const lineOf = ({ file, line }: Finding) => `${file}:${line}`
  const wrong = new Set(findings.filter(({ fatal }) => fatal).map(lineOf))
  const told = findings.filter(one => one.fatal !== false || !wrong.has(lineOf(one)))
  const keyOf = (one: Finding) => `${lineOf(one)}:${one.column} ${one.reason}`
  return [...new Map(told.map(one => [keyOf(one), one])).values()].sort(
    (one, other) =>
      Number(one.file > other.file) - Number(one.file < other.file) ||
      one.line - other.line ||
      one.column - other.column,
  )
}
