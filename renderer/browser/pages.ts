/** Fetches the pages of this site, some of them before they are asked for. */
import type { Site } from './visits'

export type FetchedPage = {
  html: string
  /** Path and query after redirects. */
  address: string
}

/**
 * Fetches a page as soon as the visitor rests on its link for a moment, focuses or touches it, as `first` may have done.
 * @returns what takes the page of an address, fetched now or ahead; it rejects when the network fails
 */
export function fetchAhead(
  { isPage, addressOf }: Pick<Site, 'isPage' | 'addressOf'>,
  first?: Event,
): (address: string) => Promise<FetchedPage> {
  const ahead = new Map<string, Promise<FetchedPage>>()
  let timer: number | undefined
  const notice = ({ target }: Event) => {
    clearTimeout(timer)
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]')
    if (!link || !isPage(link) || link.pathname === location.pathname) return
    timer = window.setTimeout(() => {
      const address = addressOf(link)
      if (ahead.has(address)) return
      const page = fetchPage(address)
      ahead.set(address, page)
      page.catch(() => ahead.delete(address))
    }, 60)
  }
  for (const intent of ['mouseover', 'focusin', 'touchstart'])
    document.addEventListener(intent, notice, { passive: true })
  if (first) notice(first)
  return address => {
    const page = ahead.get(address) ?? fetchPage(address)
    ahead.delete(address)
    return page
  }
}

async function fetchPage(address: string): Promise<FetchedPage> {
  const response = await fetch(address)
  return { html: await response.text(), address: response.url.slice(location.origin.length) }
}
