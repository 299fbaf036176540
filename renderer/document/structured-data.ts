import type {
  BreadcrumbList,
  FAQPage,
  ProfessionalService,
  Offer as SchemaOffer,
  Service,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { Site } from '../../components/frame/types'
import { bare, isPlaceholder } from '../../components/placeholder'
import type { Offer, Passage } from '../../server/messages'
import { type FrontMatter, shortTitle } from '../data/front-matter'

type Input = {
  head: FrontMatter
  passages: readonly Passage[]
  offers: readonly Offer[]
  site: Site
  siteUrl: string
}

/** schema.org data of a page. Only what stands on it; placeholders and example quotes are left out. */
export function structuredData(input: Input): object[] {
  const { head, siteUrl } = input
  if (head.noindex) return []
  const offers = input.offers.flatMap(schemaOffer)
  return [
    ...(head.canonical === '/' ? [firm(input), website(input)] : [breadcrumbs(head, siteUrl)]),
    ...(offers.length > 0 && head.canonical !== '/' ? [service(input, offers)] : []),
    ...faqOf(input.passages),
  ]
}

const context = 'https://schema.org' as const

function firm({ site, siteUrl }: Input): WithContext<ProfessionalService> {
  const known = (value: string) => (isPlaceholder(value) ? undefined : value)
  const sameAs = site.social.filter(({ url }) => !isPlaceholder(url)).map(({ url }) => bare(url))
  return {
    '@context': context,
    '@type': 'ProfessionalService',
    '@id': `${siteUrl}/#firma`,
    name: site.brand,
    url: `${siteUrl}/`,
    description: site.blurb,
    image: `${siteUrl}/icon-512.png`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: known(site.address.street),
      postalCode: known(site.address.postalCode),
      addressLocality: site.address.city,
      addressCountry: 'AT',
    },
    email: known(site.email),
    telephone: known(site.phone),
    openingHours: `Mo-Fr ${site.hours.opens}-${site.hours.closes}`,
    ...(sameAs.length > 0 && { sameAs }),
  }
}

function website({ site, siteUrl }: Input): WithContext<WebSite> {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: site.brand,
    url: `${siteUrl}/`,
    inLanguage: 'de-AT',
    publisher: { '@id': `${siteUrl}/#firma` },
  }
}

function breadcrumbs(head: FrontMatter, siteUrl: string): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Startseite', item: `${siteUrl}/` },
      { '@type': 'ListItem', position: 2, name: shortTitle(head), item: siteUrl + head.canonical },
    ],
  }
}

function service({ head, siteUrl }: Input, offers: SchemaOffer[]): WithContext<Service> {
  return {
    '@context': context,
    '@type': 'Service',
    name: shortTitle(head),
    description: head.description,
    url: siteUrl + head.canonical,
    areaServed: ['AT', 'DE', 'CH'],
    provider: { '@id': `${siteUrl}/#firma` },
    offers,
  }
}

/** An offer with the price it begins with; none for one on request. MIN is the UN/CEFACT code of a minute. */
function schemaOffer({ name, prices: [first] }: Offer): SchemaOffer[] {
  if (!first) return []
  const price = first.euro
  const offer: SchemaOffer = { '@type': 'Offer', name, price, priceCurrency: 'EUR' }
  if (first.per !== 'minute') return [offer]
  const perMinute = { '@type': 'UnitPriceSpecification', price, priceCurrency: 'EUR', unitCode: 'MIN' } as const
  return [{ ...offer, priceSpecification: perMinute }]
}

function faqOf(passages: readonly Passage[]): WithContext<FAQPage>[] {
  const questions = passages.filter(({ kind }) => kind === 'question')
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ heading, text }) => ({
    '@type': 'Question' as const,
    name: heading,
    acceptedAnswer: { '@type': 'Answer' as const, text: text.replace(/^- /gm, '').replaceAll('\n', ' ') },
  }))
  return [{ '@context': context, '@type': 'FAQPage', mainEntity }]
}
