/** Follows links within the site without leaving the document: the chat and what it is doing live on. */
import { addressOf, isPage } from './addresses'
import { calm } from './motion'
import type { Site, Visit } from './visits'

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
    loading ??= import('./visits').then(({ startVisits }) => startVisits(site, intent))
    return loading
  }

  navigation.addEventListener('navigate', event => {
    const url = new URL(event.destination.url)
    site.places.set(navigation.currentEntry!.key, scrollY)
    if (!event.canIntercept || event.navigationType === 'reload' || event.formData) return
    if (event.downloadRequest !== null || !isPage(url)) return
    // A place on the page that is shown, also the one where the visitor is: the browser scrolls there.
    if ((event.hashChange || url.hash) && addressOf(url) === site.shown) return
    // The address has changed already: the browser loads it, and says itself what is wrong.
    const fail = () => {
      if (!event.signal.aborted) location.reload()
    }
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: () => load().then(visit => visit(event, url), fail),
    })
  })
  const prepare = (intent: Event) => {
    // A link that is followed without it asks again.
    load(intent).catch(() => {
      loading = undefined
    })
  }
  // Whoever does one of these may follow a link soon.
  for (const intent of ['mouseover', 'touchstart', 'focusin', 'scroll'])
    addEventListener(intent, prepare, { once: true })
}
