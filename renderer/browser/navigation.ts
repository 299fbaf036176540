/** Follows links within the site without leaving the document: the chat and what it is doing live on. */
import { later } from './later'
import type { Site, Visit } from './visits'

/** `matches` while the visitor asks for less movement. */
export const calm = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether an address is a page of this site: files have an ending. */
function isPage({ origin, pathname }: URL | HTMLAnchorElement): boolean {
  return origin === location.origin && !/\.\w+$/.test(pathname)
}

/** Path and query: what names a page. */
function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search
}

/**
 * Without the Navigation API nothing happens: links load pages. What shows a page comes as a file of its own when the
 * visitor starts to move, so that it takes nothing from the first paint. That file gets all it needs handed over: code
 * that it shared with the page's script would be loaded and run twice.
 */
export function startNavigation(hooks: Pick<Site, 'arrive' | 'leave'>): void {
  const { navigation } = window
  if (!navigation) return
  const site: Site = { ...hooks, addressOf, isPage, calm, shown: addressOf(location), places: new Map() }
  let loading: Promise<Visit> | undefined
  const load = (intent?: Event) => {
    loading ??= later<typeof import('./visits')>('visits').then(({ startVisits }) => startVisits(site, intent))
    return loading
  }

  navigation.addEventListener('navigate', event => {
    const url = new URL(event.destination.url)
    site.places.set(navigation.currentEntry!.key, scrollY)
    if (!event.canIntercept || event.navigationType === 'reload' || event.formData) return
    if (event.downloadRequest !== null || !isPage(url)) return
    // An anchor on the present page, also the present one: the browser scrolls there.
    if ((event.hashChange || url.hash) && addressOf(url) === site.shown) return
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: () =>
        load().then(
          visit => visit(event, url),
          () => {
            // The address has changed already: the browser loads the page and shows its own error.
            if (!event.signal.aborted) location.reload()
          },
        ),
    })
  })
  const prepare = (intent: Event & Partial<MouseEvent>) => {
    // A mouse that lay there when the page came has not moved, although the browser says so; on a link it counts. While
    // something is dragged out of the window, the target can be the document.
    if (intent.movementX === 0 && !(intent.target as Element).closest?.('a')) return listen(intent.type)
    // The next link that is followed tries again.
    load(intent).catch(() => {
      loading = undefined
    })
  }
  const listen = (intent: string) => addEventListener(intent, prepare, { once: true })
  // Each of these events may come shortly before a click on a link.
  for (const intent of ['mousemove', 'touchstart', 'focusin', 'scroll']) listen(intent)
}
