import type { BreadcrumbList, ProfessionalService, WebSite, WithContext } from 'schema-dts'
import type { Prices, Site } from '../components/frame/types'
import { bare, isPlaceholder } from '../components/placeholder'
import type { FrontMatter } from './front-matter'

type Input = { head: FrontMatter; site: Site; prices: Prices; siteUrl: string }

/** schema.org data of a page. Only what stands on the site; placeholders are left out. */
export function structuredData({ head, site, siteUrl }: Input): object[] {
  const known = (value: string) => (isPlaceholder(value) ? undefined : value)
  const firm: WithContext<ProfessionalService> = {
    '@context': 'https://schema.org',
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
    sameAs: site.social.filter(({ url }) => !isPlaceholder(url)).map(({ url }) => bare(url)),
  }
  if (head.canonical === '/') {
    const website: WithContext<WebSite> = {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site.brand,
      url: `${siteUrl}/`,
      inLanguage: 'de-AT',
      publisher: { '@id': `${siteUrl}/#firma` },
    }
    return [firm, website]
  }
  const crumbs: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.brand, item: `${siteUrl}/` },
      { '@type': 'ListItem', position: 2, name: head.title, item: siteUrl + head.canonical },
    ],
  }
  return [crumbs]
}
