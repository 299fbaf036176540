import type { NavigationContext } from './navigation-context'

type FetchedPage = {
  html: string
  /** Path and query after redirects. */
  address: string
}

/** How long a pointer rests on a link, in milliseconds, until its page is fetched. */
const REST_MS = 60

/**
 * Fetches pages of this site before they are asked for: when the pointer rests on a link, or when a link is focused or touched.
 * @param first the event that loaded this code, which may have been on a link
 * @returns a function that gives the page of an address, fetched now or before; it rejects when the network fails
 */
export function startPrefetch(
  { isPage, addressOf }: Pick<NavigationContext, 'isPage' | 'addressOf'>,
  first?: Event,
): (address: string) => Promise<FetchedPage> {
  const prefetched = new Map<string, Promise<FetchedPage>>()
  let timer: number | undefined
  const onIntent = ({ target }: Event) => {
    clearTimeout(timer)
    // While something is dragged out of the window, the target can be the document.
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]')
    if (!link || !isPage(link) || link.pathname === location.pathname) return
    timer = window.setTimeout(() => {
      const address = addressOf(link)
      if (prefetched.has(address)) return
      const page = fetchPage(address)
      prefetched.set(address, page)
      page.catch(() => prefetched.delete(address))
    }, REST_MS)
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onIntent)
  if (first) onIntent(first)
  return address => {
    const page = prefetched.get(address) ?? fetchPage(address)
    prefetched.delete(address)
    return page
  }
}

async function fetchPage(address: string): Promise<FetchedPage> {
  const response = await fetch(address)
  return { html: await response.text(), address: response.url.slice(location.origin.length) }
}
