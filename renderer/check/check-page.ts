import { visitParents } from 'unist-util-visit-parents'
import type { ContentData } from '../../components/shapes'
import { withUnixLines } from '../content-files'
import { headValue, LENGTHS } from '../data/front-matter'
import { type Finding, type Report, reporter } from '../data/report'
import { reportConflict } from '../data/site-data'
import type { Page } from '../page/page'
import { readPage } from '../page/read-page'
import { blockRule } from './blocks'
import { boxRule } from './boxes'
import { headingRule } from './headings'
import { linkRule } from './links'
import type { PageRule } from './rule'
import { styleRule } from './style'
import { reportSyntax } from './syntax'
import { reportUnseen } from './unseen'
import { textRule } from './words'

/** A file with what is wrong in it, by place. */
export type Checked = { file: string; text: string; found: Finding[] }

/** `page` is missing when the file cannot be read at all. */
export type CheckedPage = Checked & { page?: Page }

const RULES: readonly PageRule[] = [headingRule, blockRule, textRule, linkRule, boxRule, styleRule]

/** All rules that need no other page. `host` is the site's own, for links that name it; `data` for passages. */
export function checkPage(
  file: string,
  written: string,
  host = '',
  data?: ContentData,
): CheckedPage {
  const text = withUnixLines(written)
  const { found, report } = reporter(file, text)
  reportConflict(text, report)
  if (found.length > 0) return { file, text, found }
  reportUnseen(text, report)
  const { page, syntax, found: read } = readPage(file, text, data)
  if (syntax) reportSyntax(syntax, text, report)
  if (!page) return { file, text, found: inOrder([...read, ...found]) }
  const rules = RULES.map(rule => rule({ text, host }, report))
  visitParents(page.tree, (node, parents) => {
    for (const see of rules) see(node, parents)
  })
  for (const key of ['title', 'description'] as const)
    if (page.head) reportLength(key, page.head[key], text, report)
  return { file, text, page, found: inOrder([...found, ...read]) }
}

function reportLength(
  key: 'title' | 'description',
  { length }: string,
  text: string,
  { hint }: Report,
): void {
  const [least, most] = LENGTHS[key]
  const cure = `Gut sind ${least} bis ${most} Zeichen.`
  if (length < least)
    hint(
      'head-short',
      headValue(text, key),
      `${key} ist mit ${length} Zeichen kurz und sagt in der Suche wenig. ${cure}`,
    )
  else if (length > most)
    hint(
      'head-long',
      headValue(text, key),
      `${key} ist mit ${length} Zeichen lang und wird in der Suche abgeschnitten. ${cure}`,
    )
}

/** By place, each once. */
export function inOrder(found: readonly Finding[]): Finding[] {
  const keyOf = ({ reason, line, column }: Finding) => `${line}:${column} ${reason}`
  return [...new Map(found.map(one => [keyOf(one), one])).values()].sort(
    (one, other) => one.line - other.line || one.column - other.column,
  )
}
