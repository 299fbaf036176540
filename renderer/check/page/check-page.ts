import { visitParents } from 'unist-util-visit-parents'
import type { ContentData } from '../../../components/shapes'
import { withUnixLines } from '../../content-files'
import { type Diagnostic, diagnose, type Report, reportConflict } from '../../data/diagnose'
import { headValue, LENGTHS } from '../../data/front-matter'
import type { Page } from '../../page/page'
import { readPage } from '../../page/read-page'
import { reportUnseen } from '../unseen'
import { blockRule } from './blocks'
import { boxRule } from './boxes'
import { headingRule } from './headings'
import { hintRule } from './hints'
import { linkRule } from './links'
import type { PageRule } from './page-rule'
import { sectionRule } from './sections'
import { reportSyntax } from './syntax'
import { textRule } from './words'

/** A file with what is wrong in it, by place. */
export type Checked = { file: string; text: string; diagnostics: Diagnostic[] }

/** `page` is missing when the file cannot be read at all. */
export type CheckedPage = Checked & { page?: Page }

const RULES: readonly PageRule[] = [
  headingRule,
  blockRule,
  textRule,
  linkRule,
  boxRule,
  sectionRule,
  hintRule,
]

/** All rules that need no other page. `host` is the site's own, for links that name it; `data` for passages. */
export function checkPage(
  file: string,
  written: string,
  host = '',
  data?: ContentData,
): CheckedPage {
  const text = withUnixLines(written)
  const { found, report } = diagnose(file, text)
  reportConflict(text, report)
  if (found.length > 0) return { file, text, diagnostics: found }
  reportUnseen(text, report)
  const { page, syntax, diagnostics } = readPage(file, text, data)
  if (syntax) reportSyntax(syntax, text, report)
  if (!page) return { file, text, diagnostics: inOrder([...diagnostics, ...found]) }
  const rules = RULES.map(rule => rule({ text, host }, report))
  visitParents(page.tree, (node, parents) => {
    for (const see of rules) see(node, parents)
  })
  if (page.head)
    for (const key of ['title', 'description'] as const)
      reportLength(key, page.head[key], text, report)
  return { file, text, page, diagnostics: inOrder([...found, ...diagnostics]) }
}

function reportLength(
  key: 'title' | 'description',
  value: string,
  text: string,
  report: Report,
): void {
  const [least, most] = LENGTHS[key]
  const { length } = value
  if (length >= least && length <= most) return
  const ruleId = length < least ? 'head-short' : 'head-long'
  report({ ruleId, key, length, least, most }, headValue(text, key))
}

/** By place, each once. */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ problem, line, column }: Diagnostic) => JSON.stringify([problem, line, column])
  const unique = new Map(diagnostics.map(one => [keyOf(one), one]))
  return [...unique.values()].sort(
    (one, other) => one.line - other.line || one.column - other.column,
  )
}
