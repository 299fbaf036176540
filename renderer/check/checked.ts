import type { Root } from 'mdast'
import type { Finding, Report } from '../data/report'
import type { Page } from '../page/page'

/** A file with what is wrong in it, by place. */
export type Checked = { file: string; text: string; findings: Finding[] }

/** `page` is missing when the file cannot be read at all. */
export type CheckedPage = Checked & { page?: Page }

/** The whole content with what is wrong in it, file by file. */
export type CheckedContent = { pages: CheckedPage[]; files: Checked[] }

/** `text` is the whole file, with the same offsets as the nodes of `tree`; `host` is the site's own, for links that name it. */
export type Source = { text: string; host: string; tree: Root }

/** A rule over one page, whatever other pages there are. */
export type PageRule = (source: Source, report: Report) => void

/** By place, each once. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const keyOf = ({ reason, line, column }: Finding) => `${line}:${column} ${reason}`
  return [...new Map(findings.map(one => [keyOf(one), one])).values()].sort(
    (one, other) => one.line - other.line || one.column - other.column,
  )
}
