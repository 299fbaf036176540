import type { ContentData } from '../../../components/contract/shapes'
import { cutHead, withUnixLines } from '../../data/content-files'
import { reporter } from '../../data/report'
import { readPage } from '../../page/read-page'
import { checkBlocks } from './blocks'
import { checkBoxes } from './boxes'
import { type CheckedPage, inOrder, type PageCheck } from './checked'
import { checkHeadings } from './headings'
import { checkHead, reportMissingHead } from './heads'
import { checkLinks } from './links'
import { checkMarks, reportUnseen } from './marks'
import { checkStyle } from './style'
import { reportSyntax } from './syntax'
import { checkHeadValues } from './visible'

/** The rules that need no other page: a file for each theme. */
const THEMES: readonly PageCheck[] = [
  checkHeadings,
  checkBlocks,
  checkMarks,
  checkStyle,
  checkLinks,
  checkBoxes,
]

/** All rules that need no other page. `host` is the site's own, for links that name it; `data` for passages. */
export function checkPage(
  file: string,
  written: string,
  host = '',
  data?: ContentData,
): CheckedPage {
  const text = withUnixLines(written)
  const { findings, report } = reporter(file, text)
  reportUnseen(text, report)
  const { page, syntax, findings: read } = readPage(file, text, data)
  if (syntax) reportSyntax(syntax, text, report)
  if (!page && !syntax) reportMissingHead(text, report)
  if (page) for (const theme of THEMES) theme({ text, host, tree: page.tree }, report)
  if (page?.head) checkHead(page.head, text, report)
  if (page?.head) checkHeadValues(text, cutHead(text).head, report)
  return { file, text, ...(page && { page }), findings: inOrder([...findings, ...read]) }
}
