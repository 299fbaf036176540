import { createContext, useContext } from 'react'
import type { ServiceFacts } from '../shared/messages'
import type { Scene } from '../shared/scene/scene'
import type { Prices } from './facts/prices'
import type { Site } from './facts/site'
import { formHref, type Wish } from './form-links'

/** What components need to know besides their own words: firm, prices, settings of the build, and one fact of the page. */
export type SiteData = {
  site: Site
  prices: Prices
  /** What visitors play with the assistants. */
  scenes: readonly Scene[]
  /** Where the service runs, as in `https://api.example.at`; empty on the same origin. */
  apiOrigin: string
  /** The EmailJS ids by form, when all are set at build time. */
  emailjs: {
    publicKey: string
    serviceId: string
    contactTemplateId: string
    trialTemplateId: string
  } | null
  /** What visitors of the page are after. */
  wish: Wish
  /** Whether facts that nobody has given yet are marked: in the preview only. */
  marksPlaceholders: boolean
  /** What runs behind the pages, for the privacy page. */
  service: ServiceFacts | undefined
}

const Context = createContext<SiteData | undefined>(undefined)

export const SiteProvider = Context.Provider

export function useSite(): SiteData {
  const data = useContext(Context)
  if (!data) throw new Error('useSite needs a SiteProvider around it')
  return data
}

/** Where a button of the page that is shown leads (form-links.ts). */
export function useFormHref(): (href: string, choice?: string) => string {
  const { wish } = useSite()
  return (href, choice) => formHref(href, wish, choice)
}
