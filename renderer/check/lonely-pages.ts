import { urlOf } from '../content-files'
import { type Finding, reporter } from '../data/report'
import { loadData } from '../data/site-data'
import { type CheckedContent, errorsIn } from './check-content'

/** Hints at pages that no other page and no menu leads to; none while there are errors. */
export function lonelyPages(content: CheckedContent): Finding[] {
  if (errorsIn(content).length > 0) return []
  const menus = JSON.stringify(loadData('navigation')).matchAll(/"path":"([^"#]*)/g)
  const inMenus = [...menus].map(([, path]) => path)
  return content.pages.flatMap(({ file, text, page }) => {
    const own = urlOf(file)
    const leadsHere = ({ href }: { href: string }) => href.split('#')[0] === own
    const isLinked = content.pages.some(
      other => other.file !== file && other.page?.links.some(leadsHere),
    )
    const { found, report } = reporter(file, text)
    if (own !== '/' && !page?.head?.draft && !isLinked && !inMenus.includes(own))
      report.hint(
        'page-lonely',
        0,
        'Zu dieser Seite führt kein Link. Setzen Sie sie in ein Menü (content/navigation.yaml) oder verlinken Sie sie auf einer anderen Seite.',
      )
    return found
  })
}
