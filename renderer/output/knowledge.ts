import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Prices } from '../../components/facts/prices'
import type { Site } from '../../components/facts/site'
import type { Knowledge, Passage } from '../../shared/messages'
import { isPlaceholder, withoutBrackets } from '../../shared/placeholders'
import { loadScenes } from '../data/scenes'
import { loadData } from '../data/site-data'
import { yamlDocument } from '../data/yaml-document'
import type { WholePage } from '../page/page'

/** Everything Emilia knows, made from the pages and the same data. */
export function knowledgeOf(
  pages: readonly WholePage[],
  site: Site,
  root = process.cwd(),
): Knowledge {
  const emilia = (file: string) => readFileSync(join(root, 'content/emilia', file), 'utf8')
  const data = (file: string) => yamlDocument(emilia(file)).toJS()
  const known = pages.filter(({ head }) => !head.noindex)
  return {
    persona: emilia('persona.md'),
    passages: known.flatMap(joinedPassages),
    routes: known.map(({ url, head: { title, description } }) => ({ url, title, description })),
    site: {
      brand: site.brand,
      email: site.email,
      phone: site.phone,
      hours: `${site.hours.days} ${site.hours.time}`,
      address: `${site.address.street}, ${site.address.postalCode} ${site.address.city}`,
      url: withoutBrackets(site.url),
      messengerNumber: site.messenger.number,
    },
    offers: known.flatMap(({ offers }) => offers).filter(({ isMention }) => !isMention),
    questions: data('questions.yaml'),
    talk: data('talk.yaml'),
    scenes: loadScenes(root),
    subjects: data('subjects.yaml'),
    english: data('english.yaml'),
    open: openLabels(loadData('prices', root)),
  }
}

/** What nobody has settled of the prices. */
function openLabels({ priceParts, terms }: Prices): string[] {
  return [...priceParts, ...Object.values(terms).flatMap(({ lines }) => lines)]
    .filter(({ value = '' }) => isPlaceholder(value))
    .map(({ label }) => label)
}

/**
 * A page's passages, those under the same anchor as one: a list of steps is told as a whole. A section names the headings
 * below it.
 */
function joinedPassages({ passages, headings }: WholePage): Passage[] {
  const byUrl = new Map<string, Passage>()
  for (const passage of passages) {
    const { url, heading, text } = passage
    const anchor = url.split('#')[1]
    const title = headings.find(({ anchor: place }) => place === anchor)?.text ?? heading
    // „Keiner dabei?“ has its own mark.
    const colon = /[\p{L}\p{N})]$/u.test(heading) ? ':' : ''
    const lines = anchor && heading !== title ? `- ${heading}${colon} ${text}` : text
    const before = byUrl.get(url)
    byUrl.set(url, {
      ...passage,
      heading: anchor ? title : heading,
      text: before ? `${before.text}\n${lines}` : [lines, ...below(anchor, headings)].join('\n'),
    })
  }
  return [...byUrl.values()]
}

/** The headings of the level below a section, as a list. */
function below(anchor: string | undefined, headings: WholePage['headings']): string[] {
  const at = headings.findIndex(heading => heading.anchor === anchor)
  const level = headings[at]?.level
  if (anchor === undefined || level === undefined) return []
  const rest = headings.slice(at + 1)
  const end = rest.findIndex(heading => heading.level <= level)
  return rest.slice(0, end < 0 ? rest.length : end).map(({ text }) => `- ${text}`)
}
