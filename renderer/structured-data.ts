import type { BreadcrumbList, FAQPage, Offer, ProfessionalService, Service, WebSite, WithContext } from 'schema-dts'
import { readEuro } from '../components/euro'
import type { Prices, Site } from '../components/frame/types'
import type { PriceRow } from '../components/PriceTable/PriceTable.contract'
import { bare, isPlaceholder } from '../components/placeholder'
import { type Block, type Heading, plainText } from '../components/rich-text'
import type { FrontMatter } from './front-matter'
import type { Box } from './grammar'

type Input = { head: FrontMatter; outline: readonly Box[]; site: Site; prices: Prices; siteUrl: string }

/** schema.org data of a page. Only what stands on it; placeholders and example quotes are left out. */
export function structuredData(input: Input): object[] {
  const { head, siteUrl } = input
  if (head.noindex) return []
  const offers = offersOf(input)
  return [
    ...(head.canonical === '/' ? [firm(input), website(input)] : [breadcrumbs(head, siteUrl)]),
    ...(offers.length > 0 && head.canonical !== '/' ? [service(input, offers)] : []),
    ...faqOf(input.outline),
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

/** A page's title without the name of the firm behind it. */
function shortTitle(head: FrontMatter): string {
  return head.title.replace(/ \| [^|]+$/, '')
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

function service({ head, siteUrl }: Input, offers: Offer[]): WithContext<Service> {
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

/** What can be bought on the page, from the same figures that stand on it. */
function offersOf({ outline, prices }: Input): Offer[] {
  const offer = (name: string, price: number): Offer => ({ '@type': 'Offer', name, price, priceCurrency: 'EUR' })
  return outline.flatMap(({ tag, props }): Offer[] => {
    if (tag === 'PricingTiers' || tag === 'PackageComparison')
      return prices.tiers.map(tier => offer(tier.name, tier.from))
    if (tag === 'PriceTable') return (props.rows as PriceRow[]).map(perMinute)
    if (tag !== 'OfferCards') return []
    return (props.offers as { heading: Heading; price: string }[]).flatMap(({ heading, price }) => {
      const amount = readEuro(price)
      return amount === undefined ? [] : [offer(plainText(heading.content), amount)]
    })
  })
}

/** A price of the phone table. MIN is the UN/CEFACT code of a minute. */
function perMinute({ service, aiPrice }: PriceRow): Offer {
  return {
    '@type': 'Offer',
    name: service,
    price: aiPrice,
    priceCurrency: 'EUR',
    priceSpecification: { '@type': 'UnitPriceSpecification', price: aiPrice, priceCurrency: 'EUR', unitCode: 'MIN' },
  }
}

function faqOf(outline: readonly Box[]): WithContext<FAQPage>[] {
  const questions = outline
    .filter(({ tag }) => tag === 'Faq')
    .flatMap(({ props }) => props.questions as { heading: Heading; body: Block[] }[])
  if (questions.length === 0) return []
  const words = (block: Block) => (block.kind === 'p' ? plainText(block.content) : block.items.map(plainText).join(' '))
  const mainEntity = questions.map(({ heading, body }) => ({
    '@type': 'Question' as const,
    name: plainText(heading.content),
    acceptedAnswer: { '@type': 'Answer' as const, text: body.map(words).join(' ') },
  }))
  return [{ '@context': context, '@type': 'FAQPage', mainEntity }]
}
