import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Knowledge, Synonyms } from '../../server/messages'

type Pages = Record<string, { title: string; description: string; sections: [heading: string, text: string][] }>

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** What Emilia would know of a small site with the specification's figures, without building it. */
export function testKnowledge(): Knowledge {
  const pages = Object.entries(parse(read('knowledge.yaml')) as Pages)
  const synonyms: Synonyms = parse(read('../../content/emilia/synonyms.yaml'))
  return {
    persona: read('../../content/emilia/persona.md'),
    digest: `4xDU: KI-Assistenten aus Graz.\n\nSeiten:\n${pages.map(([url, { title }]) => `- ${url}: ${title}`).join('\n')}`,
    passages: pages.flatMap(([url, { title, sections }]) =>
      sections.map(([heading, text], i) => ({ url: i ? `${url}#${slug(heading)}` : url, page: title, heading, text })),
    ),
    routes: pages.map(([url, { title, description }]) => ({ url, title: `${title} | 4xDU`, description })),
    site: {
      brand: '4xDU',
      email: 'office@4xdu.example',
      phone: '+43 316 000000',
      hours: 'Montag bis Freitag 9:00-17:00 Uhr',
      messengerUrl: 'https://wa.me/436600000000?text=Hallo',
    },
    tiers: parse(read('../../content/prices.yaml')).tiers,
    synonyms,
  }
}

/** The whole site where it was built; an older build of a few pages says nothing. */
export function builtKnowledge(): Knowledge | undefined {
  const built = 'dist/server/emilia.json'
  const knowledge = existsSync(built) ? (JSON.parse(readFileSync(built, 'utf8')) as Knowledge) : undefined
  return knowledge && knowledge.routes.length >= 28 ? knowledge : undefined
}

function slug(heading: string): string {
  const spelled = heading.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
  return spelled.replaceAll('ß', 'ss').replace(/[^a-z0-9]+/g, '-')
}
