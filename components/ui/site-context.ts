import { createContext, useContext } from 'react'
import { formHref } from '../facts/form-links'
import type { SiteData } from '../facts/site-data'

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
