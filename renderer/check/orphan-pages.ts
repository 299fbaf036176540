import { urlOf } from '../content-files'
import { type Diagnostic, diagnose } from '../data/diagnose'
import { loadData } from '../data/site-data'
import { type CheckedContent, errorsIn } from './check-content'

/** Hints at pages that no other page and no menu leads to; none while there are errors. */
export function orphanPages(content: CheckedContent): Diagnostic[] {
  if (errorsIn(content).length > 0) return []
  const menus = JSON.stringify(loadData('navigation')).matchAll(/"path":"([^"#]*)/g)
  const inMenus = [...menus].map(([, path]) => path)
  const pages = content.pages.filter(({ file, page }) => {
    const own = urlOf(file)
    const leadsHere = ({ href }: { href: string }) => href.split('#')[0] === own
    const isLinked = content.pages.some(
      other => other.file !== file && other.page?.links.some(leadsHere),
    )
    return own !== '/' && !page?.head?.draft && !isLinked && !inMenus.includes(own)
  })
  return pages.flatMap(({ file, text }) => {
    const { found, report } = diagnose(file, text)
    report({ ruleId: 'page-lonely' }, 0)
    return found
  })
}
