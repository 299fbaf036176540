import type { Knowledge, Passage } from '../messages'
import { contactLine, link, passageLink } from './links'
import { type Hit, pageOf } from './passages'

// Less than this a passage has with the question in common only by chance.
const related = 0.3
const mostLinks = 3

/**
 * Says that the pages hold no answer, with three links and every way to reach people.
 * @param see what to link first, where the topic is known
 */
export function admit(hits: Hit[], { routes, site }: Knowledge, see: Passage[] = []): string {
  const links = new Map(see.map(passage => [passage.url, passageLink(passage)]))
  for (const { passage, coverage } of hits) {
    const page = pageOf(passage)
    if (coverage > related && !links.has(page) && links.size < mostLinks) links.set(page, passageLink(passage))
  }
  for (const url of ['/', '/trial', '/kontaktinformationen', ...routes.map(route => route.url)]) {
    const route = routes.find(one => one.url === url)
    if (route && links.size < mostLinks && !links.has(url))
      links.set(url, link(route.title.replace(/\s*\|[^|]*$/, ''), url))
  }
  const list = [...links.values()].map(one => `- ${one}`).join('\n')
  return `Dazu finde ich auf unseren Seiten leider nichts. Vielleicht hilft Ihnen eine von diesen:\n${list}\n\nOder fragen Sie unser Team, ${contactLine(site)}.`
}
