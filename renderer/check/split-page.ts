import type { Problem } from '../../components/shapes'
import { cutHead } from '../content-files'
import { blank, withEdits } from './places'

/** A page's text in two; `body` has spaces where the head stood, so that offsets stay those of the file. */
export type Split = { head: string; headStart: number; body: string; problems: Problem[] }

/** A few lines of something else before a head: „Hier ist Ihre Seite:“, or ``` around it all. */
const BEFORE = /^(?!---)(?:.*\n){1,6}?(?=---\n(?:title|description|canonical):)/

/** Cuts the head off, also where its marks are wrong; the file's text has no BOM and only \n. */
export function splitPage(file: string, text: string): Split {
  const late = (/^\s+(?=---\n)/.exec(text) ?? BEFORE.exec(text))?.[0].length ?? 0
  if (late > 0) return moved(splitPage(file, text.slice(late)), text, late)
  const page = cutHead(file, text)
  const problem = (kind: string): Problem => ({ kind, data: {}, line: 1, column: 1 })
  const cut = (headStart: number, headEnd: number, bodyStart: number, problems: Problem[]): Split => ({
    head: text.slice(headStart, headEnd),
    headStart,
    body: withEdits(text, [blank(text, 0, bodyStart)]),
    problems,
  })
  const first = /^---(.*)\n/.exec(text)
  if (page.head !== '') {
    const end = text.indexOf('\n---', 3)
    const close = text.indexOf('\n', end + 1)
    return cut(first?.[0].length ?? 0, end + 1, close === -1 ? text.length : close + 1, [])
  }
  if (!first) return { head: '', headStart: 0, body: text, problems: [problem('head-missing')] }
  const close = /\n---[ \t]*(\n|$)/.exec(text)
  if (close) {
    const kind = /^-+\s*$/.test(first[1] ?? '') ? 'head-dashes' : first[1]?.trim() ? 'head-program' : 'head-missing'
    return { ...cut(0, 0, close.index + close[0].length, [problem(kind)]), head: '' }
  }
  // The mark at the end is missing: the head ends where its lines do.
  const lines = /^---.*\n(?:(?:[A-Za-z_]\w*:|[ \t]+-).*\n)*/.exec(text)?.[0].length ?? first[0].length
  return cut(first[0].length, lines, lines, [problem(first[1]?.trim() ? 'head-program' : 'head-open')])
}

/** The same page behind what stands before its head. */
function moved({ head, headStart, body }: Split, text: string, late: number): Split {
  // Words are for a person to throw away.
  const edits = /^\s*(?:```\w*\s*)?$/.test(text.slice(0, late)) ? [{ from: 0, to: late, text: '' }] : []
  const problems = [{ kind: 'head-late', data: {}, line: 1, column: 1, edits }]
  return { head, headStart: headStart + late, body: blank(text, 0, late).text + body, problems }
}
