import type {
  BreadcrumbList,
  ContactPage,
  Course,
  FAQPage,
  LocalBusiness,
  Organization,
  PriceSpecification,
  Offer as SchemaOffer,
  Service,
  UnitPriceSpecification,
  VideoObject,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { Film } from '../../components/contract/shapes'
import type { LinkGroup } from '../../components/facts/navigation'
import type { Site } from '../../components/facts/site'
import type { Offer, Passage, Price } from '../../shared/messages'
import { isPlaceholder, withoutBrackets } from '../../shared/placeholders'
import { secondsOf } from '../data/film-length'
import { type FrontMatter, shortTitle } from '../data/front-matter'

type Input = {
  head: FrontMatter
  passages: readonly Passage[]
  offers: readonly Offer[]
  films: readonly Film[]
  /** The group of pages that it belongs to, as the breadcrumb on it shows. */
  group?: Pick<LinkGroup, 'label' | 'path'> | undefined
  /** What the page is called there. */
  name: string
  /** Address of the page on which the firm can be reached. */
  contactPath: string
  site: Site
  siteUrl: string
}

/** schema.org data of a page. Only what stands on it; placeholders and example quotes are left out. */
export function structuredData(input: Input): object[] {
  const { head, contactPath, films } = input
  if (head.noindex) return []
  const nodes = [
    ...(head.canonical === '/' ? [website(input)] : [breadcrumbs(input)]),
    ...(head.canonical === contactPath ? [contactPage(input)] : []),
    ...(head.canonical === '/' ? [] : soldOn(input)),
    ...films.map(film => video(film, input)),
  ]
  // Whoever reads one page alone finds the firm that the others point to.
  const namesFirm = nodes.some(node => JSON.stringify(node).includes(firmId(input)))
  return [...(namesFirm ? [firm(input)] : []), ...nodes, ...faqOf(input.passages)]
}

const context = 'https://schema.org' as const
const firmId = ({ siteUrl }: Pick<Input, 'siteUrl'>) => `${siteUrl}/#firma`

function firm({ site, siteUrl }: Input): object {
  const known = (value: string) => (isPlaceholder(value) ? undefined : value)
  const sameAs = site.social
    .filter(({ url }) => !isPlaceholder(url))
    .map(({ url }) => withoutBrackets(url))
  const facts: Omit<Exclude<Organization & LocalBusiness, string>, '@type'> = {
    '@id': firmId({ siteUrl }),
    name: site.brand,
    url: `${siteUrl}/`,
    description: site.blurb,
    logo: `${siteUrl}/icon-512.png`,
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
    openingHours: openingHours(site.hours),
    ...(sameAs.length > 0 && { sameAs }),
  }
  return { '@context': context, '@type': ['Organization', 'LocalBusiness'], ...facts }
}

const DAYS: Readonly<Record<string, string>> = {
  Montag: 'Mo',
  Dienstag: 'Tu',
  Mittwoch: 'We',
  Donnerstag: 'Th',
  Freitag: 'Fr',
  Samstag: 'Sa',
  Sonntag: 'Su',
}
const OPENING = /^[MTWFS][ouehra](?:[-,][MTWFS][ouehra])* \d\d:\d\d-\d\d:\d\d$/

/** „Montag bis Mittwoch und Freitag“ -> `Mo-We,Fr 09:00-17:00`; undefined for what is not said by such days alone. */
function openingHours({ days, opens, closes }: Site['hours']): string | undefined {
  const short = days
    .replace(/\p{L}+/gu, word => DAYS[word] ?? word)
    .replace(/ bis |\s?–\s?/g, '-')
    .replace(/, | und /g, ',')
  const written = `${short} ${opens}-${closes}`
  return OPENING.test(written) ? written : undefined
}

function website(input: Input): WithContext<WebSite> {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: input.site.brand,
    url: `${input.siteUrl}/`,
    inLanguage: 'de-AT',
    publisher: { '@id': firmId(input) },
  }
}

function breadcrumbs({ head, siteUrl, group, name }: Input): WithContext<BreadcrumbList> {
  const steps = [
    { name: 'Startseite', path: '/' },
    ...(group?.path ? [{ name: group.label, path: group.path }] : []),
    { name, path: head.canonical },
  ]
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  }
}

function contactPage(input: Input): WithContext<ContactPage> {
  const { head, siteUrl } = input
  return {
    '@context': context,
    '@type': 'ContactPage',
    name: shortTitle(head),
    url: siteUrl + head.canonical,
    mainEntity: { '@id': firmId(input) },
  }
}

/** What can be bought on the page: each training as a course, everything else as offers of one service. */
function soldOn(input: Input): (WithContext<Service> | WithContext<Course>)[] {
  const { head, siteUrl, offers } = input
  const url = siteUrl + head.canonical
  const provider = { '@id': firmId(input) }
  const courses = offers
    .filter(({ group }) => group === 'training')
    .map(
      (offer): WithContext<Course> => ({
        '@context': context,
        '@type': 'Course',
        name: offer.name,
        description: offer.features?.join(', ') ?? head.description,
        url,
        inLanguage: 'de-AT',
        provider,
        offers: schemaOffers([offer], 'Paid'),
        hasCourseInstance: {
          '@type': 'CourseInstance',
          inLanguage: 'de-AT',
          courseWorkload: offer.days === undefined ? undefined : `P${offer.days}D`,
        },
      }),
    )
  const others = schemaOffers(offers.filter(({ group }) => group !== 'training'))
  if (others.length === 0) return courses
  const service: WithContext<Service> = {
    '@context': context,
    '@type': 'Service',
    name: shortTitle(head),
    description: head.description,
    url,
    areaServed: ['AT', 'DE', 'CH'],
    provider,
    offers: others,
  }
  return [...courses, service]
}

/** Offers with all that is paid for them; none for one on request. */
function schemaOffers(offers: readonly Offer[], category?: string): SchemaOffer[] {
  return offers
    .filter(({ prices }) => prices.length > 0)
    .map(({ name, prices }) => ({
      '@type': 'Offer',
      name,
      category,
      priceCurrency: 'EUR',
      priceSpecification: prices.filter(({ regular }) => !regular).map(schemaPrice),
    }))
}

/** What a price is paid for. MIN is the UN/CEFACT code of a minute. */
const UNITS = {
  message: { unitText: 'Nachricht' },
  minute: { unitCode: 'MIN', unitText: 'Minute' },
  person: { unitText: 'Person' },
  video: { unitText: 'Video' },
} as const

/** A package begins at its price; what costs more or less is said with its least; everything else costs exactly what is said. All prices exclude VAT. */
function schemaPrice({ euro, per, isLeast }: Price): PriceSpecification | UnitPriceSpecification {
  const common = { priceCurrency: 'EUR', valueAddedTaxIncluded: false }
  if (per === 'start') return { '@type': 'PriceSpecification', minPrice: euro, ...common }
  if (per === 'setup')
    return { '@type': 'PriceSpecification', name: 'Einrichtung, einmalig', price: euro, ...common }
  const amount = isLeast ? { minPrice: euro } : { price: euro }
  return { '@type': 'UnitPriceSpecification', ...amount, ...UNITS[per], ...common }
}

function video(film: Film, input: Input): WithContext<VideoObject> {
  const { site, siteUrl } = input
  return {
    '@context': context,
    '@type': 'VideoObject',
    name: film.name,
    description: film.description,
    thumbnailUrl: siteUrl + film.poster,
    contentUrl: siteUrl + film.file,
    duration: `PT${Math.round(secondsOf(film.file))}S`,
    uploadDate: site.films[film.file],
    inLanguage: 'de-AT',
    publisher: { '@id': firmId(input) },
  }
}

function faqOf(passages: readonly Passage[]): WithContext<FAQPage>[] {
  const questions = passages.filter(({ kind }) => kind === 'question')
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ heading, text }) => ({
    '@type': 'Question' as const,
    name: heading,
    acceptedAnswer: {
      '@type': 'Answer' as const,
      text: text.replace(/^- /gm, '').replaceAll('\n', ' '),
    },
  }))
  return [{ '@context': context, '@type': 'FAQPage', mainEntity }]
}
