import type { PersonaName } from '../personas'
import type { ServiceLine } from '../service-words'
import type { TermGroup } from '../term-groups'

/**
 * A line of a menu. `persona` puts the portrait before it, `dot` a dot in an assistant's colour, `note` a second small line
 * under it.
 */
export type MenuLink = {
  label: string
  path: string
  note?: string
  persona?: PersonaName
  dot?: PersonaName
}

/** `path`: where its name leads in the breadcrumb of its pages. */
export type LinkGroup = { label: string; path?: string; links: MenuLink[] }

/** content/navigation.yaml */
export type Navigation = {
  header: {
    industries: LinkGroup
    products: LinkGroup
    services: LinkGroup
    contact: MenuLink
    demo: MenuLink
    prices: MenuLink
  }
  footer: { columns: LinkGroup[]; legal: MenuLink[] }
}

export type LabelledFact = { label: string; value: string }

/** A part of the price of a package. While `value` is a placeholder, visitors read `open` in its place. */
export type PricePart = { label: string; text: string; value?: string; open?: string }

/** What a price includes. While all `lines` are placeholders, visitors read `open`, and may ask about `topic`. */
export type Terms = { lines: LabelledFact[]; open: string; topic: string }

/** content/site.yaml. Strings in [square brackets] are placeholders that the firm has to replace. */
export type Site = {
  brand: string
  claim: string
  url: string
  email: string
  phone: string
  address: { street: string; postalCode: string; city: string; country: string }
  hours: { days: string; time: string; opens: string; closes: string }
  blurb: string
  /** How demo and test belong together, in one sentence. */
  offer: string
  copyrightYear: number
  /** Profiles on social networks. */
  social: {
    label: string
    url: string
    icon: 'youtube-logo' | 'instagram-logo' | 'linkedin-logo' | 'facebook-logo'
  }[]
  messenger: { number: string; text: string }
  claims: { id: string; figure: string; text: string; source: string }[]
  /** When each film (its address) went online: ISO 8601 with a time zone, as search engines want it. */
  films: Record<string, string>
  /** Who answers calls and mails, a picture of them in content/media, and by when an answer is there. */
  contactPerson: string
  contactPicture: string
  answerTime: string
  /** What happens after a form was sent and by when, in two sentences. */
  afterSending: string[]
  company: LabelledFact[]
  /** Since when the terms are as they are, month and year. */
  termsDate: string
  hosting: string
  aiProvider: string
  /** How long the model's provider keeps what visitors wrote. */
  aiProviderKeeps: string
  /** What the privacy page says of the way that data take. */
  dataPaths: Record<'Formulare' | 'Chat' | 'Aufruf', { title: string; steps: ServiceLine[] }>
  dataRecipients: ServiceLine[]
}

/** content/prices.yaml: euro, excluding VAT. */
export type Tier = {
  id: 'basic' | 'pro' | 'enterprise'
  name: string
  tagline: string
  /** What the assistant must do, in the words of somebody who chooses; each package also does what those before it do. */
  need: string
  from: number
  perMessage: number
  recommended: boolean
  button: { label: string; path: string }
  features: string[]
}

/** What the AI does on the telephone. `ai` and `regular` are euro per minute. */
export type TelephoneTask = {
  service: string
  type: 'Inbound' | 'Outbound'
  ai: number
  regular: number
}

export type Prices = {
  /** `exkl. USt.`, behind every price. */
  condition: string
  /** A sentence that says to whom we sell. */
  buyers: string
  tiers: Tier[]
  /** What the price of a package is made of, and what comes when. */
  priceParts: PricePart[]
  /** `setup` is euro, once for each task. */
  telephone: { setup: number; tasks: TelephoneTask[] }
  /** What each offer's price includes, and its minimum term. */
  terms: Record<TermGroup, Terms>
}
