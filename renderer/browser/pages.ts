/** Fetches the pages of this site, some of them before they are asked for. */

export type FetchedPage = {
  html: string
  /** Path and query where it was found: redirects may have led elsewhere. */
  address: string
}

const ahead = new Map<string, Promise<FetchedPage>>()

/** Whether an address is a page of this site: files have an ending. */
export function isPage({ origin, pathname }: URL | HTMLAnchorElement): boolean {
  return origin === location.origin && !/\.\w+$/.test(pathname)
}

/** Path and query: what names a page. */
export function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search
}

/** The page of an address, fetched now or taken from what was fetched ahead. Rejects when the network fails. */
export function takePage(address: string): Promise<FetchedPage> {
  const page = ahead.get(address) ?? fetchPage(address)
  ahead.delete(address)
  return page
}

/** Fetches a page as soon as the visitor rests on its link for a moment, focuses or touches it. */
export function fetchAhead(): void {
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
}

async function fetchPage(address: string): Promise<FetchedPage> {
  const response = await fetch(address)
  return { html: await response.text(), address: response.url.slice(location.origin.length) }
}
