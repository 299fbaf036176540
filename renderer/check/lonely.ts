import type { Diagnostic } from '../../components/shapes'
import { isPagePicture, urlOf } from '../content-files'
import { diagnose } from '../data/diagnose'
import { loadData } from '../data/site-data'
import { filesBelow } from '../files-below'
import type { Page } from '../page/page'
import { type CheckedContent, errorsIn } from './check-content'

/** The addresses of files that a page shows or leads to, among other addresses. */
export const filesNamedBy = ({ head, links }: Page) => [head?.socialImage, ...links.map(({ href }) => href)]

/** Hints at pages that no other page and no menu leads to, and at pictures that no page shows; none while there are errors. */
export function lonely(content: CheckedContent): Diagnostic[] {
  if (errorsIn(content).length > 0) return []
  const menus = JSON.stringify(loadData('navigation'))
  const pages = content.pages.filter(({ file, page }) => {
    const own = urlOf(file)
    const leadsHere = ({ href }: { href: string }) => href.split('#')[0] === own
    const isLinked = content.pages.some(other => other.file !== file && other.page?.links.some(leadsHere))
    return own !== '/' && !page?.head?.draft && !isLinked && !menus.includes(`"path":"${own}"`)
  })
  const shown = content.pages.flatMap(({ page }) => (page ? filesNamedBy(page) : []))
  const pictures = filesBelow('content/media').filter(file => isPagePicture(file) && !shown.includes(`/${file}`))
  return [
    ...pages.flatMap(({ file }) => hint(file, 'hint-page-lonely')),
    ...pictures.flatMap(file => hint(`content/media/${file}`, 'hint-picture-lonely')),
  ]
}

function hint(file: string, ruleId: string): Diagnostic[] {
  const { found, report } = diagnose(file, '')
  report(ruleId, 0)
  return found
}
