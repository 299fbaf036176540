import type { TermGroup } from '../PriceTerms/PriceTerms.contract'
import type { PersonaName } from '../personas'

/** A line of a menu. `persona` puts the portrait before it, `note` a second small line under it. */
export type Link = { label: string; path: string; note?: string; persona?: PersonaName }

export type LinkGroup = { label: string; links: Link[] }

/** content/navigation.yaml */
export type Navigation = {
  header: {
    industries: LinkGroup
    products: LinkGroup
    services: LinkGroup
    contact: Link
    demo: Link
    prices: Link
    /** The row under the assistants in the menu of the products. */
    more: Link[]
  }
  footer: { columns: LinkGroup[]; legal: Link[] }
}

export type Fact = { label: string; value: string }

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
  copyrightYear: number
  /** Profiles on social networks. */
  social: {
    label: string
    url: string
    icon: 'youtube-logo' | 'instagram-logo' | 'linkedin-logo' | 'facebook-logo'
  }[]
  messenger: { number: string; text: string }
  claims: { id: string; figure: string; text: string; source: string }[]
  /** Who answers calls and mails. */
  contactPerson: string
  company: Fact[]
  hosting: string
  aiProvider: string
  /** How long the model's provider keeps what visitors wrote. */
  aiProviderKeeps: string
}

/** content/prices.yaml: euro, excluding VAT. */
export type Tier = {
  id: 'basic' | 'pro' | 'enterprise'
  name: string
  tagline: string
  from: number
  perMessage: number
  recommended: boolean
  button: { label: string; path: string }
  features: string[]
}

/** What the AI does on the telephone. `ai` and `regular` are euro per minute. */
export type TelephoneTask = { service: string; type: 'Inbound' | 'Outbound'; ai: number; regular: number }

export type Prices = {
  /** `exkl. USt.`, behind every price. */
  condition: string
  /** A sentence that says to whom we sell. */
  buyers: string
  tiers: Tier[]
  /** `setup` is euro, once for each task. */
  telephone: { setup: number; tasks: TelephoneTask[] }
  /** What each offer's price includes, and its minimum term. */
  terms: Record<TermGroup, Fact[]>
}
