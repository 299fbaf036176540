import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { euro } from '../../components/format'
import type { Prices, Site } from '../../components/frame/types'
import type { Knowledge } from '../../server/messages'
import { messengerUrl } from '../site-address'
import { yamlDocument } from '../yaml-document'

/** What others say of a finished page. */
export type BuiltPage = {
  url: string
  title: string
  description: string
  noindex: boolean
  passages: Knowledge['passages']
}

/** The fixed facts that Emilia always has before her, whatever the question is. */
function digest(site: Site, prices: Prices, pages: readonly BuiltPage[]): string {
  const tiers = prices.tiers.map(
    tier =>
      `- ${tier.name} („${tier.tagline}“): ab ${euro(tier.from)}, zzgl. ${euro(tier.perMessage)} pro Nachricht. ${tier.features.join('; ')}.`,
  )
  return [
    `${site.brand}: ${site.claim}. ${site.blurb}`,
    `Preise (${prices.condition}):\n${tiers.join('\n')}`,
    'Test: 14 Tage kostenlos, keine Kreditkarte (/trial).',
    `Erreichbar: ${site.hours.days} ${site.hours.time}, E-Mail ${site.email}, Telefon ${site.phone}, Kontaktseite /kontaktinformationen.`,
    `Seiten:\n${pages.map(page => `- ${page.url}: ${page.title}`).join('\n')}`,
  ].join('\n\n')
}

/** Everything Emilia knows, made from the built pages and the same data. */
export function knowledgeOf(pages: readonly BuiltPage[], site: Site, prices: Prices, root = process.cwd()): Knowledge {
  const emilia = (file: string) => readFileSync(join(root, 'content/emilia', file), 'utf8')
  const data = (file: string) => yamlDocument(emilia(file)).document.toJS()
  const known = pages.filter(page => !page.noindex)
  return {
    persona: emilia('persona.md'),
    digest: digest(site, prices, known),
    passages: known.flatMap(({ passages }) => passages),
    routes: known.map(({ url, title, description }) => ({ url, title, description })),
    site: {
      brand: site.brand,
      email: site.email,
      phone: site.phone,
      hours: `${site.hours.days} ${site.hours.time}`,
      messengerUrl: messengerUrl(site),
    },
    tiers: prices.tiers.map(({ name, from, perMessage, features }) => ({ name, from, perMessage, features })),
    synonyms: data('synonyms.yaml'),
    topics: data('topics.yaml'),
  }
}
